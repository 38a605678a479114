// Pieces every screen is made of: the heading, lists, wrapped text. One place decides how they look.
#pragma once
#include <cstddef>
#include <string_view>

#include "firmware/ui/canvas.h"
#include "game/core/fixed_string.h"

namespace lungta::layout {

inline constexpr int kHeaderHeight = 11;
inline constexpr int kRowHeight = 10;
inline constexpr int kListTop = 13;
inline constexpr std::size_t kListRows = 5;
inline constexpr int kFooterTop = 54;

// The heading, light on dark turned round; `right` is left away where both do not fit.
void draw_header(Canvas& canvas, std::string_view left, std::string_view right = {});
// What a heading has left for `right`, at least.
int room_beside(std::string_view left);
// The same in any place and font.
void draw_bar(Canvas& canvas, const Rect& bar, Font largest, std::string_view left, std::string_view right = {});

// The largest of the text fonts in which the text fits the width.
Font fitting_font(std::string_view text, int width, Font largest = Font::kNormal);
// Draws in the largest font that fits.
void draw_fitting(Canvas& canvas, const Rect& rect, Align align, std::string_view text, Font largest = Font::kNormal);

// How many small letters fit the width.
std::size_t letters_in(int width);
// As much of a text as fits the width in this font, cut between letters.
std::string_view shortened(std::string_view text, Font font, int width);
// The same with the cut before its last word: in "Ana: Old bridge +3" the points are what one looks for.
Line shortened_inside(std::string_view text, Font font, int width);

// The first row shown of a list, so that the cursor is in view with context around it.
std::size_t first_shown(std::size_t cursor, std::size_t count, std::size_t shown = kListRows);
// One row of a list at its place on screen: name on the left, value on the right, turned round under the cursor.
void draw_row(Canvas& canvas, std::size_t place, bool cursor, std::string_view name, std::string_view value = {});
// A bar at the right edge that says where in the list the screen is; nothing when all fits.
void draw_scroll_bar(Canvas& canvas, std::size_t first, std::size_t count, std::size_t shown = kListRows);

// Moves a cursor through a list and round its ends.
constexpr std::size_t step(std::size_t cursor, std::size_t count, int direction) {
  return count == 0 ? 0 : (cursor + count + static_cast<std::size_t>(direction)) % count;
}

// Draws text broken at blanks into lines, all of it: in the normal font, or in the small one where that is too large.
void draw_paragraph(Canvas& canvas, const Rect& rect, std::string_view text);
// Draws text broken at blanks into lines, beginning with line `skip`; returns how many lines there are in all.
std::size_t draw_wrapped(Canvas& canvas, const Rect& rect, Font font, std::string_view text, std::size_t skip = 0);

}  // namespace lungta::layout
