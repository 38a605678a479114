// Missions, public objectives and what stays unfinished: RK-11 to RK-13, RK-18, RK-19.
#include "game/core/pattern.h"
#include "game/core/text_field.h"
#include "game/reviving_kathmandu/action_rules.h"
#include "game/reviving_kathmandu/flow.h"
#include "game/reviving_kathmandu/scoring.h"
#include "game/reviving_kathmandu/texts.h"

namespace lungta::reviving {
namespace {

// --- missions ---

Domain mission_domain(const State& state, const Event& event, int slot) {
  if (slot < mission::kCellsFrom) return letter_domain(event, mission::kTitle, slot, "RK-12");
  if (slot < mission::kPointsFrom) {
    return cell_domain(slot == mission::kCellsFrom ? sections_of(kBuddha) : kMaxSections, "RK-13");
  }
  const int type = slot - mission::kPointsFrom;
  if (state.agreed.advanced_missions) return Domain::range(0, kMaxPrinted, kUnset, "RK-19");
  return Domain::range(0, kMaxPrinted, type + 1, "RK-12");
}

Verdict mission_offered(const State& state, int seat) {
  if (mission_missing(state, seat)) return Verdict::ok();
  const bool known = at(state.missions, seat).known;
  return Verdict::refuse("RK-12", {known ? texts::kMissionKnown : texts::kWithoutMission, Seat{seat}});
}

Verdict check_mission(const State&, const Event& event) {
  return check_letters(event, mission::kTitle, kTitleLength, "RK-12");
}

void apply_mission(State& state, const Event& event) {
  Mission& mission = at(state.missions, event[kPlayerSlot]);
  mission.known = true;
  for (int i = 0; i < kCells; ++i) at(mission.cells, i) = static_cast<std::uint8_t>(event[mission::kCellsFrom + i]);
  for (int i = 0; i < kTypes; ++i) at(mission.points, i) = static_cast<std::uint8_t>(event[mission::kPointsFrom + i]);
}

Phrase mission_summary(const State&, const Event& event) { return {texts::kSumMission, Seat{event[kPlayerSlot]}}; }

Verdict no_mission_offered(const State& state, int seat) {
  if (const Verdict missing = mission_offered(state, seat); !missing.is_ok()) return missing;
  return rounds_over(state) ? Verdict::ok() : Verdict::refuse("RK-12", {texts::kNoMissionEarly, state.round});
}

void apply_no_mission(State& state, const Event& event) {
  state.without_mission = static_cast<std::uint8_t>(state.without_mission | (1U << event[kPlayerSlot]));
}

Phrase no_mission_summary(const State&, const Event& event) {
  return {texts::kSumNoMission, Seat{event[kPlayerSlot]}};
}

// --- public objectives ---

Domain objective_domain(const State&, const Event& event, int slot) {
  if (slot < objective::kPatternsFrom) return letter_domain(event, objective::kTitle, slot, "RK-18");
  if (slot == objective::kPoints) return Domain::range(0, kMaxPrinted, kUnset, "RK-18");
  const int pattern = (slot - objective::kPatternsFrom) / objective::kPatternSlots;
  const int type_slot = objective::type_slot(pattern);
  if (slot == type_slot) {
    const bool may_lack = pattern == kObjectivePatterns - 1;
    return may_lack ? Domain::range(0, objective::kNoType, objective::kNoType, "RK-18")
                    : Domain::range(0, kTypes - 1, kBuddha, "RK-18");
  }
  const int type = event[type_slot];
  if (type < 0 || type >= kTypes || slot - type_slot > sections_of(type)) return Domain::hidden();
  return cell_domain(sections_of(type), "RK-18");
}

Verdict objective_offered(const State& state, int) {
  const Agreed& agreed = state.agreed;
  if (!agreed.objectives) return Verdict::refuse("RK-18", texts::kNoObjectives);
  if (!objectives_missing(state)) {
    return Verdict::refuse("RK-18", {texts::kObjectivesFull, agreed.players, objective_cards(agreed)});
  }
  return state.round > 1 ? Verdict::refuse("RK-18", {texts::kObjectivesLate, state.round}) : Verdict::ok();
}

Verdict check_objective(const State&, const Event& event) {
  return check_letters(event, objective::kTitle, kTitleLength, "RK-18");
}

Objective objective_in(const Event& event) {
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
  return card;
}

void apply_objective(State& state, const Event& event) {
  state.objectives.push_back(objective_in(event));
  for (int seat = 0; seat < state.agreed.players; ++seat) note_completed(state, seat);
}

Phrase objective_summary(const State& state, const Event& event) {
  return {texts::kSumObjective, static_cast<int>(state.objectives.size()) + 1, event[objective::kPoints]};
}

// --- unfinished monuments ---

int unfinished_points(const Event& event) {
  int points = 0;
  for (int i = 0; i < kIncompleteRows; ++i) points += event[incomplete::kTops + i];
  return points;
}

// The topmost cards one after another, until one is left at 0; the last row holds all that are left.
Domain incomplete_domain(const State&, const Event& event, int slot) {
  if (slot > incomplete::kTops && event[slot - 1] == 0) return Domain::hidden();
  const bool the_rest = slot == incomplete::kTops + kIncompleteRows - 1;
  return Domain::range(0, the_rest ? kMostOfRest : kMaxPrinted, 0, "RK-11");
}

Verdict incomplete_offered(const State& state, int seat) {
  if (!rounds_over(state)) return Verdict::refuse("RK-11", {texts::kNotOverYet, state.round});
  if (has(state.incomplete_known, seat)) return Verdict::refuse("RK-11", {texts::kIncompleteTwice, Seat{seat}});
  return Verdict::ok();
}

void apply_incomplete(State& state, const Event& event) {
  const int seat = event[kPlayerSlot];
  at(state.incomplete, seat) = static_cast<std::uint16_t>(unfinished_points(event));
  state.incomplete_known = static_cast<std::uint8_t>(state.incomplete_known | (1U << seat));
}

Phrase incomplete_summary(const State&, const Event& event) {
  return {texts::kSumIncomplete, Seat{event[kPlayerSlot]}, unfinished_points(event)};
}

}  // namespace

const ActionRules kMissionRules{mission_domain, mission_offered, check_mission, apply_mission, mission_summary};
const ActionRules kNoMissionRules{nullptr, no_mission_offered, nullptr, apply_no_mission, no_mission_summary};
const ActionRules kObjectiveRules{objective_domain, objective_offered, check_objective, apply_objective,
                                  objective_summary};
const ActionRules kIncompleteRules{incomplete_domain, incomplete_offered, nullptr, apply_incomplete,
                                   incomplete_summary};

}  // namespace lungta::reviving
