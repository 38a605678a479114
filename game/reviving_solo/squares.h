// The two Durbar squares: RK-34 to RK-36.
#pragma once
#include "game/core/event.h"
#include "game/reviving_solo/state.h"

namespace lungta::reviving_solo {

enum Level : int { kEasy, kMedium, kHard, kExtreme };

// The colours in which a one-colour monument of this type meets the square's objective, a bit each.
unsigned objective_colours(const Square& square, int type);
bool objective_met(const Square& square, int type);
// How many of its monuments serve no objective. RK-35 has room for one, the fifth.
int outside_mission(const Square& square);
// The colours of its completed monuments, a bit each.
unsigned colours_built(const Square& square);
// Where a monument of this type and colour stands; -1: in neither square.
int square_with(const State& state, int type, int colour);

constexpr int section_index(int type, int section) { return first_cell(type) + section; }
// A kind of card: a section, in a colour or wild.
constexpr int kind_index(int type, int section, int colour_or_wild) {
  return section_index(type, section) * (kColours + 1) + colour_or_wild;
}
constexpr int kind_of(int card) { return is_wild(card) ? kWildKind : card; }
constexpr int copies_in_deck(int colour_or_wild) { return colour_or_wild == kWildKind ? kWildCopies : kCopies; }
// RK-30: how many cards of a kind are neither built nor known to be discarded.
int copies_left(const State& state, int type, int section, int colour_or_wild);
int cards_built(const State& state);

// RK-35: both squares hold their mission and a fifth monument, and with Extreme declared both fifths are Pagodas.
bool is_won(const State& state);
// Of the fifth monuments, for a game that is won.
Level level_reached(const State& state);

}  // namespace lungta::reviving_solo
