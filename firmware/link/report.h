// A score sheet as text for other programs. The formats are in docs/SPEC.md.
#pragma once
#include <string_view>

#include "firmware/journal/event_text.h"
#include "game/core/game.h"

namespace lungta {

// Where the lines go, one call a line, without line ends.
class LineSink {
 public:
  virtual void line(std::string_view text) = 0;

 protected:
  ~LineSink() = default;
};

struct Scores {
  const Game& game;
  const Setup& setup;
  const Sheet& sheet;
};

void write_csv(const Scores& scores, LineSink& sink);
void write_json(const Scores& scores, LineSink& sink);
void write_bgstats(const Scores& scores, LineSink& sink);  // what the BG Stats app imports as a play

}  // namespace lungta
