// The table: everyone's points in seat order, who leads, who is first, the round, and what is due.
#pragma once
#include "firmware/screens/desk.h"

namespace lungta {

class TableScreen final : public Screen {
 public:
  explicit TableScreen(Desk& desk) : desk_(desk) {}

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;
  void show() override;

  // The seat under the cursor; -1 on the line below the players.
  int seat() const { return cursor_ < desk_.ledger.setup().players ? static_cast<int>(cursor_) : -1; }
  // Takes the last entry back and says so. Any screen above the table may ask for it.
  void undo();

 private:
  void draw_player(Canvas& canvas, const Sheet& sheet, const TableStatus& status, std::size_t seat) const;
  void draw_header(Canvas& canvas, const Sheet& sheet, const TableStatus& status) const;
  void draw_last_line(Canvas& canvas) const;
  Font name_font(const Sheet& sheet) const;
  // The line below the players: what is due, or the result. False: there is none.
  bool last_line(Line& line) const;
  std::size_t rows() const;
  int row_height() const;

  Desk& desk_;
  std::size_t cursor_ = 0;
  std::uint32_t shown_at_ = 0;  // the newest record when the table was last shown
};

}  // namespace lungta
