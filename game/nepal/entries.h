// How each entry of Nepal behaves, as data: one Entry per action, gathered in entries.cpp.
#pragma once
#include "game/core/action_rules.h"
#include "game/nepal/actions.h"

namespace lungta::nepal {

struct Entry {
  ActionRulesOf<State> rules;  // while playing; the final scoring offers nothing but its own question
  Verdict (*why_not)(const State&, const Event&, int slot) = nullptr;  // null: the device's words will do
};

// playing.cpp
extern const Entry kClaimEntry, kTurnEntry, kHandEmptyEntry, kBuildFortressEntry, kRevealEntry, kFinalEntry;
// scoring.cpp: the final questions
extern const Entry kFortressesEntry, kRegionEntry, kControlEntry, kLongestEntry;

// What the final scoring asks for now, as an answer to anything else.
Verdict asked_now(const State& state);

}  // namespace lungta::nepal
