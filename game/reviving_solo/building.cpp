// Missions, completed monuments, discarded cards: RK-30, RK-34, RK-35.
#include "game/core/pattern.h"
#include "game/core/text_field.h"
#include "game/reviving_kathmandu/box.h"
#include "game/reviving_solo/action_rules.h"
#include "game/reviving_solo/market.h"
#include "game/reviving_solo/squares.h"
#include "game/reviving_solo/texts.h"

namespace lungta::reviving_solo {
namespace {

const Text& colour_name(int colour) { return at(kColourChoices, colour).label; }
const Text& card_name(int colour_or_wild) {
  return colour_or_wild == kWildKind ? texts::kWildCard : colour_name(colour_or_wild);
}

// RK-30: whether the deck has one more of these.
Verdict check_copies(const State& state, int type, int section, int colour_or_wild) {
  if (copies_left(state, type, section, colour_or_wild) > 0) return Verdict::ok();
  return Verdict::refuse("RK-30", {texts::kNoneLeft, at(texts::kTypeNames, type), section + 1,
                                   card_name(colour_or_wild), copies_in_deck(colour_or_wild)});
}

// --- monuments ---

Monument monument_in(const Event& event) {
  Monument monument;
  monument.type = static_cast<std::uint8_t>(event[build::kType]);
  monument.cards = reviving::cards_in(event, build::kSectionsFrom, monument.type);
  return monument;
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

Verdict check_cards(const State& state, const Monument& monument) {
  for (int i = 0; i < sections_of(monument.type); ++i) {
    const Verdict enough = check_copies(state, monument.type, i, kind_of(at(monument.cards, i)));
    if (!enough.is_ok()) return enough;
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

void apply_build(State& state, const Event& event) {
  const Monument monument = monument_in(event);
  at(state.squares, event[build::kSquare]).monuments.push_back(monument);
  clear_colour(state, monument.colour());
  if (is_won(state)) state.phase = Phase::kOver;
}

Phrase build_summary(const State&, const Event& event) {
  const Monument monument = monument_in(event);
  return {texts::kSumBuild, at(texts::kSquareNames, event[build::kSquare]), at(texts::kTypeNames, monument.type),
          reviving::letters_of(monument.sections())};
}

// --- missions ---

Domain mission_domain(const State&, const Event& event, int slot) {
  if (slot >= mission::kCellsFrom) {
    return cell_domain(slot == mission::kCellsFrom ? sections_of(kBuddha) : kMaxSections, "RK-13");
  }
  return letter_domain(event, mission::kTitle, slot, "RK-12");
}

Verdict mission_offered(const State& state, int) {
  return state.squares[1].mission_known ? Verdict::refuse("RK-30", texts::kMissionsKnown) : Verdict::ok();
}

bool same_objective(const Square& square, const Event& event, int type) {
  for (int i = first_cell(type); i < first_cell(type + 1); ++i) {
    if (at(square.cells, i) != event[mission::kCellsFrom + i]) return false;
  }
  return true;
}

Verdict check_mission(const State& state, const Event& event) {
  for (int type = 0; state.squares[0].mission_known && type < kTypes; ++type) {
    if (!same_objective(state.squares[0], event, type)) continue;
    return Verdict::refuse("RK-30", {texts::kSameObjective, at(texts::kTypeNames, type)});
  }
  return check_letters(event, mission::kTitle, kTitleLength, "RK-12");
}

void apply_mission(State& state, const Event& event) {
  const bool second = state.squares[0].mission_known;
  Square& square = at(state.squares, second ? 1 : 0);
  square.mission_known = true;
  for (int i = 0; i < kCells; ++i) at(square.cells, i) = static_cast<std::uint8_t>(event[mission::kCellsFrom + i]);
  if (second) state.phase = Phase::kMarket;
}

Phrase mission_summary(const State& state, const Event&) {
  return {texts::kSumMission, state.squares[0].mission_known ? 2 : 1};
}

// --- discarded cards ---

Domain discard_domain(const State&, const Event& event, int slot) {
  const int type = event[discard::kType];
  if (slot == discard::kType) return Domain::range(0, kTypes - 1, kBuddha, "RK-31");
  if (slot == discard::kCard) return Domain::range(0, kWildKind, colour::kRed, "RK-31");
  return type == kBuddha ? Domain::hidden() : Domain::range(0, sections_of(type) - 1, 0, "RK-31");
}

Verdict discard_offered(const State& state, int) {
  return state.extreme ? Verdict::refuse("RK-36", texts::kExtremeTakesBack) : Verdict::ok();
}

Verdict check_discard(const State& state, const Event& event) {
  return check_copies(state, event[discard::kType], event[discard::kSection], event[discard::kCard]);
}

void apply_discard(State& state, const Event& event) {
  ++at(state.discarded, kind_index(event[discard::kType], event[discard::kSection], event[discard::kCard]));
}

Phrase discard_summary(const State&, const Event& event) {
  return {texts::kSumDiscard, at(texts::kTypeNames, event[discard::kType]), event[discard::kSection] + 1,
          card_name(event[discard::kCard])};
}

}  // namespace

const ActionRules kBuildRules{build_domain, nullptr, check_build, apply_build, build_summary};
const ActionRules kMissionRules{mission_domain, mission_offered, check_mission, apply_mission, mission_summary};
const ActionRules kDiscardRules{discard_domain, discard_offered, check_discard, apply_discard, discard_summary};

}  // namespace lungta::reviving_solo
