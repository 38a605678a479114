#include <bit>

#include "game/feld_kathmandu/action_rules.h"
#include "game/feld_kathmandu/day.h"
#include "game/feld_kathmandu/scoring.h"
#include "game/feld_kathmandu/texts.h"

namespace lungta::feld {
namespace {

constexpr int kToolCaseResources = 3;
constexpr int kFirstAid = 2;
constexpr int kBarrelRerolls = 3;  // KF-5

int sum_of_type(const State& state, int type) {
  int tiles = 0;
  for (const Player& player : state.player) tiles += player.goods[static_cast<std::size_t>(type)];
  return tiles;
}

// Maps are numbered colour * 2 + letter.
std::uint8_t& map_count(Player& player, int map) {
  MapCount& colour = player.maps[static_cast<std::size_t>(map / 2)];
  return map % 2 == 0 ? colour.a : colour.b;
}

int sum_of_map(const State& state, int map) {
  int count = 0;
  for (const Player& player : state.player) {
    const MapCount& colour = player.maps[static_cast<std::size_t>(map / 2)];
    count += map % 2 == 0 ? colour.a : colour.b;
  }
  return count;
}

// KF-13: the maps that may be swapped, a bit each; those under a chest stay where they are.
std::uint64_t loose_maps(const Player& player) {
  std::uint64_t mask = 0;
  for (std::size_t colour = 0; colour < kMapColours; ++colour) {
    const MapCount& map = player.maps[colour];
    if (map.a > map.secured) mask |= std::uint64_t{1} << (2 * colour);
    if (map.b > map.secured) mask |= std::uint64_t{2} << (2 * colour);
  }
  return mask;
}

Domain type_domain() { return Domain::choices(first_choices(kGoodTypes), kUnset, "KF-20"); }
const Text& good_name(int type) { return kGoodNames[static_cast<std::size_t>(type)].label; }
const Text& map_name(int map) { return kMapNames[static_cast<std::size_t>(map)].label; }

// KF-7: the city has no goods, and a yak that has arrived leaves the board.
Verdict on_the_way(const State& state, int seat) {
  if (!in_city(player_at(state, seat))) return Verdict::ok();
  return Verdict::refuse("KF-7", {texts::kNoTradeInCity, Seat{seat}});
}

// KF-7: what the turn of the arrival still allows, and no later one.
Verdict acts(const State& state, int seat) {
  const Player& player = player_at(state, seat);
  if (!in_city(player) || player.arrival_turns > 0) return Verdict::ok();
  return Verdict::refuse("KF-7", {texts::kNoActionsInCity, Seat{seat}});
}

// --- goods and special goods ---

// The special good goes to the buyer for a coin, which its last owner gets if there is one.
void move_special(State& state, int type, int seat) {
  std::uint8_t& owner = state.special_owner[static_cast<std::size_t>(type)];
  if (owner != kNoSeat) change_resources(player_at(state, owner - 1), 1);
  change_resources(player_at(state, seat), -1);
  owner = u8(seat + 1);
}

Domain good_domain(const State& state, const Event& event, int slot) {
  if (slot == kGoodType) return type_domain();
  if (!in_range(event[kGoodType], kGoodTypes)) return Domain::hidden();
  const auto type = static_cast<std::size_t>(event[kGoodType]);
  if (slot == kGoodPoints) {
    const int last = state.last_points[type];
    return Domain::range(0, kMostGoodPoints, last == kUnknownPoints ? kUnset : last, "KF-11");
  }
  const bool own = state.special_owner[type] == seat_in(state, event, 0) + 1;
  return own ? Domain::hidden() : Domain::yes_no(false, "KF-20");
}

Verdict check_good(const State& state, const Event& event) {
  return check_goods_of_type(event[kGoodType], sum_of_type(state, event[kGoodType]) + 1);
}

void apply_good(State& state, const Event& event) {
  Player& player = actor(state, event);
  const auto type = static_cast<std::size_t>(event[kGoodType]);
  player.goods[type] = u8(player.goods[type] + 1);
  player.goods_points = static_cast<std::int16_t>(player.goods_points + event[kGoodPoints]);
  state.last_points[type] = u8(event[kGoodPoints]);
  change_resources(player, -1);
  if (event[kGoodSpecial] != 0) move_special(state, event[kGoodType], event[0]);
}

Phrase good_summary(const State& state, const Event& event) {
  const Seat who{event[0]};
  const Text& name = good_name(event[kGoodType]);
  const int owner = state.special_owner[static_cast<std::size_t>(event[kGoodType])];
  if (event[kGoodSpecial] == 0) return {texts::kDidBuy, who, name, event[kGoodPoints]};
  if (owner == kNoSeat) return {texts::kDidBuyBoth, who, name, event[kGoodPoints]};
  return {texts::kDidBuyFrom, who, name, event[kGoodPoints], Seat{owner - 1}};
}

Domain special_domain(const State&, const Event&, int) { return type_domain(); }

Verdict check_special(const State& state, const Event& event) {
  const auto type = static_cast<std::size_t>(event[kOnlySlot]);
  const Text& name = good_name(event[kOnlySlot]);
  if (state.special_owner[type] == event[0] + 1) {
    return Verdict::refuse("KF-20", {texts::kOwnSpecial, Seat{event[0]}, name});
  }
  if (actor(state, event).goods[type] > 0) return Verdict::ok();
  return Verdict::refuse("KF-20", {texts::kSpecialWithoutGood, Seat{event[0]}, name});
}

void apply_special(State& state, const Event& event) { move_special(state, event[kOnlySlot], event[0]); }

Phrase special_summary(const State&, const Event& event) {
  return {texts::kDidSpecial, Seat{event[0]}, good_name(event[kOnlySlot])};
}

// --- offerings ---

int offerings_after(const State& state, const Event& event) {
  return actor(state, event).offerings + (event[kOfferingCount] == 2 ? 2 : 1);
}

bool may_double(const State& state, const Player& player) {
  const bool monk = player.character == Character::kMonk || player.character == Character::kNone;
  return state.characters && monk && player.double_offerings < kDoubleOfferings;
}

Domain offering_domain(const State& state, const Event& event, int slot) {
  const Player& player = actor(state, event);
  if (slot == kOfferingCount) return may_double(state, player) ? Domain::range(1, 2, 1, "KF-20") : Domain::hidden();
  if (slot == kOfferingMap) return Domain::choices(first_choices(kMapKinds + 1), 0, "KF-20");
  const auto made = static_cast<std::size_t>(std::min(offerings_after(state, event), kOfferings));
  const bool known = state.track[made] != kUnknownPoints;
  return Domain::range(0, kMostOfferingPoints, known ? state.track[made] : player.offering_points, "KF-10");
}

Verdict check_offering(const State& state, const Event& event) {
  const int made = offerings_after(state, event);
  if (made > kOfferings) return Verdict::refuse("KF-20", {texts::kTooManyOfferings, Seat{event[0]}, made, kOfferings});
  if (event[kOfferingMap] == 0) return Verdict::ok();
  const int map = event[kOfferingMap] - 1;
  return check_maps_alike(map, sum_of_map(state, map) + 1);
}

void take_map(Player& player, int map) { map_count(player, map) = u8(map_count(player, map) + 1); }

void apply_offering(State& state, const Event& event) {
  const int made = offerings_after(state, event);
  Player& player = actor(state, event);
  if (event[kOfferingCount] == 2) player.double_offerings = u8(player.double_offerings + 1);
  player.offerings = u8(made);
  player.offering_points = u8(event[kOfferingPoints]);
  state.track[static_cast<std::size_t>(made)] = u8(event[kOfferingPoints]);
  if (event[kOfferingMap] > 0) take_map(player, event[kOfferingMap] - 1);
}

Phrase offering_summary(const State& state, const Event& event) {
  const Seat who{event[0]};
  const int made = offerings_after(state, event);
  if (event[kOfferingMap] == 0) return {texts::kDidOffer, who, made, event[kOfferingPoints]};
  return {texts::kDidOfferMap, who, made, event[kOfferingPoints], map_name(event[kOfferingMap] - 1)};
}

// --- maps ---

Domain map_domain(const State&, const Event&, int) {
  return Domain::choices(first_choices(kMapKinds), kUnset, "KF-20");
}

Verdict check_map(const State& state, const Event& event) {
  return check_maps_alike(event[kOnlySlot], sum_of_map(state, event[kOnlySlot]) + 1);
}

void apply_map(State& state, const Event& event) { take_map(actor(state, event), event[kOnlySlot]); }

Phrase map_summary(const State&, const Event& event) {
  return {texts::kDidMap, Seat{event[0]}, map_name(event[kOnlySlot])};
}

std::uint64_t swap_partners(const State& state, int seat) {
  std::uint64_t mask = 0;
  for (int other = 0; other < state.players; ++other) {
    const Player& partner = player_at(state, other);
    if (other != seat && !in_city(partner) && loose_maps(partner) != 0) mask |= std::uint64_t{1} << other;
  }
  return mask;
}

Domain choices_or_hidden(std::uint64_t mask) {
  return mask == 0 ? Domain::hidden() : Domain::choices(mask, std::countr_zero(mask), "KF-13");
}

Domain swap_domain(const State& state, const Event& event, int slot) {
  if (slot == kSwapWith) return choices_or_hidden(swap_partners(state, seat_in(state, event, 0)));
  const int owner = seat_in(state, event, slot == kSwapGive ? 0 : static_cast<int>(kSwapWith));
  return choices_or_hidden(loose_maps(player_at(state, owner)));
}

Verdict swap_offered(const State& state, int seat) {
  if (const Verdict way = on_the_way(state, seat); !way.is_ok()) return way;
  if (loose_maps(player_at(state, seat)) == 0) return Verdict::refuse("KF-13", {texts::kNoMapToSwap, Seat{seat}});
  if (swap_partners(state, seat) == 0) return Verdict::refuse("KF-13", texts::kNobodyToSwapWith);
  return Verdict::ok();
}

void apply_swap(State& state, const Event& event) {
  Player& player = actor(state, event);
  Player& other = player_at(state, event[kSwapWith]);
  const auto hand_over = [](Player& from, Player& to, int map) {
    map_count(from, map) = u8(map_count(from, map) - 1);
    take_map(to, map);
  };
  hand_over(player, other, event[kSwapGive]);
  hand_over(other, player, event[kSwapTake]);
}

Phrase swap_summary(const State&, const Event& event) {
  return {texts::kDidSwap, Seat{event[0]}, map_name(event[kSwapGive]), Seat{event[kSwapWith]},
          map_name(event[kSwapTake])};
}

// --- animals, yak tiles, equipment ---

Verdict check_animal(const State& state, const Event&) {
  int animals = 1;
  for (const Player& player : state.player) animals += player.animals;
  return check_animals(state, animals);
}

void apply_animal(State& state, const Event& event) {
  Player& player = actor(state, event);
  player.animals = u8(player.animals + 1);
  change_resources(player, -1);
}

Phrase animal_summary(const State& state, const Event& event) {
  return {texts::kDidAnimal, Seat{event[0]}, actor(state, event).animals + 1};
}

Verdict check_yak(const State& state, const Event& event) {
  if (actor(state, event).yak_tiles > 0) return Verdict::ok();
  return Verdict::refuse("KF-15", {texts::kNoYakTileLeft, Seat{event[0]}, kYakTilesDown});
}

void fulfil_yak_tile(State& state, Player& player) {
  player.yak_tiles = u8(std::max(0, player.yak_tiles - 1));
  state.tracked |= kTrackedYaks;
}

void apply_yak(State& state, const Event& event) { fulfil_yak_tile(state, actor(state, event)); }

Phrase yak_summary(const State& state, const Event& event) {
  return {texts::kDidYak, Seat{event[0]}, actor(state, event).yak_tiles - 1};
}

void apply_take_card(State& state, const Event& event) {
  Player& player = actor(state, event);
  change_equipment(player, 1);
  change_resources(player, -1);
  state.tracked |= kTrackedSupplies;
}

Phrase take_card_summary(const State&, const Event& event) { return {texts::kDidTakeCard, Seat{event[0]}}; }

Domain use_card_domain(const State&, const Event&, int) {
  return Domain::choices(first_choices(kEquipmentCards), kUnset, "KF-17");
}

void apply_use_card(State& state, const Event& event) {
  Player& player = actor(state, event);
  change_equipment(player, -1);
  state.tracked |= kTrackedSupplies;
  switch (event[kOnlySlot]) {
    case kToolCase: change_resources(player, kToolCaseResources); break;
    case kWoodenBarrel: player.free_rerolls = kBarrelRerolls; break;
    case kFirstAidBag: exhaust(player, -kFirstAid); break;
    case kTelescope: fulfil_yak_tile(state, player); break;
    case kChest:
      for (MapCount& map : player.maps) map.secured = std::min(map.a, map.b);
      break;
    default: break;  // what the others do shows in the turn
  }
}

Phrase use_card_summary(const State&, const Event& event) {
  return {texts::kDidUseCard, Seat{event[0]}, kEquipmentNames[static_cast<std::size_t>(event[kOnlySlot])].label};
}

}  // namespace

Verdict why_not_with(const State& state, const Event& event) {
  const int other = event[kSwapWith];
  if (!in_range(other, state.players) || other == event[0]) return Verdict::ok();
  if (const Verdict way = on_the_way(state, other); !way.is_ok()) return way;
  return Verdict::refuse("KF-13", {texts::kNoMapToSwap, Seat{other}});
}

int animal_limit(const State& state) {
  const int one_a_day = state.days;  // KF-6: as many as are turned up in the whole game
  return state.players == 2 ? one_a_day : 2 * one_a_day;
}

Verdict check_goods_of_type(int type, int tiles) {
  if (tiles <= kGoodsOfType) return Verdict::ok();
  return Verdict::refuse("KF-20", {texts::kTooManyGoods, good_name(type), tiles, kGoodsOfType});
}

Verdict check_maps_alike(int map, int count) {
  if (count <= kMapsAlike) return Verdict::ok();
  return Verdict::refuse("KF-20", {texts::kTooManyMaps, map_name(map), count, kMapsAlike});
}

Verdict check_animals(const State& state, int count) {
  if (count <= animal_limit(state)) return Verdict::ok();
  return Verdict::refuse("KF-20", {texts::kTooManyAnimals, count, animal_limit(state), state.players});
}

const ActionRules kGoodRules{good_domain, on_the_way, check_good, apply_good, good_summary};
const ActionRules kSpecialRules{special_domain, on_the_way, check_special, apply_special, special_summary};
const ActionRules kOfferingRules{offering_domain, acts, check_offering, apply_offering, offering_summary};
const ActionRules kMapRules{map_domain, nullptr, check_map, apply_map, map_summary};
const ActionRules kSwapRules{swap_domain, swap_offered, nullptr, apply_swap, swap_summary};
const ActionRules kAnimalRules{nullptr, acts, check_animal, apply_animal, animal_summary};
const ActionRules kYakRules{nullptr, acts, check_yak, apply_yak, yak_summary};
const ActionRules kTakeCardRules{nullptr, acts, nullptr, apply_take_card, take_card_summary};
const ActionRules kUseCardRules{use_card_domain, nullptr, nullptr, apply_use_card, use_card_summary};

}  // namespace lungta::feld
