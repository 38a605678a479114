// The values a slot may take right now.
#pragma once
#include <bit>
#include <cstdint>

#include "game/core/event.h"

namespace lungta {

struct Domain {
  bool visible = false;        // hidden slots are not asked and hold 0
  std::int16_t min = 0;
  std::int16_t max = 0;
  std::int16_t preset = 0;     // the value before the player touches it; kUnset: must be chosen
  std::uint64_t allowed = ~std::uint64_t{0};  // listed choices: bit v is set when value v may be chosen (values 0..63)
  const char* rule = nullptr;  // the rule that sets these limits

  static constexpr Domain hidden() { return {}; }
  static constexpr Domain range(int min, int max, int preset, const char* rule) {
    return {true, static_cast<std::int16_t>(min), static_cast<std::int16_t>(max), static_cast<std::int16_t>(preset),
            ~std::uint64_t{0}, rule};
  }
  // The choices whose bits are set in `mask`, which is not empty.
  static constexpr Domain choices(std::uint64_t mask, int preset, const char* rule) {
    Domain domain = range(std::countr_zero(mask), 63 - std::countl_zero(mask), preset, rule);
    domain.allowed = mask;
    return domain;
  }
  static constexpr Domain yes_no(bool preset, const char* rule) { return range(0, 1, preset ? 1 : 0, rule); }

  constexpr bool allows(int value) const {
    if (value < min || value > max) return false;
    return value < 0 || value > 63 || ((allowed >> value) & 1U) != 0;
  }
};

// Mask of the values 0 .. count-1.
constexpr std::uint64_t first_choices(int count) { return (std::uint64_t{1} << count) - 1; }

}  // namespace lungta
