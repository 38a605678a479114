// The end of a game: who won, by what, everyone's place.
#pragma once
#include "firmware/screens/desk.h"

namespace lungta {

// Who won with how many points, or how a solo game ended.
void append_outcome(Line& line, const Sheet& sheet, const Setup& setup, Language language);

class ResultScreen final : public Screen {
 public:
  explicit ResultScreen(Desk& desk) : desk_(desk) {}

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;

 private:
  void draw_places(Canvas& canvas, const Sheet& sheet) const;
  void draw_footer(Canvas& canvas, const Sheet& sheet) const;

  Desk& desk_;
};

}  // namespace lungta
