#include "game/nepal/conflict.h"

namespace lungta::nepal {

int Conflict::total() const {
  int sum = 0;
  for (const int pieces : pieces_) sum += pieces;
  return sum;
}

int Conflict::fewest(unsigned among) const {
  int fewest = INT16_MAX;
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    if (((among >> seat) & 1U) != 0 && pieces_[seat] < fewest) fewest = pieces_[seat];
  }
  return fewest;
}

unsigned Conflict::step() {
  unsigned present = 0;
  for (std::size_t seat = 0; seat < kSeats; ++seat) present |= pieces_[seat] > 0 ? 1U << seat : 0U;
  if ((present & ~done_) == 0) done_ = 0;  // everyone has removed: begin again
  const unsigned waiting = present & ~done_;
  const int count = fewest(waiting);
  unsigned removing = 0;
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    if (((waiting >> seat) & 1U) == 0 || pieces_[seat] != count) continue;
    --pieces_[seat];
    removing |= 1U << seat;
  }
  done_ |= removing;
  return removing;
}

}  // namespace lungta::nepal
