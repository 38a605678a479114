// How each entry of Nepal behaves, as data: one Entry per action, gathered in entries.cpp.
#pragma once
#include "game/core/action_rules.h"
#include "game/nepal/actions.h"

namespace lungta::nepal {

struct Entry {
  ActionRulesOf<State> rules;  // Nepal::offered asks them for entries of the play only before the final scoring
  // Words against a value outside its domain. Null: the device's own will do.
  Verdict (*why_not)(const State&, const Event&, int slot) = nullptr;
};

// playing.cpp
extern const Entry kClaimEntry, kTurnEntry, kHandEmptyEntry, kBuildFortressEntry, kRevealEntry, kFinalEntry;
// scoring.cpp: the final questions, each open only when it is the one that is due
extern const Entry kFortressesEntry, kRegionEntry, kControlEntry, kLongestEntry;

// What the final scoring asks for now, as an answer to anything else.
Verdict asked_now(const State& state);

}  // namespace lungta::nepal
