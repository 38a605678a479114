#include "firmware/ui/canvas.h"

#include <cstring>
#include <new>

#include "firmware/ui/glyph.h"
#include "firmware/ui/symbols.h"
#include "hal/display.h"

// u8g2 compiled as C chooses 16-bit coordinates; a strict C++ compiler on a PC would choose 8-bit ones and disagree
// with it about the layout of u8g2_t.
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
  uint8_t ascent;   // rows of a line above the baseline, accents on capitals included
  uint8_t height;   // of the whole line
  uint8_t advance;  // of every character; 0: it varies
};

// In the order of Font. Only fonts whose ink stays inside its advance, so that no text reaches beyond its width.
constexpr FontRow kFonts[] = {
    {u8g2_font_5x7_tf, 6, 7, 5},        // kSmall
    {u8g2_font_6x10_tf, 8, 10, 6},      // kNormal
    {u8g2_font_7x13B_tf, 10, 12, 7},    // kBold
    {u8g2_font_9x15B_tf, 12, 15, 9},    // kBig
    {u8g2_font_helvB18_tn, 18, 18, 0},  // kHuge
    {u8g2_font_helvB24_tn, 24, 24, 0},  // kGiant
};

const FontRow& row_of(Font font) { return kFonts[static_cast<size_t>(font)]; }

constexpr uint8_t kDark = 0;  // u8g2's draw colours
constexpr uint8_t kLit = 1;
constexpr uint8_t kToggle = 2;

// The panel's byte protocol. A control byte says what follows: one command, or data to the end of the transaction.
constexpr uint8_t kOneCommand = 0x80;
constexpr uint8_t kDataToEnd = 0x40;
constexpr uint8_t kDisplayOff = 0xAE;
constexpr uint8_t kSetPage = 0xB0;
constexpr uint8_t kSetColumnLow = 0x00;
constexpr uint8_t kSetColumnHigh = 0x10;
constexpr size_t kRunHead = 7;  // three commands with their control bytes, and the control byte of the data

constexpr int kTileWidth = 8;
constexpr int kTiles = Canvas::kWidth / kTileWidth;
// A new run costs the address byte, kRunHead and a stop and start: as much as resending one unchanged tile.
constexpr int kMergeableGap = 1;

constexpr char kUnknown = '?';

// The next character of UTF-8 text; bytes that are no UTF-8, and characters beyond the first 65536, are 0.
uint16_t next_character(std::string_view& text) {
  const auto lead = static_cast<uint8_t>(text.front());
  text.remove_prefix(1);
  if (lead < 0x80) return lead;
  uint32_t code = lead & (lead < 0xE0 ? 0x1F : 0x0F);
  size_t tail = 0;
  while (!text.empty() && (static_cast<uint8_t>(text.front()) & 0xC0) == 0x80) {
    code = code << 6 | (static_cast<uint8_t>(text.front()) & 0x3F);
    text.remove_prefix(1);
    ++tail;
  }
  const bool whole = (lead >= 0xC2 && lead < 0xE0 && tail == 1) || (lead >= 0xE0 && lead < 0xF0 && tail == 2);
  return whole ? static_cast<uint16_t>(code) : 0;
}

// A symbol stands in the middle of a small letter's cell whatever the font: right beside its digits.
bool unpack_symbol(uint16_t code, int baseline, int advance, Glyph& glyph) {
  const Symbol* symbol = find_symbol(code);
  if (symbol == nullptr || advance == 0) return false;
  const int top = baseline - Symbol::kHeight + 1;
  glyph = {.left = (advance - Symbol::kWidth) / 2, .width = Symbol::kWidth, .advance = advance, .page = top >> 3,
           .pages = 2, .columns = {}};
  for (size_t i = 0; i < symbol->columns.size(); ++i) {
    glyph.columns[i] = static_cast<uint32_t>(symbol->columns[i]) << (top & 7);
  }
  return true;
}

bool unpack_character(const FontRow& row, uint16_t code, int baseline, Glyph& glyph) {
  if (code < 0x100) return unpack_glyph(row.data, static_cast<uint8_t>(code), baseline, glyph);
  return unpack_symbol(code, baseline, row.advance, glyph);
}

