// Phrases that more than one screen needs.
#pragma once
#include "game/core/phrase.h"
#include "game/nepal/nepal.h"

namespace lungta::nepal {

// Index into the texts that come with and without stars.
constexpr std::size_t star_index(bool larger, bool smaller) { return (larger ? 1U : 0U) + (smaller ? 2U : 0U); }

// "Lhasa 6/3*", or "#4 6/3*" where no label was entered. The phrase points into the state.
Phrase card_phrase(const State& state, int number);

// How a card is called in front of other words: its label, or its number.
Arg card_name(const TradeCard& card, int number);

}  // namespace lungta::nepal
