#include "game/core/pattern.h"

#include "game/core/require.h"

namespace lungta {
namespace {

using Taken = FixedVector<std::uint8_t, kMaxPatternsTogether>;

bool contains(const Taken& taken, std::uint8_t monument) {
  for (const std::uint8_t other : taken) {
    if (other == monument) return true;
  }
  return false;
}

// As deep as there are patterns, at most three.
bool assign_rest(std::span<const Candidates> patterns, Taken& taken) {
  if (taken.size() == patterns.size()) return true;
  for (const std::uint8_t monument : patterns[taken.size()]) {
    if (contains(taken, monument)) continue;
    taken.push_back(monument);
    if (assign_rest(patterns, taken)) return true;
    taken.pop_back();
  }
  return false;
}

}  // namespace

bool pattern_fits(std::span<const std::uint8_t> cells, std::span<const std::uint8_t> cards) {
  require(cells.size() == cards.size());
  int shared = -1;  // the colour of the "same" sections seen so far
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const int colour = colour_of(cards[i]);
    if (!cell_allows(cells[i], colour)) return false;
    if (cells[i] != kPatternSame) continue;
    if (shared >= 0 && shared != colour) return false;
    shared = colour;
  }
  return true;
}

bool can_assign(std::span<const Candidates> patterns) {
  require(patterns.size() <= kMaxPatternsTogether);
  Taken taken;
  return assign_rest(patterns, taken);
}

}  // namespace lungta
