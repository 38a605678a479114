// Melds of Kathmandu (2014): KA-6 and KA-7.
#pragma once
#include <algorithm>
#include <cstdint>

#include "game/alicea_kathmandu/alicea_kathmandu.h"
#include "game/core/cards.h"
#include "game/core/fixed_vector.h"
#include "game/core/phrase.h"

namespace lungta::alicea {

using Cards = FixedVector<std::uint8_t, kHandLimit>;  // different cards (core/cards.h), any order

// A set of cards of one hand: bit i is card i of the hand.
using CardSet = std::uint16_t;

inline constexpr int kLeastInMeld = 3;
inline constexpr int kMaxMeldsInHand = kHandLimit / kLeastInMeld;

// The most cards of the deck that so many melds can hold: a sequence as long as a hand in each suit, then groups.
constexpr int most_cards_in_melds(int melds) {
  const int sequences = std::min(melds, kSuits);
  return std::min(kDeck, kHandLimit * sequences + kSuits * (melds - sequences));
}

struct Split {
  FixedVector<CardSet, kMaxMeldsInHand> melds;
  CardSet left_over = 0;
};

bool is_group(const Cards& cards, CardSet set);     // KA-6: 3 or 4 of one rank
bool is_sequence(const Cards& cards, CardSet set);  // KA-6: 3 or more of one suit in order, ace high or low, not both

// KA-7: as few cards as possible left over; among equals the most melds, for each is worth a blue token.
Split best_split(const Cards& cards);

// The best split in words.
void describe_split(const Cards& cards, Lines& lines);

}  // namespace lungta::alicea
