// Where the device starts: go on, begin a game, look at past ones, settings.
#pragma once
#include "firmware/screens/question.h"

namespace lungta {

class HomeScreen final : public Screen, public Asked {
 public:
  explicit HomeScreen(Desk& desk) : desk_(desk) {}

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;
  void show() override;
  void answered(bool yes) override;

 private:
  enum class Item : std::uint8_t { kContinue, kNewGame, kPastGames, kSettings };
  using Items = FixedVector<Item, 4>;

  static const Text& name(Item item);
  Items items() const;
  void open(Item item);

  Desk& desk_;
  Item left_by_ = Item::kContinue;
  std::size_t cursor_ = 0;
};

}  // namespace lungta
