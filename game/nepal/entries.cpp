// What each entry may hold, why it may not, and what it does.
#include <algorithm>

#include "game/nepal/actions.h"
#include "game/nepal/routes.h"
#include "game/nepal/table.h"
#include "game/nepal/texts.h"

namespace lungta {

using namespace nepal;

namespace {

Domain player_domain(const State& state, int preset, const char* rule) {
  return Domain::choices(first_choices(state.players), preset, rule);
}

// One letter of a text that starts at slot `first`.
Domain letter_domain(const Event& event, int first, int slot) {
  constexpr std::uint64_t kEndAndPrintable = 1U | (~std::uint64_t{0} << ' ');
  constexpr std::uint64_t kNotAtStart = std::uint64_t{1} << ' ';
  constexpr std::uint64_t kNever = std::uint64_t{1} << '#';  // begins a comment in text journals
  if (slot > first && event[slot - 1] == 0) return Domain::range(0, 0, 0, "contract");
  Domain domain = Domain::range(0, 255, 0, "contract");
  domain.allowed = kEndAndPrintable & ~kNever & (slot == first ? ~kNotAtStart : ~std::uint64_t{0});
  return domain;
}

bool readable(const Event& event, int first) {
  for (int slot = first; slot < first + kLabelLength; ++slot) {
    const int letter = event[slot];
    if (letter == '_' || (letter > '~' && letter < 0xA0)) return false;  // '_' is a space in text journals
  }
  return true;
}

Label read_label(const Event& event, int first) {
  Label label;
  for (int slot = first; slot < first + kLabelLength && event[slot] != 0; ++slot) {
    label.append(static_cast<char>(event[slot]));
  }
  return label;
}

// --- what each slot may hold ---

Domain claim_domain(const State& state, const Event& event, int slot) {
  if (slot == kClaimPlayer) return player_domain(state, kUnset, "NP-2");
  const int seat = event[kClaimPlayer];
  const std::uint64_t numbers = is_seat(state, seat) ? claimable(state, seat) : 0;
  return numbers == 0 ? Domain::hidden() : Domain::choices(numbers, likely_claim(state, seat), "NP-2");
}

Domain reveal_domain(const State& state, const Event& event, int slot) {
  if (cards_due(state) == 0) return Domain::hidden();
  const int larger = event[kLarger] == kUnset ? kMaxNumber : event[kLarger];
  switch (slot) {
    case kLarger: return Domain::range(1, kMaxNumber, kUnset, "NP-13");
    case kSmaller: return Domain::range(0, larger, kUnset, "NP-13");
    case kLargerStar:
    case kSmallerStar: return Domain::yes_no(false, "NP-13");
    default: return letter_domain(event, kCardLabel, slot);
  }
}

Domain turn_domain(const State& state, const Event&, int) {
  return player_domain(state, (state.turn_seat + 1) % state.players, "NP-1");
}

Domain hand_domain(const State& state, const Event&, int) { return player_domain(state, kUnset, "NP-5"); }

constexpr std::uint64_t kRegionMask = first_choices(kLastRegion + 1) & ~first_choices(kFirstRegion);

Domain build_fortress_domain(const State& state, const Event& event, int slot) {
  const int seat = event[kFortressPlayer];
  if (slot == kFortressPlayer) return player_domain(state, kUnset, "NP-15");
  if (!state.fortress || !is_seat(state, seat)) return Domain::hidden();
  if (state.fortresses[static_cast<std::size_t>(seat)].region != 0) return Domain::hidden();
  if (slot == kFortressPlace) return Domain::choices(kRegionMask, kUnset, "NP-15");
  return letter_domain(event, kFortressProvince, slot);
}

Domain no_slots(const State&, const Event&, int) { return Domain::hidden(); }

Domain fortresses_domain(const State& state, const Event&, int slot) {
  if (!is_seat(state, slot) || state.fortresses[static_cast<std::size_t>(slot)].region != 0) return Domain::hidden();
  return Domain::choices(kRegionMask | (1U << kNowhere), kNowhere, "NP-12");
}

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

Domain longest_domain(const State& state, const Event&, int slot) {
  if (final_question(state).action != kLongest) return Domain::hidden();
  const bool tied = ((tied_for_longest(state) >> slot) & 1U) != 0;
  return tied ? Domain::range(0, kMaxLength, kUnset, "NP-14") : Domain::hidden();
}

// --- why not ---

Verdict why_no_claim(const State& state, const Event& event, int slot) {
  const int number = event[kClaimCard];
  if (slot != kClaimCard || number == kUnset || !is_seat(state, event[kClaimPlayer])) return Verdict::ok();
  const Seat claimant{event[kClaimPlayer]};
  const TradeCard* card = find_card(state, number);
  if (card == nullptr) {
    return Verdict::refuse("NP-2", {nepal::texts::kNoSuchCard, number, static_cast<int>(state.cards.size())});
  }
  if (in_queue(*card, claimant.index)) return Verdict::refuse("NP-2", {nepal::texts::kClaimedAlready, claimant, number});
  return Verdict::refuse("NP-1", {nepal::texts::kRevealedThisTurn, number});
}

Verdict why_no_card(const State& state, const Event&, int) {
  const int deck = kit(state.players).cards;
  const int shown = static_cast<int>(state.cards.size());
  if (cards_due(state) > 0) return Verdict::ok();
  if (shown == deck) return Verdict::refuse("NP-16", {nepal::texts::kDeckIsOut, shown, deck});
  return Verdict::refuse("NP-3", {nepal::texts::kEnoughOpen, shown - first_claims(state)});
}

Verdict why_no_fortress(const State& state, const Event& event, int slot) {
  const int seat = event[kFortressPlayer];
  if (slot == kFortressPlayer || !is_seat(state, seat)) return Verdict::ok();
  if (!state.fortress) return Verdict::refuse("NP-15", nepal::texts::kNoFortresses);
  const int built = state.fortresses[static_cast<std::size_t>(seat)].region;
  if (built != 0) return Verdict::refuse("NP-15", {nepal::texts::kFortressTwice, Seat{seat}, built});
  if (slot == kFortressPlace && event[slot] == kKathmandu) {
    return Verdict::refuse("NP-15", nepal::texts::kFortressInKathmandu);
  }
  return Verdict::ok();
}

Verdict why_not_there(const State& state, const Event& event, int slot) {
  if (!is_seat(state, slot)) return Verdict::ok();
  const int built = state.fortresses[static_cast<std::size_t>(slot)].region;
  if (built != 0) return Verdict::refuse("NP-15", {nepal::texts::kFortressTwice, Seat{slot}, built});
  if (event[slot] == kKathmandu) return Verdict::refuse("NP-15", nepal::texts::kFortressInKathmandu);
  return Verdict::ok();
}

Verdict why_not_so_many(const State& state, const Event& event, int slot) {
  const int seat = slot < kProvinces ? slot - kPieces : slot - kProvinces;
  if (slot == kRegionNumber || event[slot] == kUnset || !is_seat(state, seat)) return Verdict::ok();
  const int value = event[slot];
  if (slot < kProvinces) {
    if (value < 0) return Verdict::ok();
    return Verdict::refuse("NP-16", {nepal::texts::kTooManyPieces, Seat{seat}, value, pieces_left(state, seat),
                                     kit(state.players).pieces});
  }
  const int pieces = event[kPieces + seat];
  if (value > pieces) return Verdict::refuse("NP-16", {nepal::texts::kTooManyProvinces, Seat{seat}, value, pieces});
  if (value > 0) return Verdict::refuse("NP-10", {nepal::texts::kProvincesNotAsked, Seat{seat}});
  return Verdict::ok();
}

Verdict why_not_asked(const State& state, const Event& event, int slot) {
  const FinalQuestion due = final_question(state);
  if (due.action != kControl || slot == kControlCard) return Verdict::ok();
  const TradeCard& card = *find_card(state, due.item);
  const auto place = static_cast<std::size_t>(slot - kControlPlace);
  if (event[slot] != 1 || place >= card.queue.size()) return Verdict::ok();
  return Verdict::refuse("NP-13", {nepal::texts::kControlNotAsked, Seat{card.queue[place]}});
}

Verdict no_words(const State&, const Event&, int) { return Verdict::ok(); }

// --- what each entry does ---

void trigger_end(State& state, int seat, bool by_hand) {
  if (end_triggered(state)) return;  // NP-5: a second trigger adds nothing
  state.trigger_seat = static_cast<std::int8_t>(seat);
  state.hand_trigger = by_hand;
}

void apply_claim(State& state, const Event& event) {
  TradeCard& card = state.cards[static_cast<std::size_t>(event[kClaimCard] - 1)];
  if (card.queue.empty()) state.opened_in[state.openings++] = state.turn;  // NP-3: it reveals another
  card.queue.push_back(static_cast<std::uint8_t>(event[kClaimPlayer]));
  if (face_down(state) == 0) trigger_end(state, event[kClaimPlayer], false);
}

void apply_reveal(State& state, const Event& event) {
  TradeCard card;
  card.label = read_label(event, kCardLabel);
  card.larger = static_cast<std::uint8_t>(event[kLarger]);
  card.smaller = static_cast<std::uint8_t>(event[kSmaller]);
  card.larger_star = event[kLargerStar] != 0;
  card.smaller_star = event[kSmallerStar] != 0;
  // It was revealed in the turn of the claim that made room for it, however late it is entered.
  const std::size_t opening = state.cards.size() - kOpenCards;  // wraps for the cards open from the start
  card.revealed_turn = opening < state.openings ? state.opened_in[opening] : std::uint16_t{0};
  state.cards.push_back(card);
}

void apply_turn(State& state, const Event& event) {
  ++state.turn;
  state.turn_seat = static_cast<std::int8_t>(event[kTurnPlayer]);
  if (end_triggered(state)) ++state.last_turns;
}

void apply_hand(State& state, const Event& event) { trigger_end(state, event[kHandPlayer], true); }

void apply_build_fortress(State& state, const Event& event) {
  Fortress& fortress = state.fortresses[static_cast<std::size_t>(event[kFortressPlayer])];
  fortress.region = static_cast<std::uint8_t>(event[kFortressPlace]);
  fortress.province = read_label(event, kFortressProvince);
}

void apply_final(State& state, const Event&) { state.scoring = true; }

void apply_fortresses(State& state, const Event& event) {
  for (int seat = 0; seat < state.players; ++seat) {
    if (event[kFortressOf + seat] == kNowhere) continue;
    state.fortresses[static_cast<std::size_t>(seat)].region = static_cast<std::uint8_t>(event[kFortressOf + seat]);
  }
  state.fortresses_known = true;
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

void apply_control(State& state, const Event& event) {
  TradeCard& card = state.cards[static_cast<std::size_t>(event[kControlCard] - 1)];
  card.control_known = true;
  card.controls = static_cast<std::uint8_t>(controls_before(event, kSeats));
}

void apply_longest(State& state, const Event& event) {
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    state.longest[seat] = static_cast<std::uint8_t>(event[kLengthOf + static_cast<int>(seat)]);
  }
  state.longest_known = true;
}

// --- by action ---

struct Entry {
  Domain (*domain)(const State&, const Event&, int slot);
  Verdict (*why_not)(const State&, const Event&, int slot);
  void (*apply)(State&, const Event&);
};
constexpr std::array<Entry, kActionCount> kEntries{{
    {claim_domain, why_no_claim, apply_claim},                          // kClaim
    {turn_domain, no_words, apply_turn},                                // kTurn
    {hand_domain, no_words, apply_hand},                                // kHandEmpty
    {build_fortress_domain, why_no_fortress, apply_build_fortress},     // kBuildFortress
    {reveal_domain, why_no_card, apply_reveal},                         // kReveal
    {no_slots, no_words, apply_final},                                  // kFinal
    {fortresses_domain, why_not_there, apply_fortresses},               // kFortresses
    {region_domain, why_not_so_many, apply_region},                     // kRegion
    {control_domain, why_not_asked, apply_control},                     // kControl
    {longest_domain, no_words, apply_longest},                          // kLongest
}};

// A label stands for one card: the device offers cards again by it.
Verdict check_label(const State& state, const Event& event) {
  if (!readable(event, kCardLabel)) return Verdict::refuse("contract", nepal::texts::kUnreadable);
  const Label label = read_label(event, kCardLabel);
  for (const TradeCard& card : state.cards) {
    if (label.empty() || !(card.label == label)) continue;
    return Verdict::refuse("NP-3", {nepal::texts::kOnTheTable, Letters{card.label.c_str()}});
  }
  return Verdict::ok();
}

Verdict check_province(const State& state, const Event& event) {
  if (!readable(event, kFortressProvince)) return Verdict::refuse("contract", nepal::texts::kUnreadable);
  const Label province = read_label(event, kFortressProvince);
  if (province.view() == "Kathmandu") return Verdict::refuse("NP-15", nepal::texts::kFortressInKathmandu);
  for (int seat = 0; seat < state.players; ++seat) {
    if (province.empty() || !has_fortress(state, seat, event[kFortressPlace])) continue;
    if (state.fortresses[static_cast<std::size_t>(seat)].province == province) {
      return Verdict::refuse("NP-15", {nepal::texts::kFortressThere, Seat{seat}});
    }
  }
  return Verdict::ok();
}

}  // namespace

Domain Nepal::domain(const State& state, const Event& event, int slot) {
  return kEntries[event.action].domain(state, event, slot);
}

Verdict Nepal::why_not(const State& state, const Event& event, int slot) {
  return kEntries[event.action].why_not(state, event, slot);
}

Verdict Nepal::check(const State& state, const Event& event) {
  if (event.action == kReveal) return check_label(state, event);
  return event.action == kBuildFortress ? check_province(state, event) : Verdict::ok();
}

void Nepal::apply(State& state, const Event& event) { kEntries[event.action].apply(state, event); }

}  // namespace lungta
