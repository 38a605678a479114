#include "game/core/colours.h"

namespace lungta {

void append_sections(Line& line, Sections sections, Language language) {
  constexpr char kToSmall = 'a' - 'A';
  for (int left = sections.packed; left != 0; left >>= 4) {
    const int card = (left & 0xF) - 1;
    const char letter = kColourLetters[static_cast<std::size_t>(colour_of(card))].in(language)[0];
    line.append(is_wild(card) ? static_cast<char>(letter + kToSmall) : letter);
  }
}

}  // namespace lungta
