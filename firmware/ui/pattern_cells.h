// One section of a pattern as a cell of a form: any colour, "same", or a set of colours.
#pragma once
#include "game/core/fixed_string.h"
#include "game/core/pattern.h"

namespace lungta {

// Values follow each other from the most to the least used: any, same, one colour, two colours, and so on.
inline constexpr int kPatternPositions = kCellValues;
int pattern_position(int value);
int pattern_at(int position);

// Colours by their letters ("RG"), "any" as a dot, "same" as an equals sign.
void append_pattern(Line& line, int value, Language language);

}  // namespace lungta
