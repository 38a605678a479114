// Signs the fonts lack: arrows, card suits, and the shapes that stand for colours. Drawn in text like letters.
#pragma once
#include <array>
#include <cstdint>

namespace lungta {

struct Symbol {
  static constexpr int kWidth = 5;
  static constexpr int kHeight = 7;
  std::uint16_t code;                         // Unicode
  std::array<std::uint8_t, kWidth> columns;   // bit 0 is the top pixel
};

// The symbol for a character, or nullptr.
const Symbol* find_symbol(std::uint16_t code);

// A shape for each prayer-flag colour (game/core/colours.h), after what it stands for on the flag: known at a glance,
// where the screen has no colours. As UTF-8.
const char* colour_shape(int colour);

}  // namespace lungta
