#include "game/feld_kathmandu/day.h"

#include <algorithm>
#include <bit>

#include "game/feld_kathmandu/texts.h"

namespace lungta::feld {
namespace {

int storms_among(const State& state, int first_tile, int tiles) {
  const unsigned bits = (state.storm_days >> first_tile) & ((1U << tiles) - 1U);
  return std::popcount(bits);
}

// KF-1: what the standard game lays out for each half.
WeatherPool standard_mix(const State& state, bool second_half) {
  const bool is_long = state.days == kLongDays;
  if (!second_half) return {3, is_long ? 3 : 2};
  const int left_in_box = kStormTiles - storms_among(state, 0, state.days / 2);
  return {std::min(is_long ? 4 : 3, left_in_box), 2};
}

// KF-5: the barrel rolls in a row, before anything else happens.
void end_free_rerolls(State& state) {
  for (Player& player : state.player) player.free_rerolls = 0;
}

// The evening is over: from now on nobody says any more who was behind the storm.
void begin_rounds(State& state) {
  if (state.stage == Stage::kBehind) state.stage = Stage::kRounds;
}

void start_round(State& state) {
  end_free_rerolls(state);
  state.turns_taken = 0;
  state.last_turn = 0;
  state.rerolled = 0;
}

// KF-2, KF-3: a day ends, and nobody has said who holds the standee now and got a tent. On the last it stays.
void miss_standee(State& state) {
  if (last_day(state)) return;
  state.holder_known = false;
  for (Player& player : state.player) ++player.unseen_tents;
}

}  // namespace

int day(const State& state) { return std::min(state.tiles_revealed + 1, static_cast<int>(state.days)); }
bool last_day(const State& state) { return day(state) == state.days; }
bool days_over(const State& state) { return state.tiles_revealed == state.days; }
bool all_arrived(const State& state) { return !someone_out(state); }
bool tallying(const State& state) { return state.tally_step > 0; }

bool storm_unanswered(const State& state) {
  return state.stage == Stage::kBehind && storm_position(state) > 0 && someone_out(state) && !tallying(state);
}

Verdict day_goes_on(const State& state) {
  if (all_arrived(state)) return Verdict::refuse("KF-7", texts::kAllArrived);
  if (days_over(state)) return Verdict::refuse("KF-6", {texts::kDaysOver, state.days});
  if (storm_unanswered(state)) return Verdict::refuse("KF-1", texts::kStormFirst);
  return Verdict::ok();
}

Verdict rounds_open(const State& state) {
  if (const Verdict day_open = day_goes_on(state); !day_open.is_ok()) return day_open;
  const bool rounds_done = state.round == kDicePerDay;
  if (!rounds_done) return Verdict::ok();
  const bool standee_due = state.stage == Stage::kRounds && !last_day(state);
  return Verdict::refuse("KF-6", standee_due ? texts::kStandeeFirst : texts::kWeatherFirst);
}

WeatherPool weather_mix(const State& state) {
  switch (state.mix) {
    case WeatherMix::kStandard: return standard_mix(state, state.tiles_revealed >= state.days / 2);
    case WeatherMix::kAll: return {kStormTiles, kSunTiles};
    case WeatherMix::kOwn: return {state.own_storms, state.own_suns};
  }
  return {};
}

WeatherPool weather_left(const State& state) {
  const int half = state.days / 2;
  const bool second_half = state.mix == WeatherMix::kStandard && state.tiles_revealed >= half;
  const int from = second_half ? half : 0;
  const int revealed = state.tiles_revealed - from;
  const int storms = storms_among(state, from, revealed);
  const WeatherPool mix = weather_mix(state);
  return {mix.storms - storms, mix.suns - (revealed - storms)};
}

int storm_position(const State& state) { return std::min(std::popcount(state.storm_days), total_strips(state)); }

bool behind_storm(const State& state, int seat) {
  const Player& player = state.player[static_cast<std::size_t>(seat)];
  return !in_city(player) && total_strips(state) - player.strips < storm_position(state);
}

bool someone_out(const State& state) {
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    if (!in_city(state.player[seat])) return true;
  }
  return false;
}

void put_dice_away(State& state) {
  for (Player& player : state.player) {
    player.dice = {};
    player.dice_used = 0;
    player.dice_total = 0;
  }
}

void reveal_weather(State& state, bool storm) {
  count_days(state);
  // KF-6: the dice of the new day are rolled between standee and weather; those of the old day went with the standee.
  if (state.stage != Stage::kWeather) put_dice_away(state);
  if (state.stage != Stage::kWeather) miss_standee(state);
  if (storm) state.storm_days = static_cast<std::uint8_t>(state.storm_days | (1U << state.tiles_revealed));
  ++state.tiles_revealed;
  state.round = 0;
  start_round(state);
  state.stage = Stage::kBehind;
}

void exhaust(Player& player, int markers) {
  player.exhaustion = static_cast<std::uint8_t>(std::clamp(player.exhaustion + markers, 0, kMaxExhaustion));
}

int next_to_play(const State& state) {
  int seat = state.standee;
  while (has_bit(state.turns_taken, seat)) seat = (seat + 1) % state.players;
  return seat;
}

bool anyone_may_start(const State& state) { return !state.holder_known && state.turns_taken == 0; }

void count_days(State& state) {
  if (state.days_counted) return;
  state.days_counted = true;
  for (Player& player : state.player) player.unseen_tents = 0;
}

void take_turn(State& state, int seat) {
  count_days(state);
  begin_rounds(state);
  if (anyone_may_start(state)) {  // the holder starts every round: that is him
    state.standee = static_cast<std::uint8_t>(seat);
    state.holder_known = true;
  }
  state.turns_taken = static_cast<std::uint8_t>(state.turns_taken | (1U << seat));
  end_free_rerolls(state);
  if (std::popcount(state.turns_taken) == state.players) end_round(state);
  state.last_turn = static_cast<std::uint8_t>(seat + 1);
}

void end_round(State& state) {
  count_days(state);
  begin_rounds(state);
  ++state.round;
  start_round(state);
}

LowestDice lowest_dice(const State& state, const std::array<int, kSeats>& totals) {
  LowestDice lowest{.standee = state.standee};
  for (const int total : totals) {
    if (total > 0 && (lowest.total == 0 || total < lowest.total)) lowest.total = total;
  }
  if (lowest.total == 0) return lowest;
  for (int step = state.players; step >= 1; --step) {  // from the holder himself back to his left neighbour
    const int seat = (state.standee + step) % state.players;
    if (totals[static_cast<std::size_t>(seat)] != lowest.total) continue;
    lowest.seats |= 1U << seat;
    lowest.standee = seat;
  }
  return lowest;
}

}  // namespace lungta::feld
