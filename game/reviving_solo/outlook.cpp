#include "game/reviving_solo/outlook.h"

#include "game/core/pattern.h"
#include "game/reviving_solo/slots.h"
#include "game/reviving_solo/squares.h"

namespace lungta::reviving_solo {
namespace {

// A search that tried so many places without an answer counts as possible: the bound stays optimistic, the device quick.
constexpr int kMostTries = 8000;

// A monument still to be built.
struct Place {
  std::uint8_t square;
  std::uint8_t type;
  std::uint8_t colours;  // that it may have, a bit each
};
constexpr int kMostPlaces = kSquares * kPerSquare;

struct Plan {
  FixedVector<Place, kMostPlaces> places;
  std::array<std::uint8_t, kSquares> used{};              // colours of each square, a bit each
  std::array<std::uint8_t, kTypes> standing{};            // colours of each type in both squares
  std::array<std::uint8_t, kCells> wilds_left{};          // per section
};

// Takes (or with -1 gives back) a wild card for every section whose plain cards are gone. False: one is lacking.
bool take_wilds(const State& state, Plan& plan, int type, int colour, int count) {
  bool enough = true;
  for (int section = 0; section < sections_of(type); ++section) {
    if (copies_left(state, type, section, colour) > 0) continue;
    std::uint8_t& left = at(plan.wilds_left, section_index(type, section));
    if (left < count) enough = false;
    left = static_cast<std::uint8_t>(left - count);
  }
  return enough;
}

// As deep as there are monuments to build, ten at most.
bool assign(const State& state, Plan& plan, std::size_t next, int& tries) {
  if (next == plan.places.size()) return true;
  const Place place = plan.places[next];
  std::uint8_t& used = at(plan.used, place.square);
  std::uint8_t& standing = at(plan.standing, place.type);
  const unsigned free = place.colours & ~static_cast<unsigned>(used | standing);
  for (int colour = 0; colour < kColours; ++colour) {
    if (!has(free, colour)) continue;
    if (++tries > kMostTries) return true;
    const auto bit = static_cast<std::uint8_t>(1U << colour);
    const std::array<std::uint8_t, kCells> wilds_before = plan.wilds_left;
    used = static_cast<std::uint8_t>(used | bit);
    standing = static_cast<std::uint8_t>(standing | bit);
    if (take_wilds(state, plan, place.type, colour, 1) && assign(state, plan, next + 1, tries)) return true;
    plan.wilds_left = wilds_before;
    used = static_cast<std::uint8_t>(used & ~bit);
    standing = static_cast<std::uint8_t>(standing & ~bit);
  }
  return false;
}

Plan empty_plan(const State& state) {
  Plan plan;
  for (int type = 0; type < kTypes; ++type) {
    for (int section = 0; section < sections_of(type); ++section) {
      at(plan.wilds_left, section_index(type, section)) =
          static_cast<std::uint8_t>(copies_left(state, type, section, kWildKind));
    }
  }
  for (int number = 0; number < kSquares; ++number) {
    const Square& square = at(state.squares, number);
    at(plan.used, number) = static_cast<std::uint8_t>(colours_built(square));
    for (const Monument& monument : square.monuments) {
      std::uint8_t& standing = at(plan.standing, monument.type);
      standing = static_cast<std::uint8_t>(standing | (1U << monument.colour()));
    }
  }
  return plan;
}

// The type of the monument that serves no objective, when there is one; -1: none. -2: too many.
int fifth_standing(const Square& square) {
  int fifth = -1;
  for (int type = 0; type < kTypes; ++type) {
    int extra = objective_met(square, type) ? -1 : 0;
    for (const Monument& monument : square.monuments) extra += monument.type == type ? 1 : 0;
    if (extra == 0) continue;
    if (extra > 1 || fifth >= 0) return -2;
    fifth = type;
  }
  return fifth;
}

// What is missing from a square when its fifth monument is to be of this type. False: it stands and is of another.
bool add_places(const State& state, int number, int fifth, Plan& plan) {
  const Square& square = at(state.squares, number);
  for (int type = 0; type < kTypes; ++type) {
    if (objective_met(square, type)) continue;
    plan.places.push_back({static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(type),
                           static_cast<std::uint8_t>(objective_colours(square, type))});
  }
  const int stands = fifth_standing(square);
  if (stands >= 0) return stands == fifth;
  plan.places.push_back({static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(fifth), kAllColours});
  return stands == -1;
}

// The cards that these fifth monuments and the rest still take; -1: no assignment of colours exists.
int cards_for(const State& state, int fifth_1, int fifth_2, int& tries) {
  if (fifth_standing(state.squares[0]) == -2 || fifth_standing(state.squares[1]) == -2) return -1;
  Plan plan = empty_plan(state);
  if (!add_places(state, 0, fifth_1, plan) || !add_places(state, 1, fifth_2, plan)) return -1;
  int cards = 0;
  for (const Place& place : plan.places) cards += sections_of(place.type);
  return assign(state, plan, 0, tries) ? cards : -1;
}

// The fewest cards with which both squares can be finished; -1: they cannot. Small fifth monuments come first.
int fewest_cards(const State& state) {
  int tries = 0;
  const int from = state.extreme ? 2 * kPagoda : 2 * kBuddha;
  for (int both = from; both <= 2 * kPagoda; ++both) {
    int fewest = -1;
    for (int first = 0; first < kTypes; ++first) {
      const int second = both - first;
      if (second < 0 || second >= kTypes) continue;
      const int cards = cards_for(state, first, second, tries);
      if (cards >= 0 && (fewest < 0 || cards < fewest)) fewest = cards;
    }
    if (fewest >= 0) return fewest;
  }
  return -1;
}

}  // namespace

unsigned colours_left_for(const State& state, const Square& square, int type) {
  unsigned colours = objective_colours(square, type) & ~colours_built(square);
  for (int colour = 0; colour < kColours; ++colour) {
    if (square_with(state, type, colour) >= 0) colours &= ~(1U << colour);
  }
  return colours;
}

Outlook look_ahead(const State& state) {
  Outlook outlook;
  outlook.at_most = kCollected * kRounds - cards_built(state);
  const int fewest = fewest_cards(state);
  outlook.needed = fewest < 0 ? 0 : fewest;
  outlook.possible = fewest >= 0 && fewest <= outlook.at_most && state.phase != Phase::kOver;
  return outlook;
}

}  // namespace lungta::reviving_solo
