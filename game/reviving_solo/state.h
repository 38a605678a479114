// Reviving Kathmandu alone, as data: the market with its debris and coins, and the two Durbar squares.
#pragma once
#include <array>
#include <cstdint>
#include <span>

#include "game/core/colours.h"
#include "game/core/fixed_vector.h"
#include "game/reviving_kathmandu/state.h"

namespace lungta::reviving_solo {

using reviving::at;
using reviving::first_cell;
using reviving::has;
using reviving::kBuddha;
using reviving::kCells;
using reviving::kHandLimit;
using reviving::kMaxSections;
using reviving::kPagoda;
using reviving::kShrine;
using reviving::kStupa;
using reviving::kTitleLength;
using reviving::kTypes;
using reviving::sections_of;

// --- numbers of the rules ---
inline constexpr int kDeck = 60;                       // RK-30: the blue cards
inline constexpr int kMarketCards = 4;                 // RK-31: dealt each round
inline constexpr int kRounds = kDeck / kMarketCards;   // 15
inline constexpr int kCollected = 2;                   // cards a bid targets
inline constexpr int kCoins = 5;                       // purple, worth 1 to 5
inline constexpr int kSquares = 2;
inline constexpr int kPerSquare = kColours;            // RK-34: a monument per colour
inline constexpr int kEachColour = 5;                  // debris of one colour
inline constexpr int kAllDebris = kColours * kEachColour;
inline constexpr int kMediumCards = 4;                 // RK-36: cards of the two fifth monuments together
inline constexpr int kHardCards = 6;

// RK-30: so many cards of a section are in the deck, per colour and wild.
inline constexpr int kCopies = 2;
inline constexpr int kWildCopies = 1;
inline constexpr int kWildKind = kColours;  // where a card is named by its colour: the wild one

// --- capacities ---
inline constexpr int kKinds = kCells * (kColours + 1);  // of cards: a section in a colour, or wild
inline constexpr int kSides = 4;
inline constexpr int kMaxPerSide = 4;  // one more than the playmat's longest side
inline constexpr int kMaxSpots = kSides * kMaxPerSide;
// With so many spots 25 debris cannot lie five high on all of them: the coin worth 5 always finds a spot in the end.
inline constexpr int kFewestSpots = kAllDebris / kCoins + 1;
inline constexpr int kRollsKept = 10;  // what a screen and a half lists

enum Side : std::uint8_t { kNorth, kEast, kSouth, kWest };
constexpr int spot_at(int side, int place) { return side * kMaxPerSide + place; }
constexpr int side_of(int spot) { return spot / kMaxPerSide; }
constexpr int place_on_side(int spot) { return spot % kMaxPerSide; }

enum class Phase : std::uint8_t { kMissions, kMarket, kDebris, kBid, kCollect, kBuild, kCleanUp, kOver, kDieOnly };

struct Debris {
  std::uint8_t spot = 0;
  std::uint8_t colour = 0;
  friend constexpr bool operator==(const Debris&, const Debris&) = default;
};

struct Monument {
  std::uint8_t type = kBuddha;
  std::array<std::uint8_t, kMaxSections> cards{};  // from the bottom, plain or wild; all of one colour
  constexpr int colour() const { return colour_of(cards[0]); }
  constexpr std::span<const std::uint8_t> sections() const {
    return std::span(cards).first(static_cast<std::size_t>(sections_of(type)));
  }
  friend constexpr bool operator==(const Monument&, const Monument&) = default;
};

struct Square {
  bool mission_known = false;
  std::array<std::uint8_t, kCells> cells{};  // the mission's four objectives, one after another
  FixedVector<Monument, kPerSquare> monuments;
  friend constexpr bool operator==(const Square&, const Square&) = default;
};

struct State {
  Phase phase = Phase::kMissions;
  bool extreme = false;                                // RK-36, declared
  bool advanced = false;                               // RK-19
  bool by_hand = false;                                // the last roll was entered: the next one is asked for likewise
  std::uint8_t round = 1;
  std::uint8_t rolls = 0;                              // of this round; more than one: no bid was possible
  std::uint8_t collected = 0;                          // bids whose two cards were taken
  std::array<std::uint8_t, kSides> spots{};            // per side
  std::array<std::uint8_t, kCoins> coin_spot{};        // by coin - 1: where it lies, spot + 1; 0: in hand
  FixedVector<Debris, kAllDebris> debris;                 // on the market, in the order in which they fell
  std::array<Square, kSquares> squares{};
  std::array<std::uint8_t, kKinds> discarded{};        // cards of each kind (squares.h)
  std::uint16_t all_rolls = 0;                         // since the start
  FixedVector<std::uint8_t, kRollsKept> last_rolls;    // sides, the latest last
  friend constexpr bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 600, "the device keeps several states, and begin() returns one by value");

}  // namespace lungta::reviving_solo
