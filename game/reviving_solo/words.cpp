// Entries in words.
#include <bit>

#include "game/core/pattern.h"
#include "game/reviving_solo/market.h"
#include "game/reviving_solo/reviving_solo.h"
#include "game/reviving_solo/slots.h"
#include "game/reviving_solo/squares.h"
#include "game/reviving_solo/texts.h"

namespace lungta {

using namespace reviving_solo;

namespace {

Phrase summary_of_roll(const State& state, const Event& event) {
  const int side = event[roll::kSide];
  const Text& name = at(texts::kSideNames, side);
  if (state.phase == Phase::kDieOnly) return {texts::kSumSide, name};
  Sections fallen;
  int coins = 0;
  int coin = 0;
  for (int place = 0, next = 0; place < kMaxPerSide; ++place) {
    if (falls(state, event, place)) fallen.add(next++, event[roll::kColoursFrom + place]);
    const int spot = spot_at(side, place);
    if (!spot_exists(state, spot) || coin_on(state, spot) == 0) continue;
    coin = coin_on(state, spot);
    ++coins;
  }
  if (coins > 1) return {texts::kSumCoinsBack, name, fallen, coins};
  if (coins == 1) return {texts::kSumCoinBack, name, fallen, coin};
  return fallen.packed == 0 ? Phrase(texts::kSumNothing, name) : Phrase(texts::kSumFalls, name, fallen);
}

Phrase summary_of_build(const Event& event) {
  Sections sections;
  for (int i = 0; i < sections_of(event[build::kType]); ++i) sections.add(i, event[build::kSectionsFrom + i]);
  return {texts::kSumBuild, at(texts::kSquareNames, event[build::kSquare]),
          at(texts::kTypeNames, event[build::kType]), sections};
}

Phrase summary_of_discard(const Event& event) {
  const int card = event[discard::kCard];
  return {texts::kSumDiscard, at(texts::kTypeNames, event[discard::kType]), event[discard::kSection] + 1,
          card == discard::kWild ? texts::kWildCard : at(kColourChoices, card).label};
}

void explain_build(const State& before, const State& after, const Event& event, Lines& lines) {
  const Square& square = at(after.squares, event[build::kSquare]);
  const int type = event[build::kType];
  const int colour = colour_of(event[build::kSectionsFrom]);
  const bool was = objective_met(at(before.squares, event[build::kSquare]), type);
  if (!was && objective_met(square, type)) lines.push_back({texts::kObjectiveMet, at(kColourChoices, colour).label});
  else lines.push_back(texts::kObjectiveOpen);
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

Phrase RevivingSolo::summary(const State& state, const Event& event) {
  switch (event.action) {
    case kPlaceBid:
      return {texts::kSumBid, event[bid::kCoin], at(texts::kSideNames, side_of(event[bid::kSpot])),
              place_on_side(event[bid::kSpot]) + 1};
    case kBuild: return summary_of_build(event);
    case kOpenMarket: return {texts::kSumMarket, state.round};
    case kCollect: return texts::kSumCollect;
    case kBuilt: return texts::kSumBuilt;
    case kCleanUp: return {texts::kSumCleanUp, state.round};
    case kSetMission: return {texts::kSumMission, state.squares[0].mission_known ? 2 : 1};
    case kDiscard: return summary_of_discard(event);
    default: return summary_of_roll(state, event);
  }
}

void RevivingSolo::explain(const State& before, const State& after, const Event& event, Lines& lines) {
  if (event.action == kBuild) explain_build(before, after, event, lines);
  if (event.action == kSetMission) explain_mission(after, lines);
}

}  // namespace lungta
