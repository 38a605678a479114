// Picking playing cards: all 52 on one screen, suits in rows.
#pragma once
#include "firmware/screens/desk.h"

namespace lungta {

class CardsScreen final : public Screen {
 public:
  explicit CardsScreen(Desk& desk) : desk_(desk) {}

  // For the row under the form's cursor.
  void open();

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;

 private:
  int first_slot() const;
  int capacity() const;
  int picked() const;
  bool has(int card) const;
  void toggle(int card);

  Desk& desk_;
  int cursor_ = 0;
};

}  // namespace lungta
