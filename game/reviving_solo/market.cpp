#include "game/reviving_solo/market.h"

#include "game/reviving_solo/slots.h"

namespace lungta::reviving_solo {

bool spot_exists(const State& state, int spot) {
  return spot >= 0 && spot < kMaxSpots && place_on_side(spot) < at(state.spots, side_of(spot));
}

int coin_on(const State& state, int spot) {
  for (int coin = 1; coin <= kCoins; ++coin) {
    if (at(state.coin_spot, coin - 1) == spot + 1) return coin;
  }
  return 0;
}

int debris_on(const State& state, int spot) {
  int count = 0;
  for (const Debris& piece : state.debris) count += piece.spot == spot ? 1 : 0;
  return count;
}

int top_colour(const State& state, int spot) {
  int colour = -1;
  for (const Debris& piece : state.debris) {
    if (piece.spot == spot) colour = piece.colour;
  }
  return colour;
}

int in_bag(const State& state, int colour) {
  int left = kEachColour;
  for (const Debris& piece : state.debris) left -= piece.colour == colour ? 1 : 0;
  return left;
}

int in_bag(const State& state) { return kAllDebris - static_cast<int>(state.debris.size()); }

bool can_bid(const State& state, int coin, int spot) {
  return spot_exists(state, spot) && in_hand(state, coin) && coin_on(state, spot) == 0 && coin > debris_on(state, spot);
}

int smallest_bid(const State& state, int spot) {
  for (int coin = 1; coin <= kCoins; ++coin) {
    if (can_bid(state, coin, spot)) return coin;
  }
  return 0;
}

bool any_bid(const State& state) {
  for (int spot = 0; spot < kMaxSpots; ++spot) {
    if (smallest_bid(state, spot) != 0) return true;
  }
  return false;
}

int fallen_before(const State& state, const Event& event, int place) {
  int fallen = 0;
  for (int earlier = 0; earlier < place; ++earlier) {
    const int spot = spot_at(event[roll::kSide], earlier);
    if (spot_exists(state, spot) && coin_on(state, spot) == 0 && fallen < in_bag(state)) ++fallen;
  }
  return fallen;
}

bool falls(const State& state, const Event& event, int place) {
  if (event[roll::kSide] < 0 || event[roll::kSide] >= kSides) return false;
  const int spot = spot_at(event[roll::kSide], place);
  if (!spot_exists(state, spot) || coin_on(state, spot) != 0) return false;
  return fallen_before(state, event, place) < in_bag(state);
}

int left_for(const State& state, const Event& event, int place, int colour) {
  int left = in_bag(state, colour);
  for (int earlier = 0; earlier < place; ++earlier) {
    if (falls(state, event, earlier) && event[roll::kColoursFrom + earlier] == colour) --left;
  }
  return left;
}

int deck_left(const State& state) {
  const bool dealt = state.phase != Phase::kMissions && state.phase != Phase::kMarket;
  return kDeck - kMarketCards * (state.round - (dealt ? 0 : 1));
}

// Where debris fall is decided by the coins that lie there and the bag as it is: all of it before anything moves.
void drop_debris(State& state, const Event& event) {
  unsigned falling = 0;
  for (int place = 0; place < kMaxPerSide; ++place) falling |= falls(state, event, place) ? 1U << place : 0U;
  for (int place = 0; place < kMaxPerSide; ++place) {
    const int spot = spot_at(event[roll::kSide], place);
    if (const int coin = coin_on(state, spot); coin != 0) at(state.coin_spot, coin - 1) = 0;
    if (!has(falling, place)) continue;
    state.debris.push_back(
        {static_cast<std::uint8_t>(spot), static_cast<std::uint8_t>(event[roll::kColoursFrom + place])});
  }
}

void clear_colour(State& state, int colour) {
  for (std::size_t i = state.debris.size(); i-- > 0;) {
    if (state.debris[i].colour == colour) state.debris.erase(i);
  }
}

}  // namespace lungta::reviving_solo
