// Nepal by Steve Jones, three to five players: trade routes over five regions, with Kathmandu in the middle.
//
// NP-1   A turn: up to three actions, then claim, reveal, conflict. A card revealed this turn is claimed later.
//        Tracked turns go round the table, and what a player does belongs to the own turn.
// NP-2   A claim puts a piece at the end of the card's queue: first +3, second +2, later 0. Once per player and card.
// NP-3   The first claim of a card reveals a new one while the deck lasts, so that five unclaimed cards are open.
// NP-4   A province above its limit loses pieces at the end of the turn, fewest first. (conflict.h)
// NP-5   An empty hand or the last card drawn triggers the end: the turn is finished, then everyone has one more,
//        the triggering player last; tracked turns keep the final scoring waiting. A second trigger adds nothing.
// NP-10  Each region: most pieces 5, second 3; a tie goes to more provinces. (domination.h)
// NP-11  Still tied: the points of the shared places are divided equally, rounded down.
// NP-12  A fortress counts two pieces and one province in its region; what is entered does not include it.
// NP-13  A claimed card: the first in the queue who still controls the route takes the larger number, the next the
//        smaller one; numbers marked * count only with four or five players. (routes.h)
// NP-14  Most points win; then fewer pieces on the map, fortress included; then the longest controlled route; then shared.
// NP-15  Options: free setup (three more pieces on the map), population boom (+1 limit where a city is), fortress
//        (once per player, one per province, never in Kathmandu).
// NP-16  Map pieces + claims + 1 on the score track + 2 for a fortress are at most a player's pieces; provinces are at
//        most the pieces there; cards are at most the deck.
//
// The device does not see the map: pieces, provinces, control and the numbers on the cards are asked.
#pragma once
#include <array>
#include <cstdint>

#include "game/core/fixed_vector.h"
#include "game/core/game.h"

namespace lungta {

namespace nepal {

inline constexpr int kMinSeats = 3;
inline constexpr int kSeats = 5;          // the most players
inline constexpr int kRegions = 5;
inline constexpr int kOpenCards = 5;      // face up from the start
inline constexpr int kMaxCards = 26;      // with five players
inline constexpr int kMaxNumber = 99;     // on a trade card: two digits
inline constexpr int kMaxLength = 99;     // provinces of a route: more than the map has
inline constexpr int kLabelLength = 10;   // letters of a card's label: with its numbers one row of a form
inline constexpr int kFortressPieces = 2;

using Label = FixedString<kLabelLength>;  // Latin-1

struct TradeCard {
  Label label;                               // may be empty
  std::uint8_t larger = 0;
  std::uint8_t smaller = 0;
  bool larger_star = false;                  // counts with four and five players only
  bool smaller_star = false;
  std::uint16_t revealed_turn = 0;           // 0: open from the start, or before turns were tracked
  FixedVector<std::uint8_t, kSeats> queue;   // seats in the order of their claims
  bool control_known = false;                // the final question has been answered
  std::uint8_t controls = 0;                 // bit per place in the queue
  friend constexpr bool operator==(const TradeCard&, const TradeCard&) = default;
};

struct Fortress {
  std::uint8_t region = 0;                   // 1 to 5; 0: none
  Label province;                            // may be empty
  friend constexpr bool operator==(const Fortress&, const Fortress&) = default;
};

// What stands in one region at the end, without fortresses.
struct RegionCount {
  std::array<std::uint8_t, kSeats> pieces{};
  std::array<std::uint8_t, kSeats> provinces{};
  friend constexpr bool operator==(const RegionCount&, const RegionCount&) = default;
};

struct State {
  std::uint8_t players = 0;
  bool free_setup = false;
  bool boom = false;
  bool fortress = false;
  FixedVector<TradeCard, kMaxCards> cards;   // in the order they were revealed
  std::uint8_t openings = 0;                               // first claims so far
  std::array<std::uint16_t, kMaxCards> opened_in{};        // the turn of each
  std::array<Fortress, kSeats> fortresses{};
  std::uint16_t turn = 0;                    // turns begun; 0: turns are not tracked
  std::int8_t turn_seat = -1;
  std::int8_t trigger_seat = -1;             // who triggered the end
  bool hand_trigger = false;                 // by an empty hand, not by the last card
  std::uint8_t last_turns = 0;               // turns begun since then, those before turns were tracked included
  bool scoring = false;                      // the final questions have begun
  bool fortresses_known = false;
  std::uint8_t regions_counted = 0;
  std::array<RegionCount, kRegions> regions{};
  bool longest_known = false;
  std::array<std::uint8_t, kSeats> longest{};
  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 2048);

}  // namespace nepal

struct Nepal : GameDefaults<nepal::State> {
  static const GameInfo kInfo;
  // entries.cpp
  static Domain domain(const State& state, const Event& event, int slot);
  static Verdict offered(const State& state, int action, int seat);
  static Verdict why_not(const State& state, const Event& event, int slot);
  static Verdict check(const State& state, const Event& event);
  static void apply(State& state, const Event& event);
  static Phrase summary(const State& state, const Event& event);
  // nepal.cpp
  static State begin(const Setup& setup);
  static Domain option_domain(const Setup& setup, int slot);
  static Question next(const State& state);
  static void sheet(const State& state, Sheet& sheet);
  // words.cpp
  static Phrase label(const State& state, const Event& event, int slot, int value);
  static Reference refers_to(const State& state, const Event& event, int slot);
  static int items(const State& state) { return static_cast<int>(state.cards.size()); }
  static TableStatus status(const State& state);
  static void remind(const State& state, Lines& lines);
  // helpers.cpp
  static Domain helper_domain(const State& state, const Event& values, int slot);
  static void answer(const State& state, const Event& values, Lines& lines);
};

}  // namespace lungta
