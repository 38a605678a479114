#include "game/nepal/routes.h"

#include <algorithm>
#include <bit>

namespace lungta::nepal {
namespace {

bool has(unsigned set, int index) { return ((set >> index) & 1U) != 0; }

}  // namespace

bool in_queue(const TradeCard& card, int seat) {
  return std::any_of(card.queue.begin(), card.queue.end(), [seat](std::uint8_t claimant) { return claimant == seat; });
}

FinalRoute::FinalRoute(const TradeCard& card, int players, unsigned able) : card_(card), able_(able) {
  const bool stars_count = players > kMinSeats;
  numbers_ = {stars_count || !card.larger_star ? card.larger : 0, stars_count || !card.smaller_star ? card.smaller : 0};
}

bool FinalRoute::is_able(int place) const {
  return place < static_cast<int>(card_.queue.size()) && has(able_, card_.queue[static_cast<std::size_t>(place)]);
}

bool FinalRoute::asks(int place, unsigned controls) const {
  if (!is_able(place)) return false;
  const int taken = std::popcount(controls & ((1U << place) - 1U));
  if (taken >= 2) return false;
  if (numbers_[static_cast<std::size_t>(taken)] > 0) return true;
  // A larger number that does not count: who takes it only decides who comes next for the smaller one.
  if (taken == 1 || numbers_[1] == 0) return false;
  for (int later = place + 1; later < kSeats; ++later) {
    if (is_able(later)) return true;
  }
  return false;
}

bool FinalRoute::asks_anyone() const {
  for (int place = 0; place < kSeats; ++place) {
    if (asks(place, 0)) return true;
  }
  return false;
}

unsigned FinalRoute::all_places() const {
  unsigned places = 0;
  for (int place = 0; place < kSeats; ++place) places |= is_able(place) ? 1U << place : 0U;
  return places;
}

void FinalRoute::award(unsigned controls, PerPlayer& points) const {
  std::size_t taken = 0;
  for (std::size_t place = 0; place < card_.queue.size() && taken < numbers_.size(); ++place) {
    if (!has(controls, static_cast<int>(place))) continue;
    std::int16_t& sum = points[card_.queue[place]];
    sum = static_cast<std::int16_t>(sum + numbers_[taken++]);
  }
}

}  // namespace lungta::nepal
