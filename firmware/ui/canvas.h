// The screen: 128x64 pixels to draw on, and the panel they are sent to.
//
// u8g2 gives the fonts, draws lines and boxes, and knows how a panel is brought up; nothing outside canvas.cpp
// sees it. Two things are our own because they decide how quickly a press is answered: text (glyph.h) and sending.
// A frame is drawn in full each time; present() then compares it with what the panel shows and sends only the tiles
// that differ.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "firmware/deadline.h"
#include "firmware/panel.h"

namespace lungta {

struct Glyph;

// Every glyph of a font lies inside its line height and its advance: lines and words never touch what is beside them.
enum class Font : uint8_t {
  kSmall,   // 5 x 7,   Latin-1: six players on one screen
  kNormal,  // 6 x 10,  Latin-1: 21 characters a line
  kBold,    // 7 x 12,  Latin-1: headings
  kBig,     // 9 x 15,  Latin-1: one word that matters
  kHuge,    // 13 x 18, digits + - only: three digits in a third of the width
  kGiant,   // 18 x 24, digits + - only: three digits in half of the width
};

enum class Align : uint8_t { kLeft, kCentre, kRight };

struct Rect {
  int x, y, width, height;
};

class Canvas {
 public:
  static constexpr int kWidth = 128;
  static constexpr int kHeight = 64;
  static constexpr int kPages = kHeight / 8;  // the panel's memory: rows of bytes, eight pixels tall
  static constexpr int kFrameBytes = kWidth * kPages;
  static constexpr uint32_t kRetryMs = 3000;  // how often a panel that does not answer is tried again

  using FrameBytes = std::array<uint8_t, kFrameBytes>;  // byte (y / 8) * 128 + x, bit y % 8: 1 is lit

  Canvas();
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  // Brings the panel up; false when none answers. Drawing works either way, and present() keeps trying.
  bool start(Panel panel, uint32_t now_ms);
  [[nodiscard]] bool panel_present() const { return panel_present_; }

  // --- text (UTF-8: Latin-1 and the signs of symbols.h; anything else is drawn as '?') ---
  [[nodiscard]] static int line_height(Font font);
  [[nodiscard]] static int text_width(Font font, std::string_view text);
  // Draws with the top left corner of the line at (x, top) and returns the x after the last character.
  int draw_text(int x, int top, Font font, std::string_view text);
  // The same with the middle of the text at x.
  void draw_text_centred(int middle, int top, Font font, std::string_view text);
  // Draws one line inside a rectangle, in the middle of its height.
  void draw_text_in(const Rect& rect, Align align, Font font, std::string_view text);

  // --- shapes; what lies outside the screen is left away ---
  void clear();  // the whole screen dark
  void pixel(int x, int y);
  void line(int x0, int y0, int x1, int y1);
  void frame(const Rect& rect);  // outline
  void fill(const Rect& rect);   // lit
  void erase(const Rect& rect);  // dark
  void invert(const Rect& rect);

  // --- the panel ---
  // Sends what changed since the last call. False while no panel answers; it is tried again every kRetryMs.
  bool present(uint32_t now_ms);
  // When present() should be called at the latest: the next try, or kNothingDueMs from now.
  [[nodiscard]] uint32_t next_deadline(uint32_t now_ms) const;
  // Brings the panel up once more without darkening it; the next present() sends everything. One that lost its power
  // for an instant acknowledges every byte and shows nothing: nobody can tell, so this is for every now and then.
  void refresh(uint32_t now_ms);
  void set_contrast(uint8_t contrast);  // 0 to 255
  void power(bool on);                  // off: dark from the next present() on, the picture is kept

  // --- for tests, screenshots and the fault screen ---
  [[nodiscard]] const FrameBytes& pixels() const { return frame_; }
  [[nodiscard]] bool lit(int x, int y) const;
  // Texts since the start that left their rectangle or the screen, or held a character their font lacks.
  [[nodiscard]] uint32_t clipped() const { return clipped_; }

 private:
  struct Engine;                               // u8g2's state; its storage is here, its type only in canvas.cpp
  static constexpr size_t kEngineBytes = 320;  // checked there against what u8g2 needs

  Engine& engine();
  void blit(const Glyph& glyph, int pen);
  bool bring_up(uint32_t now_ms);
  bool send_changes();
  bool send_run(int page, int first_tile, int last_tile);
  bool show();

  alignas(4) FrameBytes frame_{};  // being drawn; aligned so that tiles are compared as words
  alignas(4) FrameBytes sent_{};   // what the panel shows
  alignas(std::max_align_t) std::array<std::byte, kEngineBytes> engine_{};
  uint32_t clipped_ = 0;
  uint32_t retry_at_ms_ = 0;
  Panel panel_ = Panel::kSsd1306;
  uint8_t contrast_ = 0xCF;  // what u8g2 sets when it brings a panel up
  bool panel_present_ = false;
  bool everything_changed_ = true;
  bool powered_ = true;   // what the user wants
  bool showing_ = false;  // what the panel was told: it stays dark until its first frame is complete
};

}  // namespace lungta
