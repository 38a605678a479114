// Reads one character of a font in u8g2's packed format.
//
// u8g2's own text routine spends most of its time per pixel run (rotation, clip window, colour): a screen of a hundred
// characters takes it several milliseconds, longer than sending what changed. Here a glyph is unpacked into columns
// that are already shifted to their place in the frame's bytes, so drawing one is a few OR instructions per column.
#pragma once

#include <array>
#include <cstdint>

namespace lungta {

struct Glyph {
  static constexpr int kMaxWidth = 24;   // the widest glyph in the fonts of canvas.cpp is 17
  static constexpr int kMaxHeight = 25;  // with a shift of up to 7 a column still fits 32 bits

  int left;                                 // from the pen to the first column
  int width;                                // columns
  int advance;                              // from the pen to the next pen
  int page;                                 // the row of bytes of the frame in which the columns start
  int pages;                                // rows of bytes they reach over
  std::array<uint32_t, kMaxWidth> columns;  // bit 0 is the top pixel of `page`
};

// Unpacks character `code` for a baseline at pixel row `baseline`. False when the font lacks it.
[[nodiscard]] bool unpack_glyph(const uint8_t* font, uint8_t code, int baseline, Glyph& glyph);

// How far character `code` moves the pen; -1 when the font lacks it.
[[nodiscard]] int glyph_advance(const uint8_t* font, uint8_t code);

}  // namespace lungta