size_t characters(std::string_view text) {
  size_t count = 0;
  while (!text.empty()) {
    next_character(text);
    ++count;
  }
  return count;
}

bool tile_differs(const uint8_t* a, const uint8_t* b) {
  uint32_t words[4];
  std::memcpy(words, __builtin_assume_aligned(a, 4), 8);
  std::memcpy(words + 2, __builtin_assume_aligned(b, 4), 8);
  return words[0] != words[2] || words[1] != words[3];
}

}  // namespace

// u8g2 calls back with its own object, which is the first member: so the rest of this can be found from it.
struct Canvas::Engine {
  u8g2_t u8g2;
  std::array<uint8_t, 16> transaction;  // u8g2 sends a command with its arguments at a time
  uint8_t count;
  bool answered;
  bool stays_lit;  // while it is brought up once more

  static Engine& of(u8x8_t* u8x8) { return *reinterpret_cast<Engine*>(u8x8); }

  static uint8_t on_byte(u8x8_t* u8x8, uint8_t message, uint8_t count, void* bytes) {
    Engine& self = of(u8x8);
    if (message == U8X8_MSG_BYTE_START_TRANSFER) self.count = 0;
    if (message == U8X8_MSG_BYTE_SEND && self.count + count <= self.transaction.size()) {
      std::memcpy(self.transaction.data() + self.count, bytes, count);
      self.count = static_cast<uint8_t>(self.count + count);
    }
    const bool darkens = self.count == 2 && self.transaction[1] == kDisplayOff;
    if (message == U8X8_MSG_BYTE_END_TRANSFER && self.answered && !(darkens && self.stays_lit)) {
      self.answered = hal_display_write(self.transaction.data(), self.count);
    }
    return 1;
  }

  // Reset pin and delays: a module on I2C has neither.
  static uint8_t on_gpio(u8x8_t*, uint8_t, uint8_t, void*) { return 1; }

  void set_panel(Panel panel) {
    u8g2_SetupDisplay(&u8g2, panel == Panel::kSh1106 ? u8x8_d_sh1106_128x64_noname : u8x8_d_ssd1306_128x64_noname,
                      u8x8_cad_ssd13xx_fast_i2c, on_byte, on_gpio);
  }
};

Canvas::Canvas() {
  static_assert(sizeof(Engine) <= kEngineBytes && alignof(Engine) <= alignof(std::max_align_t));
  Engine* fresh = new (engine_.data()) Engine{};  // placement: no heap
  fresh->set_panel(panel_);
  u8g2_SetupBuffer(&fresh->u8g2, frame_.data(), kPages, u8g2_ll_hvline_vertical_top_lsb, U8G2_R0);
}

Canvas::Engine& Canvas::engine() { return *std::launder(reinterpret_cast<Engine*>(engine_.data())); }

// --- text ---

int Canvas::line_height(Font font) { return row_of(font).height; }

int Canvas::text_width(Font font, std::string_view text) {
  const FontRow& row = row_of(font);
  if (row.advance != 0) return static_cast<int>(characters(text)) * row.advance;
  int width = 0;
  while (!text.empty()) {
    const uint16_t code = next_character(text);
    const int advance = code < 0x100 ? glyph_advance(row.data, static_cast<uint8_t>(code)) : 0;
    if (advance > 0) width += advance;
  }
  return width;
}

int Canvas::draw_text(int x, int top, Font font, std::string_view text) {
  const FontRow& row = row_of(font);
  bool whole = x >= 0 && top >= 0 && top + row.height <= kHeight;
  Glyph glyph;
  while (!text.empty()) {
    const uint16_t code = next_character(text);
    if (!unpack_character(row, code, top + row.ascent, glyph)) {
      whole = false;
      if (!unpack_glyph(row.data, kUnknown, top + row.ascent, glyph)) continue;
    }
    blit(glyph, x);
    x += glyph.advance;
  }
  if (!whole || x > kWidth) ++clipped_;
  return x;
}

