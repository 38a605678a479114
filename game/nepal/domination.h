// NP-10 to NP-12: the points of a region, and whose provinces have to be counted for them.
#pragma once
#include <array>

#include "game/nepal/nepal.h"

namespace lungta::nepal {

// A player in a region, fortress included. As long as the provinces have not been counted they are a range.
struct Presence {
  int pieces = 0;
  int fewest_provinces = 0;
  int most_provinces = 0;

  constexpr void settle(int provinces) { fewest_provinces = most_provinces = provinces; }
};
using Presences = std::array<Presence, kSeats>;  // by seat; empty seats have no pieces

constexpr Presence presence(int pieces, bool fortress) {
  const int extra = fortress ? 1 : 0;
  return {pieces + kFortressPieces * extra, (pieces > 0 ? 1 : 0) + extra, pieces + extra};
}

// Whether this player's number of provinces can still change anyone's points.
bool provinces_matter(const Presences& presences, int seat);

// The points by seat, once everyone's provinces are settled as far as they matter (fewest_provinces is read).
std::array<int, kSeats> domination(const Presences& presences);

}  // namespace lungta::nepal
