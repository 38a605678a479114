#include <bit>

#include "game/feld_kathmandu/action_rules.h"
#include "game/feld_kathmandu/day.h"
#include "game/feld_kathmandu/texts.h"

namespace lungta::feld {
namespace {

constexpr int kLikelyDice = 10;  // three dice add up to 10 or 11 most often
constexpr int kLeastDice = 3;
constexpr int kMostDice = 18;

// --- round ---

Verdict round_offered(const State& state, int) { return rounds_open(state); }
void apply_round(State& state, const Event&) { end_round(state); }
Phrase round_summary(const State& state, const Event&) { return {texts::kDidRound, day(state), state.round + 1}; }

// --- standee ---

int likely_dice(const State& state, const Player& player) {
  if (player.dice_used == kDicePerDay) return player.dice_total;
  return in_city(player) || state.turns_entered ? 0 : kLikelyDice;
}

Domain standee_domain(const State& state, const Event&, int slot) {
  if (slot >= state.players) return Domain::hidden();
  return Domain::range(0, kMostDice, likely_dice(state, player_at(state, slot)), "KF-2");
}

Verdict standee_offered(const State& state, int) {
  if (const Verdict day_open = day_goes_on(state); !day_open.is_ok()) return day_open;
  if (last_day(state)) return Verdict::refuse("KF-2", texts::kNoStandee);
  if (state.stage == Stage::kWeather) return Verdict::refuse("KF-2", {texts::kStandeePassed, Seat{state.standee}});
  return Verdict::ok();
}

Verdict check_standee(const State& state, const Event& event) {
  for (int seat = 0; seat < state.players; ++seat) {
    const bool possible = event[seat] == 0 || event[seat] >= kLeastDice;
    if (!possible) return Verdict::refuse("KF-2", {texts::kTooLowDice, Seat{seat}, event[seat], kLeastDice});
  }
  return Verdict::ok();
}

LowestDice lowest_in(const State& state, const Event& event) {
  return lowest_dice(state, {event[0], event[1], event[2], event[3]});
}

void apply_standee(State& state, const Event& event) {
  count_days(state);
  const LowestDice lowest = lowest_in(state, event);
  for (int seat = 0; seat < state.players; ++seat) {
    const bool gets_tent = state.tents && has_bit(lowest.seats, seat);
    if (gets_tent) player_at(state, seat).tents = u8(player_at(state, seat).tents + 1);
  }
  state.standee = u8(lowest.standee);
  state.holder_known = true;
  state.round = kDicePerDay;
  state.stage = Stage::kWeather;
  put_dice_away(state);
}

Phrase standee_summary(const State& state, const Event& event) {
  const LowestDice lowest = lowest_in(state, event);
  const Seat who{lowest.standee};
  if (lowest.total == 0) return {texts::kStandeeStays, who};
  if (!state.tents) return {texts::kDidStandee, who, lowest.total};
  return {texts::kDidStandeeTents, who, lowest.total, std::popcount(lowest.seats)};
}

// --- weather ---

constexpr int kStormTile = 1;

Domain weather_domain(const State& state, const Event&, int) {
  const WeatherPool left = weather_left(state);
  return Domain::range(0, 1, left.storms > left.suns ? kStormTile : 0, "KF-1");
}

Domain draw_domain(const State& state, const Event&, int) {
  const WeatherPool left = weather_left(state);
  if (left.suns + left.storms <= 0) return Domain::hidden();  // an own mix may be used up after the last day
  return Domain::range(left.suns > 0 ? 0 : 1, left.storms > 0 ? 1 : 0, left.suns > 0 ? 0 : 1, "KF-1");
}

Verdict weather_offered(const State& state, int) { return day_goes_on(state); }

Verdict check_weather(const State& state, const Event& event) {
  const bool storm = event[0] == kStormTile;
  const WeatherPool left = weather_left(state);
  if ((storm ? left.storms : left.suns) > 0) return Verdict::ok();
  const WeatherPool mix = weather_mix(state);
  const int laid_out = storm ? mix.storms : mix.suns;
  return Verdict::refuse("KF-1", {texts::kTooManyTiles, storm ? texts::kStorm : texts::kSun, laid_out + 1, laid_out});
}

void apply_weather(State& state, const Event& event) {
  reveal_weather(state, event[0] == kStormTile);
  state.device_weather = event.action == kDrawWeather;
}

Phrase weather_summary(const State& state, const Event& event) {
  return {texts::kDidWeather, day(state), event[0] == kStormTile ? texts::kStorm : texts::kSun};
}

// --- behind ---

Domain behind_domain(const State& state, const Event&, int slot) {
  if (slot >= state.players || in_city(player_at(state, slot))) return Domain::hidden();  // KF-1: safe in Kathmandu
  return Domain::yes_no((state.tracked & kTrackedStrips) != 0 && behind_storm(state, slot), "KF-1");
}

Verdict behind_offered(const State& state, int) {
  return state.stage == Stage::kBehind ? Verdict::ok() : Verdict::refuse("KF-1", texts::kBehindInTheEvening);
}

// Without a storm the answer waits for the tile to be corrected.
void apply_behind(State& state, const Event& event) {
  const int markers = storm_position(state) > 0 ? 1 : 0;
  for (int seat = 0; seat < state.players; ++seat) exhaust(player_at(state, seat), markers * event[seat]);
  state.stage = Stage::kRounds;
}

Phrase behind_summary(const State& state, const Event& event) {
  if (storm_position(state) == 0) return texts::kNoStormYet;
  std::size_t count = 0;
  std::array<Arg, kSeats> names{};
  for (int seat = 0; seat < state.players; ++seat) {
    if (event[seat] != 0) names[count++] = Seat{seat};
  }
  return {texts::kDidBehind[count], names[0], names[1], names[2], names[3]};
}

}  // namespace

const ActionRules kRoundRules{nullptr, round_offered, nullptr, apply_round, round_summary};
const ActionRules kStandeeRules{standee_domain, standee_offered, check_standee, apply_standee, standee_summary};
const ActionRules kWeatherRules{weather_domain, weather_offered, check_weather, apply_weather, weather_summary};
const ActionRules kDrawWeatherRules{draw_domain, weather_offered, check_weather, apply_weather, weather_summary};
const ActionRules kBehindRules{behind_domain, behind_offered, nullptr, apply_behind, behind_summary};

}  // namespace lungta::feld
