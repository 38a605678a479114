// Whether a win is still thinkable, by an optimistic bound: what it calls impossible is impossible, what it calls
// possible is no promise.
#pragma once
#include "game/reviving_solo/state.h"

namespace lungta::reviving_solo {

struct Outlook {
  bool possible = false;
  int needed = 0;   // cards at least, when an assignment of colours and types exists
  int at_most = 0;  // cards that can still come together: those collected and not yet built, and two a round to come
};

Outlook look_ahead(const State& state);

// The colours in which this square's objective can still be met, a bit each.
unsigned colours_left_for(const State& state, const Square& square, int type);

}  // namespace lungta::reviving_solo
