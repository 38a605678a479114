// How each action of Reviving Kathmandu behaves, as data: gathered in reviving_kathmandu.cpp.
#pragma once
#include "game/core/action_rules.h"
#include "game/reviving_kathmandu/slots.h"

namespace lungta::reviving {

using ActionRules = ActionRulesOf<State>;  // slot 0 of a player's action is dealt with for all alike

extern const ActionRules kBuildRules, kRebuildRules;                                       // monuments.cpp
extern const ActionRules kCoinsRules, kLeftoverRules, kEndRoundRules;                      // coins.cpp
extern const ActionRules kMissionRules, kNoMissionRules, kObjectiveRules, kIncompleteRules;  // goals.cpp

// RK-9: better words for what there is not to rebuild.
Verdict why_not_rebuilt(const State& state, const Event& event, int slot);

// RK-1: the eight rounds are still being played.
Verdict check_rounds_run(const State& state);

}  // namespace lungta::reviving
