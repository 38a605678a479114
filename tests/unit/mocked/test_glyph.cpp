// Our glyph reader against u8g2's own text routine: the same pixels for every character of every font in use.
#include <cstring>

#include "firmware/ui/canvas.h"
#include "unity.h"

// As in canvas.cpp.
#ifndef U8G2_16BIT
#define U8G2_16BIT
#endif
extern "C" {
#include "u8g2.h"

void setUp(void) {}
void tearDown(void) {}
}

namespace {

using lungta::Canvas;
using lungta::Font;

struct FontUnderTest {
  Font font;
  const uint8_t* data;
  int ascent;
  bool digits_only;
};

constexpr FontUnderTest kFonts[] = {
    {Font::kSmall, u8g2_font_5x7_tf, 6, false},    {Font::kNormal, u8g2_font_6x10_tf, 8, false},
    {Font::kBold, u8g2_font_7x13B_tf, 10, false},  {Font::kBig, u8g2_font_9x15B_tf, 12, false},
    {Font::kHuge, u8g2_font_helvB18_tn, 18, true}, {Font::kGiant, u8g2_font_helvB24_tn, 24, true},
};

struct Text {
  char bytes[3];
};

Text utf8(int code) {
  if (code < 0x80) return {{static_cast<char>(code), 0, 0}};
  return {{static_cast<char>(0xC0 | code >> 6), static_cast<char>(0x80 | (code & 0x3F)), 0}};
}

bool in_font(const FontUnderTest& font, int code) {
  if (font.digits_only) return std::strchr("0123456789+-", code) != nullptr;
  return (code >= 0x20 && code < 0x7F) || code >= 0xA0;
}

// What u8g2 draws, in the same page layout.
const uint8_t* drawn_by_u8g2(const uint8_t* font, int x, int baseline, const char* text) {
  static u8g2_t u8g2;
  u8g2_Setup_ssd1306_i2c_128x64_noname_f(&u8g2, U8G2_R0, u8x8_dummy_cb, u8x8_dummy_cb);
  u8g2_ClearBuffer(&u8g2);
  u8g2_SetFont(&u8g2, font);
  u8g2_SetFontMode(&u8g2, 1);
  u8g2_DrawUTF8(&u8g2, static_cast<u8g2_uint_t>(x), static_cast<u8g2_uint_t>(baseline), text);
  return u8g2_GetBufferPtr(&u8g2);
}

void test_every_glyph_equals_u8g2_at_every_shift() {
  static Canvas canvas;
  for (const FontUnderTest& font : kFonts) {
    for (int code = 0x20; code <= 0xFF; ++code) {
      if (!in_font(font, code)) continue;
      const Text text = utf8(code);
      for (int top = 0; top < 8; ++top) {
        canvas.clear();
        canvas.draw_text(3 + top, top, font.font, text.bytes);
        const uint8_t* expected = drawn_by_u8g2(font.data, 3 + top, top + font.ascent, text.bytes);
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(expected, canvas.pixels().data(), Canvas::kFrameBytes, text.bytes);
      }
    }
  }
  TEST_ASSERT_EQUAL_UINT32(0, canvas.clipped());
}

// Screens lay lines out by line_height() and text_width() alone: no ink may lie outside.
void test_ink_stays_inside_line_and_width() {
  static Canvas canvas;
  for (const FontUnderTest& font : kFonts) {
    for (int code = 0x20; code <= 0xFF; ++code) {
      if (!in_font(font, code)) continue;
      const Text text = utf8(code);
      canvas.clear();
      canvas.draw_text(40, 20, font.font, text.bytes);
      canvas.erase({40, 20, Canvas::text_width(font.font, text.bytes), Canvas::line_height(font.font)});
      static const Canvas::FrameBytes kDark{};
      TEST_ASSERT_EQUAL_MEMORY_MESSAGE(kDark.data(), canvas.pixels().data(), Canvas::kFrameBytes, text.bytes);
    }
  }
}

void test_width_is_what_drawing_advances() {
  static Canvas canvas;
  const char* words[] = {"", "Ana", "\xC3\x89va", "+11", "-203"};
  for (const FontUnderTest& font : kFonts) {
    for (const char* word : words) {
      if (font.digits_only && word[0] != '+' && word[0] != '-') continue;
      TEST_ASSERT_EQUAL_INT(canvas.draw_text(0, 0, font.font, word), Canvas::text_width(font.font, word));
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_every_glyph_equals_u8g2_at_every_shift);
  RUN_TEST(test_ink_stays_inside_line_and_width);
  RUN_TEST(test_width_is_what_drawing_advances);
  return UNITY_END();
}
