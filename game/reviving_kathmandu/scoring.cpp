#include "game/reviving_kathmandu/scoring.h"

#include "game/reviving_kathmandu/box.h"

namespace lungta::reviving {
namespace {

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

bool objective_met(const State& state, int seat, const Objective& card) {
  std::array<Candidates, kObjectivePatterns> fitting{};
  for (std::size_t p = 0; p < card.patterns; ++p) {
    const auto sections = static_cast<std::size_t>(sections_of(card.types[p]));
    for (std::size_t i = 0; i < state.monuments.size() && !fitting[p].full(); ++i) {
      const Monument& monument = state.monuments[i];
      if (monument.owner != seat || monument.type != card.types[p]) continue;
      if (!pattern_fits(std::span(card.cells[p]).first(sections), monument.sections())) continue;
      fitting[p].push_back(static_cast<std::uint8_t>(i));
    }
  }
  return can_assign(std::span(fitting).first(card.patterns));
}

void note_completed(State& state, int seat) {
  if (at(state.award, seat) != 0) return;
  std::uint8_t& completed = at(state.completed, seat);
  for (std::size_t i = 0; i < state.objectives.size(); ++i) {
    const Objective& card = state.objectives[i];
    if (is_open(state, card) && objective_met(state, seat, card)) {
      completed = static_cast<std::uint8_t>(completed | (1U << i));
    }
  }
}

int award_of(const State& state, int seat) {
  if (const int settled = at(state.award, seat); settled != 0) return settled;
  const unsigned completed = at(state.completed, seat);
  int best = 0;
  int best_points = -1;
  for (int i = 0; i < static_cast<int>(state.objectives.size()); ++i) {
    const int points = state.objectives[static_cast<std::size_t>(i)].points;
    if (!has(completed, i) || points <= best_points) continue;
    best = i + 1;
    best_points = points;
  }
  return best;
}

int award_points(const State& state, int seat) {
  const int award = award_of(state, seat);
  return award == 0 ? 0 : state.objectives[static_cast<std::size_t>(award - 1)].points;
}

void settle_awards(State& state) {
  for (int seat = 0; seat < state.agreed.players; ++seat) {
    const int award = award_of(state, seat);
    if (award == 0 || award == at(state.award, seat)) continue;
    at(state.award, seat) = static_cast<std::uint8_t>(award);
    state.objectives[static_cast<std::size_t>(award - 1)].round = state.round;
  }
  state.completed = {};  // whoever had a bit has an award now
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

int next_holographic(const State& state) {
  return state.holographics < kHolographics ? state.holographics + 1 : kHolographics;
}

bool holographic_stands(const State& state, int colour) {
  for (const Monument& monument : state.monuments) {
    if (monument.holographic != 0 && monument.cards[0] == colour) return true;
  }
  return false;
}

int copies_standing(const State& state, int type, int section, int card, std::size_t besides) {
  int count = 0;
  for (std::size_t i = 0; i < state.monuments.size(); ++i) {
    const Monument& monument = state.monuments[i];
    if (i == besides || monument.type != type || monument.holographic != 0) continue;
    if (same_card(at(monument.cards, section), card)) ++count;
  }
  return count;
}

int copies_in_box(const Agreed& agreed, int type, int card) {
  if (is_wild(card)) return agreed.rainbow ? kMostWilds : 1;
  const int copies = agreed.players > 4 ? kMostCopies : 2;
  return type == kBuddha && agreed.holographic ? copies - 1 : copies;
}

int sections_standing(const State& state) {
  int count = 0;
  for (const Monument& monument : state.monuments) count += sections_of(monument.type);
  return count;
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
