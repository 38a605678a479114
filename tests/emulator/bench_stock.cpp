// The canvas as a program with stock u8g2 would have it: clear the buffer, draw with u8g2's own routines, send it all.
// Linked in place of firmware/ui/canvas.cpp it makes the same device draw the same screens, for tools/bench to compare.
//
// Where there is a choice it is made in favour of stock u8g2: texts are measured as quickly as in our canvas, and the
// bytes go over the bus by the same driver.
#include <array>
#include <cstring>

#include "firmware/ui/canvas.h"
#include "firmware/ui/symbols.h"
#include "hal/display.h"

#ifndef U8G2_16BIT
#define U8G2_16BIT
#endif
extern "C" {
#include "u8g2.h"
}

namespace lungta {
namespace {

struct FontRow {
  const uint8_t* data;
  uint8_t ascent, height, advance;  // as in canvas.cpp
};
constexpr FontRow kFonts[] = {
    {u8g2_font_5x7_tf, 6, 7, 5},     {u8g2_font_6x10_tf, 8, 10, 6},     {u8g2_font_7x13B_tf, 10, 12, 7},
    {u8g2_font_9x15B_tf, 12, 15, 9}, {u8g2_font_helvB18_tn, 18, 18, 0}, {u8g2_font_helvB24_tn, 24, 24, 0},
};
const FontRow& row_of(Font font) { return kFonts[static_cast<size_t>(font)]; }

u8g2_t u8g2;
std::array<uint8_t, 32> transaction;  // what u8g2 promises not to exceed
size_t transaction_size = 0;

uint8_t on_byte(u8x8_t*, uint8_t message, uint8_t count, void* bytes) {
  if (message == U8X8_MSG_BYTE_START_TRANSFER) transaction_size = 0;
  if (message == U8X8_MSG_BYTE_SEND) {
    std::memcpy(transaction.data() + transaction_size, bytes, count);
    transaction_size += count;
  }
  if (message == U8X8_MSG_BYTE_END_TRANSFER) hal_display_write(transaction.data(), transaction_size);
  return 1;
}

uint8_t on_gpio(u8x8_t*, uint8_t, uint8_t, void*) { return 1; }

u8g2_uint_t unit(int value) { return static_cast<u8g2_uint_t>(value); }

// The texts of the firmware are valid UTF-8 of at most three bytes a character.
uint16_t next_character(std::string_view& text) {
  uint32_t code = static_cast<uint8_t>(text.front());
  text.remove_prefix(1);
  if (code >= 0x80) code &= code < 0xE0 ? 0x1Fu : 0x0Fu;
  for (; !text.empty() && (static_cast<uint8_t>(text.front()) & 0xC0) == 0x80; text.remove_prefix(1)) {
    code = code << 6 | (static_cast<uint8_t>(text.front()) & 0x3F);
  }
  return static_cast<uint16_t>(code);
}

int draw_symbol(int x, int baseline, int advance, const Symbol& symbol) {
  const int left = x + (advance - Symbol::kWidth) / 2;
  for (int column = 0; column < Symbol::kWidth; ++column) {
    for (int y = 0; y < Symbol::kHeight; ++y) {
      if ((symbol.columns[static_cast<size_t>(column)] >> y & 1) == 0) continue;
      u8g2_DrawPixel(&u8g2, unit(left + column), unit(baseline - Symbol::kHeight + 1 + y));
    }
  }
  return advance;
}

void draw_box(Rect rect, uint8_t colour) {
  if (rect.x < 0) rect.width += rect.x, rect.x = 0;
  if (rect.y < 0) rect.height += rect.y, rect.y = 0;
  if (rect.width <= 0 || rect.height <= 0) return;
  u8g2_SetDrawColor(&u8g2, colour);
  u8g2_DrawBox(&u8g2, unit(rect.x), unit(rect.y), unit(rect.width), unit(rect.height));
  u8g2_SetDrawColor(&u8g2, 1);
}

}  // namespace

Canvas::Canvas() {
  u8g2_Setup_ssd1306_i2c_128x64_noname_f(&u8g2, U8G2_R0, on_byte, on_gpio);
  u8g2_SetFontMode(&u8g2, 1);  // the background of a letter leaves what is below, as in our canvas
}

bool Canvas::start(Panel, uint32_t) {
  u8g2_InitDisplay(&u8g2);
  panel_present_ = true;
  return true;
}

int Canvas::line_height(Font font) { return row_of(font).height; }

int Canvas::text_width(Font font, std::string_view text) {
  const FontRow& row = row_of(font);
  if (row.advance == 0) u8g2_SetFont(&u8g2, row.data);
  int width = 0;
  while (!text.empty()) {
    const uint16_t code = next_character(text);
    width += row.advance != 0 ? row.advance : u8g2_GetGlyphWidth(&u8g2, code);
  }
  return width;
}

int Canvas::draw_text(int x, int top, Font font, std::string_view text) {
  const FontRow& row = row_of(font);
  const int baseline = top + row.ascent;
  u8g2_SetFont(&u8g2, row.data);
  while (!text.empty()) {
    const uint16_t code = next_character(text);
    const Symbol* symbol = code < 0x100 ? nullptr : find_symbol(code);
    x += symbol != nullptr ? draw_symbol(x, baseline, row.advance, *symbol)
                           : u8g2_DrawGlyph(&u8g2, unit(x), unit(baseline), code);
  }
  return x;
}

void Canvas::draw_text_centred(int middle, int top, Font font, std::string_view text) {
  draw_text(middle - text_width(font, text) / 2, top, font, text);
}

void Canvas::draw_text_in(const Rect& rect, Align align, Font font, std::string_view text) {
  const int spare_width = rect.width - text_width(font, text);
  const int spare_height = rect.height - line_height(font);
  const int indent = align == Align::kLeft ? 0 : align == Align::kRight ? spare_width : spare_width / 2;
  draw_text(rect.x + indent, rect.y + spare_height / 2, font, text);
}

void Canvas::clear() { u8g2_ClearBuffer(&u8g2); }
void Canvas::pixel(int x, int y) { u8g2_DrawPixel(&u8g2, unit(x), unit(y)); }
void Canvas::line(int x0, int y0, int x1, int y1) { u8g2_DrawLine(&u8g2, unit(x0), unit(y0), unit(x1), unit(y1)); }
void Canvas::frame(const Rect& rect) {
  u8g2_DrawFrame(&u8g2, unit(rect.x), unit(rect.y), unit(rect.width), unit(rect.height));
}
void Canvas::fill(const Rect& rect) { draw_box(rect, 1); }
void Canvas::erase(const Rect& rect) { draw_box(rect, 0); }
void Canvas::invert(const Rect& rect) { draw_box(rect, 2); }
bool Canvas::lit(int x, int y) const { return (u8g2_GetBufferPtr(&u8g2)[y / 8 * kWidth + x] >> (y % 8) & 1) != 0; }

bool Canvas::present(uint32_t) {
  u8g2_SendBuffer(&u8g2);
  if (!showing_) u8g2_SetPowerSave(&u8g2, 0);
  showing_ = true;
  return true;
}

void Canvas::refresh(uint32_t) {}  // a program with stock u8g2 would not

uint32_t Canvas::next_deadline(uint32_t now_ms) const { return now_ms + kNothingDueMs; }
void Canvas::set_contrast(uint8_t contrast) { u8g2_SetContrast(&u8g2, contrast); }
void Canvas::power(bool on) { u8g2_SetPowerSave(&u8g2, on ? 0 : 1); }

}  // namespace lungta
