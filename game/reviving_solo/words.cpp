// What an entry does, in words.
#include "game/core/pattern.h"
#include "game/reviving_solo/reviving_solo.h"
#include "game/reviving_solo/slots.h"
#include "game/reviving_solo/squares.h"
#include "game/reviving_solo/texts.h"

namespace lungta {

using namespace reviving_solo;

namespace {

void explain_build(const State& before, const State& after, const Event& event, Lines& lines) {
  const Square& square = at(after.squares, event[build::kSquare]);
  const int type = event[build::kType];
  const int colour = colour_of(event[build::kSectionsFrom]);
  const bool was = objective_met(at(before.squares, event[build::kSquare]), type);
  if (!was && objective_met(square, type)) lines.push_back({texts::kObjectiveMet, at(kColourChoices, colour).label});
  else lines.push_back(outside_mission(square) > 1 ? texts::kSecondOutside : texts::kObjectiveOpen);
  const int gone = static_cast<int>(before.debris.size()) - static_cast<int>(after.debris.size());
  if (gone > 0) lines.push_back({texts::kDebrisGone, gone});
}

// RK-30: what print only warns of. An objective in every colour overlaps with any other, so it says nothing.
void explain_mission(const State& after, Lines& lines) {
  const bool second = after.squares[1].mission_known;
  const Square& square = at(after.squares, second ? 1 : 0);
  for (int type = 0; type < kTypes; ++type) {
    const unsigned colours = objective_colours(square, type);
    if (colours == 0) lines.push_back({texts::kNoOneColour, at(texts::kTypeNames, type)});
    if (!second) continue;
    const unsigned other = objective_colours(after.squares[0], type);
    const bool narrow = colours != kAllColours && other != kAllColours;
    if (narrow && (colours & other) != 0) lines.push_back({texts::kOverlap, at(texts::kTypeNames, type)});
  }
}

}  // namespace

void RevivingSolo::explain(const State& before, const State& after, const Event& event, Lines& lines) {
  if (event.action == kBuild) explain_build(before, after, event, lines);
  if (event.action == kSetMission) explain_mission(after, lines);
}

}  // namespace lungta
