// The board, where the game keeps one: spots on four sides with what is stacked on them, and a few lines in the middle.
#pragma once
#include "firmware/screens/desk.h"

namespace lungta {

class BoardScreen final : public Screen {
 public:
  explicit BoardScreen(Desk& desk) : desk_(desk) {}

  // Whether the game on the table has a board to show.
  bool available() const;

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;

 private:
  void draw_spot(Canvas& canvas, int x, int y, const BoardSpot& spot) const;
  void draw_row(Canvas& canvas, int y, const BoardSide& side) const;
  void draw_column(Canvas& canvas, bool right, const BoardSide& side) const;

  Desk& desk_;
};

}  // namespace lungta
