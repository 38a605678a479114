// Games kept in the archive, the newest first. A shows one.
#pragma once
#include "firmware/screens/desk.h"

namespace lungta {

class PastGamesScreen final : public Screen {
 public:
  explicit PastGamesScreen(Desk& desk) : desk_(desk) {}

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;

 private:
  std::size_t count() const;
  LoggedGame game(std::size_t row) const;
  void describe(const LoggedGame& logged, Line& line) const;
  void open();

  Desk& desk_;
  std::size_t cursor_ = 0;
};

}  // namespace lungta
