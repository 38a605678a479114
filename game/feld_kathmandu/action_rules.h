// How each action of Kathmandu (Feld) behaves, as data: one ActionRules per action, gathered in feld_kathmandu.cpp.
#pragma once
#include <algorithm>
#include <array>
#include <cstdint>

#include "game/core/action_rules.h"
#include "game/feld_kathmandu/feld_kathmandu.h"
#include "game/feld_kathmandu/tables.h"

namespace lungta::feld {

using ActionRules = ActionRulesOf<State>;  // slot 0 of a player's action is dealt with for all alike

// journey.cpp: what the yak does
extern const ActionRules kTurnRules, kResourceRules, kExhaustionRules, kArriveRules, kTentRules, kCharacterRules;
// dice.cpp: dice the device rolls
extern const ActionRules kRollRules, kRerollRules;
// collection.cpp: what players collect
extern const ActionRules kGoodRules, kSpecialRules, kOfferingRules, kMapRules, kSwapRules, kAnimalRules, kYakRules,
    kTakeCardRules, kUseCardRules;
// evening.cpp: what the table does between rounds and days
extern const ActionRules kRoundRules, kStandeeRules, kWeatherRules, kDrawWeatherRules, kBehindRules;
// tally.cpp: the final scoring, and the last question
extern const std::array<ActionRules, kTallySteps> kTallyRules;
extern const ActionRules kTieRules;

unsigned unused_dice(const Player& player);  // rolled by the device and not used or given up yet, a bit each

// Better words for values that are not open: of a turn in Kathmandu or at rest, and for whom to swap with.
Verdict why_not_turn(const State& state, const Event& event);
Verdict why_not_with(const State& state, const Event& event);

// KF-20 over all players: what running entries and the final scoring both must keep.
int animal_limit(const State& state);
Verdict check_goods_of_type(int type, int tiles);
Verdict check_maps_alike(int map, int count);
Verdict check_animals(const State& state, int count);

// The value a slot starts from for the points of the next Kathmandu tile, given those already taken (0: none).
int likely_tile(std::span<const int> taken);

constexpr std::uint8_t u8(int value) { return static_cast<std::uint8_t>(value); }

// A seat from a slot that may still hold anything.
constexpr int seat_in(const State& state, const Event& event, int slot) {
  const int seat = event[slot];
  return seat >= 0 && seat < state.players ? seat : 0;
}
constexpr bool in_range(int value, int count) { return value >= 0 && value < count; }

constexpr const Player& player_at(const State& state, int seat) { return state.player[static_cast<std::size_t>(seat)]; }
constexpr Player& player_at(State& state, int seat) { return state.player[static_cast<std::size_t>(seat)]; }
constexpr const Player& actor(const State& state, const Event& event) {
  return player_at(state, seat_in(state, event, 0));
}
constexpr Player& actor(State& state, const Event& event) { return player_at(state, seat_in(state, event, 0)); }

inline constexpr int kMostResources = 80;  // the box's
inline constexpr int kMostEquipment = 48;  // the box's
inline constexpr int kMostGoodPoints = 20;      // of one tile; printed on the tiles only
inline constexpr int kMostOfferingPoints = 99;  // printed on the boards only
inline constexpr int kMostTilePoints = 50;      // printed on the tiles only

// Supplies are counted as far as they are entered: paying what was never entered leaves none.
constexpr void change_resources(Player& player, int change) {
  player.resources = u8(std::clamp(player.resources + change, 0, kMostResources));
}
constexpr void change_equipment(Player& player, int change) {
  player.equipment = u8(std::clamp(player.equipment + change, 0, kMostEquipment));
}

}  // namespace lungta::feld
