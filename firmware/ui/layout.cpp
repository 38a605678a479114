#include "firmware/ui/layout.h"

namespace lungta::layout {
namespace {

constexpr int kScrollBarWidth = 2;
constexpr int kGap = 6;  // between the two texts of a bar
constexpr Font kTextFonts[]{Font::kBig, Font::kBold, Font::kNormal, Font::kSmall};  // from large to small

// The part of the text that fits the width, ending at a blank where it can. Takes it and the blank off.
std::string_view take_line(std::string_view& text, Font font, int width) {
  std::size_t fits = 0;
  std::size_t at = 0;
  while (at < text.size()) {
    std::size_t end = text.find(' ', at);
    if (end == std::string_view::npos) end = text.size();
    if (Canvas::text_width(font, text.substr(0, end)) > width && fits > 0) break;
    fits = end;
    at = end + 1;
  }
  const std::string_view line = text.substr(0, fits);
  text.remove_prefix(fits < text.size() ? fits + 1 : fits);
  return line;
}

}  // namespace

Font fitting_font(std::string_view text, int width, Font largest) {
  for (const Font font : kTextFonts) {
    if (font > largest) continue;
    if (Canvas::text_width(font, text) <= width) return font;
  }
  return Font::kSmall;
}

std::size_t letters_in(int width) {
  return width <= 0 ? 0 : static_cast<std::size_t>(width / Canvas::text_width(Font::kSmall, "m"));
}

std::string_view shortened(std::string_view text, Font font, int width) {
  const auto continues = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; };
  while (Canvas::text_width(font, text) > width) {
    while (continues(text.back())) text.remove_suffix(1);
    text.remove_suffix(1);
  }
  return text;
}

Line shortened_inside(std::string_view text, Font font, int width) {
  Line line;
  const std::size_t blank = text.rfind(' ');
  const std::string_view end = blank == std::string_view::npos ? std::string_view{} : text.substr(blank);
  const int room = width - Canvas::text_width(font, end) - Canvas::text_width(font, "..");
  if (Canvas::text_width(font, text) <= width) {
    line.append(text);
    return line;
  }
  const bool keeps_end = !end.empty() && room >= width / 2;
  line.append(shortened(text.substr(0, blank), font, keeps_end ? room : width - Canvas::text_width(font, "..")));
  line.append("..");
  if (keeps_end) line.append(end);
  return line;
}

void draw_fitting(Canvas& canvas, const Rect& rect, Align align, std::string_view text, Font largest) {
  canvas.draw_text_in(rect, align, fitting_font(text, rect.width, largest), text);
}

void draw_header(Canvas& canvas, std::string_view left, std::string_view right) {
  draw_bar(canvas, {0, 0, Canvas::kWidth, kHeaderHeight}, Font::kNormal, left, right);
}

int room_beside(std::string_view left) { return Canvas::kWidth - 2 - kGap - Canvas::text_width(Font::kSmall, left); }

void draw_bar(Canvas& canvas, const Rect& bar, Font largest, std::string_view left, std::string_view right) {
  const Rect inner{bar.x + 1, bar.y, bar.width - 2, bar.height};
  const auto fits = [&](Font font) {
    return Canvas::text_width(font, left) + kGap + Canvas::text_width(font, right) <= inner.width;
  };
  const Font font = fits(largest) ? largest : Font::kSmall;
  if (!fits(font)) right = {};
  canvas.draw_text_in(inner, Align::kLeft, right.empty() ? fitting_font(left, inner.width, largest) : font, left);
  if (!right.empty()) canvas.draw_text_in(inner, Align::kRight, font, right);
  canvas.invert(bar);
}

std::size_t first_shown(std::size_t cursor, std::size_t count, std::size_t shown) {
  if (count <= shown || cursor < shown / 2) return 0;
  const std::size_t first = cursor - shown / 2;
  return first + shown > count ? count - shown : first;
}

void draw_row(Canvas& canvas, std::size_t place, bool cursor, std::string_view name, std::string_view value) {
  const int top = kListTop + static_cast<int>(place) * kRowHeight;
  const int inner = Canvas::kWidth - kScrollBarWidth - 4;
  Font value_font = fitting_font(value, inner * 5 / 9);
  const int both = Canvas::text_width(Font::kSmall, name) + 4 + Canvas::text_width(value_font, value);
  if (both > inner) value_font = Font::kSmall;
  const int value_width = value.empty() ? 0 : Canvas::text_width(value_font, value) + 4;
  const int name_width = inner - value_width;
  draw_fitting(canvas, {2, top, name_width, kRowHeight}, Align::kLeft,
               shortened_inside(name, Font::kSmall, name_width).view());
  if (!value.empty()) {
    canvas.draw_text_in({2 + inner - value_width, top, value_width, kRowHeight}, Align::kRight, value_font, value);
  }
  if (cursor) canvas.invert({0, top, Canvas::kWidth - kScrollBarWidth - 1, kRowHeight});
}

void draw_scroll_bar(Canvas& canvas, std::size_t first, std::size_t count, std::size_t shown) {
  if (count <= shown) return;
  const int height = static_cast<int>(shown) * kRowHeight;
  const int length = height * static_cast<int>(shown) / static_cast<int>(count);
  const int from = height * static_cast<int>(first) / static_cast<int>(count);
  canvas.fill({Canvas::kWidth - kScrollBarWidth, kListTop + from, kScrollBarWidth, length < 3 ? 3 : length});
}

void draw_paragraph(Canvas& canvas, const Rect& rect, std::string_view text) {
  constexpr std::size_t kNothing = SIZE_MAX;  // skips every line: only counts them
  const auto needs = [&](Font font) {
    return static_cast<int>(draw_wrapped(canvas, rect, font, text, kNothing)) * (Canvas::line_height(font) + 1) - 1;
  };
  draw_wrapped(canvas, rect, needs(Font::kNormal) <= rect.height ? Font::kNormal : Font::kSmall, text);
}

std::size_t draw_wrapped(Canvas& canvas, const Rect& rect, Font font, std::string_view text, std::size_t skip) {
  const int height = Canvas::line_height(font) + 1;
  std::size_t lines = 0;
  while (!text.empty()) {
    const std::string_view line = take_line(text, font, rect.width);
    const int top = rect.y + (static_cast<int>(lines) - static_cast<int>(skip)) * height;
    if (lines >= skip && top + height - 1 <= rect.y + rect.height) canvas.draw_text(rect.x, top, font, line);
    ++lines;
  }
  return lines;
}

}  // namespace lungta::layout
