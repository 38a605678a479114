#include "game/reviving_solo/squares.h"

#include "game/core/pattern.h"

namespace lungta::reviving_solo {
namespace {

int of_type(const Square& square, int type) {
  int count = 0;
  for (const Monument& monument : square.monuments) count += monument.type == type ? 1 : 0;
  return count;
}

bool mission_done(const Square& square) {
  if (!square.monuments.full()) return false;
  for (int type = 0; type < kTypes; ++type) {
    if (!objective_met(square, type)) return false;
  }
  return true;
}

// Five monuments of four types: the fifth is of the type that stands twice.
int fifth_type(const Square& square) {
  for (int type = 0; type < kTypes; ++type) {
    if (of_type(square, type) > 1) return type;
  }
  return kBuddha;
}

}  // namespace

unsigned objective_colours(const Square& square, int type) {
  unsigned colours = kAllColours;
  for (int section = 0; section < sections_of(type); ++section) {
    for (int colour = 0; colour < kColours; ++colour) {
      if (!cell_allows(at(square.cells, section_index(type, section)), colour)) colours &= ~(1U << colour);
    }
  }
  return colours;
}

bool objective_met(const Square& square, int type) {
  if (!square.mission_known) return false;
  const unsigned colours = objective_colours(square, type);
  for (const Monument& monument : square.monuments) {
    if (monument.type == type && has(colours, monument.colour())) return true;
  }
  return false;
}

int outside_mission(const Square& square) {
  int outside = static_cast<int>(square.monuments.size());
  for (int type = 0; type < kTypes; ++type) outside -= objective_met(square, type) ? 1 : 0;
  return outside;
}

unsigned colours_built(const Square& square) {
  unsigned colours = 0;
  for (const Monument& monument : square.monuments) colours |= 1U << monument.colour();
  return colours;
}

int square_with(const State& state, int type, int colour) {
  for (int square = 0; square < kSquares; ++square) {
    for (const Monument& monument : at(state.squares, square).monuments) {
      if (monument.type == type && monument.colour() == colour) return square;
    }
  }
  return -1;
}

int copies_left(const State& state, int type, int section, int colour_or_wild) {
  int left = copies_in_deck(colour_or_wild) - at(state.discarded, kind_index(type, section, colour_or_wild));
  for (const Square& square : state.squares) {
    for (const Monument& monument : square.monuments) {
      if (monument.type == type && kind_of(at(monument.cards, section)) == colour_or_wild) --left;
    }
  }
  return left;
}

int cards_built(const State& state) {
  int cards = 0;
  for (const Square& square : state.squares) {
    for (const Monument& monument : square.monuments) cards += sections_of(monument.type);
  }
  return cards;
}

bool is_won(const State& state) {
  for (const Square& square : state.squares) {
    if (!mission_done(square)) return false;
    if (state.extreme && fifth_type(square) != kPagoda) return false;
  }
  return true;
}

Level level_reached(const State& state) {
  if (state.extreme) return kExtreme;
  int cards = 0;
  for (const Square& square : state.squares) cards += sections_of(fifth_type(square));
  if (cards >= kHardCards) return kHard;
  return cards >= kMediumCards ? kMedium : kEasy;
}

}  // namespace lungta::reviving_solo
