// The points alone, as large as they go: readable across a table.
#pragma once
#include "firmware/screens/desk.h"

namespace lungta {

class BigNumbersScreen final : public Screen {
 public:
  explicit BigNumbersScreen(Desk& desk) : desk_(desk) {}

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;

 private:
  Desk& desk_;
};

}  // namespace lungta
