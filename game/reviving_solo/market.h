// The market: debris, coins, bids. RK-32, RK-33.
#pragma once
#include "game/core/event.h"
#include "game/reviving_solo/state.h"

namespace lungta::reviving_solo {

bool spot_exists(const State& state, int spot);
int coin_on(const State& state, int spot);        // the coin's worth; 0: none
int debris_on(const State& state, int spot);      // how many
int top_colour(const State& state, int spot);     // of the debris fallen last; -1: none
int in_bag(const State& state, int colour);
int in_bag(const State& state);
constexpr bool in_hand(const State& state, int coin) { return at(state.coin_spot, coin - 1) == 0; }

bool can_bid(const State& state, int coin, int spot);
int smallest_bid(const State& state, int spot);   // the smallest coin that may lie there; 0: none
bool any_bid(const State& state);

// A roll as an event holds it: the side, then a colour for each of its spots.
// Whether a debris falls on the side's spot number `place`: no coin lies there and the bag is not yet empty.
bool falls(const State& state, const Event& event, int place);
// How many of a colour are in the bag when the debris for `place` is drawn.
int left_for(const State& state, const Event& event, int place, int colour);
int fallen_before(const State& state, const Event& event, int place);

int deck_left(const State& state);  // blue cards not yet dealt

void drop_debris(State& state, const Event& event);
// RK-34: debris of this colour go back to the bag; what lies above moves down in order.
void clear_colour(State& state, int colour);

}  // namespace lungta::reviving_solo
