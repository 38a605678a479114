// Language, display, brightness (a change counts at once and is kept), supply, version, new firmware.
#pragma once
#include "firmware/screens/question.h"

namespace lungta {

class SettingsScreen final : public Screen, public Asked {
 public:
  explicit SettingsScreen(Desk& desk) : desk_(desk) {}

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;
  void answered(bool yes) override;

 private:
  enum Item : std::size_t {
    kLanguageItem, kBrightnessItem, kPanelItem, kDieItem, kSupplyItem, kVersionItem, kUpdateItem, kItems
  };

  void change(int direction);
  void draw_item(Canvas& canvas, std::size_t place, std::size_t item) const;

  Desk& desk_;
  std::size_t cursor_ = 0;
};

}  // namespace lungta
