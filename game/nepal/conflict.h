// NP-4: who removes pieces from a province that is above its limit.
#pragma once
#include <array>

#include "game/nepal/nepal.h"

namespace lungta::nepal {

class Conflict {
 public:
  using Pieces = std::array<int, kSeats>;  // by seat, those that are compared with the limit

  Conflict(const Pieces& pieces, int limit) : pieces_(pieces), limit_(limit) {}

  bool over() const { return total() <= limit_; }
  int total() const;
  const Pieces& pieces() const { return pieces_; }
  // The next removal: the players (bit per seat) who take one piece each at the same time.
  unsigned step();

 private:
  int fewest(unsigned among) const;

  Pieces pieces_;
  int limit_;
  unsigned done_ = 0;  // who has removed since everyone last had
};

}  // namespace lungta::nepal