void Canvas::blit(const Glyph& glyph, int pen) {
  const int x = pen + glyph.left;
  const int first = x < 0 ? -x : 0;
  const int last = x + glyph.width > kWidth ? kWidth - x : glyph.width;
  if (glyph.width == 0 || first >= last) return;
  for (int i = 0; i < glyph.pages; ++i) {
    const int page = glyph.page + i;
    if (page < 0 || page >= kPages) continue;
    uint8_t* bytes = frame_.data() + page * kWidth + x;
    for (int column = first; column < last; ++column) {
      bytes[column] |= static_cast<uint8_t>(glyph.columns[static_cast<size_t>(column)] >> (8 * i));
    }
  }
}

void Canvas::draw_text_centred(int middle, int top, Font font, std::string_view text) {
  draw_text(middle - text_width(font, text) / 2, top, font, text);
}

void Canvas::draw_text_in(const Rect& rect, Align align, Font font, std::string_view text) {
  const int spare_width = rect.width - text_width(font, text);
  const int spare_height = rect.height - line_height(font);
  if (spare_width < 0 || spare_height < 0) ++clipped_;
  const int indent = align == Align::kLeft ? 0 : align == Align::kRight ? spare_width : spare_width / 2;
  draw_text(rect.x + indent, rect.y + spare_height / 2, font, text);
}

// --- shapes ---

namespace {

// The part of a rectangle that is on the screen; u8g2 takes no negative coordinates.
bool clip(Rect& rect) {
  if (rect.x < 0) rect.width += rect.x, rect.x = 0;
  if (rect.y < 0) rect.height += rect.y, rect.y = 0;
  if (rect.x + rect.width > Canvas::kWidth) rect.width = Canvas::kWidth - rect.x;
  if (rect.y + rect.height > Canvas::kHeight) rect.height = Canvas::kHeight - rect.y;
  return rect.width > 0 && rect.height > 0;
}

void draw_box(u8g2_t& u8g2, Rect rect, uint8_t colour) {
  if (!clip(rect)) return;
  u8g2_SetDrawColor(&u8g2, colour);
  u8g2_DrawBox(&u8g2, static_cast<u8g2_uint_t>(rect.x), static_cast<u8g2_uint_t>(rect.y),
               static_cast<u8g2_uint_t>(rect.width), static_cast<u8g2_uint_t>(rect.height));
  u8g2_SetDrawColor(&u8g2, kLit);
}

bool on_screen(int x, int y) { return x >= 0 && x < Canvas::kWidth && y >= 0 && y < Canvas::kHeight; }

}  // namespace

void Canvas::clear() { frame_.fill(0); }

void Canvas::pixel(int x, int y) {
  if (on_screen(x, y)) frame_[static_cast<size_t>(y / 8 * kWidth + x)] |= static_cast<uint8_t>(1u << (y % 8));
}

void Canvas::line(int x0, int y0, int x1, int y1) {
  if (!on_screen(x0, y0) || !on_screen(x1, y1)) return;
  u8g2_DrawLine(&engine().u8g2, static_cast<u8g2_uint_t>(x0), static_cast<u8g2_uint_t>(y0),
                static_cast<u8g2_uint_t>(x1), static_cast<u8g2_uint_t>(y1));
}

void Canvas::frame(const Rect& rect) {
  const int right = rect.x + rect.width - 1;
  const int bottom = rect.y + rect.height - 1;
  fill({rect.x, rect.y, rect.width, 1});
  fill({rect.x, bottom, rect.width, 1});
  fill({rect.x, rect.y, 1, rect.height});
  fill({right, rect.y, 1, rect.height});
}

void Canvas::fill(const Rect& rect) { draw_box(engine().u8g2, rect, kLit); }
void Canvas::erase(const Rect& rect) { draw_box(engine().u8g2, rect, kDark); }
void Canvas::invert(const Rect& rect) { draw_box(engine().u8g2, rect, kToggle); }

bool Canvas::lit(int x, int y) const {
  return on_screen(x, y) && (frame_[static_cast<size_t>(y / 8 * kWidth + x)] >> (y % 8) & 1) != 0;
}

// --- the panel ---

