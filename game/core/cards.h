// A standard deck of 52: suit * 13 + rank, ranks ace = 0, two = 1 ... king = 12.
#pragma once
#include "game/core/fixed_string.h"
#include "game/core/text.h"

namespace lungta {

inline constexpr int kSuits = 4;
inline constexpr int kRanks = 13;
inline constexpr int kDeck = kSuits * kRanks;

constexpr int card_of(int suit, int rank) { return suit * kRanks + rank; }
constexpr int suit_of(int card) { return card / kRanks; }
constexpr int rank_of(int card) { return card % kRanks; }

// "Q" in English, "D" in French; ten is "10".
const char* rank_name(int rank, Language language);
// The suit's symbol, one UTF-8 character.
const char* suit_symbol(int suit);
// "Q" and the symbol.
void append_card(Line& line, int card, Language language);

}  // namespace lungta
