#include "game/nepal/table.h"

#include <algorithm>
#include <bit>

#include "game/nepal/actions.h"
#include "game/nepal/routes.h"

namespace lungta::nepal {
namespace {

constexpr int kKathmanduAndTrack = 2;  // each player starts with a piece in Kathmandu and one on the score track
constexpr int kFreeSetupPieces = 3;

bool fortress_open(const State& state) {  // someone's fortress is still to be asked for
  if (!state.fortress || state.fortresses_known) return false;
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    if (state.fortresses[seat].region == 0) return true;
  }
  return false;
}

int total(const Points& points, std::size_t seat) {
  return points.claims[seat] + points.routes[seat] + points.regions[seat];
}

void add(PerPlayer& sum, std::size_t seat, int points) {
  sum[seat] = static_cast<std::int16_t>(sum[seat] + points);
}

}  // namespace

const TradeCard* find_card(const State& state, int number) {
  const bool exists = number >= 1 && number <= static_cast<int>(state.cards.size());
  return exists ? &state.cards[static_cast<std::size_t>(number - 1)] : nullptr;
}

int hand_at_start(const State& state) {
  return kit(state.players).pieces - kKathmanduAndTrack - (state.free_setup ? kFreeSetupPieces : 0);
}

int first_claims(const State& state) {
  return static_cast<int>(
      std::count_if(state.cards.begin(), state.cards.end(), [](const TradeCard& card) { return !card.queue.empty(); }));
}

int face_down(const State& state) { return std::max(0, kit(state.players).cards - kOpenCards - first_claims(state)); }

int cards_due(const State& state) {
  return kit(state.players).cards - face_down(state) - static_cast<int>(state.cards.size());
}

bool revealed_this_turn(const State& state, const TradeCard& card) {
  return state.turn > 0 && card.revealed_turn == state.turn;
}

std::uint64_t claimable(const State& state, int seat) {
  std::uint64_t numbers = 0;
  for (std::size_t i = 0; i < state.cards.size(); ++i) {
    const TradeCard& card = state.cards[i];
    if (!in_queue(card, seat) && !revealed_this_turn(state, card)) numbers |= std::uint64_t{1} << (i + 1);
  }
  return numbers;
}

int likely_claim(const State& state, int seat) {
  const std::uint64_t numbers = claimable(state, seat);
  for (int number = static_cast<int>(state.cards.size()); number > 0; --number) {
    if (((numbers >> number) & 1U) != 0 && find_card(state, number)->queue.empty()) return number;
  }
  return std::bit_width(numbers) - 1;
}

int claims_of(const State& state, int seat) {
  return static_cast<int>(std::count_if(state.cards.begin(), state.cards.end(),
                                        [seat](const TradeCard& card) { return in_queue(card, seat); }));
}

int pieces_on_map(const State& state, int seat) {
  const auto at = static_cast<std::size_t>(seat);
  int pieces = state.fortresses[at].region != 0 ? kFortressPieces : 0;
  for (const RegionCount& region : state.regions) pieces += region.pieces[at];
  return pieces;
}

int pieces_left(const State& state, int seat) {
  return kit(state.players).pieces - 1 - claims_of(state, seat) - pieces_on_map(state, seat);
}

bool has_fortress(const State& state, int seat, int region) {
  return region != 0 && fortress_region(state, seat) == region;
}

unsigned able_to_control(const State& state) {
  unsigned able = 0;
  for (int seat = 0; seat < state.players; ++seat) {
    const bool unknown = state.regions_counted < kRegions;
    if (unknown || pieces_on_map(state, seat) > 0) able |= 1U << seat;
  }
  return able;
}

Presences presences(const State& state, const Event& region, int until) {
  Presences all{};
  for (int seat = 0; seat < state.players; ++seat) {
    const bool fortress = has_fortress(state, seat, region[kRegionNumber]);
    all[static_cast<std::size_t>(seat)] = presence(std::max(0, region[kPieces + seat]), fortress);
  }
  for (int seat = 0; seat < until; ++seat) {
    Presence& own = all[static_cast<std::size_t>(seat)];
    const int entered = region[kProvinces + seat];
    const int extra = has_fortress(state, seat, region[kRegionNumber]) ? 1 : 0;
    if (!provinces_matter(all, seat)) own.settle(own.fewest_provinces);
    else if (entered > 0 && entered + extra <= own.most_provinces) own.settle(entered + extra);
  }
  return all;
}

std::array<int, kSeats> region_points(const State& state, int region) {
  const RegionCount& count = state.regions[static_cast<std::size_t>(region)];
  Presences all{};
  for (int seat = 0; seat < state.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const bool fortress = has_fortress(state, seat, region + 1);
    all[at] = presence(count.pieces[at], fortress);
    all[at].settle(count.provinces[at] + (fortress ? 1 : 0));
  }
  return domination(all);
}

FinalQuestion final_question(const State& state) {
  if (!state.scoring) return {};
  if (fortress_open(state)) return {kFortresses};
  if (state.regions_counted < kRegions) return {kRegion, state.regions_counted + 1};
  const unsigned able = able_to_control(state);
  for (int number = 1; const TradeCard* card = find_card(state, number); ++number) {
    if (!card->control_known && FinalRoute(*card, state.players, able).asks_anyone()) return {kControl, number};
  }
  if (!state.longest_known && tied_for_longest(state) != 0) return {kLongest};
  return {};
}

unsigned tied_for_longest(const State& state) {
  const Points sums = points(state);
  const auto better = [&](std::size_t a, std::size_t b) {
    if (total(sums, a) != total(sums, b)) return total(sums, a) > total(sums, b);
    return pieces_on_map(state, static_cast<int>(a)) < pieces_on_map(state, static_cast<int>(b));
  };
  unsigned tied = 0;
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    bool first = pieces_on_map(state, static_cast<int>(seat)) > 0;  // without pieces there is no route
    for (std::size_t other = 0; other < state.players; ++other) first = first && !better(other, seat);
    if (first) tied |= 1U << seat;
  }
  return std::popcount(tied) > 1 ? tied : 0;
}

Points points(const State& state) {
  Points sums;
  const unsigned able = able_to_control(state);
  for (const TradeCard& card : state.cards) {
    for (std::size_t place = 0; place < card.queue.size(); ++place) {
      add(sums.claims, card.queue[place], claim_points(static_cast<int>(place)));
    }
    const FinalRoute route(card, state.players, able);
    route.award(card.control_known ? card.controls : route.all_places(), sums.routes);
  }
  for (int region = 0; region < state.regions_counted; ++region) {
    const std::array<int, kSeats> won = region_points(state, region);
    for (std::size_t seat = 0; seat < state.players; ++seat) add(sums.regions, seat, won[seat]);
  }
  return sums;
}

}  // namespace lungta::nepal
