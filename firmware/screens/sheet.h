// The score sheet: categories by players. Scrolls both ways; names and totals stay in view.
#pragma once
#include "firmware/screens/desk.h"

namespace lungta {

class SheetScreen final : public Screen {
 public:
  explicit SheetScreen(Desk& desk) : desk_(desk) {}

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;
  void show() override { first_row_ = 0; first_seat_ = 0; }

 private:
  static constexpr std::size_t kSeatsShown = 3;
  static constexpr std::size_t kRowsShown = 5;

  std::size_t category_count() const { return desk_.ledger.game().info->categories.size(); }
  void draw_names(Canvas& canvas, std::size_t seats) const;
  void draw_category(Canvas& canvas, const Sheet& sheet, std::size_t category, int top) const;
  void draw_totals(Canvas& canvas, const Sheet& sheet) const;

  Desk& desk_;
  std::size_t first_row_ = 0;
  std::size_t first_seat_ = 0;
};

}  // namespace lungta
