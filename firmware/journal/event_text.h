// Events as lines of text: what the device exports and tools/tally reads. docs/SPEC.md has the grammar.
//
//   setup game=alicea-kathmandu players=Ana,Bo dealer=Ana
//   round blue=6,4 red=2,1 cards=3,0
#pragma once
#include "game/core/game.h"
#include "game/core/rules.h"

namespace lungta {

// The longest line: Reviving Kathmandu for six players with accented names and every option, 432 bytes. A mission
// with four colours named in each of its ten sections is a little shorter.
using JournalLine = FixedString<440>;

void format_setup(JournalLine& line, const Game& game, const Setup& setup);
// `state` is the table before the event: it says which fields are there to be written.
void format_event(JournalLine& line, const Game& game, const AnyState& state, const Setup& setup, const Event& event);

// Letters of playing cards in text: QH is the queen of hearts.
inline constexpr std::string_view kRankLetters = "A23456789TJQK";
inline constexpr std::string_view kSuitLetters = "SHDC";

}  // namespace lungta
