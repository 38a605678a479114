#include "firmware/screens/sheet.h"

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {
namespace {

constexpr int kNamesTop = 0;
constexpr int kRowsTop = 10;
constexpr int kRowHeight = 8;
constexpr int kTotalsTop = 52;
constexpr int kLabelWidth = 68;
constexpr int kColumnWidth = 19;

int column_left(std::size_t place) { return kLabelWidth + static_cast<int>(place) * kColumnWidth + 2; }

void draw_number(Canvas& canvas, std::size_t place, int top, Font font, int number) {
  Line line;
  line.append_number(number);
  layout::draw_fitting(canvas, {column_left(place) + 2, top, kColumnWidth - 2, 10}, Align::kRight, line.view(), font);
}

}  // namespace

void SheetScreen::draw(Canvas& canvas) const {
  Sheet sheet;
  desk_.session.sheet(sheet);
  draw_names(canvas, sheet.players);
  for (std::size_t row = 0; row < kRowsShown && first_row_ + row < category_count(); ++row) {
    draw_category(canvas, sheet, first_row_ + row, kRowsTop + static_cast<int>(row) * kRowHeight);
  }
  draw_totals(canvas, sheet);
}

void SheetScreen::draw_names(Canvas& canvas, std::size_t seats) const {
  for (std::size_t place = 0; place < kSeatsShown && first_seat_ + place < seats; ++place) {
    const PlayerName& whole = desk_.session.setup().names[first_seat_ + place];
    Line name;
    for (std::size_t i = 0; i < whole.size() && i < 3; ++i) name.append_latin1(whole[i]);
    canvas.draw_text_in({column_left(place), kNamesTop, kColumnWidth, 9}, Align::kRight, Font::kSmall, name.view());
  }
  canvas.draw_text_in({1, kNamesTop, kLabelWidth, 9}, Align::kLeft, Font::kSmall, words::kScores.in(desk_.language()));
  canvas.invert({0, 0, Canvas::kWidth, 9});
}

void SheetScreen::draw_category(Canvas& canvas, const Sheet& sheet, std::size_t category, int top) const {
  const Category& row = desk_.session.game().info->categories[category];
  Line label;
  label.append(row.label.in(desk_.language()));
  if (row.at_end && !sheet.over) label.append('*');
  layout::draw_fitting(canvas, {1, top, kLabelWidth, kRowHeight}, Align::kLeft, label.view(), Font::kSmall);
  for (std::size_t place = 0; place < kSeatsShown && first_seat_ + place < sheet.players; ++place) {
    draw_number(canvas, place, top - 1, Font::kSmall, sheet.points[category][first_seat_ + place]);
  }
}

void SheetScreen::draw_totals(Canvas& canvas, const Sheet& sheet) const {
  canvas.line(0, kTotalsTop - 1, Canvas::kWidth - 1, kTotalsTop - 1);
  canvas.draw_text_in({1, kTotalsTop, kLabelWidth, 12}, Align::kLeft, Font::kNormal, words::kTotal.in(desk_.language()));
  for (std::size_t place = 0; place < kSeatsShown && first_seat_ + place < sheet.players; ++place) {
    draw_number(canvas, place, kTotalsTop + 1, Font::kNormal, sheet.total[first_seat_ + place]);
  }
  // Small marks where more lies beyond the edges.
  if (first_seat_ > 0) canvas.line(kLabelWidth, 3, kLabelWidth, 5);
  if (first_row_ + kRowsShown < category_count()) {
    canvas.line(58, kTotalsTop - 3, 62, kTotalsTop - 3);
    canvas.line(59, kTotalsTop - 2, 61, kTotalsTop - 2);
  }
}

void SheetScreen::press(Press press) {
  const std::size_t seats = desk_.session.setup().players;
  switch (press.gesture) {
    case Gesture::kUp: if (first_row_ > 0) --first_row_; break;
    case Gesture::kDown: if (first_row_ + kRowsShown < category_count()) ++first_row_; break;
    case Gesture::kRight: if (first_seat_ + kSeatsShown < seats) ++first_seat_; break;
    case Gesture::kLeft:
      if (first_seat_ > 0) --first_seat_;
      else desk_.navigator.pop();  // the table lies to the left of its sheet
      break;
    case Gesture::kA:
    case Gesture::kB: desk_.navigator.pop(); break;
    case Gesture::kHoldB: desk_.screens.table.undo(); break;
    default: break;
  }
}

const Text& SheetScreen::help() const { return words::kHelpSheet; }

}  // namespace lungta
