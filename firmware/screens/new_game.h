// Which game? The first step of a new one.
#pragma once
#include "firmware/screens/desk.h"

namespace lungta {

class NewGameScreen final : public Screen {
 public:
  explicit NewGameScreen(Desk& desk) : desk_(desk) {}

  std::size_t cursor() const { return cursor_; }

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;

 private:
  Desk& desk_;
  std::size_t cursor_ = 0;  // stays on the game played last
};

}  // namespace lungta
