#include "game/core/cards.h"

#include <array>

#include "game/core/require.h"

namespace lungta {
namespace {

constexpr std::array<Text, kRanks> kRankNames{{
    {"A", "A"}, {"2", "2"}, {"3", "3"}, {"4", "4"}, {"5", "5"}, {"6", "6"}, {"7", "7"},
    {"8", "8"}, {"9", "9"}, {"10", "10"}, {"J", "V"}, {"Q", "D"}, {"K", "R"},
}};
constexpr std::array<const char*, kSuits> kSuitSymbols{"\u2660", "\u2665", "\u2666", "\u2663"};

}  // namespace

const char* rank_name(int rank, Language language) {
  require(rank >= 0 && rank < kRanks);
  return kRankNames[static_cast<std::size_t>(rank)].in(language);
}

const char* suit_symbol(int suit) {
  require(suit >= 0 && suit < kSuits);
  return kSuitSymbols[static_cast<std::size_t>(suit)];
}

void append_card(Line& line, int card, Language language) {
  line.append(rank_name(rank_of(card), language));
  line.append(suit_symbol(suit_of(card)));
}

}  // namespace lungta
