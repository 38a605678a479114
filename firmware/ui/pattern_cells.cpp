#include "firmware/ui/pattern_cells.h"

#include <array>
#include <bit>

#include "firmware/journal/event_text.h"

namespace lungta {
namespace {

constexpr std::array<std::uint8_t, kPatternPositions> make_order() {
  std::array<std::uint8_t, kPatternPositions> order{};
  std::size_t at = 0;
  order[at++] = kPatternAny;
  order[at++] = kPatternSame;
  for (int colours = 1; colours <= 5; ++colours) {
    for (unsigned set = 1; set < 32; ++set) {
      if (std::popcount(set) == colours) order[at++] = static_cast<std::uint8_t>(set);
    }
  }
  return order;
}
constexpr auto kOrder = make_order();

}  // namespace

int pattern_position(int value) {
  int position = 0;
  while (position < kPatternPositions - 1 && kOrder[static_cast<std::size_t>(position)] != value) ++position;
  return position;
}

int pattern_at(int position) { return kOrder[static_cast<std::size_t>(position)]; }

void append_pattern(Line& line, std::span<const Choice> colours, int value, Language language) {
  if (value == kPatternAny) return line.append('.');
  if (value == kPatternSame) return line.append('=');
  for (std::size_t i = 0; i < colours.size(); ++i) {
    if (((value >> i) & 1) != 0) line.append(colours[i].label.in(language)[0]);
  }
}

}  // namespace lungta
