// Who wins a card: RK-5.
#pragma once
#include <array>
#include <cstdint>

#include "game/core/limits.h"

namespace lungta::reviving {

struct Bid {
  std::uint8_t coin = 0;      // Sara's +1 included; 0: no bid on this card
  std::uint8_t distance = 0;  // from the card; smaller is closer
  bool long_edge = false;
};

enum class Reason : std::uint8_t { kNobody, kOnlyBidder, kHighest, kClosest, kLongEdge, kTied };

struct Award {
  Reason reason;
  unsigned seats;  // a bit per seat: the winner, or all who are still tied
};

using BidsOnCard = std::array<Bid, kMaxPlayers>;  // by seat

unsigned highest_bidders(const BidsOnCard& bids);                   // a bit per seat
unsigned closest_bidders(const BidsOnCard& bids, unsigned seats);   // of these seats
Award winner(const BidsOnCard& bids);

}  // namespace lungta::reviving
