#include "game/reviving_kathmandu/flow.h"

namespace lungta::reviving {
namespace {

// RK-2: the higher coin goes first, equal coins clockwise from the first player on, himself included.
bool spends_before(const State& state, int a, int b) {
  const int coin_a = at(state.coins, a);
  const int coin_b = at(state.coins, b);
  if (coin_a != coin_b) return coin_a > coin_b;
  const int players = state.agreed.players;
  const int first = first_player_in(state.agreed, state.round);
  return (a - first + players) % players < (b - first + players) % players;
}

}  // namespace

SpendingOrder spending_order(const State& state) {
  SpendingOrder order;
  for (int seat = 0; seat < state.agreed.players; ++seat) {
    std::size_t place = 0;
    while (place < order.size() && spends_before(state, order[place], seat)) ++place;
    order.insert(place, static_cast<std::uint8_t>(seat));
  }
  return order;
}

int next_spender(const State& state) {
  if (!state.coins_known) return -1;
  for (const std::uint8_t seat : spending_order(state)) {
    if (!has(state.spent, seat)) return seat;
  }
  return -1;
}

int first_without_mission(const State& state) {
  for (int seat = 0; seat < state.agreed.players; ++seat) {
    if (mission_missing(state, seat)) return seat;
  }
  return -1;
}

int first_without_incomplete(const State& state) {
  for (int seat = 0; seat < state.agreed.players; ++seat) {
    if (!has(state.incomplete_known, seat)) return seat;
  }
  return -1;
}

bool is_over(const State& state) {
  return rounds_over(state) && first_without_incomplete(state) < 0 && first_without_mission(state) < 0;
}

int seat_of(const Agreed& agreed, Architect architect) {
  if (!agreed.architects) return -1;
  for (int seat = 0; seat < agreed.players; ++seat) {
    if (at(agreed.architect_of, seat) == architect) return seat;
  }
  return -1;
}

int cards_collected(const State& state) {
  const Agreed& agreed = state.agreed;
  const int by_liu = seat_of(agreed, kLiu) >= 0 ? state.round / cycle_of(agreed) : 0;
  return cards_each_round(agreed) * agreed.players * state.round + by_liu;
}

}  // namespace lungta::reviving
