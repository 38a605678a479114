#include "firmware/ui/pattern_cells.h"

namespace lungta {

int pattern_position(int value) {
  int position = 0;
  while (position < kPatternPositions - 1 && kCellWalk[static_cast<std::size_t>(position)] != value) ++position;
  return position;
}

int pattern_at(int position) { return kCellWalk[static_cast<std::size_t>(position)]; }

void append_pattern(Line& line, int value, Language language) {
  if (value == kPatternAny) return line.append('.');
  if (value == kPatternSame) return line.append('=');
  for (std::size_t i = 0; i < kColours; ++i) {
    if (((value >> i) & 1) != 0) line.append(kColourLetters[i].in(language));
  }
}

}  // namespace lungta
