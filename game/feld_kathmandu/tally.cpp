// The final scoring: nine forms, each pre-filled from what was entered during the game.
#include <bit>

#include "game/feld_kathmandu/action_rules.h"
#include "game/feld_kathmandu/day.h"
#include "game/feld_kathmandu/scoring.h"
#include "game/feld_kathmandu/texts.h"

namespace lungta::feld {
namespace {

constexpr int kMostGoodsTens = kGoodTypes * kGoodsOfType * kMostGoodPoints / 10;

int row_of(int slot) { return slot / kSeats; }
int seat_of(int slot) { return slot % kSeats; }
int cell(int row, int seat) { return row * kSeats + seat; }
bool absent(const State& state, int slot) { return seat_of(slot) >= state.players; }
bool tracked(const State& state, Tracked what) { return (state.tracked & what) != 0; }

int sum_of_row(const Event& event, int row) {
  int sum = 0;
  for (int seat = 0; seat < kSeats; ++seat) sum += event[cell(row, seat)];
  return sum;
}

Domain tens_domain(int points, int most_tens, const char* rule) {
  return Domain::range(0, most_tens, points / 10, rule);
}
Domain ones_domain(int points, const char* rule) { return Domain::choices(first_choices(10), points % 10, rule); }

// Every form but its own apply also ticks itself off.
void done(State& state) { ++state.tally_step; }

// --- offerings ---

Domain offerings_domain(const State& state, const Event&, int slot) {
  if (absent(state, slot)) return Domain::hidden();
  const int points = player_at(state, seat_of(slot)).offering_points;
  return row_of(slot) == 0 ? tens_domain(points, kMostOfferingPoints / 10, "KF-10") : ones_domain(points, "KF-10");
}

void apply_offerings(State& state, const Event& event) {
  for (int seat = 0; seat < state.players; ++seat) {
    player_at(state, seat).offering_points = u8(10 * event[cell(0, seat)] + event[cell(1, seat)]);
  }
  done(state);
}

// --- goods ---

bool has_goods(const Event& event, int seat) {
  for (int type = 0; type < kGoodTypes; ++type) {
    if (event[cell(type, seat)] > 0) return true;
  }
  return false;
}

Domain goods_domain(const State& state, const Event& event, int slot) {
  if (absent(state, slot)) return Domain::hidden();
  const int seat = seat_of(slot);
  const int row = row_of(slot);
  const Player& player = player_at(state, seat);
  if (row < kGoodTypes) return Domain::range(0, kGoodsOfType, player.goods[static_cast<std::size_t>(row)], "KF-20");
  if (!has_goods(event, seat)) return Domain::hidden();  // no tiles, no points
  if (row == kGoodsTensRow) return tens_domain(player.goods_points, kMostGoodsTens, "KF-11");
  return ones_domain(player.goods_points, "KF-11");
}

Verdict check_goods(const State&, const Event& event) {
  for (int type = 0; type < kGoodTypes; ++type) {
    if (const Verdict verdict = check_goods_of_type(type, sum_of_row(event, type)); !verdict.is_ok()) return verdict;
  }
  return Verdict::ok();
}

void apply_goods(State& state, const Event& event) {
  for (int seat = 0; seat < state.players; ++seat) {
    Player& player = player_at(state, seat);
    for (int type = 0; type < kGoodTypes; ++type)
      player.goods[static_cast<std::size_t>(type)] = u8(event[cell(type, seat)]);
    const int points = 10 * event[cell(kGoodsTensRow, seat)] + event[cell(kGoodsOnesRow, seat)];
    player.goods_points = static_cast<std::int16_t>(points);
  }
  done(state);
}

// --- special goods: the owner of each ---

bool may_own(const State& state, int type, int owner) {
  return owner == kNoSeat || player_at(state, owner - 1).goods[static_cast<std::size_t>(type)] > 0;
}

Domain specials_domain(const State& state, const Event&, int slot) {
  const int owner = state.special_owner[static_cast<std::size_t>(slot)];
  return Domain::choices(first_choices(state.players + 1), may_own(state, slot, owner) ? owner : kNoSeat, "KF-20");
}

Verdict check_specials(const State& state, const Event& event) {
  for (int type = 0; type < kGoodTypes; ++type) {
    if (may_own(state, type, event[type])) continue;
    const Text& name = kGoodNames[static_cast<std::size_t>(type)].label;
    return Verdict::refuse("KF-20", {texts::kSpecialWithoutGood, Seat{event[type] - 1}, name});
  }
  return Verdict::ok();
}

void apply_specials(State& state, const Event& event) {
  for (int type = 0; type < kGoodTypes; ++type) state.special_owner[static_cast<std::size_t>(type)] = u8(event[type]);
  done(state);
}

// --- distance and Kathmandu tile ---

constexpr int kStripsRow = 0;
constexpr int kTileRow = 1;

// If nobody's arrival was entered, whoever has no strips to go most likely has a tile.
int likely_tile_of(const State& state, const Event& event, int seat) {
  if (event[cell(kStripsRow, seat)] != 0) return 0;
  if (tracked(state, kTrackedStrips)) return player_at(state, seat).tile_points;
  std::array<int, kSeats> taken{};
  for (int earlier = 0; earlier < seat; ++earlier) {
    taken[static_cast<std::size_t>(earlier)] = std::clamp(event[cell(kTileRow, earlier)], 0, kMostTilePoints);
  }
  return likely_tile(taken);
}

Domain arrival_domain(const State& state, const Event& event, int slot) {
  if (absent(state, slot)) return Domain::hidden();
  const int seat = seat_of(slot);
  if (row_of(slot) == kTileRow) return Domain::range(0, kMostTilePoints, likely_tile_of(state, event, seat), "KF-11");
  // Every number of strips is worth other points, none of them nothing: what was not entered is asked.
  const int strips = tracked(state, kTrackedStrips) ? player_at(state, seat).strips : kUnset;
  return Domain::range(0, total_strips(state), strips, "KF-20");
}

Verdict check_arrival(const State& state, const Event& event) {
  for (int seat = 0; seat < state.players; ++seat) {
    const int strips = event[cell(kStripsRow, seat)];
    if (strips == 0 || event[cell(kTileRow, seat)] == 0) continue;
    return Verdict::refuse("KF-20", {texts::kTileFarAway, Seat{seat}, strips});
  }
  return Verdict::ok();
}

void apply_arrival(State& state, const Event& event) {
  for (int seat = 0; seat < state.players; ++seat) {
    player_at(state, seat).strips = u8(event[cell(kStripsRow, seat)]);
    player_at(state, seat).tile_points = u8(event[cell(kTileRow, seat)]);
  }
  done(state);
}

// --- maps ---

MapCount held(const Event& event, int colour, int seat) {
  const int holding = event[cell(colour, seat)];
  return in_range(holding, kHoldings) ? kHolding[static_cast<std::size_t>(holding)] : MapCount{};
}

int pairs_in(const Event& event, int seat) {
  int count = 0;
  for (int colour = 0; colour < kMapColours; ++colour) {
    const MapCount map = held(event, colour, seat);
    count += std::min(map.a, map.b);
  }
  return count;
}

Domain maps_domain(const State& state, const Event& event, int slot) {
  if (absent(state, slot)) return Domain::hidden();
  const Player& player = player_at(state, seat_of(slot));
  if (row_of(slot) == kSecuredRow) {
    const int likely = std::min(secured_pairs(player), pairs_in(event, seat_of(slot)));
    return Domain::range(0, kMapsAlike * kMapColours, likely, "KF-13");
  }
  const MapCount& map = player.maps[static_cast<std::size_t>(row_of(slot))];
  return Domain::choices(first_choices(kHoldings), holding_of(map), "KF-20");
}

Verdict check_maps(const State& state, const Event& event) {
  for (int colour = 0; colour < kMapColours; ++colour) {
    MapCount all;
    for (int seat = 0; seat < state.players; ++seat) {
      const MapCount map = held(event, colour, seat);
      all.a = u8(all.a + map.a);
      all.b = u8(all.b + map.b);
    }
    if (const Verdict verdict = check_maps_alike(2 * colour, all.a); !verdict.is_ok()) return verdict;
    if (const Verdict verdict = check_maps_alike(2 * colour + 1, all.b); !verdict.is_ok()) return verdict;
  }
  for (int seat = 0; seat < state.players; ++seat) {
    const int secured = event[cell(kSecuredRow, seat)];
    const int pairs = pairs_in(event, seat);
    if (secured > pairs) return Verdict::refuse("KF-13", {texts::kTooManySecured, Seat{seat}, secured, pairs});
  }
  return Verdict::ok();
}

// Which colours are under the chest does not matter, only how many pairs: they are put into the first that have one.
void apply_maps(State& state, const Event& event) {
  for (int seat = 0; seat < state.players; ++seat) {
    int secured = event[cell(kSecuredRow, seat)];
    for (int colour = 0; colour < kMapColours; ++colour) {
      MapCount map = held(event, colour, seat);
      map.secured = u8(std::min<int>(secured, std::min(map.a, map.b)));
      secured -= map.secured;
      player_at(state, seat).maps[static_cast<std::size_t>(colour)] = map;
    }
  }
  done(state);
}

// --- animals, yak tiles, supplies, exhaustion: plain counts ---

Domain animals_domain(const State& state, const Event&, int slot) {
  if (absent(state, slot)) return Domain::hidden();
  return Domain::range(0, animal_limit(state), player_at(state, slot).animals, "KF-20");
}

Verdict check_tally_animals(const State& state, const Event& event) {
  return check_animals(state, sum_of_row(event, 0));
}

void apply_animals(State& state, const Event& event) {
  for (int seat = 0; seat < state.players; ++seat) player_at(state, seat).animals = u8(event[seat]);
  done(state);
}

Domain yaks_domain(const State& state, const Event&, int slot) {
  if (absent(state, slot)) return Domain::hidden();
  const int tiles = tracked(state, kTrackedYaks) ? player_at(state, slot).yak_tiles : kUnset;  // 0 would be worth 10
  return Domain::range(0, kYakTilesDown, tiles, "KF-15");
}

void apply_yaks(State& state, const Event& event) {
  for (int seat = 0; seat < state.players; ++seat) player_at(state, seat).yak_tiles = u8(event[seat]);
  done(state);
}

Domain supplies_domain(const State& state, const Event&, int slot) {
  if (absent(state, slot)) return Domain::hidden();
  const Player& player = player_at(state, seat_of(slot));
  const bool known = tracked(state, kTrackedSupplies);
  if (row_of(slot) == 0) return Domain::range(0, kMostEquipment, known ? player.equipment : 0, "KF-17");
  return Domain::range(0, kMostResources, known ? player.resources : 0, "KF-17");
}

void apply_supplies(State& state, const Event& event) {
  for (int seat = 0; seat < state.players; ++seat) {
    player_at(state, seat).equipment = u8(event[cell(0, seat)]);
    player_at(state, seat).resources = u8(event[cell(1, seat)]);
  }
  done(state);
}

Domain exhaustion_domain(const State& state, const Event&, int slot) {
  if (absent(state, slot)) return Domain::hidden();
  return Domain::range(0, kMaxExhaustion, player_at(state, slot).exhaustion, "KF-4");
}

void apply_exhaustion(State& state, const Event& event) {
  for (int seat = 0; seat < state.players; ++seat) player_at(state, seat).exhaustion = u8(event[seat]);
  done(state);
}

// --- tie (KF-19) ---

Domain tie_domain(const State& state, const Event&, int slot) {
  const unsigned tied = open_tie(state);
  if (!has_bit(tied, slot)) return Domain::hidden();
  return Domain::range(1, std::popcount(tied), 1, "KF-19");
}

Verdict tie_offered(const State& state, int) {
  if (state.tally_step < kTallySteps) return Verdict::refuse("KF-19", texts::kTieLater);
  if (state.tie_answered) return Verdict::refuse("KF-19", texts::kTieDecided);
  return open_tie(state) != 0 ? Verdict::ok() : Verdict::refuse("KF-19", texts::kNoTie);
}

Verdict check_tie(const State&, const Event& event) {
  for (int seat = 0; seat < kSeats; ++seat) {
    if (event[seat] == 1) return Verdict::ok();
  }
  return Verdict::refuse("KF-19", texts::kPlaceGap);
}

void apply_tie(State& state, const Event& event) {
  for (int seat = 0; seat < kSeats; ++seat) state.tie_place[static_cast<std::size_t>(seat)] = u8(event[seat]);
  state.tie_answered = true;
}

Phrase tie_summary(const State&, const Event&) { return texts::kDidTie; }

// The history names a form by what it asked for.
template <const Text& kTitle>
Phrase titled(const State&, const Event&) {
  return kTitle;
}

}  // namespace

const std::array<ActionRules, kTallySteps> kTallyRules{{
    {offerings_domain, nullptr, nullptr, apply_offerings, titled<texts::kDueOfferings>},
    {goods_domain, nullptr, check_goods, apply_goods, titled<texts::kDueGoods>},
    {specials_domain, nullptr, check_specials, apply_specials, titled<texts::kDueSpecials>},
    {arrival_domain, nullptr, check_arrival, apply_arrival, titled<texts::kDueArrival>},
    {maps_domain, nullptr, check_maps, apply_maps, titled<texts::kDueMaps>},
    {animals_domain, nullptr, check_tally_animals, apply_animals, titled<texts::kDueAnimals>},
    {yaks_domain, nullptr, nullptr, apply_yaks, titled<texts::kDueYaks>},
    {supplies_domain, nullptr, nullptr, apply_supplies, titled<texts::kDueSupplies>},
    {exhaustion_domain, nullptr, nullptr, apply_exhaustion, titled<texts::kDueExhaustion>},
}};
const ActionRules kTieRules{tie_domain, tie_offered, check_tie, apply_tie, tie_summary};

}  // namespace lungta::feld
