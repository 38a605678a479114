// The five colours of the prayer flags, and cards that wear one: a plain card its own, a wild card the colour its
// player decided on. A card's value is its colour, plus kColours when it is wild: what a kWildColour field holds.
#pragma once
#include <array>
#include <cstdint>

#include "game/core/field.h"
#include "game/core/fixed_string.h"
#include "game/core/text.h"

namespace lungta {

inline constexpr int kColours = 5;
inline constexpr int kCardColours = 2 * kColours;  // plain ones, then wild ones

namespace colour {
inline constexpr int kRed = 0;
inline constexpr int kGreen = 1;
inline constexpr int kBlue = 2;
inline constexpr int kYellow = 3;
inline constexpr int kWhite = 4;
}  // namespace colour

constexpr int wild(int colour) { return colour + kColours; }
constexpr bool is_wild(int card) { return card >= kColours; }
constexpr int colour_of(int card) { return card % kColours; }

inline constexpr std::array<Choice, kColours> kColourChoices{{
    {"red", {"Red", "Rouge"}},
    {"green", {"Green", "Vert"}},
    {"blue", {"Blue", "Bleu"}},
    {"yellow", {"Yellow", "Jaune"}},
    {"white", {"White", "Blanc"}},
}};

// One letter per colour, where a line has no room for words. French white is C, for B is blue.
inline constexpr std::array<Text, kColours> kColourLetters{
    {{"R", "R"}, {"G", "V"}, {"B", "B"}, {"Y", "J"}, {"W", "C"}}};

// Up to four cards packed into a phrase's argument: four bits each, value + 1, from the bottom.
struct Sections {
  int packed = 0;
  constexpr void add(int place, int card) { packed |= (card + 1) << (4 * place); }
};

// "RGb": a letter per section from the bottom, small where the card is wild.
void append_sections(Line& line, Sections sections, Language language);

}  // namespace lungta
