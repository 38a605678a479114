// One section of a pattern as a cell of a form: any colour, "same", or a set of colours.
#pragma once
#include <span>

#include "game/core/field.h"
#include "game/core/fixed_string.h"

namespace lungta {

// Values follow each other from the most to the least used: any, same, one colour, two colours, and so on.
inline constexpr int kPatternPositions = 33;
int pattern_position(int value);
int pattern_at(int position);

// Colours by their first letters ("RG"), "any" as a dot, "same" as an equals sign.
void append_pattern(Line& line, std::span<const Choice> colours, int value, Language language);

}  // namespace lungta
