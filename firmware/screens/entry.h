// One entry of the history, and what can be done about it.
#pragma once
#include "firmware/screens/question.h"

namespace lungta {

class EntryScreen final : public Screen, public Asked {
 public:
  explicit EntryScreen(Desk& desk) : desk_(desk) {}

  void open(std::size_t entry);

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;
  void answered(bool yes) override;

 private:
  enum Item : std::size_t { kCorrectIt, kDeleteIt, kInsertBeforeIt, kItems };

  void choose();

  Desk& desk_;
  std::size_t entry_ = 0;
  std::size_t cursor_ = 0;
};

}  // namespace lungta
