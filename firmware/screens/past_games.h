// Games kept in the archive, the newest first, with the outcome of the one under the cursor. A opens it.
#pragma once
#include "firmware/screens/desk.h"

namespace lungta {

class PastGamesScreen final : public Screen {
 public:
  explicit PastGamesScreen(Desk& desk) : desk_(desk) {}

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;
  void show() override;

 private:
  std::size_t count() const;
  LoggedGame game(std::size_t row) const;
  void describe(const LoggedGame& logged, Line& line) const;
  void look();
  void open();
  void draw_outcome(Canvas& canvas) const;

  Desk& desk_;
  std::size_t cursor_ = 0;
};

}  // namespace lungta
