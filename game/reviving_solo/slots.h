// Where the values of each entry stand in its event. The tables (tables.cpp) list the fields in the same order.
#pragma once
#include "game/reviving_solo/state.h"

namespace lungta::reviving_solo {

enum Entry : int {
  kRoll,       // the device's die and bag
  kRollByHand, // a physical die's
  kPlaceBid,
  kBuild,
  kOpenMarket, // the steps without values
  kCollect,
  kBuilt,
  kCleanUp,
  kSetMission,
  kDiscard,
  kEntries
};

namespace roll {
enum Slot : int { kSide, kColoursFrom };
}
namespace bid {
enum Slot : int { kSpot, kCoin };
}
namespace build {
enum Slot : int { kSquare, kType, kSectionsFrom };
}
namespace mission {
enum Slot : int { kTitle, kCellsFrom = kTitle + kTitleLength };
}
namespace discard {
enum Slot : int { kType, kSection, kCard };  // kCard: a colour, or kWildKind
}
namespace option {
enum Slot : int { kMode, kSpotsFrom, kExtreme = kSpotsFrom + kSides, kAdvanced, kEnd };
enum Mode : int { kCompanion, kDieOnly };
}  // namespace option
namespace helper {
enum Index : int { kStatus, kRolls };
}

}  // namespace lungta::reviving_solo
