// Completing a monument and rebuilding one: RK-6, RK-9, RK-20, and the cards there are.
#include "game/reviving_kathmandu/action_rules.h"
#include "game/reviving_kathmandu/box.h"
#include "game/reviving_kathmandu/flow.h"
#include "game/reviving_kathmandu/scoring.h"
#include "game/reviving_kathmandu/texts.h"

namespace lungta::reviving {
namespace {

Domain card_domain(const char* rule) { return Domain::range(0, kCardColours - 1, colour::kRed, rule); }

// The points printed on a topmost card: the last ones entered for that type, and to be chosen the first time.
Domain printed_domain(const State& state, int type) {
  const int last = at(state.last_points, type);
  return Domain::range(0, kMaxPrinted, last < 0 ? kUnset : last, "RK-6");
}

// --- how many cards there are ---

// RK-20, RK-21: a promo that changes the number of such cards; otherwise the parts list.
const char* rule_for_copies(const Agreed& agreed, int type, int card) {
  if (is_wild(card)) return agreed.rainbow ? "RK-21" : "RK-parts";
  return type == kBuddha && agreed.holographic ? "RK-20" : "RK-parts";
}

// Whether the box has this card too, besides those that stand in other monuments than `besides`.
Verdict check_copies(const State& state, int type, int section, int card, std::size_t besides = kNoMonument) {
  const int in_box = copies_in_box(state.agreed, type, card);
  if (copies_standing(state, type, section, card, besides) < in_box) return Verdict::ok();
  const Text& name = is_wild(card) ? texts::kWild : at(kColourChoices, card).label;
  const Text& monument = at(texts::kTypeNames, type);
  const char* rule = rule_for_copies(state.agreed, type, card);
  if (type == kBuddha) return Verdict::refuse(rule, {texts::kTooManyBuddhas, monument, name, in_box});
  return Verdict::refuse(rule, {texts::kTooManyCopies, monument, texts::section_name(type, section), name, in_box});
}

// RK-3: all players together cannot have built more cards than they collected.
Verdict check_collected(const State& state, int added) {
  const int built = sections_standing(state) + added;
  const int collected = cards_collected(state);
  if (built <= collected) return Verdict::ok();
  return Verdict::refuse("RK-3", {texts::kTooManyBuilt, built, state.round, collected});
}

// --- completing ---

bool is_holographic(const Event& event) { return event.action == kBuildBuddha && event[build::kHolographic] != 0; }

Monument monument_in(const State& state, const Event& event) {
  Monument monument;
  monument.owner = static_cast<std::uint8_t>(event[kPlayerSlot]);
  monument.type = static_cast<std::uint8_t>(event.action - kBuildBuddha);
  monument.cards = cards_in(event, build::kSections, monument.type);
  if (is_holographic(event)) monument.holographic = static_cast<std::uint8_t>(next_holographic(state));
  else monument.points = static_cast<std::uint8_t>(event[build::points(monument.type)]);
  return monument;
}

Domain build_domain(const State& state, const Event& event, int slot) {
  const int type = event.action - kBuildBuddha;
  if (slot == build::points(type)) return is_holographic(event) ? Domain::hidden() : printed_domain(state, type);
  if (type == kBuddha && slot == build::kHolographic) {
    const bool can_be = state.agreed.holographic && !is_wild(event[build::kSections]);
    return can_be ? Domain::yes_no(false, "RK-20") : Domain::hidden();
  }
  return card_domain("RK-6");
}

Verdict build_offered(const State& state, int) { return check_rounds_run(state); }

Verdict check_build(const State& state, const Event& event) {
  const Monument monument = monument_in(state, event);
  if (monument.holographic != 0) {
    const int colour = monument.cards[0];
    if (holographic_stands(state, colour)) {
      return Verdict::refuse("RK-20", {texts::kHolographicStands, at(kColourChoices, colour).label});
    }
    return check_collected(state, sections_of(kBuddha));
  }
  for (int section = 0; section < sections_of(monument.type); ++section) {
    const Verdict enough = check_copies(state, monument.type, section, at(monument.cards, section));
    if (!enough.is_ok()) return enough;
  }
  return check_collected(state, sections_of(monument.type));
}

void apply_build(State& state, const Event& event) {
  const Monument monument = monument_in(state, event);
  if (monument.holographic != 0) state.holographics = monument.holographic;
  else at(state.last_points, monument.type) = monument.points;
  state.monuments.push_back(monument);
  note_completed(state, monument.owner);
}

Phrase build_summary(const State& state, const Event& event) {
  const Monument monument = monument_in(state, event);
  const Seat seat{monument.owner};
  const bool new_buddha =
      monument.type == kBuddha && !has(buddha_colours(state, seat.index), colour_of(monument.cards[0]));
  const int gain = monument.points + monument.holographic + colour_points(monument) + (new_buddha ? 1 : 0);
  const Sections letters = letters_of(monument.sections());
  if (monument.holographic != 0) return {texts::kSumHolographic, seat, letters, gain};
  return {texts::kSumBuild, seat, at(texts::kTypeNames, monument.type), letters, gain};
}

// --- rebuilding ---

std::size_t place_of_rebuilt(const State& state, const Event& event) {
  return nth_monument(state, event[kPlayerSlot], event[rebuild::kMonument]);
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

Verdict rebuild_offered(const State& state, int seat) {
  if (!state.agreed.rebuild) return Verdict::refuse("RK-9", texts::kNoRebuild);
  if (const Verdict running = check_rounds_run(state); !running.is_ok()) return running;
  if (monuments_of(state, seat) > 0) return Verdict::ok();
  return Verdict::refuse("RK-9", {texts::kNothingToRebuild, Seat{seat}});
}

Verdict check_rebuild(const State& state, const Event& event) {
  const std::size_t place = place_of_rebuilt(state, event);
  return check_copies(state, state.monuments[place].type, event[rebuild::kSection], event[rebuild::kCard], place);
}

void apply_rebuild(State& state, const Event& event) {
  Monument& monument = state.monuments[place_of_rebuilt(state, event)];
  const int section = event[rebuild::kSection];
  at(monument.cards, section) = static_cast<std::uint8_t>(event[rebuild::kCard]);
  if (section == sections_of(monument.type) - 1) {
    monument.holographic = 0;
    monument.points = static_cast<std::uint8_t>(event[rebuild::kPoints]);
    at(state.last_points, monument.type) = monument.points;
  }
  note_completed(state, monument.owner);
}

Phrase rebuild_summary(const State& state, const Event& event) {
  const Monument& before = state.monuments[place_of_rebuilt(state, event)];
  Monument after = before;
  at(after.cards, event[rebuild::kSection]) = static_cast<std::uint8_t>(event[rebuild::kCard]);
  return {texts::kSumRebuild, Seat{event[kPlayerSlot]}, at(texts::kTypeNames, before.type),
          letters_of(before.sections()), letters_of(after.sections())};
}

}  // namespace

Verdict why_not_rebuilt(const State& state, const Event& event, int slot) {
  const Seat owner{event[kPlayerSlot]};
  if (event[slot] == kUnset || slot == kPlayerSlot) return Verdict::ok();
  if (slot == rebuild::kMonument) {
    return Verdict::refuse("RK-9", {texts::kNoSuchMonument, owner, monuments_of(state, owner.index)});
  }
  const int type = state.monuments[place_of_rebuilt(state, event)].type;
  if (slot == rebuild::kSection) {
    return Verdict::refuse("RK-9", {texts::kNoSuchSection, at(texts::kTypeNames, type), sections_of(type)});
  }
  const bool below_top = slot == rebuild::kPoints && event[rebuild::kSection] < sections_of(type) - 1;
  return below_top ? Verdict::refuse("RK-9", texts::kOnlyTopPrints) : Verdict::ok();
}

const ActionRules kBuildRules{build_domain, build_offered, check_build, apply_build, build_summary};
const ActionRules kRebuildRules{rebuild_domain, rebuild_offered, check_rebuild, apply_rebuild, rebuild_summary};

}  // namespace lungta::reviving
