#include "game/feld_kathmandu/scoring.h"

#include <algorithm>
#include <bit>

namespace lungta::feld {
namespace {

constexpr int kSetOfFive = 7;
constexpr int kSetOfSix = 12;
constexpr int kSpecialGood = 7;
constexpr int kSingleMap = 1;
constexpr int kPair = 4;
constexpr int kSecuredPair = 8;
constexpr int kExhaustionMarker = -3;
constexpr std::array<int, kYakTilesDown + 1> kYakPoints{10, 0, -1, -3, -6, -10, -15, -21, -28, -36};
constexpr std::array<int, 6> kDistancePoints{0, -2, -5, -9, -14, -20};  // the last for five and more
constexpr int kInCity = 1;  // closer than any number of strips, which count below 0

const Player& at(const State& state, int seat) { return state.player[static_cast<std::size_t>(seat)]; }

// Five different goods at a time, `sets` times: no type can give more than one to each set, so this works out exactly
// when the types together still have five for every set.
bool fives_fit(const Goods& goods, int sixes, int sets) {
  int usable = 0;
  for (const std::uint8_t count : goods) usable += std::min(count - sixes, sets);
  return usable >= 5 * sets;
}

int offerings(const State& state, int seat) { return at(state, seat).offering_points; }
int goods(const State& state, int seat) { return at(state, seat).goods_points; }
int specials(const State& state, int seat) { return kSpecialGood * specials_owned(state, seat); }
int tile(const State& state, int seat) { return at(state, seat).tile_points; }
int sets(const State& state, int seat) { return sets_points(at(state, seat).goods); }
int maps(const State& state, int seat) { return maps_points(at(state, seat).maps); }
int animals(const State& state, int seat) { return animal_value(state) * at(state, seat).animals; }
int yaks(const State& state, int seat) { return yak_points(at(state, seat).yak_tiles); }
int distance(const State& state, int seat) { return distance_points(at(state, seat).strips); }
int supplies(const State& state, int seat) { return at(state, seat).equipment + at(state, seat).resources; }
int exhaustion(const State& state, int seat) { return kExhaustionMarker * at(state, seat).exhaustion; }

constexpr std::array<int (*)(const State&, int), kCategoryCount> kScorers{
    offerings, goods, specials, tile, sets, maps, animals, yaks, distance, supplies, exhaustion};

}  // namespace

int sets_points(const Goods& goods) {
  const int most_sixes = *std::min_element(goods.begin(), goods.end());
  int best = 0;
  for (int sixes = 0; sixes <= most_sixes; ++sixes) {
    int fives = 0;
    while (fives_fit(goods, sixes, fives + 1)) ++fives;
    best = std::max(best, kSetOfSix * sixes + kSetOfFive * fives);
  }
  return best;
}

int maps_points(const std::array<MapCount, kMapColours>& maps) {
  int points = 0;
  for (const MapCount& map : maps) {
    const int pairs_of_colour = std::min(map.a, map.b);
    const int singles = std::max(map.a, map.b) - pairs_of_colour;
    points += kSecuredPair * map.secured + kPair * (pairs_of_colour - map.secured) + kSingleMap * singles;
  }
  return points;
}

int animal_value(const State& state) {
  int most = at(state, 0).animals;
  int fewest = most;
  for (int seat = 1; seat < state.players; ++seat) {
    most = std::max<int>(most, at(state, seat).animals);
    fewest = std::min<int>(fewest, at(state, seat).animals);
  }
  return most - fewest;
}

int yak_points(int face_down) { return kYakPoints[static_cast<std::size_t>(face_down)]; }

int distance_points(int strips) {
  return kDistancePoints[std::min(static_cast<std::size_t>(strips), kDistancePoints.size() - 1)];
}

int specials_owned(const State& state, int seat) {
  return static_cast<int>(std::count(state.special_owner.begin(), state.special_owner.end(), seat + 1));
}

int secured_pairs(const Player& player) {
  int count = 0;
  for (const MapCount& map : player.maps) count += map.secured;
  return count;
}

int category_points(const State& state, int category, int seat) {
  return kScorers[static_cast<std::size_t>(category)](state, seat);
}

int total_points(const State& state, int seat) {
  int total = 0;
  for (const auto score : kScorers) total += score(state, seat);
  return total;
}

int closeness(const Player& player) { return in_city(player) ? kInCity : -player.strips; }

unsigned open_tie(const State& state) {
  const auto ahead = [&](int a, int b) {
    const int gap = total_points(state, a) - total_points(state, b);
    return gap != 0 ? gap > 0 : closeness(at(state, a)) > closeness(at(state, b));
  };
  unsigned first = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    bool beaten = false;
    for (int other = 0; other < state.players; ++other) beaten = beaten || ahead(other, seat);
    if (!beaten) first |= 1U << seat;
  }
  const bool open = std::popcount(first) > 1 && !in_city(at(state, std::countr_zero(first)));
  return open ? first : 0;
}

}  // namespace lungta::feld
