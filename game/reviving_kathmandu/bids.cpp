#include "game/reviving_kathmandu/bids.h"

#include <bit>
#include <cstddef>

namespace lungta::reviving {
namespace {

// The seats among `seats` with the highest key.
template <class Key>
unsigned best_by(const BidsOnCard& bids, unsigned seats, Key key) {
  unsigned best = 0;
  int best_key = 0;
  for (std::size_t seat = 0; seat < bids.size(); ++seat) {
    if (((seats >> seat) & 1U) == 0) continue;
    const int mine = key(bids[seat]);
    if (best != 0 && mine < best_key) continue;
    if (best == 0 || mine > best_key) best = 0;
    best_key = mine;
    best |= 1U << seat;
  }
  return best;
}

unsigned bidders(const BidsOnCard& bids) {
  unsigned seats = 0;
  for (std::size_t seat = 0; seat < bids.size(); ++seat) {
    if (bids[seat].coin > 0) seats |= 1U << seat;
  }
  return seats;
}

}  // namespace

unsigned highest_bidders(const BidsOnCard& bids) {
  return best_by(bids, bidders(bids), [](const Bid& bid) { return int{bid.coin}; });
}

unsigned closest_bidders(const BidsOnCard& bids, unsigned seats) {
  return best_by(bids, seats, [](const Bid& bid) { return -int{bid.distance}; });
}

Award winner(const BidsOnCard& bids) {
  const unsigned all = bidders(bids);
  if (all == 0) return {Reason::kNobody, 0};
  if (std::has_single_bit(all)) return {Reason::kOnlyBidder, all};
  const unsigned highest = highest_bidders(bids);
  if (std::has_single_bit(highest)) return {Reason::kHighest, highest};
  const unsigned closest = closest_bidders(bids, highest);
  if (std::has_single_bit(closest)) return {Reason::kClosest, closest};
  const unsigned on_edge = best_by(bids, closest, [](const Bid& bid) { return bid.long_edge ? 1 : 0; });
  return {std::has_single_bit(on_edge) ? Reason::kLongEdge : Reason::kTied, on_edge};
}

}  // namespace lungta::reviving
