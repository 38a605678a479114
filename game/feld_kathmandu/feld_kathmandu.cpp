#include "game/feld_kathmandu/feld_kathmandu.h"

#include "game/feld_kathmandu/action_rules.h"
#include "game/feld_kathmandu/day.h"
#include "game/feld_kathmandu/scoring.h"
#include "game/feld_kathmandu/texts.h"

namespace lungta {

using namespace feld;

namespace {

constexpr int kStartResources = 5;  // one of each, without Characters
constexpr int kStartEquipment = 2;

// In the order of ActionIndex.
const std::array<const ActionRules*, kActionCount> kRules{
    &kTurnRules,     &kGoodRules,     &kOfferingRules, &kMapRules,      &kAnimalRules,     &kYakRules,
    &kTakeCardRules, &kUseCardRules,  &kResourceRules, &kExhaustionRules, &kArriveRules,
    &kTallyRules[0], &kTallyRules[1], &kTallyRules[2], &kTallyRules[3], &kTallyRules[4],   &kTallyRules[5],
    &kTallyRules[6], &kTallyRules[7], &kTallyRules[8],
    &kSpecialRules,  &kSwapRules,     &kTentRules,     &kRollRules,     &kRerollRules,     &kCharacterRules,
    &kRoundRules,    &kStandeeRules,  &kWeatherRules,  &kDrawWeatherRules, &kBehindRules,  &kTieRules,
};

const ActionRules& rules_of(int action) { return *kRules[static_cast<std::size_t>(action)]; }
bool is_tally(int action) { return action >= kTallyOfferings && action <= kTallyExhaustion; }
bool by_player(int action) {
  return FeldKathmandu::kInfo.actions[static_cast<std::size_t>(action)].who == Who::kPlayer;
}

bool over(const State& state) { return state.tally_step == kTallySteps && !kTieRules.offered(state, -1).is_ok(); }

// The rule of each form of the final scoring, and of the tie behind them.
constexpr std::array<const char*, kTallySteps + 1> kScoringRules{
    "KF-10", "KF-11", "KF-11", "KF-16", "KF-13", "KF-14", "KF-15", "KF-17", "KF-18", "KF-19"};

// The final scoring goes through in its order.
Verdict scoring_first(const State& state) {
  if (over(state)) return Verdict::refuse("KF-19", texts::kNothingLeft);
  const int due = state.tally_step < kTallySteps ? kTallyOfferings + state.tally_step : kTie;
  const Text& form = FeldKathmandu::kInfo.actions[static_cast<std::size_t>(due)].label;
  return Verdict::refuse(kScoringRules[state.tally_step], {texts::kScoringFirst, form});
}

// Every value as it will most likely be, so that the form needs as few presses as can be.
Event prefilled(const State& state, int action, int seat) {
  Event event;
  event.action = u8(action);
  const int slots = slot_count(FeldKathmandu::kInfo.actions[static_cast<std::size_t>(action)].fields);
  for (int slot = 0; slot < slots; ++slot) {
    const Domain domain = FeldKathmandu::domain(state, event, slot);
    if (domain.visible) event.set(slot, slot == 0 && by_player(action) ? seat : domain.preset);
  }
  return event;
}

Question ask(const State& state, int action, const Phrase& title) {
  return {.due = true, .skippable = true, .prefilled = prefilled(state, action, -1), .title = title};
}

Question ask_player(const State& state, int action, int seat, const Text& title) {
  constexpr std::uint32_t kPlayerSlot = 1;
  return {.due = true, .skippable = true, .prefilled = prefilled(state, action, seat), .fixed = kPlayerSlot,
          .title = {title, Seat{seat}}};
}

Question ask_tally(const State& state) {
  const int action = kTallyOfferings + state.tally_step;
  Question question = ask(state, action, rules_of(action).summary(state, {}));
  question.skippable = !tallying(state);  // once begun, the final scoring goes through to its end
  return question;
}

Question ask_in_day(const State& state) {
  const bool rounds_done = state.round == kDicePerDay;
  if (state.stage == Stage::kWeather || (rounds_done && last_day(state))) {
    return ask(state, state.device_weather ? kDrawWeather : kWeather, {texts::kDueWeather, day(state)});
  }
  if (rounds_done) return ask(state, kStandee, texts::kDueStandee);
  if (state.turns_entered) return ask_player(state, kTurn, next_to_play(state), texts::kDueTurn);
  return ask(state, kRound, {texts::kDueRound, state.round + 1});
}

int without_character(const State& state) {
  if (!state.characters || state.begun) return -1;
  for (int seat = 0; seat < state.players; ++seat) {
    if (player_at(state, seat).character == Character::kNone) return seat;
  }
  return -1;
}

Domain own_mix_domain(const Setup& setup, int slot) {
  const int days = setup.options[kDaysOption] == 1 ? kLongDays : kShortDays;
  if (setup.options[kMixOption] != static_cast<int>(WeatherMix::kOwn)) return Domain::hidden();
  if (slot == kStormsOption) return Domain::range(days - kSunTiles, kStormTiles, days / 2, "KF-1");
  const int needed = std::clamp(days - setup.options[kStormsOption], 0, kSunTiles);
  return Domain::range(needed, kSunTiles, needed, "KF-1");
}

}  // namespace

State FeldKathmandu::begin(const Setup& setup) {
  State state;
  state.players = setup.players;
  state.days = setup.options[kDaysOption] == 1 ? kLongDays : kShortDays;
  state.tents = setup.options[kTentsOption] != 0;
  state.characters = setup.options[kCharactersOption] != 0;
  state.standee = u8(setup.options[kStandeeOption]);
  state.mix = static_cast<WeatherMix>(setup.options[kMixOption]);
  state.own_storms = u8(setup.options[kStormsOption]);
  state.own_suns = u8(setup.options[kSunsOption]);
  for (int seat = 0; seat < state.players; ++seat) {
    Player& player = player_at(state, seat);
    player.strips = u8(total_strips(state));
    player.unseen_tents = u8(tent_evenings(state));
    player.resources = state.characters ? 0 : kStartResources;  // with Characters the card says
    player.equipment = state.characters ? 0 : kStartEquipment;
  }
  return state;
}

Domain FeldKathmandu::option_domain(const Setup& setup, int slot) {
  switch (slot) {
    case kDaysOption: return Domain::choices(first_choices(2), 0, "KF-1");
    case kTentsOption: return Domain::yes_no(false, "KF-3");
    case kCharactersOption: return Domain::yes_no(false, "KF-17");
    case kStandeeOption: return Domain::choices(first_choices(std::max<int>(setup.players, 1)), 0, "KF-2");
    case kMixOption: return Domain::choices(first_choices(3), 0, "KF-1");
    default: return own_mix_domain(setup, slot);
  }
}

Domain FeldKathmandu::domain(const State& state, const Event& event, int slot) {
  if (slot == 0 && by_player(event.action)) return Domain::choices(first_choices(state.players), kUnset, "KF-2");
  const auto domain_of = rules_of(event.action).domain;
  return domain_of == nullptr ? Domain::hidden() : domain_of(state, event, slot);
}

Verdict FeldKathmandu::offered(const State& state, int action, int seat) {
  if (is_tally(action)) {
    if (storm_unanswered(state)) return Verdict::refuse("KF-1", texts::kStormFirst);
    return action == kTallyOfferings + state.tally_step ? Verdict::ok() : scoring_first(state);
  }
  if (tallying(state) && action != kTie) return scoring_first(state);
  const auto offered_by = rules_of(action).offered;
  return offered_by == nullptr ? Verdict::ok() : offered_by(state, seat);
}

Phrase FeldKathmandu::label(const State&, const Event& event, int, int value) {
  if (event.action != kTallySpecials || value == kNoSeat) return {};
  return {texts::kPlayerName, Seat{value - 1}};
}

Verdict FeldKathmandu::why_not(const State& state, const Event& event, int slot) {
  if (event.action == kTurn && slot != 0) return why_not_turn(state, event);
  if (event.action == kSwap && slot == kSwapWith) return why_not_with(state, event);
  return Verdict::ok();
}

std::uint32_t FeldKathmandu::weight(const State& state, const Event& event, int, int value) {
  if (event.action != kDrawWeather) return 1;
  const WeatherPool left = weather_left(state);
  return static_cast<std::uint32_t>(value == 1 ? left.storms : left.suns);
}

Verdict FeldKathmandu::check(const State& state, const Event& event) {
  const auto check_of = rules_of(event.action).check;
  return check_of == nullptr ? Verdict::ok() : check_of(state, event);
}

void FeldKathmandu::apply(State& state, const Event& event) {
  rules_of(event.action).apply(state, event);
  if (event.action != kCharacter && event.action != kMap) state.begun = true;
}

Question FeldKathmandu::next(const State& state) {
  if (state.tally_step == kTallySteps) {
    if (over(state)) return {};
    Question tie = ask(state, kTie, texts::kDueTie);
    tie.skippable = false;
    return tie;
  }
  if (tallying(state) || all_arrived(state)) return ask_tally(state);
  if (storm_unanswered(state)) return ask(state, kBehind, texts::kDueBehind);
  if (days_over(state)) return ask_tally(state);
  if (const int seat = without_character(state); seat >= 0)
    return ask_player(state, kCharacter, seat, texts::kDueCharacter);
  return ask_in_day(state);
}

void FeldKathmandu::sheet(const State& state, Sheet& sheet) {
  sheet.players = state.players;
  sheet.over = over(state);
  std::array<TieBreak, 2> tie_breaks{{{"KF-19", {}}, {"KF-19", {}}}};  // how close in strips, then which yak is closer
  for (int seat = 0; seat < state.players; ++seat) {
    const auto i = static_cast<std::size_t>(seat);
    for (int category = 0; category < kCategoryCount; ++category) {
      sheet.points[static_cast<std::size_t>(category)][i] =
          static_cast<std::int16_t>(category_points(state, category, seat));
    }
    tie_breaks[0].key[i] = static_cast<std::int16_t>(closeness(player_at(state, seat)));
    tie_breaks[1].key[i] = static_cast<std::int16_t>(-state.tie_place[i]);
  }
  complete(sheet, kInfo.categories, tie_breaks);
}

Phrase FeldKathmandu::summary(const State& state, const Event& event) {
  return rules_of(event.action).summary(state, event);
}

TableStatus FeldKathmandu::status(const State& state) {
  if (over(state)) return {.round = texts::kGameOver};
  if (tallying(state) || days_over(state) || all_arrived(state)) return {.round = texts::kFinalScoring};
  const bool evening = state.round == kDicePerDay;
  const Text& words = evening ? texts::kDayEnd : texts::kDayRound;
  return {.round = {words, day(state), state.days, state.round + 1}, .first_player = state.standee};
}

}  // namespace lungta
