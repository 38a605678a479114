// The entries of Nepal by number, and the slots of their values. The tables are in nepal.cpp.
#pragma once
#include "game/nepal/nepal.h"

namespace lungta::nepal {

enum ActionIndex : int {
  kClaim, kTurn, kHandEmpty, kBuildFortress, kReveal, kFinal,  // while playing
  kFortresses, kRegion, kControl, kLongest,                    // the final questions
  kActionCount
};

enum ClaimSlot : int { kClaimPlayer, kClaimCard };             // cards count from 1, as on screen
enum RevealSlot : int { kCardLabel, kLarger = kCardLabel + kLabelLength, kLargerStar, kSmaller, kSmallerStar };
enum TurnSlot : int { kTurnPlayer };
enum HandSlot : int { kHandPlayer };
enum FortressSlot : int { kFortressPlayer, kFortressProvince, kFortressPlace = kFortressProvince + kLabelLength };
enum FortressesSlot : int { kFortressOf };                     // one per seat
enum RegionSlot : int { kRegionNumber, kPieces, kProvinces = kPieces + kSeats };
enum ControlSlot : int { kControlCard, kControlPlace };        // one per place in the queue
enum LongestSlot : int { kLengthOf };                          // one per seat

// Where a fortress stands: the values of that choice.
enum FortressPlace : int { kNowhere, kFirstRegion = 1, kLastRegion = kRegions, kKathmandu };
inline constexpr std::uint64_t kRegionMask = first_choices(kLastRegion + 1) & ~first_choices(kFirstRegion);

enum HelperIndex : int { kConflictHelper, kCardsHelper };
enum ConflictSlot : int { kLimit, kCity, kFortressHere, kPiecesHere = kFortressHere + kSeats };
enum CardsSlot : int { kShow, kPage };
enum ShownCards : int { kUnclaimed, kClaimed };
inline constexpr int kCardsPerPage = kMaxLines / 2;            // a card takes two lines at most

}  // namespace lungta::nepal
