#include "game/nepal/words.h"

#include "game/nepal/actions.h"
#include "game/nepal/routes.h"
#include "game/nepal/table.h"
#include "game/nepal/texts.h"

namespace lungta {

using namespace nepal;

namespace nepal {

Arg card_name(const TradeCard& card, int number) {
  return card.label.empty() ? Arg(number) : Arg(Letters{card.label.c_str()});
}

Phrase card_phrase(const State& state, int number) {
  const TradeCard* card = find_card(state, number);
  if (card == nullptr) return {};
  const std::size_t stars = star_index(card->larger_star, card->smaller_star);
  const Text& words = card->label.empty() ? texts::kCardWithNumber[stars] : texts::kCardWithLabel[stars];
  return {words, card_name(*card, number), card->larger, card->smaller};
}

}  // namespace nepal

namespace {

void remind_start(const State& state, Lines& lines) {
  if (first_claims(state) > 0 || state.turn > 1) return;
  lines.push_back({nepal::texts::kStart, hand_at_start(state)});
  if (state.free_setup) lines.push_back(nepal::texts::kFreeSetup);
}

void remind_end(const State& state, Lines& lines) {
  if (!end_triggered(state)) return;
  const Seat trigger{state.trigger_seat};
  lines.push_back({state.hand_trigger ? nepal::texts::kEndByHand : nepal::texts::kEndByCard, trigger});
  const Seat now{state.turn_seat};
  if (state.last_turns == 0) {
    lines.push_back({nepal::texts::kOneMoreTurn, Seat{(trigger.index + 1) % state.players}, trigger});
  } else if (last_turn_begun(state)) {
    lines.push_back({nepal::texts::kVeryLastTurn, now});
  } else {
    lines.push_back({nepal::texts::kLastTurnOf, now, state.players - state.last_turns});
  }
}

}  // namespace

Phrase Nepal::label(const State& state, const Event& event, int slot, int value) {
  if (event.action == kClaim && slot == kClaimCard) return card_phrase(state, value);
  if (event.action != kControl) return {};
  if (slot == kControlCard) return card_phrase(state, value);
  const TradeCard* card = find_card(state, event[kControlCard]);
  const auto place = static_cast<std::size_t>(slot - kControlPlace);
  if (card == nullptr || place >= card->queue.size()) return {};
  return {value != 0 ? nepal::texts::kKept : nepal::texts::kLost, Seat{card->queue[place]}};
}

Reference Nepal::refers_to(const State& state, const Event& event, int slot) {
  const bool is_claim = event.action == kClaim && slot == kClaimCard;
  const bool is_control = event.action == kControl;
  if (is_claim || (is_control && slot == kControlCard)) return {Reference::Kind::kItem, event[slot] - 1};
  const bool asked = is_control && domain(state, event, slot).visible;
  if (!asked) return {};  // it says nothing of whoever is in that place
  const TradeCard* card = find_card(state, event[kControlCard]);
  const auto place = static_cast<std::size_t>(slot - kControlPlace);
  if (card == nullptr || place >= card->queue.size()) return {};
  return {Reference::Kind::kSeat, card->queue[place]};
}

TableStatus Nepal::status(const State& state) {
  const bool over = state.scoring && final_question(state).action < 0;
  if (over) return {.round = nepal::texts::kGameOver};
  if (state.scoring) return {.round = nepal::texts::kFinalDue};
  if (end_triggered(state)) return {.round = nepal::texts::kLastTurns, .first_player = state.turn_seat};
  return {.round = {nepal::texts::kDeckLeft, face_down(state)}, .first_player = state.turn_seat};
}

void Nepal::remind(const State& state, Lines& lines) {
  if (state.scoring) return;
  remind_end(state, lines);
  remind_start(state, lines);
  if (state.boom) lines.push_back(nepal::texts::kBoom);
  if (const int due = cards_due(state); due > 0) lines.push_back({nepal::texts::kReveal, due});
  lines.push_back({nepal::texts::kFaceDown, face_down(state), kit(state.players).cards});
}

}  // namespace lungta
