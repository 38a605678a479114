#include <bit>

#include "game/feld_kathmandu/action_rules.h"
#include "game/feld_kathmandu/day.h"
#include "game/feld_kathmandu/texts.h"

namespace lungta::feld {
namespace {

constexpr int kLikelyPips = 3;
constexpr int kMostBordersInTurn = 3;    // six doubled steps over boards of four or more
constexpr int kMostPaidInTurn = 4;       // a fodder for each border and a compass
constexpr int kMostStartResources = 20;
constexpr int kMostStartEquipment = 6;
constexpr int kFirstTile = 15;           // KF-11: the top tile, as the rulebook shows it
constexpr int kShownTile = 11;           // another one the rulebook shows
constexpr int kMostResourceChange = 9;

// --- turn ---

int rolled_face(const Player& player, int die) {
  return in_range(die, kDice) ? player.dice[static_cast<std::size_t>(die)] : 0;
}

Domain turn_domain(const State& state, const Event& event, int slot) {
  const Player& player = actor(state, event);
  if (in_city(player)) return Domain::hidden();
  const unsigned unused = unused_dice(player);
  if (slot == kTurnDie)
    return unused == 0 ? Domain::hidden() : Domain::choices(unused, std::countr_zero(unused), "KF-5");
  if (slot == kTurnPips) {
    const int face = unused == 0 ? 0 : rolled_face(player, event[kTurnDie]);
    return Domain::range(1, 6, face > 0 ? face : kLikelyPips, "KF-2");
  }
  if (must_rest(player)) return Domain::hidden();  // KF-4: no move
  if (slot == kTurnBorders) {
    const int back = std::min(total_strips(state) - player.strips, kMostBordersInTurn);
    return Domain::range(-back, std::min<int>(player.strips, kMostBordersInTurn), 0, "KF-16");
  }
  if (slot == kTurnPaid) {
    const int borders = std::clamp(event[kTurnBorders], -kMostPaidInTurn, kMostPaidInTurn);
    return Domain::range(0, kMostPaidInTurn, borders < 0 ? -borders : borders, "KF-4");
  }
  return Domain::range(0, kMaxExhaustion, 0, "KF-4");
}

Verdict turn_offered(const State& state, int) { return rounds_open(state); }

Verdict check_turn(const State& state, const Event& event) {
  if (has_bit(state.turns_taken, event[0])) return Verdict::refuse("KF-2", {texts::kTurnTaken, Seat{event[0]}});
  if (anyone_may_start(state) || event[0] == next_to_play(state)) return Verdict::ok();
  return Verdict::refuse("KF-2", {texts::kTurnOfAnother, Seat{next_to_play(state)}});
}

void apply_turn(State& state, const Event& event) {
  Player& player = actor(state, event);
  change_resources(player, 1);
  if (in_city(player)) {
    player.arrival_turns = u8(std::max(0, player.arrival_turns - 1));
  } else {
    player.dice_used = u8(player.dice_used + 1);
    player.dice_total = u8(player.dice_total + event[kTurnPips]);
    player.dice[static_cast<std::size_t>(event[kTurnDie])] = 0;
    if (must_rest(player)) {
      player.exhaustion = 0;
    } else {
      player.strips = u8(player.strips - event[kTurnBorders]);
      change_resources(player, -event[kTurnPaid]);
      exhaust(player, event[kTurnExhausted]);
    }
  }
  state.turns_entered = true;
  state.tracked |= kTrackedStrips | kTrackedSupplies;
  take_turn(state, event[0]);
}

Phrase turn_summary(const State& state, const Event& event) {
  const Player& player = actor(state, event);
  const Seat who{event[0]};
  if (in_city(player)) return {texts::kDidStay, who};
  if (must_rest(player)) return {texts::kDidRest, who, event[kTurnPips]};
  if (event[kTurnBorders] != 0) return {texts::kDidCross, who, event[kTurnPips], event[kTurnBorders]};
  return {texts::kDidTurn, who, event[kTurnPips]};
}

// --- resource, exhaustion ---

Verdict check_resource(const State&, const Event& event) {
  return event[kOnlySlot] != 0 ? Verdict::ok() : Verdict::refuse("KF-17", texts::kNoChange);
}

Verdict check_exhaustion(const State&, const Event& event) {
  return event[kOnlySlot] != 0 ? Verdict::ok() : Verdict::refuse("KF-4", texts::kNoChange);
}

Domain resource_domain(const State& state, const Event& event, int) {
  return Domain::range(-actor(state, event).resources, kMostResourceChange, 1, "KF-17");
}

void apply_resource(State& state, const Event& event) {
  change_resources(actor(state, event), event[kOnlySlot]);
  state.tracked |= kTrackedSupplies;
}

Phrase resource_summary(const State&, const Event& event) {
  return {texts::kDidResource, Seat{event[0]}, event[kOnlySlot]};
}

Domain exhaustion_domain(const State& state, const Event& event, int) {
  return Domain::range(-actor(state, event).exhaustion, kMaxExhaustion, 1, "KF-4");
}

void apply_exhaustion(State& state, const Event& event) { exhaust(actor(state, event), event[kOnlySlot]); }

Phrase exhaustion_summary(const State&, const Event& event) {
  return {texts::kDidExhaustion, Seat{event[0]}, event[kOnlySlot]};
}

// --- arrive ---

Domain arrive_domain(const State& state, const Event&, int) {
  std::array<int, kSeats> taken{};
  for (std::size_t seat = 0; seat < kSeats; ++seat) taken[seat] = state.player[seat].tile_points;
  return Domain::range(1, kMostTilePoints, likely_tile(taken), "KF-11");
}

Verdict check_arrive(const State& state, const Event& event) {
  if (!in_city(actor(state, event))) return Verdict::ok();
  return Verdict::refuse("KF-11", {texts::kSecondTile, Seat{event[0]}});
}

// KF-7: the turn of the arrival has been entered, if it was the last one; else it may follow.
void apply_arrive(State& state, const Event& event) {
  Player& player = actor(state, event);
  player.tile_points = u8(event[kOnlySlot]);
  player.arrival_turns = state.last_turn == event[0] + 1 ? 1 : 2;
  player.strips = 0;
  player.exhaustion = 0;
  player.dice = {};
  state.tracked |= kTrackedStrips;
}

Phrase arrive_summary(const State&, const Event& event) {
  return {texts::kDidArrive, Seat{event[0]}, event[kOnlySlot]};
}

// --- tents ---

int most_tents(const Player& player) { return player.tents + player.unseen_tents; }

Domain tent_domain(const State& state, const Event& event, int slot) {
  if (slot == kTentCards) return Domain::range(1, std::max(1, most_tents(actor(state, event))), 1, "KF-3");
  const std::uint64_t others = first_choices(state.players) & ~(std::uint64_t{1} << seat_in(state, event, 0));
  return Domain::choices(others, std::countr_zero(others), "KF-3");
}

Verdict tent_offered(const State& state, int seat) {
  if (!state.tents) return Verdict::refuse("KF-3", texts::kWithoutTents);
  if (most_tents(player_at(state, seat)) == 0) return Verdict::refuse("KF-3", {texts::kNoTentCard, Seat{seat}});
  return Verdict::ok();
}

void apply_tent(State& state, const Event& event) {
  Player& player = actor(state, event);
  const int seen = std::min<int>(player.tents, event[kTentCards]);
  player.tents = u8(player.tents - seen);
  player.unseen_tents = u8(player.unseen_tents - (event[kTentCards] - seen));
  exhaust(player_at(state, event[kTentAgainst]), event[kTentCards]);
}

Phrase tent_summary(const State&, const Event& event) {
  return {texts::kDidTent, Seat{event[0]}, event[kTentCards], Seat{event[kTentAgainst]}};
}

// --- characters ---

Domain character_domain(const State&, const Event&, int slot) {
  if (slot == kCharacterCard) return Domain::choices(first_choices(kCharacterCards), kUnset, "KF-17");
  if (slot == kCharacterResources) return Domain::range(0, kMostStartResources, kUnset, "KF-17");
  return Domain::range(0, kMostStartEquipment, kUnset, "KF-17");
}

Verdict character_offered(const State& state, int seat) {
  if (!state.characters) return Verdict::refuse("KF-17", texts::kWithoutCharacters);
  const bool chosen = player_at(state, seat).character != Character::kNone;
  return chosen ? Verdict::refuse("KF-17", {texts::kHasCharacter, Seat{seat}}) : Verdict::ok();
}

Verdict check_character(const State& state, const Event& event) {
  for (int seat = 0; seat < state.players; ++seat) {
    if (static_cast<int>(player_at(state, seat).character) != event[kCharacterCard] + 1) continue;
    return Verdict::refuse("KF-17", {texts::kCharacterTaken, Seat{seat}});
  }
  return Verdict::ok();
}

void apply_character(State& state, const Event& event) {
  Player& player = actor(state, event);
  player.character = static_cast<Character>(event[kCharacterCard] + 1);
  change_resources(player, event[kCharacterResources]);
  change_equipment(player, event[kCharacterEquipment]);
}

Phrase character_summary(const State&, const Event& event) {
  return {texts::kDidCharacter, Seat{event[0]}, kCharacterNames[static_cast<std::size_t>(event[kCharacterCard])].label};
}

}  // namespace

Verdict why_not_turn(const State& state, const Event& event) {
  const Player& player = actor(state, event);
  const Seat who{seat_in(state, event, 0)};
  if (in_city(player)) return Verdict::refuse("KF-7", {texts::kNoActionsInCity, who});
  const bool moves = event[kTurnBorders] != 0 || event[kTurnPaid] != 0 || event[kTurnExhausted] != 0;
  return must_rest(player) && moves ? Verdict::refuse("KF-4", {texts::kMustRest, who}) : Verdict::ok();
}

int likely_tile(std::span<const int> taken) {
  int lowest = 0;
  for (const int tile : taken) {
    if (tile > 0 && (lowest == 0 || tile < lowest)) lowest = tile;
  }
  if (std::find(taken.begin(), taken.end(), kFirstTile) == taken.end()) return kFirstTile;
  return std::min(lowest, kShownTile);
}

const ActionRules kTurnRules{turn_domain, turn_offered, check_turn, apply_turn, turn_summary};
const ActionRules kResourceRules{resource_domain, nullptr, check_resource, apply_resource, resource_summary};
const ActionRules kExhaustionRules{exhaustion_domain, nullptr, check_exhaustion, apply_exhaustion, exhaustion_summary};
const ActionRules kArriveRules{arrive_domain, nullptr, check_arrive, apply_arrive, arrive_summary};
const ActionRules kTentRules{tent_domain, tent_offered, nullptr, apply_tent, tent_summary};
const ActionRules kCharacterRules{character_domain, character_offered, check_character, apply_character,
                                  character_summary};

}  // namespace lungta::feld
