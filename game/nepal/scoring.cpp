// The final questions: what each may hold, when it is asked, and what it does.
#include "game/nepal/entries.h"
#include "game/nepal/routes.h"
#include "game/nepal/table.h"
#include "game/nepal/texts.h"

namespace lungta::nepal {
namespace {

// The questions in the order of ActionIndex, from kFortresses on.
struct FinalStep {
  const char* rule;
  const Text* asked_now;
};
constexpr std::array<FinalStep, kActionCount - kFortresses> kFinalSteps{{
    {"NP-12", &texts::kAskedFortresses},
    {"NP-10", &texts::kAskedRegion},
    {"NP-13", &texts::kAskedControl},
    {"NP-14", &texts::kAskedLongest},
}};
static_assert(kFortresses == kFinal + 1 && kRegion == kFortresses + 1 && kControl == kRegion + 1 &&
              kLongest == kControl + 1 && kActionCount == kLongest + 1);
constexpr const FinalStep& step_of(int question) {
  return kFinalSteps[static_cast<std::size_t>(question - kFortresses)];
}

template <int kQuestion>
Verdict offered_when_due(const State& state, int) {
  if (!state.scoring) return Verdict::refuse(step_of(kQuestion).rule, texts::kFinalFirst);
  return final_question(state).action == kQuestion ? Verdict::ok() : asked_now(state);
}

// --- fortresses ---

Domain fortresses_domain(const State& state, const Event&, int slot) {
  if (!is_seat(state, slot) || fortress_region(state, slot) != 0) return Domain::hidden();
  return Domain::choices(kRegionMask | (1U << kNowhere), kNowhere, "NP-12");
}

Verdict why_not_there(const State& state, const Event& event, int slot) {
  const int built = fortress_region(state, slot);
  if (built != 0) return Verdict::refuse("NP-15", {texts::kFortressTwice, Seat{slot}, built});
  if (event[slot] == kKathmandu) return Verdict::refuse("NP-15", texts::kFortressInKathmandu);
  return Verdict::ok();
}

void apply_fortresses(State& state, const Event& event) {
  for (int seat = 0; seat < state.players; ++seat) {
    if (event[kFortressOf + seat] == kNowhere) continue;
    state.fortresses[static_cast<std::size_t>(seat)].region = static_cast<std::uint8_t>(event[kFortressOf + seat]);
  }
  state.fortresses_known = true;
}

Phrase fortresses_summary(const State&, const Event&) { return texts::kFortressesEntered; }

// --- region ---

Domain region_domain(const State& state, const Event& event, int slot) {
  const FinalQuestion due = final_question(state);
  if (due.action != kRegion) return Domain::hidden();
  if (slot == kRegionNumber) return Domain::range(due.item, due.item, due.item, "NP-10");
  const int seat = slot < kProvinces ? slot - kPieces : slot - kProvinces;
  if (!is_seat(state, seat)) return Domain::hidden();
  if (slot < kProvinces) {
    const int left = pieces_left(state, seat);
    return left == 0 ? Domain::hidden() : Domain::range(0, left, 0, "NP-16");
  }
  if (!provinces_matter(presences(state, event, seat), seat)) return Domain::hidden();
  return Domain::range(1, event[kPieces + seat], kUnset, "NP-16");
}

Verdict why_not_so_many(const State& state, const Event& event, int slot) {
  if (slot == kRegionNumber) return asked_now(state);
  const int seat = slot < kProvinces ? slot - kPieces : slot - kProvinces;
  if (event[slot] == kUnset || !is_seat(state, seat)) return Verdict::ok();
  const int value = event[slot];
  if (slot < kProvinces) {
    if (value < 0) return Verdict::ok();
    return Verdict::refuse("NP-16", {texts::kTooManyPieces, Seat{seat}, value, pieces_left(state, seat),
                                     kit(state.players).pieces});
  }
  const int pieces = event[kPieces + seat];
  if (value > pieces) return Verdict::refuse("NP-16", {texts::kTooManyProvinces, Seat{seat}, value, pieces});
  if (value > 0) return Verdict::refuse("NP-10", {texts::kProvincesNotAsked, Seat{seat}});
  return Verdict::ok();
}

void apply_region(State& state, const Event& event) {
  const Presences settled = presences(state, event, state.players);
  RegionCount& region = state.regions[state.regions_counted];
  for (int seat = 0; seat < state.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const int extra = has_fortress(state, seat, event[kRegionNumber]) ? 1 : 0;
    region.pieces[at] = static_cast<std::uint8_t>(event[kPieces + seat]);
    region.provinces[at] = static_cast<std::uint8_t>(settled[at].fewest_provinces - extra);
  }
  ++state.regions_counted;
}

Phrase region_summary(const State&, const Event& event) { return {texts::kRegionCounted, event[kRegionNumber]}; }

// --- control ---

// The places of the queue before this one whose players have been entered as controlling the route.
unsigned controls_before(const Event& event, int place) {
  unsigned controls = 0;
  for (int i = 0; i < place; ++i) controls |= event[kControlPlace + i] == 1 ? 1U << i : 0U;
  return controls;
}

Domain control_domain(const State& state, const Event& event, int slot) {
  const FinalQuestion due = final_question(state);
  if (due.action != kControl) return Domain::hidden();
  if (slot == kControlCard) return Domain::range(due.item, due.item, due.item, "NP-13");
  const FinalRoute route(*find_card(state, due.item), state.players, able_to_control(state));
  const int place = slot - kControlPlace;
  return route.asks(place, controls_before(event, place)) ? Domain::yes_no(true, "NP-13") : Domain::hidden();
}

Verdict why_not_control(const State& state, const Event& event, int slot) {
  const FinalQuestion due = final_question(state);
  if (due.action != kControl || slot == kControlCard) return asked_now(state);
  const TradeCard& card = *find_card(state, due.item);
  const auto place = static_cast<std::size_t>(slot - kControlPlace);
  if (event[slot] != 1 || place >= card.queue.size()) return Verdict::ok();
  return Verdict::refuse("NP-13", {texts::kControlNotAsked, Seat{card.queue[place]}});
}

void apply_control(State& state, const Event& event) {
  TradeCard& card = state.cards[static_cast<std::size_t>(event[kControlCard] - 1)];
  card.control_known = true;
  card.controls = static_cast<std::uint8_t>(controls_before(event, kSeats));
}

Phrase control_summary(const State& state, const Event& event) {
  const TradeCard& card = *find_card(state, event[kControlCard]);
  Phrase phrase(texts::kNobodyControls, event[kControlCard]);
  std::size_t named = 0;
  for (std::size_t place = 0; place < card.queue.size() && named < 2; ++place) {
    if (event[kControlPlace + static_cast<int>(place)] != 0) phrase.args[++named] = Seat{card.queue[place]};
  }
  if (named > 0) phrase.text = named == 1 ? &texts::kOneControls : &texts::kTwoControl;
  return phrase;
}

// --- longest ---

Domain longest_domain(const State& state, const Event&, int slot) {
  if (final_question(state).action != kLongest) return Domain::hidden();
  const bool tied = ((tied_for_longest(state) >> slot) & 1U) != 0;
  return tied ? Domain::range(0, kMaxLength, kUnset, "NP-14") : Domain::hidden();
}

Verdict why_not_longest(const State& state, const Event& event, int slot) {
  const bool asked = ((tied_for_longest(state) >> slot) & 1U) != 0;
  if (asked || !is_seat(state, slot) || event[slot] == kUnset) return Verdict::ok();
  return Verdict::refuse("NP-14", {texts::kLongestNotAsked, Seat{slot}});
}

void apply_longest(State& state, const Event& event) {
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    state.longest[seat] = static_cast<std::uint8_t>(event[kLengthOf + static_cast<int>(seat)]);
  }
  state.longest_known = true;
}

Phrase longest_summary(const State&, const Event&) { return texts::kLongestEntered; }

}  // namespace

Verdict asked_now(const State& state) {
  const FinalQuestion due = final_question(state);
  if (due.action < 0) return Verdict::refuse("NP-14", texts::kGameIsOver);
  const FinalStep& step = step_of(due.action);
  return Verdict::refuse(step.rule, {*step.asked_now, due.item});
}

const Entry kFortressesEntry{.rules = {.domain = fortresses_domain, .offered = offered_when_due<kFortresses>,
                                       .apply = apply_fortresses, .summary = fortresses_summary},
                             .why_not = why_not_there};
const Entry kRegionEntry{.rules = {.domain = region_domain, .offered = offered_when_due<kRegion>,
                                   .apply = apply_region, .summary = region_summary},
                         .why_not = why_not_so_many};
const Entry kControlEntry{.rules = {.domain = control_domain, .offered = offered_when_due<kControl>,
                                    .apply = apply_control, .summary = control_summary},
                          .why_not = why_not_control};
const Entry kLongestEntry{.rules = {.domain = longest_domain, .offered = offered_when_due<kLongest>,
                                    .apply = apply_longest, .summary = longest_summary},
                          .why_not = why_not_longest};

}  // namespace lungta::nepal
