#include "game/nepal/domination.h"

#include <algorithm>

namespace lungta::nepal {
namespace {

constexpr std::array kPlacePoints{5, 3};
constexpr int kScoringPlaces = static_cast<int>(kPlacePoints.size());

int points_of_place(int place) {
  return place < kScoringPlaces ? kPlacePoints[static_cast<std::size_t>(place)] : 0;
}

bool ahead(const Presence& a, const Presence& b) {
  return a.pieces != b.pieces ? a.pieces > b.pieces : a.fewest_provinces > b.fewest_provinces;
}

// How many players stand before two who meet at this number of provinces, at the least.
int surely_ahead(const Presences& presences, int pieces, int provinces) {
  int count = 0;
  for (const Presence& other : presences) {
    const bool tied_ahead = other.pieces == pieces && other.fewest_provinces > provinces;
    count += other.pieces > pieces || tied_ahead ? 1 : 0;
  }
  return count;
}

}  // namespace

bool provinces_matter(const Presences& presences, int seat) {
  const Presence& own = presences[static_cast<std::size_t>(seat)];
  if (own.pieces == 0 || own.fewest_provinces == own.most_provinces) return false;
  for (int other = 0; other < kSeats; ++other) {
    const Presence& rival = presences[static_cast<std::size_t>(other)];
    if (other == seat || rival.pieces != own.pieces) continue;
    // They can meet; where they meet highest, the fewest others are before them. If that is a place with points,
    // meeting there or just missing it makes a difference.
    const int meeting = std::min(own.most_provinces, rival.most_provinces);
    if (meeting < own.fewest_provinces || meeting < rival.fewest_provinces) continue;
    if (surely_ahead(presences, own.pieces, meeting) < kScoringPlaces) return true;
  }
  return false;
}

std::array<int, kSeats> domination(const Presences& presences) {
  std::array<int, kSeats> points{};
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    const Presence& own = presences[seat];
    if (own.pieces == 0) continue;
    int before = 0;
    int level = 0;  // this player included
    for (const Presence& other : presences) {
      before += ahead(other, own) ? 1 : 0;
      level += other.pieces > 0 && !ahead(other, own) && !ahead(own, other) ? 1 : 0;
    }
    int pool = 0;
    for (int place = before; place < before + level; ++place) pool += points_of_place(place);
    require(level > 0);           // everyone is level with himself
    points[seat] = pool / level;  // NP-11
  }
  return points;
}

}  // namespace lungta::nepal
