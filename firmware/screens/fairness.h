// The die put to the test: a thousand rolls from the device's own randomness, how often each side came, and whether a
// fair die may do that.
#pragma once
#include <array>

#include "firmware/screens/desk.h"

namespace lungta {

class FairnessScreen final : public Screen {
 public:
  static constexpr std::uint32_t kRolls = 1000;
  static constexpr std::uint32_t kSides = 4;
  using Counts = std::array<std::uint16_t, kSides>;

  explicit FairnessScreen(Desk& desk) : desk_(desk) {}
  void open();

  // Chi-square in tenths against equal chances.
  static std::uint32_t chi_square_tenths(const Counts& counts);
  static bool is_fair(const Counts& counts);

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;

 private:
  void roll_all();

  Desk& desk_;
  Counts counts_{};
};

}  // namespace lungta
