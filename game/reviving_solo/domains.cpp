// What each slot of an entry may hold. Cross-checks with reasons in words are in entries.cpp.
#include "game/core/pattern.h"
#include "game/reviving_kathmandu/title.h"
#include "game/reviving_solo/market.h"
#include "game/reviving_solo/reviving_solo.h"
#include "game/reviving_solo/slots.h"
#include "game/reviving_solo/squares.h"
#include "game/reviving_solo/texts.h"

namespace lungta {

using namespace reviving_solo;

namespace {

Domain roll_domain(const State& state, const Event& event, int slot) {
  if (slot == roll::kSide) return Domain::choices(first_choices(kSides), kNorth, "RK-32");
  const int place = slot - roll::kColoursFrom;
  if (!falls(state, event, place)) return Domain::hidden();
  std::uint64_t in_the_bag = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    if (left_for(state, event, place, colour) > 0) in_the_bag |= std::uint64_t{1} << colour;
  }
  // By hand every colour can be said, and one that the bag does not hold is refused in words.
  const bool by_hand = event.action == kRollByHand || in_the_bag == 0;
  Domain domain = Domain::choices(by_hand ? first_choices(kColours) : in_the_bag, 0, "RK-32");
  while (in_the_bag != 0 && ((in_the_bag >> domain.preset) & 1U) == 0) ++domain.preset;
  return domain;
}

Domain bid_domain(const State& state, const Event& event, int slot) {
  if (slot == bid::kCoin) {
    const int smallest = smallest_bid(state, event[bid::kSpot]);
    return Domain::range(1, kCoins, smallest != 0 ? smallest : kCoins, "RK-33");
  }
  std::uint64_t spots = 0;
  int first = -1;
  for (int spot = 0; spot < kMaxSpots; ++spot) {
    if (!spot_exists(state, spot)) continue;
    spots |= std::uint64_t{1} << spot;
    if (first < 0 && smallest_bid(state, spot) != 0) first = spot;
  }
  if (spots == 0) return Domain::hidden();  // die only
  return Domain::choices(spots, first < 0 ? 0 : first, "RK-33");
}

int first_missing_colour(const Square& square) {
  for (int colour = 0; colour < kColours; ++colour) {
    if (!has(colours_built(square), colour)) return colour;
  }
  return 0;
}

Domain build_domain(const State& state, const Event& event, int slot) {
  if (slot == build::kSquare) {
    const bool first_full = state.squares[0].monuments.full();
    return Domain::range(0, kSquares - 1, first_full ? 1 : 0, "RK-34");
  }
  if (slot == build::kType) return Domain::range(0, kTypes - 1, kBuddha, "RK-34");
  const int section = slot - build::kSectionsFrom;
  if (section >= sections_of(event[build::kType])) return Domain::hidden();
  const bool other_square = event[build::kSquare] == 1;
  const int colour = section > 0 ? colour_of(event[build::kSectionsFrom] < 0 ? 0 : event[build::kSectionsFrom])
                                 : first_missing_colour(at(state.squares, other_square ? 1 : 0));
  return Domain::range(0, kCardColours - 1, colour, "RK-34");
}

Domain mission_domain(const Event& event, int slot) {
  if (slot >= mission::kCellsFrom) {
    return cell_domain(slot == mission::kCellsFrom ? sections_of(kBuddha) : kMaxSections, "RK-13");
  }
  return reviving::title_domain(event, mission::kTitle, slot);
}

Domain discard_domain(const Event& event, int slot) {
  const int type = event[discard::kType];
  if (slot == discard::kType) return Domain::range(0, kTypes - 1, kBuddha, "RK-31");
  if (slot == discard::kCard) return Domain::range(0, discard::kWild, colour::kRed, "RK-31");
  return type == kBuddha ? Domain::hidden() : Domain::range(0, sections_of(type) - 1, 0, "RK-31");
}

}  // namespace

Domain RevivingSolo::domain(const State& state, const Event& event, int slot) {
  switch (event.action) {
    case kRoll:
    case kRollByHand: return roll_domain(state, event, slot);
    case kPlaceBid: return bid_domain(state, event, slot);
    case kBuild: return build_domain(state, event, slot);
    case kSetMission: return mission_domain(event, slot);
    case kDiscard: return discard_domain(event, slot);
    default: return Domain::hidden();
  }
}

Verdict RevivingSolo::why_not(const State& state, const Event& event, int slot) {
  const bool rolls = event.action == kRoll || event.action == kRollByHand;
  if (!rolls || slot < roll::kColoursFrom || falls(state, event, slot - roll::kColoursFrom)) return Verdict::ok();
  return Verdict::refuse("RK-32", {texts::kNothingFalls, slot - roll::kColoursFrom + 1});
}

// RK-32: each side alike, each debris in the bag alike.
std::uint32_t RevivingSolo::weight(const State& state, const Event& event, int slot, int value) {
  if (slot == roll::kSide) return 1;
  const int left = left_for(state, event, slot - roll::kColoursFrom, value);
  return left > 0 ? static_cast<std::uint32_t>(left) : 0;
}

}  // namespace lungta
