// Which entries are legal, and what they do.
#include "game/reviving_kathmandu/title.h"
#include "game/reviving_solo/market.h"
#include "game/reviving_solo/reviving_solo.h"
#include "game/reviving_solo/slots.h"
#include "game/reviving_solo/squares.h"
#include "game/reviving_solo/texts.h"

namespace lungta {

using namespace reviving_solo;

namespace {

// RK-31: the phase in which an entry is made; kDiscard has none of its own.
Phase phase_for(int action) {
  switch (action) {
    case kPlaceBid: return Phase::kBid;
    case kBuild:
    case kBuilt: return Phase::kBuild;
    case kOpenMarket: return Phase::kMarket;
    case kCollect: return Phase::kCollect;
    case kCleanUp: return Phase::kCleanUp;
    case kSetMission: return Phase::kMissions;
    default: return Phase::kDebris;
  }
}

bool is_time_for(const State& state, int action) {
  const bool running = state.phase != Phase::kOver && state.phase != Phase::kMissions;
  if (state.phase == Phase::kDieOnly) return action == kRoll;
  if (action == kDiscard) return running && !state.extreme;
  return state.phase == phase_for(action);
}

Monument monument_in(const Event& event) {
  Monument monument;
  monument.type = static_cast<std::uint8_t>(event[build::kType]);
  for (int i = 0; i < sections_of(monument.type); ++i) {
    at(monument.cards, i) = static_cast<std::uint8_t>(event[build::kSectionsFrom + i]);
  }
  return monument;
}

const Text& colour_name(int colour) { return at(kColourChoices, colour).label; }
const Text& side_name(int spot) { return at(texts::kSideNames, side_of(spot)); }

Verdict check_roll(const State& state, const Event& event) {
  for (int place = 0; place < kMaxPerSide; ++place) {
    const int colour = event[roll::kColoursFrom + place];
    if (!falls(state, event, place) || left_for(state, event, place, colour) > 0) continue;
    return Verdict::refuse("RK-30", {texts::kBagLacks, kEachColour, colour_name(colour)});
  }
  return Verdict::ok();
}

Verdict check_bid(const State& state, const Event& event) {
  const int spot = event[bid::kSpot];
  const int coin = event[bid::kCoin];
  if (!in_hand(state, coin)) {
    const int lies = at(state.coin_spot, coin - 1) - 1;
    return Verdict::refuse("RK-33", {texts::kCoinLies, coin, side_name(lies), place_on_side(lies) + 1});
  }
  if (const int other = coin_on(state, spot); other != 0) {
    return Verdict::refuse("RK-33", {texts::kSpotTaken, other, side_name(spot), place_on_side(spot) + 1});
  }
  const int debris = debris_on(state, spot);
  return coin > debris ? Verdict::ok() : Verdict::refuse("RK-33", {texts::kCoinTooSmall, debris, coin});
}

// Every section once in each colour, and once as a wild card.
Verdict check_cards(const State& state, const Monument& monument) {
  const Text& type = at(texts::kTypeNames, monument.type);
  for (int i = 0; i < sections_of(monument.type); ++i) {
    const int card = at(monument.cards, i);
    const int colour = is_wild(card) ? discard::kWild : card;
    const bool gone = (state.gone & card_bit(monument.type, i, colour)) != 0;
    if (is_wild(card) && (gone || wild_built(state, monument.type, i))) {
      return Verdict::refuse("RK-30", {texts::kWildUsed, type, i + 1});
    }
    if (gone) return Verdict::refuse("RK-30", {texts::kCardGone, type, i + 1, colour_name(card)});
  }
  const int built = cards_built(state) + sections_of(monument.type);
  if (built <= kCollected * state.collected) return Verdict::ok();
  return Verdict::refuse("RK-31", {texts::kTooManyCards, built, kCollected * state.collected});
}

Verdict check_build(const State& state, const Event& event) {
  const Monument monument = monument_in(event);
  const int number = event[build::kSquare];
  const Square& square = at(state.squares, number);
  const Text& square_name = at(texts::kSquareNames, number);
  const int colour = monument.colour();
  for (int i = 1; i < sections_of(monument.type); ++i) {
    const int other = colour_of(at(monument.cards, i));
    if (other != colour) return Verdict::refuse("RK-34", {texts::kTwoColours, colour_name(colour), colour_name(other)});
  }
  if (square.monuments.full()) return Verdict::refuse("RK-34", {texts::kSquareFull, square_name});
  if (const int stands = square_with(state, monument.type, colour); stands >= 0) {
    return Verdict::refuse("RK-35", {texts::kMonumentTwice, at(texts::kTypeNames, monument.type), colour_name(colour),
                                     at(texts::kSquareNames, stands)});
  }
  if (has(colours_built(square), colour)) {
    return Verdict::refuse("RK-34", {texts::kColourTwice, square_name, colour_name(colour)});
  }
  return check_cards(state, monument);
}

bool same_objective(const Square& square, const Event& event, int type) {
  for (int i = first_cell(type); i < first_cell(type + 1); ++i) {
    if (at(square.cells, i) != event[mission::kCellsFrom + i]) return false;
  }
  return true;
}

Verdict check_mission(const State& state, const Event& event) {
  if (state.squares[1].mission_known) return Verdict::refuse("RK-30", texts::kMissionsKnown);
  for (int type = 0; state.squares[0].mission_known && type < kTypes; ++type) {
    if (!same_objective(state.squares[0], event, type)) continue;
    return Verdict::refuse("RK-30", {texts::kSameObjective, at(texts::kTypeNames, type)});
  }
  return reviving::check_title(event, mission::kTitle);
}

Verdict check_discard(const State& state, const Event& event) {
  const int type = event[discard::kType];
  const int section = event[discard::kSection];
  const int card = event[discard::kCard];
  if (state.extreme) return Verdict::refuse("RK-36", texts::kExtremeTakesBack);
  if ((state.gone & card_bit(type, section, card)) != 0) return Verdict::refuse("RK-30", texts::kCardGoneTwice);
  if (card == discard::kWild) {
    return wild_built(state, type, section) ? Verdict::refuse("RK-30", texts::kCardBuilt) : Verdict::ok();
  }
  const int stands = square_with(state, type, card);
  if (stands < 0) return Verdict::ok();
  for (const Monument& monument : at(state.squares, stands).monuments) {
    if (monument.type == type && at(monument.cards, section) == card) return Verdict::refuse("RK-30", texts::kCardBuilt);
  }
  return Verdict::ok();
}

void apply_roll(State& state, const Event& event) {
  const int side = event[roll::kSide];
  if (state.last_rolls.full()) state.last_rolls.erase(0);
  state.last_rolls.push_back(static_cast<std::uint8_t>(side));
  ++state.all_rolls;
  if (state.phase == Phase::kDieOnly) return;
  state.by_hand = event.action == kRollByHand;
  drop_debris(state, event);
  if (state.rolls < UINT8_MAX) ++state.rolls;
  if (any_bid(state)) state.phase = Phase::kBid;  // RK-33: otherwise the debris phase is repeated
}

void apply_build(State& state, const Event& event) {
  const Monument monument = monument_in(event);
  at(state.squares, event[build::kSquare]).monuments.push_back(monument);
  clear_colour(state, monument.colour());
  if (is_won(state)) state.phase = Phase::kOver;
}

void apply_mission(State& state, const Event& event) {
  const bool second = state.squares[0].mission_known;
  Square& square = at(state.squares, second ? 1 : 0);
  square.mission_known = true;
  for (int i = 0; i < kCells; ++i) at(square.cells, i) = static_cast<std::uint8_t>(event[mission::kCellsFrom + i]);
  if (second) state.phase = Phase::kMarket;
}

void apply_clean_up(State& state) {
  state.rolls = 0;
  if (state.round == kRounds) {  // RK-31: no sixteenth market
    state.phase = Phase::kOver;
    return;
  }
  ++state.round;
  state.phase = Phase::kMarket;
}

}  // namespace

Verdict RevivingSolo::offered(const State& state, int action, int) { return Verdict::only_if(is_time_for(state, action)); }

Verdict RevivingSolo::check(const State& state, const Event& event) {
  if (event.action == kSetMission && state.squares[1].mission_known) return check_mission(state, event);
  if (event.action == kDiscard && state.extreme) return check_discard(state, event);
  if (!is_time_for(state, event.action)) {
    const Text& entry = kInfo.actions[event.action].label;
    return Verdict::refuse("RK-31", {texts::kNotThisPhase, entry, at(texts::kPhaseNames, static_cast<int>(state.phase))});
  }
  switch (event.action) {
    case kRoll:
    case kRollByHand: return check_roll(state, event);
    case kPlaceBid: return check_bid(state, event);
    case kBuild: return check_build(state, event);
    case kSetMission: return check_mission(state, event);
    case kDiscard: return check_discard(state, event);
    default: return Verdict::ok();
  }
}

void RevivingSolo::apply(State& state, const Event& event) {
  switch (event.action) {
    case kRoll:
    case kRollByHand: return apply_roll(state, event);
    case kPlaceBid:
      at(state.coin_spot, event[bid::kCoin] - 1) = static_cast<std::uint8_t>(event[bid::kSpot] + 1);
      state.phase = Phase::kCollect;
      return;
    case kBuild: return apply_build(state, event);
    case kOpenMarket: state.phase = Phase::kDebris; return;
    case kCollect:
      ++state.collected;
      state.phase = Phase::kBuild;
      return;
    case kBuilt: state.phase = Phase::kCleanUp; return;
    case kCleanUp: return apply_clean_up(state);
    case kSetMission: return apply_mission(state, event);
    default:
      state.gone |= card_bit(event[discard::kType], event[discard::kSection], event[discard::kCard]);
  }
}

}  // namespace lungta