bool Canvas::start(Panel panel, uint32_t now_ms) {
  panel_ = panel;
  engine().set_panel(panel);
  return bring_up(now_ms);
}

// The panel stays dark: it wakes with noise in its memory. present() lights it after its first whole frame.
bool Canvas::bring_up(uint32_t now_ms) {
  Engine& link = engine();
  link.answered = true;
  u8g2_InitDisplay(&link.u8g2);
  if (link.answered) u8g2_SetContrast(&link.u8g2, contrast_);
  // u8g2 leaves an SSD1306 in horizontal addressing, in which it may ignore the page commands of send_run().
  if (link.answered && panel_ == Panel::kSsd1306) {
    constexpr uint8_t kPageAddressing[] = {0x00, 0x20, 0x02};
    link.answered = hal_display_write(kPageAddressing, sizeof(kPageAddressing));
  }
  everything_changed_ = true;
  showing_ = false;
  panel_present_ = link.answered;
  retry_at_ms_ = now_ms + kRetryMs;
  return panel_present_;
}

void Canvas::refresh(uint32_t now_ms) {
  if (!panel_present_) return;
  engine().stays_lit = true;
  bring_up(now_ms);
  engine().stays_lit = false;
}

bool Canvas::present(uint32_t now_ms) {
  if (!panel_present_ && (!reached(now_ms, retry_at_ms_) || !bring_up(now_ms))) return false;
  if (!send_changes() || !show()) {
    panel_present_ = false;
    retry_at_ms_ = now_ms + kRetryMs;
  }
  return panel_present_;
}

uint32_t Canvas::next_deadline(uint32_t now_ms) const { return panel_present_ ? now_ms + kNothingDueMs : retry_at_ms_; }

// Sends each run of changed tiles; runs of a page are joined where the gap is cheaper than a new transaction.
bool Canvas::send_changes() {
  for (int page = 0; page < kPages; ++page) {
    const size_t start = static_cast<size_t>(page) * kWidth;
    int first = -1;  // of the run being collected
    int last = -1;
    for (int tile = 0; tile < kTiles; ++tile) {
      const size_t at = start + static_cast<size_t>(tile * kTileWidth);
      if (!everything_changed_ && !tile_differs(frame_.data() + at, sent_.data() + at)) continue;
      if (first >= 0 && tile - last - 1 > kMergeableGap) {
        if (!send_run(page, first, last)) return false;
        first = tile;
      }
      if (first < 0) first = tile;
      last = tile;
    }
    if (first >= 0 && !send_run(page, first, last)) return false;
  }
  everything_changed_ = false;
  return true;
}

bool Canvas::send_run(int page, int first_tile, int last_tile) {
  const int column = first_tile * kTileWidth + engine().u8g2.u8x8.x_offset;
  const size_t start = static_cast<size_t>(page * kWidth + first_tile * kTileWidth);
  const size_t count = static_cast<size_t>(last_tile - first_tile + 1) * kTileWidth;
  uint8_t transaction[kRunHead + kWidth] = {
      kOneCommand, static_cast<uint8_t>(kSetPage | page),
      kOneCommand, static_cast<uint8_t>(kSetColumnLow | (column & 0x0F)),
      kOneCommand, static_cast<uint8_t>(kSetColumnHigh | column >> 4),
      kDataToEnd,
  };
  std::memcpy(transaction + kRunHead, frame_.data() + start, count);
  if (!hal_display_write(transaction, kRunHead + count)) return false;
  std::memcpy(sent_.data() + start, frame_.data() + start, count);
  return true;
}

bool Canvas::show() {
  if (showing_ == powered_) return true;
  Engine& link = engine();
  link.answered = true;
  u8g2_SetPowerSave(&link.u8g2, powered_ ? 0 : 1);
  if (link.answered) showing_ = powered_;
  return link.answered;
}

void Canvas::power(bool on) { powered_ = on; }

void Canvas::set_contrast(uint8_t contrast) {
  contrast_ = contrast;
  if (!panel_present_) return;
  engine().answered = true;
  u8g2_SetContrast(&engine().u8g2, contrast);
}

}  // namespace lungta
