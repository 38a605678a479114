#include "game/reviving_solo/reviving_solo.h"

#include "game/reviving_solo/action_rules.h"
#include "game/reviving_solo/market.h"
#include "game/reviving_solo/texts.h"

namespace lungta {

using namespace reviving_solo;

namespace {

// An entry's rules and the phase in which it is made (RK-31). A discarded card can be entered in any phase of a round.
struct Row {
  const ActionRules* rules;
  Phase phase;
  bool any_phase = false;
};

// In the order of Entry.
const std::array<Row, kEntries> kRows{{
    {&kRollRules, Phase::kDebris},
    {&kRollRules, Phase::kDebris},
    {&kBidRules, Phase::kBid},
    {&kBuildRules, Phase::kBuild},
    {&kOpenMarketRules, Phase::kMarket},
    {&kCollectRules, Phase::kCollect},
    {&kBuiltRules, Phase::kBuild},
    {&kCleanUpRules, Phase::kCleanUp},
    {&kMissionRules, Phase::kMissions},
    {&kDiscardRules, Phase::kBuild, true},
}};

const ActionRules& rules_of(int action) { return *at(kRows, action).rules; }

bool is_time_for(Phase phase, int action) {
  if (phase == Phase::kDieOnly) return action == kRoll;
  const Row& row = at(kRows, action);
  return row.any_phase ? phase != Phase::kOver && phase != Phase::kMissions : phase == row.phase;
}

}  // namespace

Domain RevivingSolo::domain(const State& state, const Event& event, int slot) {
  const auto domain_of = rules_of(event.action).domain;
  return domain_of == nullptr ? Domain::hidden() : domain_of(state, event, slot);
}

Verdict RevivingSolo::why_not(const State& state, const Event& event, int slot) {
  const bool rolls = event.action == kRoll || event.action == kRollByHand;
  if (!rolls || slot < roll::kColoursFrom || falls(state, event, slot - roll::kColoursFrom)) return Verdict::ok();
  return Verdict::refuse("RK-32", {texts::kNothingFalls, slot - roll::kColoursFrom + 1});
}

// RK-32: each side alike, each debris in the bag alike.
std::uint32_t RevivingSolo::weight(const State& state, const Event& event, int slot, int value) {
  if (slot == roll::kSide) return 1;
  const int left = left_for(state, event, slot - roll::kColoursFrom, value);
  return left > 0 ? static_cast<std::uint32_t>(left) : 0;
}

Verdict RevivingSolo::offered(const State& state, int action, int seat) {
  if (const auto offered_by = rules_of(action).offered; offered_by != nullptr) {
    if (const Verdict open = offered_by(state, seat); !open.is_ok()) return open;
  }
  if (is_time_for(state.phase, action)) return Verdict::ok();
  const Text& entry = kInfo.actions[static_cast<std::size_t>(action)].label;
  return Verdict::refuse("RK-31", {texts::kNotThisPhase, entry, at(texts::kPhaseNames, static_cast<int>(state.phase))});
}

Verdict RevivingSolo::check(const State& state, const Event& event) {
  const auto check_of = rules_of(event.action).check;
  return check_of == nullptr ? Verdict::ok() : check_of(state, event);
}

void RevivingSolo::apply(State& state, const Event& event) { rules_of(event.action).apply(state, event); }

Phrase RevivingSolo::summary(const State& state, const Event& event) {
  return rules_of(event.action).summary(state, event);
}

}  // namespace lungta
