// The end of a round and its leftover coins: RK-1, RK-2, RK-4, RK-22.
#include "game/reviving_kathmandu/action_rules.h"
#include "game/reviving_kathmandu/flow.h"
#include "game/reviving_kathmandu/scoring.h"
#include "game/reviving_kathmandu/texts.h"

namespace lungta::reviving {
namespace {

// RK-2: whether this is a round that ends with leftover coins.
Verdict check_coin_round(const State& state) {
  if (const Verdict running = check_rounds_run(state); !running.is_ok()) return running;
  if (ends_cycle(state.agreed, state.round)) return Verdict::ok();
  if (state.agreed.players == 2) return Verdict::refuse("RK-4", {texts::kCoinsNotNowTwo, state.round});
  return Verdict::refuse("RK-2", {texts::kCoinsNotNow, state.round});
}

// --- the coins that are left ---

Domain coins_domain(const State& state, const Event&, int seat) {
  constexpr int kMiddleCoin = 3;  // never more than two steps away
  if (seat >= state.agreed.players) return Domain::hidden();
  return Domain::range(1, kTopCoin, kMiddleCoin, "RK-2");
}

Verdict coins_offered(const State& state, int) {
  if (const Verdict in_time = check_coin_round(state); !in_time.is_ok()) return in_time;
  return state.coins_known ? Verdict::refuse("RK-2", {texts::kCoinsTwice, state.round}) : Verdict::ok();
}

void apply_coins(State& state, const Event& event) {
  settle_awards(state);  // the Build phase is over
  state.coins_known = true;
  for (int seat = 0; seat < state.agreed.players; ++seat) {
    at(state.coins, seat) = static_cast<std::uint8_t>(event[seat]);
  }
}

Phrase coins_summary(const State& state, const Event&) { return {texts::kSumCoins, state.round}; }

// --- spending one ---

int first_unsold_bhairav(const State& state) {
  unsigned sold = 0;
  for (const std::uint8_t bought : state.bhairav) sold |= bought > 0 ? 1U << (bought - 1) : 0;
  for (int colour = 0; colour < kColours; ++colour) {
    if (!has(sold, colour)) return colour;
  }
  return 0;
}

Domain leftover_domain(const State& state, const Event& event, int slot) {
  if (slot == leftover::kWay) {
    const std::uint64_t without_bhairav = first_choices(4) & ~(std::uint64_t{1} << kBuyBhairav);
    return Domain::choices(state.agreed.bhairav ? first_choices(4) : without_bhairav, kConvert,
                           state.agreed.bhairav ? "RK-2" : "RK-22");
  }
  if (event[leftover::kWay] != kBuyBhairav) return Domain::hidden();
  return Domain::range(0, kColours - 1, first_unsold_bhairav(state), "RK-22");
}

Verdict leftover_offered(const State& state, int seat) {
  if (const Verdict in_time = check_coin_round(state); !in_time.is_ok()) return in_time;
  if (!state.coins_known) return Verdict::refuse("RK-2", texts::kCoinsFirst);
  if (has(state.spent, seat)) return Verdict::refuse("RK-2", {texts::kSpentAlready, Seat{seat}, state.round});
  const int next = next_spender(state);
  if (next == seat) return Verdict::ok();
  return Verdict::refuse("RK-2", {texts::kNotYourTurn, Seat{next}, at(state.coins, next)});
}

Verdict check_leftover(const State& state, const Event& event) {
  if (event[leftover::kWay] != kBuyBhairav) return Verdict::ok();
  const int seat = event[kPlayerSlot];
  if (at(state.bhairav, seat) != 0) return Verdict::refuse("RK-22", {texts::kSecondBhairav, Seat{seat}});
  if (const int coin = at(state.coins, seat); coin < kBhairavCost) {
    return Verdict::refuse("RK-22", {texts::kCoinTooSmall, kBhairavCost, coin});
  }
  for (int other = 0; other < state.agreed.players; ++other) {
    if (at(state.bhairav, other) != event[leftover::kColour] + 1) continue;
    return Verdict::refuse("RK-22", {texts::kBhairavSold, Seat{other}});
  }
  return Verdict::ok();
}

void apply_leftover(State& state, const Event& event) {
  settle_awards(state);  // what this coin buys and builds is a moment of its own
  const int seat = event[kPlayerSlot];
  const int coin = at(state.coins, seat);
  const int way = event[leftover::kWay];
  int points = way == kConvert ? coin : 0;
  if (way == kBuyBhairav) {
    at(state.bhairav, seat) = static_cast<std::uint8_t>(event[leftover::kColour] + 1);
    points = coin - kBhairavCost;
  }
  at(state.coin_points, seat) = static_cast<std::uint8_t>(at(state.coin_points, seat) + points);
  state.spent = static_cast<std::uint8_t>(state.spent | (1U << seat));
}

Phrase leftover_summary(const State& state, const Event& event) {
  const Seat seat{event[kPlayerSlot]};
  const int coin = at(state.coins, seat.index);
  switch (event[leftover::kWay]) {
    case kConvert: return {texts::kSumConvert, seat, coin};
    case kBuyCard: return {texts::kSumCard, seat};
    case kBuyBhairav:
      return {texts::kSumBhairav, seat, at(kColourChoices, event[leftover::kColour]).label, coin - kBhairavCost};
    default: return {texts::kSumPass, seat};
  }
}

// --- the end of the round ---

Verdict end_round_offered(const State& state, int) {
  if (const Verdict running = check_rounds_run(state); !running.is_ok()) return running;
  return round_can_end(state) ? Verdict::ok() : Verdict::refuse("RK-2", {texts::kStillToSpend, state.round});
}

void apply_end_round(State& state, const Event&) {
  settle_awards(state);
  ++state.round;
  state.coins_known = false;
  state.coins = {};
  state.spent = 0;
}

Phrase end_round_summary(const State& state, const Event&) { return {texts::kSumEndRound, state.round}; }

}  // namespace

Verdict check_rounds_run(const State& state) {
  return rounds_over(state) ? Verdict::refuse("RK-1", texts::kRoundsOver) : Verdict::ok();
}

const ActionRules kCoinsRules{coins_domain, coins_offered, nullptr, apply_coins, coins_summary};
const ActionRules kLeftoverRules{leftover_domain, leftover_offered, check_leftover, apply_leftover, leftover_summary};
const ActionRules kEndRoundRules{nullptr, end_round_offered, nullptr, apply_end_round, end_round_summary};

}  // namespace lungta::reviving
