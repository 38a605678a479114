// Entries and monuments in words.
#include <bit>

#include "game/reviving_kathmandu/flow.h"
#include "game/reviving_kathmandu/reviving_kathmandu.h"
#include "game/reviving_kathmandu/scoring.h"
#include "game/reviving_kathmandu/slots.h"
#include "game/reviving_kathmandu/texts.h"

namespace lungta {

using namespace reviving;

namespace {

Sections sections_in_event(const Event& event, int type) {
  Sections sections;
  for (int i = 0; i < sections_of(type); ++i) sections.add(i, event[build::kSections + i]);
  return sections;
}

Sections sections_of_monument(const Monument& monument) {
  Sections sections;
  for (int i = 0; i < sections_of(monument.type); ++i) sections.add(i, at(monument.cards, i));
  return sections;
}

Phrase summary_of_build(const State& state, const Event& event) {
  const int type = event.action - kBuildBuddha;
  const Seat seat{event[kPlayerSlot]};
  Monument monument;
  monument.type = static_cast<std::uint8_t>(type);
  for (int i = 0; i < sections_of(type); ++i) {
    at(monument.cards, i) = static_cast<std::uint8_t>(event[build::kSections + i]);
  }
  int gain = event[build::points(type)] + colour_points(monument);
  if (type == kBuddha && !has(buddha_colours(state, seat.index), colour_of(monument.cards[0]))) ++gain;
  if (type == kBuddha && event[build::kHolographic] != 0) {
    return {texts::kSumHolographic, seat, sections_of_monument(monument), gain + state.holographics + 1};
  }
  return {texts::kSumBuild, seat, at(texts::kTypeNames, type), sections_in_event(event, type), gain};
}

Phrase summary_of_leftover(const State& state, const Event& event) {
  const Seat seat{event[kPlayerSlot]};
  const int coin = at(state.coins, seat.index);
  switch (event[leftover::kWay]) {
    case kConvert: return {texts::kSumConvert, seat, coin};
    case kBuyCard: return {texts::kSumCard, seat};
    case kBuyBhairav:
      return {texts::kSumBhairav, seat, at(kColourChoices, event[leftover::kColour]).label, coin - kBhairavCost};
    default: return {texts::kSumPass, seat};
  }
}

Phrase summary_of_rebuild(const State& state, const Event& event) {
  const Seat seat{event[kPlayerSlot]};
  const Monument& before = state.monuments[nth_monument(state, seat.index, event[rebuild::kMonument])];
  Monument after = before;
  at(after.cards, event[rebuild::kSection]) = static_cast<std::uint8_t>(event[rebuild::kCard]);
  return {texts::kSumRebuild, seat, at(texts::kTypeNames, before.type), sections_of_monument(before),
          sections_of_monument(after)};
}

Phrase summary_of_incomplete(const Event& event) {
  int points = 0;
  for (int i = 0; i < kIncompleteRows; ++i) points += event[incomplete::kTops + i];
  return {texts::kSumIncomplete, Seat{event[kPlayerSlot]}, points};
}

// --- what an entry does ---

void explain_buddha(const State& before, const State& after, const Monument& buddha, Lines& lines) {
  if (buddha.holographic != 0) lines.push_back({texts::kHolographicNumber, buddha.holographic});
  const int colours = std::popcount(buddha_colours(after, buddha.owner));
  const int change = colours - std::popcount(buddha_colours(before, buddha.owner));
  if (change > 0) lines.push_back(texts::kNewBuddhaColour);
  if (change == 0) lines.push_back(texts::kOldBuddhaColour);
  if (change < 0) lines.push_back(texts::kLostBuddhaColour);
}

void explain_groups(const Monument& monument, Lines& lines) {
  for (int colour = 0; colour < kColours; ++colour) {
    const int count = sections_in(monument, colour);
    if (count < 2) continue;
    lines.push_back({texts::kGroup, count, at(kColourChoices, colour).label, group_points(count)});
  }
  if (colour_points(monument) == 0) lines.push_back(texts::kNoGroup);
}

void explain_mission(const State& before, const State& after, int seat, int type, Lines& lines) {
  const Mission& mission = at(after.missions, seat);
  if (!mission.known) return;
  const int points = at(mission.points, type);
  const bool was = mission_met(before, seat, type);
  const bool is = mission_met(after, seat, type);
  if (is && !was) lines.push_back({texts::kMissionNowMet, points});
  if (is && was) lines.push_back(texts::kMissionWasMet);
  if (!is && was) lines.push_back({texts::kMissionLost, -points});
  if (!is && !was) lines.push_back(texts::kMissionNotMet);
}

void explain_rest(const State& before, const State& after, int seat, Lines& lines) {
  if (const int award = at(after.award, seat); award != at(before.award, seat)) {
    lines.push_back({texts::kObjectiveNow, award, after.objectives[static_cast<std::size_t>(award - 1)].points});
  }
  const int change = bhairav_points(after, seat) - bhairav_points(before, seat);
  if (change != 0) lines.push_back({texts::kBhairavChange, change});
}

void explain_monument(const State& before, const State& after, std::size_t place, Lines& lines) {
  const Monument& monument = after.monuments[place];
  if (monument.type == kBuddha) explain_buddha(before, after, monument, lines);
  else explain_groups(monument, lines);
  explain_mission(before, after, monument.owner, monument.type, lines);
  explain_rest(before, after, monument.owner, lines);
}

}  // namespace

Phrase RevivingKathmandu::label(const State& state, const Event& event, int slot, int value) {
  if (event.action != kRebuild) return {};
  const int seat = event[kPlayerSlot];
  const int count = monuments_of(state, seat);
  const int chosen = slot == rebuild::kMonument ? value : event[rebuild::kMonument];
  if (chosen < 0 || chosen >= count) return {};
  const Monument& monument = state.monuments[nth_monument(state, seat, chosen)];
  if (slot == rebuild::kMonument) {
    return {texts::kItem, at(texts::kTypeNames, monument.type), sections_of_monument(monument)};
  }
  return slot == rebuild::kSection ? Phrase(texts::section_name(monument.type, value)) : Phrase{};
}

Reference RevivingKathmandu::refers_to(const State& state, const Event& event, int slot) {
  if (event.action != kRebuild || slot != rebuild::kMonument) return {};
  const std::size_t monument = nth_monument(state, event[kPlayerSlot], event[rebuild::kMonument]);
  return {Reference::Kind::kItem, static_cast<int>(monument)};
}

Phrase RevivingKathmandu::summary(const State& state, const Event& event) {
  switch (event.action) {
    case kLeftover: return summary_of_leftover(state, event);
    case kRebuild: return summary_of_rebuild(state, event);
    case kSetMission: return {texts::kSumMission, Seat{event[kPlayerSlot]}};
    case kEndRound: return {texts::kSumEndRound, state.round};
    case kCoins: return {texts::kSumCoins, state.round};
    case kSetObjective:
      return {texts::kSumObjective, static_cast<int>(state.objectives.size()) + 1, event[objective::kPoints]};
    case kIncomplete: return summary_of_incomplete(event);
    case kNoMission: return {texts::kSumNoMission, Seat{event[kPlayerSlot]}};
    default: return summary_of_build(state, event);
  }
}

void RevivingKathmandu::explain(const State& before, const State& after, const Event& event, Lines& lines) {
  const int seat = event[kPlayerSlot];
  if (builds(event.action)) return explain_monument(before, after, after.monuments.size() - 1, lines);
  if (event.action == kRebuild) {
    return explain_monument(before, after, nth_monument(after, seat, event[rebuild::kMonument]), lines);
  }
  if (event.action == kLeftover) return explain_rest(before, after, seat, lines);
  if (event.action != kCoins) return;
  int place = 0;
  for (const std::uint8_t next : spending_order(after)) {
    lines.push_back({texts::kOrderLine, ++place, Seat{next},
                     at(texts::kCoinColours, at(after.agreed.coin_colour, next)), at(after.coins, next)});
  }
}

}  // namespace lungta
