// Where the values of each entry stand in its event. The tables (tables.cpp) list the fields in the same order.
#pragma once
#include "game/reviving_kathmandu/state.h"

namespace lungta::reviving {

// In the order of the action list: what is entered most comes first.
enum Entry : int {
  kBuildBuddha,  // the four monuments: the same order as Type
  kBuildShrine,
  kBuildStupa,
  kBuildPagoda,
  kLeftover,
  kRebuild,
  kSetMission,
  kEndRound,
  kCoins,
  kSetObjective,
  kIncomplete,
  kNoMission,
  kEntries
};
constexpr bool builds(int entry) { return entry <= kBuildPagoda; }

inline constexpr int kPlayerSlot = 0;  // in every entry of a player

namespace build {  // a section per slot, then the points; a Buddha's are preceded by the holographic question
inline constexpr int kSections = 1;
inline constexpr int kHolographic = 2;
constexpr int points(int type) { return type == kBuddha ? 3 : 1 + sections_of(type); }
}  // namespace build

namespace leftover {
enum Slot : int { kWay = 1, kColour };
}
namespace rebuild {
enum Slot : int { kMonument = 1, kSection, kCard, kPoints };
}
namespace mission {
enum Slot : int { kTitle = 1, kCellsFrom = kTitle + kTitleLength, kPointsFrom = kCellsFrom + kCells };
}
namespace objective {
enum Slot : int { kTitle = 0, kPatternsFrom = kTitleLength };
inline constexpr int kPatternSlots = 1 + kMaxSections;  // the type, then its cells
inline constexpr int kPoints = kPatternsFrom + kObjectivePatterns * kPatternSlots;
inline constexpr int kNoType = kTypes;  // the third pattern's type when the card has two
constexpr int type_slot(int pattern) { return kPatternsFrom + pattern * kPatternSlots; }
}  // namespace objective
namespace incomplete {
enum Slot : int { kTops = 1 };
}

namespace option {
enum Slot : int {
  kFirst,
  kCoinColour,
  kTeams = kCoinColour + kMaxPlayers,
  kTeamOf,
  kAdvanced = kTeamOf + kMaxPlayers,
  kObjectives,
  kArchitects,
  kArchitectOf,
  kBhairav = kArchitectOf + kMaxPlayers,
  kHolographic,
  kRainbow,
  kRebuild,
  kBids,
  kManipulation,
  kEnd
};
}

namespace helper {
enum Index : int { kBids, kMonuments, kGoals };
enum BidSlot : int { kSara, kCoin, kDistance = kCoin + kMaxPlayers, kEdge = kDistance + kMaxPlayers };
enum ListSlot : int { kOwner, kType };  // goals: the owner only
inline constexpr int kAllTypes = 0;  // kType: all, then the types
}  // namespace helper

}  // namespace lungta::reviving
