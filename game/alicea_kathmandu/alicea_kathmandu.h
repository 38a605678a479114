// Kathmandu (2014) by Rey Alicea, two players, a standard deck, 17 blue and 5 red tokens.
//
// KA-1  Three rounds; the deal alternates, and who does not deal starts.
// KA-2  A round is over when the draw deck is empty or all blue tokens are taken.
// KA-3  A round scores 5 per blue token, -2 per red token, -1 per card left in hand.
// KA-4  The three rounds add up; the higher sum wins, a tie is shared.
// KA-5  Per round at most 17 blue and 5 red tokens over both players, at most 10 cards in a hand, and no more
//       cards than the deck has: hands, a card on the tableau for each red token held, three for each blue one.
//       With blue tokens left, the deck is empty: all its cards are in hands, on the tableau or in melds.
// KA-6  A meld is a group (3 or 4 of one rank) or a sequence (3 or more of one suit, ace high or low).
// KA-7  A hand is split into melds so that as few cards as possible are left. (melds.h)
#pragma once
#include <array>
#include <cstdint>

#include "game/core/game.h"

namespace lungta {

namespace alicea {

inline constexpr int kPlayers = 2;
inline constexpr int kRounds = 3;
inline constexpr int kBlueTokens = 17;
inline constexpr int kRedTokens = 5;
inline constexpr int kHandLimit = 10;

struct Hand {
  std::uint8_t blue = 0;
  std::uint8_t red = 0;
  std::uint8_t cards = 0;
  friend constexpr bool operator==(const Hand&, const Hand&) = default;
};

struct State {
  std::uint8_t first_dealer = 0;
  std::uint8_t rounds_scored = 0;
  std::array<std::array<Hand, kPlayers>, kRounds> rounds{};  // [round][seat]
  friend constexpr bool operator==(const State&, const State&) = default;
};

constexpr int round_score(const Hand& hand) { return 5 * hand.blue - 2 * hand.red - hand.cards; }  // KA-3

// The slots of the one action, "round": three fields with a value per player.
enum RoundSlot : int { kBlue = 0, kRed = kBlue + kPlayers, kCards = kRed + kPlayers };

}  // namespace alicea

struct AliceaKathmandu : GameDefaults<alicea::State> {
  static const GameInfo kInfo;
  static State begin(const Setup& setup);
  static Domain option_domain(const Setup& setup, int slot);
  static Domain domain(const State& state, const Event& event, int slot);
  static Verdict offered(const State& state, int action, int seat);
  static Verdict check(const State& state, const Event& event);
  static void apply(State& state, const Event& event);
  static Question next(const State& state);
  static void sheet(const State& state, Sheet& sheet);
  static Phrase summary(const State& state, const Event& event);
  static TableStatus status(const State& state);
  static Domain helper_domain(const State& state, const Event& values, int slot);
  static void answer(const State& state, const Event& values, Lines& lines);
};

}  // namespace lungta
