// Language, display, brightness. A change counts at once and is kept.
#pragma once
#include "firmware/screens/desk.h"

namespace lungta {

class SettingsScreen final : public Screen {
 public:
  explicit SettingsScreen(Desk& desk) : desk_(desk) {}

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;

 private:
  enum Item : std::size_t { kLanguageItem, kBrightnessItem, kPanelItem, kDieItem, kVersionItem, kItems };

  void change(int direction);
  void draw_item(Canvas& canvas, std::size_t item) const;

  Desk& desk_;
  std::size_t cursor_ = 0;
};

}  // namespace lungta
