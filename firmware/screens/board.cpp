#include "firmware/screens/board.h"

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {
namespace {

constexpr int kSpotWidth = 21;   // "25R" and a coin
constexpr int kSpotHeight = 11;
constexpr int kLetter = 6;
constexpr int kCoinWidth = 7;
constexpr Rect kMiddle{30, 14, 68, 36};

}  // namespace

bool BoardScreen::available() const {
  Board board;
  return desk_.ledger.game().board(desk_.ledger.state(), board);
}

void BoardScreen::draw_spot(Canvas& canvas, int x, int y, const BoardSpot& spot) const {
  canvas.frame({x, y, kSpotWidth, kSpotHeight});
  Line stack;
  if (spot.top != nullptr) {
    stack.append_number(spot.height);
    stack.append(spot.top->in(desk_.language()));
  }
  canvas.draw_text_in({x + 2, y + 1, kSpotWidth - 3, kSpotHeight - 2}, Align::kLeft, Font::kSmall, stack.view());
  if (spot.coin == 0) return;
  Line coin;
  coin.append_number(spot.coin);
  const Rect place{x + kSpotWidth - kCoinWidth - 1, y + 1, kCoinWidth, kSpotHeight - 2};
  canvas.erase(place);
  canvas.draw_text_in(place, Align::kCentre, Font::kSmall, coin.view());
  canvas.invert(place);
}

void BoardScreen::draw_row(Canvas& canvas, int y, const BoardSide& side) const {
  int x = (Canvas::kWidth - static_cast<int>(side.spots.size()) * kSpotWidth) / 2;
  if (side.letter != nullptr) {
    canvas.draw_text_in({x - kLetter - 1, y, kLetter, kSpotHeight}, Align::kLeft, Font::kSmall,
                        side.letter->in(desk_.language()));
  }
  for (const BoardSpot& spot : side.spots) {
    draw_spot(canvas, x, y, spot);
    x += kSpotWidth;
  }
}

void BoardScreen::draw_column(Canvas& canvas, bool right, const BoardSide& side) const {
  const int height = static_cast<int>(side.spots.size()) * kSpotHeight;
  int y = (Canvas::kHeight - height) / 2;
  const int x = right ? Canvas::kWidth - kSpotWidth : 0;
  if (side.letter != nullptr) {
    canvas.draw_text_in({right ? x - kLetter - 1 : x + kSpotWidth + 2, y, kLetter, height}, Align::kLeft, Font::kSmall,
                        side.letter->in(desk_.language()));
  }
  for (const BoardSpot& spot : side.spots) {
    draw_spot(canvas, x, y, spot);
    y += kSpotHeight;
  }
}

void BoardScreen::draw(Canvas& canvas) const {
  Board board;
  if (!desk_.ledger.game().board(desk_.ledger.state(), board)) return;
  draw_row(canvas, 0, board.sides[Board::kTop]);
  draw_row(canvas, Canvas::kHeight - kSpotHeight, board.sides[Board::kBottom]);
  draw_column(canvas, false, board.sides[Board::kLeft]);
  draw_column(canvas, true, board.sides[Board::kRight]);
  int y = kMiddle.y;
  for (const Phrase& phrase : board.lines) {
    Line line;
    append_phrase(line, phrase, desk_.language(), desk_.ledger.setup());
    layout::draw_fitting(canvas, {kMiddle.x, y, kMiddle.width, 9}, Align::kCentre, line.view(), Font::kSmall);
    y += kMiddle.height / static_cast<int>(Board::kMostLines);
  }
}

void BoardScreen::press(Press press) {
  if (press.gesture == Gesture::kHoldB) return desk_.screens.table.undo();
  if (press.gesture != Gesture::kHoldA) desk_.navigator.pop();
}

const Text& BoardScreen::help() const { return words::kHelpBoard; }

}  // namespace lungta
