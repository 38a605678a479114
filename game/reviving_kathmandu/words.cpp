// Entries and monuments in words.
#include <bit>

#include "game/reviving_kathmandu/box.h"
#include "game/reviving_kathmandu/flow.h"
#include "game/reviving_kathmandu/reviving_kathmandu.h"
#include "game/reviving_kathmandu/scoring.h"
#include "game/reviving_kathmandu/slots.h"
#include "game/reviving_kathmandu/texts.h"

namespace lungta {

using namespace reviving;

namespace {

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

// A better one replaces what was completed before in the same moment: its line says the difference.
void explain_award(const State& before, const State& after, int seat, Lines& lines) {
  const int was = award_of(before, seat);
  const int award = award_of(after, seat);
  if (award == was) return;
  const int gain = award_points(after, seat) - award_points(before, seat);
  if (was == 0) lines.push_back({texts::kObjectiveNow, award, gain});
  else lines.push_back({texts::kObjectiveInstead, award, was, gain});
}

void explain_bhairav(const State& before, const State& after, int seat, Lines& lines) {
  const int change = bhairav_points(after, seat) - bhairav_points(before, seat);
  if (change != 0) lines.push_back({texts::kBhairavChange, change});
}

void explain_monument(const State& before, const State& after, std::size_t place, Lines& lines) {
  const Monument& monument = after.monuments[place];
  explain_award(before, after, monument.owner, lines);  // first: a screen has room for three lines
  if (monument.type == kBuddha) explain_buddha(before, after, monument, lines);
  else explain_groups(monument, lines);
  explain_mission(before, after, monument.owner, monument.type, lines);
  explain_bhairav(before, after, monument.owner, lines);
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
    return {texts::kItem, at(texts::kTypeNames, monument.type), letters_of(monument.sections())};
  }
  return slot == rebuild::kSection ? Phrase(texts::section_name(monument.type, value)) : Phrase{};
}

Reference RevivingKathmandu::refers_to(const State& state, const Event& event, int slot) {
  if (event.action != kRebuild || slot != rebuild::kMonument) return {};
  const std::size_t monument = nth_monument(state, event[kPlayerSlot], event[rebuild::kMonument]);
  return {Reference::Kind::kItem, static_cast<int>(monument)};
}

void RevivingKathmandu::explain(const State& before, const State& after, const Event& event, Lines& lines) {
  const int seat = event[kPlayerSlot];
  if (builds(event.action)) return explain_monument(before, after, after.monuments.size() - 1, lines);
  if (event.action == kRebuild) {
    return explain_monument(before, after, nth_monument(after, seat, event[rebuild::kMonument]), lines);
  }
  if (event.action == kLeftover) return explain_bhairav(before, after, seat, lines);
  if (event.action != kCoins) return;
  int place = 0;
  for (const std::uint8_t next : spending_order(after)) {
    lines.push_back({texts::kOrderLine, ++place, Seat{next},
                     at(texts::kCoinColours, at(after.agreed.coin_colour, next)), at(after.coins, next)});
  }
}

}  // namespace lungta
