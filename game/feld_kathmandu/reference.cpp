// Reminders, and the cards to leaf through.
#include "game/feld_kathmandu/reference_texts.h"

#include "game/feld_kathmandu/action_rules.h"
#include "game/feld_kathmandu/day.h"
#include "game/feld_kathmandu/texts.h"

namespace lungta {

using namespace feld;

namespace {

// There are more things worth saying than lines: the first ones win.
void say(Lines& lines, const Phrase& phrase) {
  if (!lines.full()) lines.push_back(phrase);
}

int cards_on_display(const State& state) { return state.players + 1; }         // KF-6
int animals_added(const State& state) { return state.players == 2 ? 1 : 2; }   // KF-6

void remind_of_player(const State& state, int seat, Lines& lines) {
  const Player& player = player_at(state, seat);
  const Seat who{seat};
  if (must_rest(player)) say(lines, {texts::kRests, who});
  const bool behind = (state.tracked & kTrackedStrips) != 0 && behind_storm(state, seat);
  if (behind) say(lines, {texts::kIsBehind, who});
  if (in_city(player)) say(lines, {texts::kTakesResource, who});
  if (player.tents > 0) say(lines, {texts::kHoldsTents, who, player.tents});
  const int doubles_left = kDoubleOfferings - player.double_offerings;
  if (player.character == Character::kMonk && doubles_left > 0) say(lines, {texts::kMonkLeft, who, doubles_left});
}

void warn_of_exhaustion_in_city(const State& state, Lines& lines) {
  for (int seat = 0; seat < state.players; ++seat) {
    const Player& player = player_at(state, seat);
    if (in_city(player) && player.exhaustion > 0 && !state.tents) say(lines, {texts::kExhaustedInCity, Seat{seat}});
  }
}

void show_dice(const State& state, int seat, Lines& lines) {
  const unsigned unused = unused_dice(player_at(state, seat));
  if (unused == 0) say(lines, {texts::kNoDice, Seat{seat}});
  for (int die = 0; die < kDice; ++die) {
    const auto i = static_cast<std::size_t>(die);
    if (has_bit(unused, die)) say(lines, {texts::kDieShows, kDieNames[i].label, player_at(state, seat).dice[i]});
  }
}

}  // namespace

void FeldKathmandu::remind(const State& state, Lines& lines) {
  warn_of_exhaustion_in_city(state, lines);
  if (tallying(state) || days_over(state) || all_arrived(state)) return;
  const bool morning = state.round == 0 && state.turns_taken == 0 && state.tiles_revealed > 0;
  if (morning) say(lines, {texts::kNewDay, cards_on_display(state), animals_added(state)});
  if (last_day(state)) say(lines, texts::kLastDay);
  if (storm_position(state) > 0) say(lines, {texts::kStormAt, storm_position(state), total_strips(state)});
  for (int seat = 0; seat < state.players; ++seat) remind_of_player(state, seat, lines);
}

Domain FeldKathmandu::helper_domain(const State& state, const Event& values, int) {
  if (values.action == kDiceHelper) return Domain::choices(first_choices(state.players), state.standee, "KF-5");
  if (values.action == kCharacterHelper) return Domain::choices(first_choices(kCharacterCards), 0, "KF-17");
  if (values.action == kEquipmentHelper) return Domain::choices(first_choices(kEquipmentCards), 0, "KF-17");
  return Domain::hidden();
}

void FeldKathmandu::answer(const State& state, const Event& values, Lines& lines) {
  const auto card = static_cast<std::size_t>(values[0]);
  switch (values.action) {
    case kCharacterHelper: say(lines, texts::kCharacterEffects[card]); break;
    case kEquipmentHelper:
      say(lines, texts::kEquipmentEffects[card]);
      say(lines, texts::kWhenToUse);
      break;
    case kExhaustionHelper:
      for (const Text& source : texts::kExhaustionSources) say(lines, source);
      break;
    case kDiceHelper: show_dice(state, values[0], lines); break;
    default:
      for (const Text& step : texts::kEndOfDay) say(lines, {step, cards_on_display(state), animals_added(state)});
  }
}

}  // namespace lungta
