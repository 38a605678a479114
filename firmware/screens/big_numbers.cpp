#include "firmware/screens/big_numbers.h"

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"
#include "firmware/ui/short_name.h"

namespace lungta {
namespace {

constexpr std::size_t kMostColumns = 3;
constexpr int kGap = 6;  // between two names

Font number_font(std::string_view number, int width, std::size_t rows) {
  return rows == 1 && Canvas::text_width(Font::kGiant, number) <= width ? Font::kGiant : Font::kHuge;
}

}  // namespace

// Up to three side by side, in one or two rows.
void BigNumbersScreen::draw(Canvas& canvas) const {
  const Ledger& ledger = desk_.ledger;
  Sheet sheet;
  ledger.sheet(sheet);
  const std::size_t seats = sheet.players;
  const std::size_t rows = seats > kMostColumns ? 2 : 1;
  const std::size_t columns = (seats + rows - 1) / rows;
  const int width = Canvas::kWidth / static_cast<int>(columns);
  const int height = Canvas::kHeight / static_cast<int>(rows);
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const Rect cell{static_cast<int>(seat % columns) * width, static_cast<int>(seat / columns) * height, width, height};
    Line name;
    append_short_name(name, ledger.setup(), seat, layout::letters_in(cell.width - kGap));
    layout::draw_fitting(canvas, {cell.x + 1, cell.y, cell.width - 2, 8}, Align::kCentre, name.view(), Font::kSmall);
    Line points;
    points.append_number(sheet.so_far[seat]);
    canvas.draw_text_in({cell.x, cell.y + 8, cell.width, cell.height - 8}, Align::kCentre,
                        number_font(points.view(), cell.width - 2, rows), points.view());
  }
}

void BigNumbersScreen::press(Press press) {
  if (press.gesture == Gesture::kHoldB) return desk_.screens.table.undo();
  if (press.gesture != Gesture::kHoldA) desk_.navigator.pop();
}

const Text& BigNumbersScreen::help() const { return words::kHelpTable; }

}  // namespace lungta
