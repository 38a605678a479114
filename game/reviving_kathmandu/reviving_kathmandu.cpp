#include "game/reviving_kathmandu/reviving_kathmandu.h"

#include "game/reviving_kathmandu/action_rules.h"
#include "game/reviving_kathmandu/flow.h"
#include "game/reviving_kathmandu/texts.h"

namespace lungta {

using namespace reviving;

namespace {

// In the order of Entry.
const std::array<const ActionRules*, kEntries> kRules{
    &kBuildRules,   &kBuildRules,    &kBuildRules, &kBuildRules,     &kLeftoverRules,   &kRebuildRules,
    &kMissionRules, &kEndRoundRules, &kCoinsRules, &kObjectiveRules, &kIncompleteRules, &kNoMissionRules,
};

const ActionRules& rules_of(int action) { return *at(kRules, action); }
bool by_player(int action) {
  return RevivingKathmandu::kInfo.actions[static_cast<std::size_t>(action)].who == Who::kPlayer;
}

}  // namespace

Domain RevivingKathmandu::domain(const State& state, const Event& event, int slot) {
  if (slot == kPlayerSlot && by_player(event.action)) return Domain::range(0, state.agreed.players - 1, 0, "RK-1");
  const auto domain_of = rules_of(event.action).domain;
  return domain_of == nullptr ? Domain::hidden() : domain_of(state, event, slot);
}

Verdict RevivingKathmandu::why_not(const State& state, const Event& event, int slot) {
  if (event.action == kBuildBuddha && slot == build::kHolographic) {
    return Verdict::refuse("RK-20", state.agreed.holographic ? texts::kNoWildHolographic : texts::kNoHolographic);
  }
  if (event.action == kBuildBuddha && slot == build::points(kBuddha) && event[build::kHolographic] != 0) {
    return Verdict::refuse("RK-20", texts::kHolographicPoints);
  }
  if (event.action == kRebuild) return why_not_rebuilt(state, event, slot);
  if (event.action == kLeftover && slot == leftover::kWay && event[slot] == kBuyBhairav) {
    return Verdict::refuse("RK-22", texts::kNoBhairav);
  }
  return Verdict::ok();
}

Verdict RevivingKathmandu::offered(const State& state, int action, int seat) {
  if (is_over(state)) return Verdict::refuse("RK-1", texts::kNoMoreEntries);
  return rules_of(action).offered(state, seat);
}

Verdict RevivingKathmandu::check(const State& state, const Event& event) {
  const auto check_of = rules_of(event.action).check;
  return check_of == nullptr ? Verdict::ok() : check_of(state, event);
}

void RevivingKathmandu::apply(State& state, const Event& event) { rules_of(event.action).apply(state, event); }

Phrase RevivingKathmandu::summary(const State& state, const Event& event) {
  return rules_of(event.action).summary(state, event);
}

}  // namespace lungta
