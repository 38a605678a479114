// The steps of a round: market, debris, bid, collecting, clean-up. RK-31 to RK-33.
#include "game/reviving_solo/action_rules.h"
#include "game/reviving_solo/market.h"
#include "game/reviving_solo/texts.h"

namespace lungta::reviving_solo {
namespace {

const Text& side_name(int spot) { return at(texts::kSideNames, side_of(spot)); }

// --- debris ---

Domain roll_domain(const State& state, const Event& event, int slot) {
  if (slot == roll::kSide) return Domain::choices(first_choices(kSides), kNorth, "RK-32");
  const int place = slot - roll::kColoursFrom;
  if (!falls(state, event, place)) return Domain::hidden();
  std::uint64_t in_the_bag = 0;
  for (int colour = 0; colour < kColours; ++colour) {
    if (left_for(state, event, place, colour) > 0) in_the_bag |= std::uint64_t{1} << colour;
  }
  // By hand every colour can be said, and one that the bag does not hold is refused in words.
  const bool by_hand = event.action == kRollByHand || in_the_bag == 0;
  Domain domain = Domain::choices(by_hand ? first_choices(kColours) : in_the_bag, 0, "RK-32");
  while (in_the_bag != 0 && ((in_the_bag >> domain.preset) & 1U) == 0) ++domain.preset;
  return domain;
}

Verdict check_roll(const State& state, const Event& event) {
  for (int place = 0; place < kMaxPerSide; ++place) {
    const int colour = event[roll::kColoursFrom + place];
    if (!falls(state, event, place) || left_for(state, event, place, colour) > 0) continue;
    return Verdict::refuse("RK-30", {texts::kBagLacks, kEachColour, at(kColourChoices, colour).label});
  }
  return Verdict::ok();
}

void apply_roll(State& state, const Event& event) {
  const int side = event[roll::kSide];
  if (state.last_rolls.full()) state.last_rolls.erase(0);
  state.last_rolls.push_back(static_cast<std::uint8_t>(side));
  ++state.all_rolls;
  if (state.phase == Phase::kDieOnly) return;
  state.by_hand = event.action == kRollByHand;
  drop_debris(state, event);
  if (state.rolls < UINT8_MAX) ++state.rolls;
  if (any_bid(state)) state.phase = Phase::kBid;  // RK-33: otherwise the debris phase is repeated
}

Phrase roll_summary(const State& state, const Event& event) {
  const int side = event[roll::kSide];
  const Text& name = at(texts::kSideNames, side);
  if (state.phase == Phase::kDieOnly) return {texts::kSumSide, name};
  Sections fallen;
  int coins = 0;
  int coin = 0;
  for (int place = 0, next = 0; place < kMaxPerSide; ++place) {
    if (falls(state, event, place)) fallen.add(next++, event[roll::kColoursFrom + place]);
    const int spot = spot_at(side, place);
    if (!spot_exists(state, spot) || coin_on(state, spot) == 0) continue;
    coin = coin_on(state, spot);
    ++coins;
  }
  if (coins > 1) return {texts::kSumCoinsBack, name, fallen, coins};
  if (coins == 1) return {texts::kSumCoinBack, name, fallen, coin};
  return fallen.packed == 0 ? Phrase(texts::kSumNothing, name) : Phrase(texts::kSumFalls, name, fallen);
}

// --- bid ---

Domain bid_domain(const State& state, const Event& event, int slot) {
  if (slot == bid::kCoin) {
    const int smallest = smallest_bid(state, event[bid::kSpot]);
    return Domain::range(1, kCoins, smallest != 0 ? smallest : kCoins, "RK-33");
  }
  std::uint64_t spots = 0;
  int first = -1;
  for (int spot = 0; spot < kMaxSpots; ++spot) {
    if (!spot_exists(state, spot)) continue;
    spots |= std::uint64_t{1} << spot;
    if (first < 0 && smallest_bid(state, spot) != 0) first = spot;
  }
  if (spots == 0) return Domain::hidden();  // die only
  return Domain::choices(spots, first < 0 ? 0 : first, "RK-33");
}

Verdict check_bid(const State& state, const Event& event) {
  const int spot = event[bid::kSpot];
  const int coin = event[bid::kCoin];
  if (!in_hand(state, coin)) {
    const int lies = at(state.coin_spot, coin - 1) - 1;
    return Verdict::refuse("RK-33", {texts::kCoinLies, coin, side_name(lies), place_on_side(lies) + 1});
  }
  if (const int other = coin_on(state, spot); other != 0) {
    return Verdict::refuse("RK-33", {texts::kSpotTaken, other, side_name(spot), place_on_side(spot) + 1});
  }
  const int debris = debris_on(state, spot);
  return coin > debris ? Verdict::ok() : Verdict::refuse("RK-33", {texts::kCoinTooSmall, debris, coin});
}

void apply_bid(State& state, const Event& event) {
  at(state.coin_spot, event[bid::kCoin] - 1) = static_cast<std::uint8_t>(event[bid::kSpot] + 1);
  state.phase = Phase::kCollect;
}

Phrase bid_summary(const State&, const Event& event) {
  const int spot = event[bid::kSpot];
  return {texts::kSumBid, event[bid::kCoin], side_name(spot), place_on_side(spot) + 1};
}

// --- steps without values ---

void apply_open_market(State& state, const Event&) { state.phase = Phase::kDebris; }
Phrase open_market_summary(const State& state, const Event&) { return {texts::kSumMarket, state.round}; }

void apply_collect(State& state, const Event&) {
  ++state.collected;
  state.phase = Phase::kBuild;
}
Phrase collect_summary(const State&, const Event&) { return texts::kSumCollect; }

void apply_built(State& state, const Event&) { state.phase = Phase::kCleanUp; }
Phrase built_summary(const State&, const Event&) { return texts::kSumBuilt; }

void apply_clean_up(State& state, const Event&) {
  state.rolls = 0;
  if (state.round == kRounds) {  // RK-31: no sixteenth market
    state.phase = Phase::kOver;
    return;
  }
  ++state.round;
  state.phase = Phase::kMarket;
}
Phrase clean_up_summary(const State& state, const Event&) { return {texts::kSumCleanUp, state.round}; }

}  // namespace

const ActionRules kRollRules{roll_domain, nullptr, check_roll, apply_roll, roll_summary};
const ActionRules kBidRules{bid_domain, nullptr, check_bid, apply_bid, bid_summary};
const ActionRules kOpenMarketRules{nullptr, nullptr, nullptr, apply_open_market, open_market_summary};
const ActionRules kCollectRules{nullptr, nullptr, nullptr, apply_collect, collect_summary};
const ActionRules kBuiltRules{nullptr, nullptr, nullptr, apply_built, built_summary};
const ActionRules kCleanUpRules{nullptr, nullptr, nullptr, apply_clean_up, clean_up_summary};

}  // namespace lungta::reviving_solo
