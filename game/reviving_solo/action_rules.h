// How each action of the solo game behaves, as data: gathered in reviving_solo.cpp.
#pragma once
#include "game/core/action_rules.h"
#include "game/reviving_solo/slots.h"

namespace lungta::reviving_solo {

using ActionRules = ActionRulesOf<State>;  // `offered` beyond the phase, which is dealt with for all alike

// round.cpp
extern const ActionRules kRollRules, kBidRules, kOpenMarketRules, kCollectRules, kBuiltRules, kCleanUpRules;
// building.cpp
extern const ActionRules kBuildRules, kMissionRules, kDiscardRules;

}  // namespace lungta::reviving_solo
