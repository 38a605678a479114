// What each slot of an entry may hold, and words for what it may not. Cross-checks with reasons in words are in entries.cpp.
#include "game/reviving_kathmandu/flow.h"
#include "game/reviving_kathmandu/reviving_kathmandu.h"
#include "game/reviving_kathmandu/scoring.h"
#include "game/reviving_kathmandu/slots.h"
#include "game/reviving_kathmandu/texts.h"
#include "game/reviving_kathmandu/title.h"

namespace lungta {

using namespace reviving;

namespace {

Domain card_domain(const char* rule) { return Domain::range(0, kCardColours - 1, colour::kRed, rule); }

// The points printed on a topmost card: the last ones entered for that type, and to be chosen the first time.
Domain printed_domain(const State& state, int type) {
  const int last = at(state.last_points, type);
  return Domain::range(0, kMaxPrinted, last < 0 ? kUnset : last, "RK-6");
}

Domain build_domain(const State& state, const Event& event, int slot) {
  const int type = event.action - kBuildBuddha;
  if (slot == build::points(type)) {
    const bool holographic = type == kBuddha && event[build::kHolographic] != 0;
    return holographic ? Domain::hidden() : printed_domain(state, type);
  }
  if (type == kBuddha && slot == build::kHolographic) {
    const bool can_be = state.agreed.holographic && !is_wild(event[build::kSections]);
    return can_be ? Domain::yes_no(false, "RK-20") : Domain::hidden();
  }
  return card_domain("RK-6");
}

int first_unsold_bhairav(const State& state) {
  unsigned sold = 0;
  for (const std::uint8_t bought : state.bhairav) sold |= bought > 0 ? 1U << (bought - 1) : 0;
  for (int colour = 0; colour < kColours; ++colour) {
    if (!has(sold, colour)) return colour;
  }
  return 0;
}

Domain leftover_domain(const State& state, const Event& event, int slot) {
  if (slot == leftover::kWay) {
    const std::uint64_t without_bhairav = first_choices(4) & ~(std::uint64_t{1} << kBuyBhairav);
    return Domain::choices(state.agreed.bhairav ? first_choices(4) : without_bhairav, kConvert,
                           state.agreed.bhairav ? "RK-2" : "RK-22");
  }
  if (event[leftover::kWay] != kBuyBhairav) return Domain::hidden();
  return Domain::range(0, kColours - 1, first_unsold_bhairav(state), "RK-22");
}

Domain rebuild_domain(const State& state, const Event& event, int slot) {
  const int seat = event[kPlayerSlot];
  const int count = monuments_of(state, seat);
  if (count == 0) return Domain::hidden();
  if (slot == rebuild::kMonument) return Domain::range(0, count - 1, count - 1, "RK-9");
  const int chosen = event[rebuild::kMonument];
  if (chosen < 0 || chosen >= count) return Domain::hidden();
  const int type = state.monuments[nth_monument(state, seat, chosen)].type;
  const int top = sections_of(type) - 1;
  if (slot == rebuild::kSection) return type == kBuddha ? Domain::hidden() : Domain::range(0, top, top, "RK-9");
  if (slot == rebuild::kCard) return card_domain("RK-9");
  return event[rebuild::kSection] == top ? printed_domain(state, type) : Domain::hidden();
}

Domain mission_domain(const State& state, const Event& event, int slot) {
  if (slot < mission::kCellsFrom) return title_domain(event, mission::kTitle, slot);
  if (slot < mission::kPointsFrom) {
    return cell_domain(slot == mission::kCellsFrom ? sections_of(kBuddha) : kMaxSections, "RK-13");
  }
  const int type = slot - mission::kPointsFrom;
  if (state.agreed.advanced_missions) return Domain::range(0, kMaxPrinted, kUnset, "RK-19");
  return Domain::range(0, kMaxPrinted, type + 1, "RK-12");
}

Domain objective_domain(const Event& event, int slot) {
  if (slot < objective::kPatternsFrom) return title_domain(event, objective::kTitle, slot);
  if (slot == objective::kPoints) return Domain::range(0, kMaxPrinted, kUnset, "RK-18");
  const int pattern = (slot - objective::kPatternsFrom) / objective::kPatternSlots;
  const int type_slot = objective::type_slot(pattern);
  if (slot == type_slot) {
    const bool may_lack = pattern == kObjectivePatterns - 1;
    return may_lack ? Domain::range(0, objective::kNoType, objective::kNoType, "RK-18")
                    : Domain::range(0, kTypes - 1, kBuddha, "RK-18");
  }
  const int type = event[type_slot];
  if (type < 0 || type >= kTypes || slot - type_slot > sections_of(type)) return Domain::hidden();
  return cell_domain(sections_of(type), "RK-18");
}

// The topmost cards one after another, until one is left at 0.
Domain incomplete_domain(const Event& event, int slot) {
  if (slot > incomplete::kTops && event[slot - 1] == 0) return Domain::hidden();
  return Domain::range(0, kMaxPrinted, 0, "RK-11");
}

Domain coins_domain(const State& state, int seat) {
  constexpr int kMiddleCoin = 3;  // never more than two steps away
  if (seat >= state.agreed.players) return Domain::hidden();
  return Domain::range(1, kTopCoin, kMiddleCoin, "RK-2");
}

}  // namespace

Domain RevivingKathmandu::domain(const State& state, const Event& event, int slot) {
  const bool of_table = event.action == kCoins || event.action == kSetObjective;
  if (!of_table && slot == kPlayerSlot) return Domain::range(0, state.agreed.players - 1, 0, "RK-1");
  switch (event.action) {
    case kLeftover: return leftover_domain(state, event, slot);
    case kRebuild: return rebuild_domain(state, event, slot);
    case kSetMission: return mission_domain(state, event, slot);
    case kCoins: return coins_domain(state, slot);
    case kSetObjective: return objective_domain(event, slot);
    case kIncomplete: return incomplete_domain(event, slot);
    case kEndRound:
    case kNoMission: return Domain::hidden();
    default: return build_domain(state, event, slot);
  }
}

Verdict RevivingKathmandu::why_not(const State& state, const Event& event, int slot) {
  if (event.action == kBuildBuddha && slot == build::kHolographic) {
    return Verdict::refuse("RK-20", state.agreed.holographic ? texts::kNoWildHolographic : texts::kNoHolographic);
  }
  if (event.action == kBuildBuddha && slot == build::points(kBuddha) && event[build::kHolographic] != 0) {
    return Verdict::refuse("RK-20", texts::kHolographicPoints);
  }
  if (event.action == kLeftover && slot == leftover::kWay && event[slot] == kBuyBhairav) {
    return Verdict::refuse("RK-22", texts::kNoBhairav);
  }
  return Verdict::ok();
}

}  // namespace lungta
