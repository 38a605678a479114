// Reviving Kathmandu as data: what lies on the table.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "game/core/colours.h"
#include "game/core/fixed_vector.h"
#include "game/core/limits.h"
#include "game/core/pattern.h"
#include "game/core/require.h"

namespace lungta::reviving {

// --- numbers of the rules ---
inline constexpr int kMinPlayers = 2;
inline constexpr int kRounds = 8;        // RK-1
inline constexpr int kTopCoin = 5;       // coins 1 to 5
inline constexpr int kTypes = 4;         // Buddha, Shrine, Stupa, Pagoda: 1, 2, 3, 4 sections
inline constexpr int kMaxSections = 4;
inline constexpr int kBhairavCost = 3;   // RK-22
inline constexpr int kHolographics = 5;  // RK-20: one per colour
inline constexpr int kHandLimit = 3;     // RK-3

// --- capacities ---
inline constexpr int kMostCopies = 3;    // of one section in one colour, with five or six players
inline constexpr int kMostWilds = 2;     // of one section: one in the blue deck, one of the Rainbow promo
// No type can stand more often than the box has topmost cards for it.
inline constexpr int kMaxOfType = kColours * kMostCopies + kMostWilds;
inline constexpr int kMaxMonuments = kTypes * kMaxOfType;
static_assert(kMaxMonuments <= kMaxItems);
inline constexpr int kMaxObjectives = kMaxPlayers - 1;  // RK-18
inline constexpr int kObjectivePatterns = kMaxPatternsTogether;
inline constexpr int kMaxPrinted = 30;     // a player board counts to 30: no card is worth more
inline constexpr int kTitleLength = 8;     // letters of a mission's name: enough to tell ten cards apart
// RK-11: print sets no limit to unfinished monuments. The last row of the form takes the rest of them together.
inline constexpr int kIncompleteRows = 8;
inline constexpr int kMostUnfinished = (kTypes - 1) * kMaxOfType;  // so many bottoms are in the box; a Buddha is whole
inline constexpr int kMostOfRest = kMaxPrinted * (kMostUnfinished - (kIncompleteRows - 1));
inline constexpr int kCells = 1 + 2 + 3 + 4;  // sections of the four objectives of a mission

enum Type : std::uint8_t { kBuddha, kShrine, kStupa, kPagoda };
constexpr int sections_of(int type) { return type + 1; }
constexpr int first_cell(int type) { return type * (type + 1) / 2; }  // of a type's objective among kCells

enum class Bids : std::uint8_t { kHidden, kOpen, kMixed };  // RK-16
enum Architect : std::uint8_t { kLiliana, kCharles, kLiu, kSophie, kWalter, kSara };  // RK-17
inline constexpr int kArchitects = 6;

// The ways to spend a leftover coin (RK-2, RK-22).
enum Way : std::uint8_t { kConvert, kBuyCard, kBuyBhairav, kPass };

// An element, with the index checked in every build.
template <class Items>
constexpr auto& at(Items& items, int index) {
  require(index >= 0 && static_cast<std::size_t>(index) < items.size());
  return items[static_cast<std::size_t>(index)];
}
constexpr bool has(unsigned mask, int index) { return ((mask >> index) & 1U) != 0; }

struct Monument {
  std::uint8_t owner = 0;
  std::uint8_t type = kBuddha;
  std::uint8_t points = 0;       // printed on the topmost card; 0 for a holographic Buddha
  std::uint8_t holographic = 0;  // RK-20: its number, 1 to 5; 0: an ordinary card
  std::array<std::uint8_t, kMaxSections> cards{};  // from the bottom: colour, plain or wild

  constexpr std::span<const std::uint8_t> sections() const {
    return std::span(cards).first(static_cast<std::size_t>(sections_of(type)));
  }
  friend constexpr bool operator==(const Monument&, const Monument&) = default;
};

struct Mission {
  bool known = false;
  std::array<std::uint8_t, kCells> cells{};   // the four objectives, one after another
  std::array<std::uint8_t, kTypes> points{};  // of each objective
  friend constexpr bool operator==(const Mission&, const Mission&) = default;
};

struct Objective {
  std::uint8_t patterns = 0;  // 2 or 3
  std::uint8_t points = 0;
  std::uint8_t round = 0;     // in which it was first completed; open to others in that round only. 0: open
  std::array<std::uint8_t, kObjectivePatterns> types{};
  std::array<std::array<std::uint8_t, kMaxSections>, kObjectivePatterns> cells{};
  friend constexpr bool operator==(const Objective&, const Objective&) = default;
};

// What was agreed before the first round.
struct Agreed {
  std::uint8_t players = 0;
  std::uint8_t first_player = 0;
  std::uint8_t teams = 0;  // 0: everyone for himself
  Bids bids = Bids::kHidden;
  bool advanced_missions = false;
  bool objectives = false;
  bool architects = false;
  bool bhairav = false;
  bool holographic = false;
  bool rainbow = false;
  bool rebuild = false;
  bool manipulation = false;
  std::array<std::uint8_t, kMaxPlayers> coin_colour{};
  std::array<std::uint8_t, kMaxPlayers> team_of{};
  std::array<std::uint8_t, kMaxPlayers> architect_of{};
  friend constexpr bool operator==(const Agreed&, const Agreed&) = default;
};

struct State {
  Agreed agreed;
  std::uint8_t round = 1;             // kRounds + 1: the end scoring
  bool coins_known = false;           // this round's leftover coins were entered
  std::uint8_t spent = 0;             // a bit per seat: has dealt with the leftover coin of this round
  std::uint8_t holographics = 0;      // built so far, whether or not they still stand: the number of the last one
  std::uint8_t incomplete_known = 0;  // a bit per seat
  std::uint8_t without_mission = 0;   // a bit per seat: plays without one
  std::array<std::uint8_t, kMaxPlayers> coins{};        // left over in this round
  std::array<std::uint8_t, kMaxPlayers> bhairav{};      // colour + 1; 0: none
  std::array<std::uint8_t, kMaxPlayers> award{};        // public objective scored for good, + 1; 0: none yet
  std::array<std::uint8_t, kMaxPlayers> completed{};    // a bit per open public objective met since they were settled
  std::array<std::uint8_t, kMaxPlayers> coin_points{};
  std::array<std::uint16_t, kMaxPlayers> incomplete{};  // points of the topmost cards
  std::array<std::int16_t, kTypes> last_points{-1, -1, -1, -1};  // printed points entered last; -1: none yet
  std::array<Mission, kMaxPlayers> missions{};
  FixedVector<Objective, kMaxObjectives> objectives;
  FixedVector<Monument, kMaxMonuments> monuments;       // of all players, in order of completion
  friend constexpr bool operator==(const State&, const State&) = default;
};

}  // namespace lungta::reviving
