#include "firmware/screens/sheet.h"

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"
#include "firmware/ui/short_name.h"

namespace lungta {
namespace {

constexpr int kNamesTop = 0;
constexpr int kRowsTop = 10;
constexpr int kRowHeight = 8;
constexpr int kTotalsTop = 52;
constexpr int kLabelWidth = 68;
constexpr int kMarksLeft = 50;   // arrows in the heading where there are more players than columns
constexpr int kLetterWidth = 5;  // of the small font

// A player's column; the fewer there are, the more of their names they show.
struct Column {
  int left;
  int width;
};

Column column_of(std::size_t place, std::size_t players) {
  const int width = (Canvas::kWidth - kLabelWidth) / static_cast<int>(players > 3 ? 3 : players);
  return {kLabelWidth + static_cast<int>(place) * width, width};
}

void draw_number(Canvas& canvas, const Column& column, int top, Font font, int number) {
  Line line;
  line.append_number(number);
  canvas.draw_text_in({column.left + 1, top, column.width - 2, 10}, Align::kRight, font, line.view());
}

// All totals in the same font: the small one as soon as one of them would touch its neighbour.
Font font_of_totals(const Sheet& sheet) {
  constexpr int kGap = 3;
  for (std::size_t seat = 0; seat < sheet.players; ++seat) {
    Line line;
    line.append_number(sheet.total[seat]);
    if (Canvas::text_width(Font::kNormal, line.view()) + kGap > column_of(0, sheet.players).width) return Font::kSmall;
  }
  return Font::kNormal;
}

}  // namespace

void SheetScreen::draw(Canvas& canvas) const {
  Sheet sheet;
  desk_.ledger.sheet(sheet);
  draw_names(canvas, sheet.players);
  for (std::size_t row = 0; row < kRowsShown && first_row_ + row < category_count(); ++row) {
    draw_category(canvas, sheet, first_row_ + row, kRowsTop + static_cast<int>(row) * kRowHeight);
  }
  draw_totals(canvas, sheet);
}

void SheetScreen::draw_names(Canvas& canvas, std::size_t seats) const {
  for (std::size_t place = 0; place < kSeatsShown && first_seat_ + place < seats; ++place) {
    const Column column = column_of(place, seats);
    Line name;
    append_short_name(name, desk_.ledger.setup(), first_seat_ + place,
                      static_cast<std::size_t>((column.width - 2) / kLetterWidth));
    canvas.draw_text_in({column.left, kNamesTop, column.width - 1, 9}, Align::kRight, Font::kSmall, name.view());
  }
  canvas.draw_text_in({1, kNamesTop, kLabelWidth, 9}, Align::kLeft, Font::kSmall, words::kScores.in(desk_.language()));
  if (first_seat_ > 0) canvas.draw_text(kMarksLeft, kNamesTop + 1, Font::kSmall, "\u2190");
  if (first_seat_ + kSeatsShown < seats) canvas.draw_text(kMarksLeft + 8, kNamesTop + 1, Font::kSmall, "\u2192");
  canvas.invert({0, 0, Canvas::kWidth, 9});
}

void SheetScreen::draw_category(Canvas& canvas, const Sheet& sheet, std::size_t category, int top) const {
  const Category& row = desk_.ledger.game().info->categories[category];
  Line label;
  label.append(row.label.in(desk_.language()));
  if (row.at_end && !sheet.over) label.append('*');
  layout::draw_fitting(canvas, {1, top, kLabelWidth, kRowHeight}, Align::kLeft, label.view(), Font::kSmall);
  for (std::size_t place = 0; place < kSeatsShown && first_seat_ + place < sheet.players; ++place) {
    draw_number(canvas, column_of(place, sheet.players), top - 1, Font::kSmall,
                sheet.points[category][first_seat_ + place]);
  }
}

void SheetScreen::draw_totals(Canvas& canvas, const Sheet& sheet) const {
  canvas.line(0, kTotalsTop - 1, Canvas::kWidth - 1, kTotalsTop - 1);
  canvas.draw_text_in({1, kTotalsTop, kLabelWidth, 12}, Align::kLeft, Font::kNormal,
                      words::kTotal.in(desk_.language()));
  for (std::size_t place = 0; place < kSeatsShown && first_seat_ + place < sheet.players; ++place) {
    draw_number(canvas, column_of(place, sheet.players), kTotalsTop + 1, font_of_totals(sheet),
                sheet.total[first_seat_ + place]);
  }
  // A small mark where more lies below.
  if (first_row_ + kRowsShown < category_count()) {
    canvas.line(58, kTotalsTop - 3, 62, kTotalsTop - 3);
    canvas.line(59, kTotalsTop - 2, 61, kTotalsTop - 2);
  }
}

void SheetScreen::press(Press press) {
  const std::size_t seats = desk_.ledger.setup().players;
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
