// Which entries are possible, why others are not, and what they change.
#include "game/reviving_kathmandu/flow.h"
#include "game/reviving_kathmandu/reviving_kathmandu.h"
#include "game/reviving_kathmandu/scoring.h"
#include "game/reviving_kathmandu/slots.h"
#include "game/reviving_kathmandu/title.h"
#include "game/reviving_kathmandu/texts.h"

namespace lungta {

using namespace reviving;

namespace {

Verdict check_rounds_run(const State& state) {
  return rounds_over(state) ? Verdict::refuse("RK-1", texts::kRoundsOver) : Verdict::ok();
}

// `standing` cards of the kind besides this one.
Verdict check_copies(const State& state, int type, int section, int card, int standing) {
  const int in_box = copies_in_box(state.agreed, card);
  if (standing < in_box) return Verdict::ok();
  const Text& name = is_wild(card) ? texts::kWild : at(kColourChoices, card).label;
  return Verdict::refuse(is_wild(card) ? "RK-21" : "RK-parts",
                         {texts::kTooManyCopies, at(texts::kTypeNames, type), texts::section_name(type, section), name,
                          in_box});
}

Verdict check_holographic(const State& state, int colour) {
  if (state.holographics >= kHolographics) return Verdict::refuse("RK-20", {texts::kAllHolographic, kHolographics});
  if (((state.holographic_colours >> colour) & 1) != 0) {
    return Verdict::refuse("RK-20", {texts::kHolographicStands, at(kColourChoices, colour).label});
  }
  return Verdict::ok();
}

Verdict check_build(const State& state, const Event& event) {
  if (const Verdict running = check_rounds_run(state); !running.is_ok()) return running;
  const int type = event.action - kBuildBuddha;
  if (type == kBuddha && event[build::kHolographic] != 0) {
    const Verdict verdict = check_holographic(state, event[build::kSections]);
    if (!verdict.is_ok()) return verdict;
  }
  for (int section = 0; section < sections_of(type); ++section) {
    const int card = event[build::kSections + section];
    const int standing = copies_standing(state, type, section, card);
    const Verdict verdict = check_copies(state, type, section, card, standing);
    if (!verdict.is_ok()) return verdict;
  }
  return Verdict::ok();
}

Verdict check_rebuild(const State& state, const Event& event) {
  if (!state.agreed.rebuild) return Verdict::refuse("RK-9", texts::kNoRebuild);
  if (const Verdict running = check_rounds_run(state); !running.is_ok()) return running;
  if (objectives_due(state)) return Verdict::refuse("RK-18", texts::kObjectivesFirst);
  const int seat = event[kPlayerSlot];
  if (monuments_of(state, seat) == 0) return Verdict::refuse("RK-9", {texts::kNothingToRebuild, Seat{seat}});
  const Monument& monument = state.monuments[nth_monument(state, seat, event[rebuild::kMonument])];
  const int section = event[rebuild::kSection];
  const int card = event[rebuild::kCard];
  const int old = at(monument.cards, section);
  const bool same_kind = old == card || (is_wild(old) && is_wild(card));
  const int standing = copies_standing(state, monument.type, section, card) - (same_kind ? 1 : 0);
  return check_copies(state, monument.type, section, card, standing);
}

// RK-2: whether this is a round that ends with leftover coins.
Verdict check_coin_round(const State& state) {
  if (const Verdict running = check_rounds_run(state); !running.is_ok()) return running;
  if (ends_cycle(state.agreed, state.round)) return Verdict::ok();
  if (state.agreed.players == 2) return Verdict::refuse("RK-4", {texts::kCoinsNotNowTwo, state.round});
  return Verdict::refuse("RK-2", {texts::kCoinsNotNow, state.round});
}

Verdict check_bhairav(const State& state, int seat, int colour) {
  if (at(state.bhairav, seat) != 0) return Verdict::refuse("RK-22", {texts::kSecondBhairav, Seat{seat}});
  if (const int coin = at(state.coins, seat); coin < kBhairavCost) {
    return Verdict::refuse("RK-22", {texts::kCoinTooSmall, kBhairavCost, coin});
  }
  for (int other = 0; other < state.agreed.players; ++other) {
    if (at(state.bhairav, other) == colour + 1) return Verdict::refuse("RK-22", {texts::kBhairavSold, Seat{other}});
  }
  return Verdict::ok();
}

Verdict check_leftover(const State& state, const Event& event) {
  if (const Verdict in_time = check_coin_round(state); !in_time.is_ok()) return in_time;
  if (!state.coins_known) return Verdict::refuse("RK-2", texts::kCoinsFirst);
  const int seat = event[kPlayerSlot];
  if (has(state.spent, seat)) return Verdict::refuse("RK-2", {texts::kSpentAlready, Seat{seat}, state.round});
  if (const int next = next_spender(state); next != seat) {
    return Verdict::refuse("RK-2", {texts::kNotYourTurn, Seat{next}, at(state.coins, next)});
  }
  if (event[leftover::kWay] != kBuyBhairav) return Verdict::ok();
  return check_bhairav(state, seat, event[leftover::kColour]);
}

Verdict check_coins(const State& state) {
  if (const Verdict in_time = check_coin_round(state); !in_time.is_ok()) return in_time;
  return state.coins_known ? Verdict::refuse("RK-2", {texts::kCoinsTwice, state.round}) : Verdict::ok();
}

Verdict check_objective(const State& state, const Event& event) {
  const Agreed& agreed = state.agreed;
  if (!agreed.objectives) return Verdict::refuse("RK-18", texts::kNoObjectives);
  if (!objectives_missing(state)) {
    return Verdict::refuse("RK-18", {texts::kObjectivesFull, agreed.players, objective_cards(agreed)});
  }
  if (state.round > 1) return Verdict::refuse("RK-18", {texts::kObjectivesLate, state.round});
  return check_title(event, objective::kTitle);
}

Verdict check_incomplete(const State& state, int seat) {
  if (!rounds_over(state)) return Verdict::refuse("RK-11", {texts::kNotOverYet, state.round});
  if (has(state.incomplete_known, seat)) return Verdict::refuse("RK-11", {texts::kIncompleteTwice, Seat{seat}});
  return Verdict::ok();
}

Verdict check_end_round(const State& state) {
  if (const Verdict running = check_rounds_run(state); !running.is_ok()) return running;
  return round_can_end(state) ? Verdict::ok() : Verdict::refuse("RK-2", {texts::kStillToSpend, state.round});
}

Verdict check_no_mission(const State& state, int seat) {
  if (mission_missing(state, seat)) return Verdict::ok();
  return Verdict::refuse("RK-12", {texts::kMissionKnown, Seat{seat}});
}

// --- applying ---

void apply_build(State& state, const Event& event) {
  Monument monument;
  monument.owner = static_cast<std::uint8_t>(event[kPlayerSlot]);
  monument.type = static_cast<std::uint8_t>(event.action - kBuildBuddha);
  for (int i = 0; i < sections_of(monument.type); ++i) {
    at(monument.cards, i) = static_cast<std::uint8_t>(event[build::kSections + i]);
  }
  if (monument.type == kBuddha && event[build::kHolographic] != 0) {
    monument.holographic = ++state.holographics;
    state.holographic_colours = static_cast<std::uint8_t>(state.holographic_colours | (1U << monument.cards[0]));
  } else {
    monument.points = static_cast<std::uint8_t>(event[build::points(monument.type)]);
    at(state.last_points, monument.type) = monument.points;
  }
  state.monuments.push_back(monument);
  award_objective(state, monument.owner);
}

void apply_rebuild(State& state, const Event& event) {
  const int seat = event[kPlayerSlot];
  Monument& monument = state.monuments[nth_monument(state, seat, event[rebuild::kMonument])];
  const int section = event[rebuild::kSection];
  at(monument.cards, section) = static_cast<std::uint8_t>(event[rebuild::kCard]);
  if (section == sections_of(monument.type) - 1) {
    monument.holographic = 0;
    monument.points = static_cast<std::uint8_t>(event[rebuild::kPoints]);
    at(state.last_points, monument.type) = monument.points;
  }
  award_objective(state, seat);
}

void apply_leftover(State& state, const Event& event) {
  const int seat = event[kPlayerSlot];
  const int coin = at(state.coins, seat);
  const int way = event[leftover::kWay];
  int points = way == kConvert ? coin : 0;
  if (way == kBuyBhairav) {
    at(state.bhairav, seat) = static_cast<std::uint8_t>(event[leftover::kColour] + 1);
    points = coin - kBhairavCost;
  }
  at(state.coin_points, seat) = static_cast<std::uint8_t>(at(state.coin_points, seat) + points);
  state.spent = static_cast<std::uint8_t>(state.spent | (1U << seat));
}

void apply_mission(State& state, const Event& event) {
  const int seat = event[kPlayerSlot];
  Mission& mission = at(state.missions, seat);
  mission.known = true;
  for (int i = 0; i < kCells; ++i) at(mission.cells, i) = static_cast<std::uint8_t>(event[mission::kCellsFrom + i]);
  for (int i = 0; i < kTypes; ++i) at(mission.points, i) = static_cast<std::uint8_t>(event[mission::kPointsFrom + i]);
}

void apply_objective(State& state, const Event& event) {
  Objective card;
  card.points = static_cast<std::uint8_t>(event[objective::kPoints]);
  for (int pattern = 0; pattern < kObjectivePatterns; ++pattern) {
    const int type_slot = objective::type_slot(pattern);
    if (event[type_slot] == objective::kNoType) continue;
    ++card.patterns;
    at(card.types, pattern) = static_cast<std::uint8_t>(event[type_slot]);
    for (int i = 0; i < kMaxSections; ++i) {
      at(at(card.cells, pattern), i) = static_cast<std::uint8_t>(event[type_slot + 1 + i]);
    }
  }
  state.objectives.push_back(card);
  award_objectives_again(state);
}

void apply_coins(State& state, const Event& event) {
  state.coins_known = true;
  for (int seat = 0; seat < state.agreed.players; ++seat) {
    at(state.coins, seat) = static_cast<std::uint8_t>(event[seat]);
  }
}

void apply_end_round(State& state) {
  ++state.round;
  state.coins_known = false;
  state.coins = {};
  state.spent = 0;
}

void apply_incomplete(State& state, const Event& event) {
  const int seat = event[kPlayerSlot];
  int points = 0;
  for (int i = 0; i < kIncompleteRows; ++i) points += event[incomplete::kTops + i];
  at(state.incomplete, seat) = static_cast<std::uint8_t>(points);
  state.incomplete_known = static_cast<std::uint8_t>(state.incomplete_known | (1U << seat));
}

}  // namespace

Verdict RevivingKathmandu::offered(const State& state, int action, int seat) {
  switch (action) {
    case kLeftover: return Verdict::only_if(next_spender(state) == seat);
    case kRebuild: return Verdict::only_if(state.agreed.rebuild && !rounds_over(state) && monuments_of(state, seat) > 0);
    case kSetMission: return Verdict::only_if(!is_over(state));
    case kEndRound: return Verdict::only_if(round_can_end(state));
    case kCoins: return Verdict::only_if(coins_due(state));
    case kSetObjective: return Verdict::only_if(objectives_due(state));
    case kIncomplete: return Verdict::only_if(rounds_over(state) && !has(state.incomplete_known, seat));
    case kNoMission: return Verdict::only_if(mission_missing(state, seat) && rounds_over(state));
    default: return Verdict::only_if(!rounds_over(state));
  }
}

Verdict RevivingKathmandu::check(const State& state, const Event& event) {
  if (is_over(state)) return Verdict::refuse("RK-1", texts::kNoMoreEntries);
  switch (event.action) {
    case kLeftover: return check_leftover(state, event);
    case kRebuild: return check_rebuild(state, event);
    case kSetMission: return check_title(event, mission::kTitle);
    case kEndRound: return check_end_round(state);
    case kCoins: return check_coins(state);
    case kSetObjective: return check_objective(state, event);
    case kIncomplete: return check_incomplete(state, event[kPlayerSlot]);
    case kNoMission: return check_no_mission(state, event[kPlayerSlot]);
    default: return check_build(state, event);
  }
}

void RevivingKathmandu::apply(State& state, const Event& event) {
  switch (event.action) {
    case kLeftover: return apply_leftover(state, event);
    case kRebuild: return apply_rebuild(state, event);
    case kSetMission: return apply_mission(state, event);
    case kEndRound: return apply_end_round(state);
    case kCoins: return apply_coins(state, event);
    case kSetObjective: return apply_objective(state, event);
    case kIncomplete: return apply_incomplete(state, event);
    case kNoMission:
      state.without_mission = static_cast<std::uint8_t>(state.without_mission | (1U << event[kPlayerSlot]));
      return;
    default: return apply_build(state, event);
  }
}

}  // namespace lungta
