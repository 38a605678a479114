// The entries while playing: what each may hold, when it is open, and what it does.
#include "game/core/text_field.h"
#include "game/nepal/entries.h"
#include "game/nepal/routes.h"
#include "game/nepal/table.h"
#include "game/nepal/texts.h"
#include "game/nepal/words.h"

namespace lungta::nepal {
namespace {

Domain player_domain(const State& state, int preset, const char* rule) {
  return Domain::choices(first_choices(state.players), preset, rule);
}

// Who acts: the player on turn, where turns are tracked.
Domain actor_domain(const State& state, const char* rule) {
  return player_domain(state, turns_tracked(state) ? state.turn_seat : kUnset, rule);
}

// NP-1: whatever a player does belongs to the own turn. Without tracked turns the device cannot tell.
Verdict in_own_turn(const State& state, int seat) {
  const Seat on_turn{state.turn_seat};
  if (!turns_tracked(state) || seat == on_turn.index) return Verdict::ok();
  const bool had_last_turn = end_triggered(state) && last_turn_of(state, seat) <= state.last_turns;
  if (had_last_turn) return Verdict::refuse("NP-5", {texts::kHadLastTurn, Seat{seat}});
  const Text& advice = seat == next_seat(state) ? texts::kTurnFirst
                       : had_turn(state, seat)  ? texts::kTurnInHistory
                                                : texts::kTurnLater;
  return Verdict::refuse("NP-1", {advice, on_turn, Seat{seat}});
}

// --- claim ---

Domain claim_domain(const State& state, const Event& event, int slot) {
  if (slot == kClaimPlayer) return actor_domain(state, "NP-2");
  const int seat = event[kClaimPlayer];
  const std::uint64_t numbers = is_seat(state, seat) ? claimable(state, seat) : 0;
  return numbers == 0 ? Domain::hidden() : Domain::choices(numbers, likely_claim(state, seat), "NP-2");
}

Verdict claim_offered(const State& state, int seat) {
  if (const Verdict turn = in_own_turn(state, seat); !turn.is_ok()) return turn;
  if (claimable(state, seat) != 0) return Verdict::ok();
  if (state.cards.empty()) return Verdict::refuse("NP-2", texts::kNoCards);
  return Verdict::refuse("NP-2", {texts::kOnEveryCard, Seat{seat}});
}

Verdict why_not_this_card(const State& state, const Event& event, int slot) {
  const int number = event[kClaimCard];
  if (slot != kClaimCard || number == kUnset || !is_seat(state, event[kClaimPlayer])) return Verdict::ok();
  const Seat claimant{event[kClaimPlayer]};
  const TradeCard* card = find_card(state, number);
  if (card == nullptr) {
    return Verdict::refuse("NP-2", {texts::kNoSuchCard, number, static_cast<int>(state.cards.size())});
  }
  if (in_queue(*card, claimant.index)) return Verdict::refuse("NP-2", {texts::kClaimedAlready, claimant, number});
  return Verdict::refuse("NP-1", {texts::kRevealedThisTurn, number});
}

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

Phrase claim_summary(const State& state, const Event& event) {
  const int number = event[kClaimCard];
  const TradeCard& card = *find_card(state, number);
  const Text& words = card.label.empty() ? texts::kClaimByNumber : texts::kClaimByLabel;
  const int place = static_cast<int>(card.queue.size());
  return {words, Seat{event[kClaimPlayer]}, card_name(card, number), claim_points(place)};
}

// --- turn ---

Domain turn_domain(const State& state, const Event&, int) {
  return player_domain(state, next_seat(state), "NP-1");
}

Verdict turn_offered(const State& state, int seat) {
  if (last_turn_begun(state)) return Verdict::refuse("NP-5", texts::kLastTurnBegun);
  if (!turns_tracked(state) || seat == next_seat(state)) return Verdict::ok();
  return Verdict::refuse("NP-1", {texts::kNotYourTurn, Seat{state.turn_seat}, Seat{next_seat(state)}, Seat{seat}});
}

void apply_turn(State& state, const Event& event) {
  ++state.turn;
  state.turn_seat = static_cast<std::int8_t>(event[kTurnPlayer]);
  if (end_triggered(state)) state.last_turns = static_cast<std::uint8_t>(last_turn_of(state, state.turn_seat));
}

Phrase turn_summary(const State&, const Event& event) { return {texts::kTurnOf, Seat{event[kTurnPlayer]}}; }

// --- hand-empty ---

Domain hand_domain(const State& state, const Event&, int) { return actor_domain(state, "NP-5"); }

void apply_hand(State& state, const Event& event) { trigger_end(state, event[kHandPlayer], true); }

Phrase hand_summary(const State&, const Event& event) { return {texts::kHandOf, Seat{event[kHandPlayer]}}; }

// --- fortress ---

Domain build_fortress_domain(const State& state, const Event& event, int slot) {
  if (slot == kFortressPlayer) return actor_domain(state, "NP-15");
  if (slot == kFortressPlace) return Domain::choices(kRegionMask, kUnset, "NP-15");
  return letter_domain(event, kFortressProvince, slot, Verdict::kContract);
}

Verdict build_fortress_offered(const State& state, int seat) {
  if (!state.fortress) return Verdict::refuse("NP-15", texts::kNoFortresses);
  const int built = fortress_region(state, seat);
  return built == 0 ? in_own_turn(state, seat) : Verdict::refuse("NP-15", {texts::kFortressTwice, Seat{seat}, built});
}

Verdict why_not_in_kathmandu(const State&, const Event& event, int slot) {
  const bool asked_for = slot == kFortressPlace && event[slot] == kKathmandu;
  return asked_for ? Verdict::refuse("NP-15", texts::kFortressInKathmandu) : Verdict::ok();
}

// The province with this name, in both languages of the device.
bool is_kathmandu(const Label& province) {
  return same_name(province.view(), "Kathmandu") || same_name(province.view(), "Katmandou");
}

// A province lies in one region: its name alone tells whether it is the same one.
Verdict check_province(const State& state, const Event& event) {
  const Verdict letters = check_letters(event, kFortressProvince, kLabelLength, Verdict::kContract);
  if (!letters.is_ok()) return letters;
  const Label province = read_text<kLabelLength>(event, kFortressProvince);
  if (is_kathmandu(province)) return Verdict::refuse("NP-15", texts::kFortressInKathmandu);
  for (int seat = 0; seat < state.players && !province.empty(); ++seat) {
    const Label& taken = state.fortresses[static_cast<std::size_t>(seat)].province;
    if (same_name(taken.view(), province.view())) return Verdict::refuse("NP-15", {texts::kFortressThere, Seat{seat}});
  }
  return Verdict::ok();
}

void apply_build_fortress(State& state, const Event& event) {
  Fortress& fortress = state.fortresses[static_cast<std::size_t>(event[kFortressPlayer])];
  fortress.region = static_cast<std::uint8_t>(event[kFortressPlace]);
  fortress.province = read_text<kLabelLength>(event, kFortressProvince);
}

Phrase build_fortress_summary(const State&, const Event& event) {
  return {texts::kFortressBuilt, Seat{event[kFortressPlayer]}, event[kFortressPlace]};
}

// --- reveal ---

Domain reveal_domain(const State&, const Event& event, int slot) {
  const int larger = event[kLarger] == kUnset ? kMaxNumber : event[kLarger];
  switch (slot) {
    case kLarger: return Domain::range(1, kMaxNumber, kUnset, "NP-13");
    case kSmaller: return Domain::range(0, larger, kUnset, "NP-13");
    case kLargerStar:
    case kSmallerStar: return Domain::yes_no(false, "NP-13");
    default: return letter_domain(event, kCardLabel, slot, Verdict::kContract);
  }
}

Verdict reveal_offered(const State& state, int) {
  const int deck = kit(state.players).cards;
  const int shown = static_cast<int>(state.cards.size());
  if (cards_due(state) > 0) return Verdict::ok();
  if (shown == deck) return Verdict::refuse("NP-16", {texts::kDeckIsOut, shown, deck});
  return Verdict::refuse("NP-3", {texts::kEnoughOpen, shown - first_claims(state)});
}

// A label stands for one card: the device offers cards again by it.
Verdict check_label(const State& state, const Event& event) {
  const Verdict letters = check_letters(event, kCardLabel, kLabelLength, Verdict::kContract);
  if (!letters.is_ok()) return letters;
  const Label label = read_text<kLabelLength>(event, kCardLabel);
  for (const TradeCard& card : state.cards) {
    if (label.empty() || !same_name(card.label.view(), label.view())) continue;
    return Verdict::refuse("NP-3", {texts::kOnTheTable, Letters{card.label.c_str()}});
  }
  return Verdict::ok();
}

void apply_reveal(State& state, const Event& event) {
  TradeCard card;
  card.label = read_text<kLabelLength>(event, kCardLabel);
  card.larger = static_cast<std::uint8_t>(event[kLarger]);
  card.smaller = static_cast<std::uint8_t>(event[kSmaller]);
  card.larger_star = event[kLargerStar] != 0;
  card.smaller_star = event[kSmallerStar] != 0;
  // It was revealed in the turn of the claim that made room for it, however late it is entered.
  const std::size_t opening = state.cards.size() - kOpenCards;  // wraps for the cards open from the start
  card.revealed_turn = opening < state.openings ? state.opened_in[opening] : std::uint16_t{0};
  state.cards.push_back(card);
}

Phrase reveal_summary(const State& state, const Event& event) {
  const int number = static_cast<int>(state.cards.size()) + 1;  // the label is not in the state yet
  const std::size_t stars = star_index(event[kLargerStar] != 0, event[kSmallerStar] != 0);
  return {texts::kRevealed[stars], number, event[kLarger], event[kSmaller]};
}

// --- final ---

// NP-5: an end that was entered has its last turns. One that nobody entered is the players' affair.
Verdict final_offered(const State& state, int) {
  if (!turns_tracked(state) || !end_triggered(state) || last_turn_begun(state)) return Verdict::ok();
  return Verdict::refuse("NP-5", {texts::kLastTurnsToCome, state.players - state.last_turns, Seat{next_seat(state)}});
}

void apply_final(State& state, const Event&) { state.scoring = true; }

Phrase final_summary(const State&, const Event&) { return texts::kFinalDue; }

}  // namespace

const Entry kClaimEntry{.rules = {.domain = claim_domain, .offered = claim_offered, .apply = apply_claim,
                                  .summary = claim_summary},
                        .why_not = why_not_this_card};
const Entry kTurnEntry{.rules = {.domain = turn_domain, .offered = turn_offered, .apply = apply_turn,
                                 .summary = turn_summary}};
const Entry kHandEmptyEntry{.rules = {.domain = hand_domain, .offered = in_own_turn, .apply = apply_hand,
                                      .summary = hand_summary}};
const Entry kBuildFortressEntry{.rules = {.domain = build_fortress_domain, .offered = build_fortress_offered,
                                          .check = check_province, .apply = apply_build_fortress,
                                          .summary = build_fortress_summary},
                                .why_not = why_not_in_kathmandu};
const Entry kRevealEntry{.rules = {.domain = reveal_domain, .offered = reveal_offered, .check = check_label,
                                   .apply = apply_reveal, .summary = reveal_summary}};
const Entry kFinalEntry{.rules = {.offered = final_offered, .apply = apply_final, .summary = final_summary}};

}  // namespace lungta::nepal
