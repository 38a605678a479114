// The day of Kathmandu (Feld): rounds, standee, weather and storm. KF-1 to KF-3.
#pragma once
#include "game/feld_kathmandu/feld_kathmandu.h"

namespace lungta::feld {

int day(const State& state);              // 1 for the first
bool last_day(const State& state);
bool days_over(const State& state);       // the last weather tile is revealed
bool all_arrived(const State& state);     // KF-7
bool tallying(const State& state);        // the final scoring has begun
bool storm_unanswered(const State& state);  // KF-1: who is behind the storm is still to be said
Verdict day_goes_on(const State& state);  // KF-1, KF-6, KF-7: the next entry of the day may come
Verdict rounds_open(const State& state);  // and it may be one of its rounds

// KF-1: the tiles that may still come up, before the next one is revealed.
struct WeatherPool {
  int storms;
  int suns;
};
WeatherPool weather_mix(const State& state);   // what was laid out for the part of the game the next tile belongs to
WeatherPool weather_left(const State& state);  // what of it is left

int storm_position(const State& state);               // the border strip it stands on; 0: beside the start
bool behind_storm(const State& state, int seat);      // as far as the border crossings were entered
bool someone_out(const State& state);                 // a yak is not in Kathmandu yet

// The day's dice are over: new ones may be rolled.
void put_dice_away(State& state);

void reveal_weather(State& state, bool storm);        // ends the day
void exhaust(Player& player, int markers);            // KF-4: more than three are ignored
int next_to_play(const State& state);                 // KF-2: clockwise from the holder of the standee
bool anyone_may_start(const State& state);            // KF-2: nobody knows who holds it
void count_days(State& state);                        // KF-3: from now on the device knows which evenings have been
void take_turn(State& state, int seat);               // the last of a round ends it
void end_round(State& state);

// KF-2, KF-3: what the day's dice decide. `totals` by seat, 0: did not use three dice.
struct LowestDice {
  int total = 0;       // 0: nobody competes
  unsigned seats = 0;  // who has it, a bit each
  int standee = 0;     // who gets it
};
LowestDice lowest_dice(const State& state, const std::array<int, kSeats>& totals);

}  // namespace lungta::feld
