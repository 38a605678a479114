#include "game/reviving_kathmandu/scoring.h"

namespace lungta::reviving {
namespace {

// Cards as the box counts them: wilds are all alike, whatever they were decided as.
bool same_card(int a, int b) { return a == b || (is_wild(a) && is_wild(b)); }

std::span<const std::uint8_t> objective_cells(const Mission& mission, int type) {
  return std::span(mission.cells)
      .subspan(static_cast<std::size_t>(first_cell(type)), static_cast<std::size_t>(sections_of(type)));
}

}  // namespace

int sections_in(const Monument& monument, int colour) {
  int count = 0;
  for (const std::uint8_t card : monument.sections()) count += colour_of(card) == colour ? 1 : 0;
  return count;
}

int colour_points(const Monument& monument) {
  int points = 0;
  for (int colour = 0; colour < kColours; ++colour) points += group_points(sections_in(monument, colour));
  return points;
}

unsigned buddha_colours(const State& state, int seat) {
  unsigned colours = 0;
  for (const Monument& monument : state.monuments) {
    if (monument.owner == seat && monument.type == kBuddha) colours |= 1U << colour_of(monument.cards[0]);
  }
  return colours;
}

bool is_first_of_colour(const State& state, std::size_t buddha) {
  const Monument& mine = state.monuments[buddha];
  for (std::size_t i = 0; i < buddha; ++i) {
    const Monument& other = state.monuments[i];
    if (other.owner != mine.owner || other.type != kBuddha) continue;
    if (colour_of(other.cards[0]) == colour_of(mine.cards[0])) return false;
  }
  return true;
}

bool mission_met(const State& state, int seat, int type) {
  const Mission& mission = at(state.missions, seat);
  if (!mission.known) return false;
  for (const Monument& monument : state.monuments) {
    if (monument.owner != seat || monument.type != type) continue;
    if (pattern_fits(objective_cells(mission, type), monument.sections())) return true;
  }
  return false;
}

int mission_points(const State& state, int seat) {
  int points = 0;
  for (int type = 0; type < kTypes; ++type) {
    if (mission_met(state, seat, type)) points += at(at(state.missions, seat).points, type);
  }
  return points;
}

bool objective_met(const State& state, int seat, const Objective& card, std::size_t built) {
  std::array<Candidates, kObjectivePatterns> fitting{};
  for (std::size_t p = 0; p < card.patterns; ++p) {
    const auto sections = static_cast<std::size_t>(sections_of(card.types[p]));
    for (std::size_t i = 0; i < built && !fitting[p].full(); ++i) {
      const Monument& monument = state.monuments[i];
      if (monument.owner != seat || monument.type != card.types[p]) continue;
      if (!pattern_fits(std::span(card.cells[p]).first(sections), monument.sections())) continue;
      fitting[p].push_back(static_cast<std::uint8_t>(i));
    }
  }
  return can_assign(std::span(fitting).first(card.patterns));
}

namespace {

void award_best_of(State& state, int seat, std::size_t built) {
  if (at(state.award, seat) != 0) return;
  Objective* best = nullptr;
  for (Objective& card : state.objectives) {
    if (!is_open(state, card) || !objective_met(state, seat, card, built)) continue;
    if (best == nullptr || card.points > best->points) best = &card;
  }
  if (best == nullptr) return;
  best->round = state.round;
  at(state.award, seat) = static_cast<std::uint8_t>(best - state.objectives.begin() + 1);
}

}  // namespace

void award_objective(State& state, int seat) { award_best_of(state, seat, state.monuments.size()); }

void award_objectives_again(State& state) {
  for (Objective& card : state.objectives) card.round = 0;
  state.award = {};
  for (std::size_t built = 1; built <= state.monuments.size(); ++built) {
    award_best_of(state, state.monuments[built - 1].owner, built);
  }
}

int bhairav_points(const State& state, int seat) {
  const int colour = at(state.bhairav, seat) - 1;
  if (colour < 0) return 0;
  int points = 0;
  for (const Monument& monument : state.monuments) {
    if (monument.owner != seat) continue;
    for (const std::uint8_t card : monument.sections()) points += card == colour ? 1 : 0;  // a wild never equals it
  }
  return points;
}

int copies_standing(const State& state, int type, int section, int card) {
  int count = 0;
  for (const Monument& monument : state.monuments) {
    if (monument.type == type && same_card(at(monument.cards, section), card)) ++count;
  }
  return count;
}

int copies_in_box(const Agreed& agreed, int card) {
  if (is_wild(card)) return agreed.rainbow ? kMostWilds : 1;
  return agreed.players > 4 ? kMostCopies : 2;
}

int monuments_of(const State& state, int seat) {
  int count = 0;
  for (const Monument& monument : state.monuments) count += monument.owner == seat ? 1 : 0;
  return count;
}

std::size_t nth_monument(const State& state, int seat, int n) {
  std::size_t i = 0;
  while (state.monuments[i].owner != seat || n-- > 0) ++i;
  return i;
}

}  // namespace lungta::reviving
