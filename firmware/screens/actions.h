// What the selected player, or the table, can do now; then helpers and the other views.
#pragma once
#include "firmware/screens/question.h"

namespace lungta {

class ActionsScreen final : public Screen, public Asked {
 public:
  explicit ActionsScreen(Desk& desk) : desk_(desk) {}

  // Seat -1: the table's actions.
  void open(int seat);
  // The same list to choose what is inserted before an entry.
  void open_insert(std::size_t before);

  // Whether the cursor is on this action.
  bool on_action(std::uint8_t action) const;

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;
  void show() override;
  void answered(bool yes) override;

 private:
  enum class Kind : std::uint8_t { kAction, kHelper, kReminders, kSheet, kHistory, kEndGame };
  struct Item {
    Kind kind = Kind::kAction;
    std::uint8_t index = 0;
  };
  static constexpr std::size_t kMaxItems = 40;  // Feld's Kathmandu offers about thirty

  void add_actions(Who who);
  bool is_open(const AnyState& state, std::size_t action) const;
  const Text& name(const Item& item) const;
  void choose(const Item& item);

  Desk& desk_;
  int seat_ = -1;
  int insert_before_ = -1;
  FixedVector<Item, kMaxItems> items_;
  std::size_t cursor_ = 0;
};

}  // namespace lungta
