// Patterns of colours, as missions and public objectives print them. A pattern has one cell per section of a
// monument, from the bottom: any colour, "same" (all such sections of the monument share one colour, whichever), or
// a set of allowed colours. What a kPattern field holds, one cell per slot.
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "game/core/colours.h"
#include "game/core/domain.h"
#include "game/core/fixed_vector.h"

namespace lungta {

inline constexpr int kPatternAny = 0;
inline constexpr int kPatternSame = 32;
inline constexpr int kAllColours = (1 << kColours) - 1;  // as a set it says no more than "any": not used in patterns

// The cell that allows these colours: colour_set(colour::kRed, colour::kBlue).
template <class... Colours>
constexpr int colour_set(Colours... colours) {
  return ((1 << colours) | ...);
}

constexpr bool cell_allows(int cell, int colour) {
  return cell == kPatternAny || cell == kPatternSame || ((cell >> colour) & 1) != 0;
}

// What a cell of a monument with this many sections may be. A single section has nothing to be the same as.
constexpr Domain cell_domain(int sections, const char* rule) {
  const std::uint64_t sets = first_choices(kAllColours);  // "any" is 0, the sets 1 to 30
  const std::uint64_t same = sections > 1 ? std::uint64_t{1} << kPatternSame : 0;
  return Domain::choices(sets | same, kPatternAny, rule);
}

// The order in which an editor walks through a cell's values: any, same, one colour, two, three, four.
inline constexpr int kCellValues = 32;
constexpr std::array<std::uint8_t, kCellValues> cell_walk() {
  std::array<std::uint8_t, kCellValues> walk{kPatternAny, kPatternSame};
  std::size_t next = 2;
  for (int count = 1; count < kColours; ++count) {
    for (unsigned set = 1; set < kAllColours; ++set) {
      if (std::popcount(set) == count) walk[next++] = static_cast<std::uint8_t>(set);
    }
  }
  return walk;
}
inline constexpr std::array<std::uint8_t, kCellValues> kCellWalk = cell_walk();

// Whether a monument of these cards fits the pattern. Both have one entry per section.
bool pattern_fits(std::span<const std::uint8_t> cells, std::span<const std::uint8_t> cards);

// Several patterns that one player has to meet with different monuments.
inline constexpr int kMaxPatternsTogether = 3;  // a public objective has two or three

// The monuments that fit one of the patterns. So many are enough: when the other patterns have theirs, one is left.
using Candidates = FixedVector<std::uint8_t, kMaxPatternsTogether>;

// Whether every pattern can have a monument of its own.
bool can_assign(std::span<const Candidates> patterns);

}  // namespace lungta
