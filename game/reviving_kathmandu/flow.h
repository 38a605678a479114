// Rounds, the first player, leftover coins, the end: RK-1, RK-2, RK-4.
#pragma once
#include "game/reviving_kathmandu/state.h"

namespace lungta::reviving {

// A coin cycle: after so many rounds one coin is left.
constexpr int cycle_of(const Agreed& agreed) { return agreed.players == 2 ? 2 : 4; }
constexpr bool ends_cycle(const Agreed& agreed, int round) { return round % cycle_of(agreed) == 0; }

constexpr int first_player_in(const Agreed& agreed, int round) {
  const int passed = agreed.players == 2 ? (round - 1) / 2 : round - 1;
  return (agreed.first_player + passed) % agreed.players;
}

constexpr bool rounds_over(const State& state) { return state.round > kRounds; }
constexpr unsigned everyone(const State& state) { return (1U << state.agreed.players) - 1; }

// Leftover coins can be entered: the round ends a cycle and they are not known yet.
constexpr bool coins_due(const State& state) {
  return !rounds_over(state) && ends_cycle(state.agreed, state.round) && !state.coins_known;
}
// RK-2: who spends the leftover coin next; -1: nobody has to.
int next_spender(const State& state);
// The round can end: it ends no cycle, or every leftover coin is spent.
constexpr bool round_can_end(const State& state) {
  if (rounds_over(state)) return false;
  return !ends_cycle(state.agreed, state.round) || (state.coins_known && state.spent == everyone(state));
}

// Seats in the order in which they spend coins of these values.
using SpendingOrder = FixedVector<std::uint8_t, kMaxPlayers>;
SpendingOrder spending_order(const State& state);

constexpr bool mission_missing(const State& state, int seat) {
  return !at(state.missions, seat).known && !has(state.without_mission, seat);
}
// The first seat for which the end scoring still has this question; -1: none.
int first_without_mission(const State& state);
int first_without_incomplete(const State& state);
bool is_over(const State& state);

constexpr int objective_cards(const Agreed& agreed) { return agreed.objectives ? agreed.players - 1 : 0; }  // RK-18
constexpr bool objectives_missing(const State& state) {
  return static_cast<int>(state.objectives.size()) < objective_cards(state.agreed);
}
// They lie open from the start and are entered in round 1.
constexpr bool objectives_due(const State& state) { return state.round == 1 && objectives_missing(state); }
// Afterwards they can only be inserted in the history.
constexpr bool objectives_forgotten(const State& state) { return state.round > 1 && objectives_missing(state); }

// The seat that holds an architect; -1: nobody.
int seat_of(const Agreed& agreed, Architect architect);
constexpr int cards_each_round(const Agreed& agreed) { return agreed.players == 2 ? 4 : 2; }  // RK-3, RK-4
// How many cards all players together can have collected by now. What a leftover coin buys was collected before it was
// discarded; only Liu draws one more for each (RK-17). Liliana and Charles draw one more too, but put one of them back
// under the red deck: they keep no more than anyone else. Sophie takes what was collected before and discarded.
int cards_collected(const State& state);

}  // namespace lungta::reviving
