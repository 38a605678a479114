// Kathmandu by Stefan Feld, 2-4 players, with the long game and the expansions Tents and Characters.
//
// The day (day.h)
// KF-1  A weather tile ends each of the 6 (long game: 8) days. A storm tile moves the storm to the next border strip,
//       where it ends it stays; then every yak behind the storm costs 1 exhaustion. Mixes: 3 of (3 storm, 2 sun) twice;
//       long 4 of (3, 3), then 4 of (4, 2) as far as the box's 6 storms reach; all 12 mixed; or an own mix.
//       While the storm is on its way, who is behind it is said before the day goes on. Before that the answer may be
//       given too and counts for nothing: so a tile can be corrected, to storm or to sun, with all that follows it.
// KF-2  The standee goes to the lowest total of the three dice used in the day, but not on the last. Among equals the
//       next clockwise after the holder, himself last. Who used fewer dice does not compete.
// KF-3  Tents: everyone with that lowest total gets a tent card; each one played costs its victim 1 exhaustion. Nobody
//       plays more than he can hold: those dealt, and one of each evening that passed without its standee entered.
//       Until a round, turn, standee or weather tile is entered, nobody knows the day: one of each evening of the game.
// KF-4  Exhaustion is 0 to 3, more is ignored; at 3 the next turn is a rest: take a die and its resource, drop it all.
// KF-5  Six dice; once a round, before the die of the round is chosen, all unused ones may be rolled again by giving up
//       one of them for the day. A Wooden barrel rolls the unused ones up to three times in a row for nothing.
// KF-6  End of a day: tents, standee, dice, weather, new cards.
// KF-7  Arrival: the top Kathmandu tile, no exhaustion left. The turn of the arrival may still fulfil a yak tile, take
//       an animal and equipment, but buy and swap nothing; then 1 resource a turn and no actions. When all have
//       arrived the game is over, without another weather tile.
// Final scoring (scoring.h)
// KF-10 Offerings: the points printed where the last one stood; none made: 0.
// KF-11 Goods: their printed points, 7 per special good, the printed points of one Kathmandu tile.
// KF-12 Sets of different goods: five types 7, six types 12, each good in one set at most; the best split counts.
// KF-13 Maps: 1 each, 4 for a pair A and B of one colour, 8 if a chest secures it.
// KF-14 Animals: each is worth the highest count minus the lowest.
// KF-15 Yak tiles face down: 10, 0, -1, -3, -6, -10, -15, -21, -28, -36 for 0 to 9.
// KF-16 Border strips to go: 0, -2, -5, -9, -14, -20 for 0 to 5 and more.
// KF-17 1 per equipment card and per resource. With Characters everyone has a different card, which says how many he
//       starts with.
// KF-18 -3 per exhaustion marker.
// KF-19 Ties: in the city, then fewer strips to go, then whose yak stands closer; else the win is shared.
// KF-20 Limits over all players: 4 of a good, 1 special of a type and only beside a good of it, 2 maps of a colour and
//       letter, 6 animals with two players, 12 with more (long 8, 16). Offerings 0-9, a Kathmandu tile only at 0
//       strips.
#pragma once
#include <array>
#include <cstdint>

#include "game/core/game.h"

namespace lungta {

namespace feld {

inline constexpr int kSeats = 4;
inline constexpr int kGoodTypes = 6;
inline constexpr int kGoodsOfType = 4;      // KF-20
inline constexpr int kMapColours = 6;
inline constexpr int kMapKinds = 2 * kMapColours;  // colour * 2 + letter
inline constexpr int kMapsAlike = 2;        // KF-20: of one colour and letter
inline constexpr int kOfferings = 9;
inline constexpr int kDoubleOfferings = 3;  // the Monk's, a game
inline constexpr int kYakTilesDown = 9;     // the tenth lies face up from the start
inline constexpr int kDice = 6;
inline constexpr int kDicePerDay = 3;       // rounds of a day
inline constexpr int kMaxExhaustion = 3;    // KF-4
inline constexpr int kStormTiles = 6;
inline constexpr int kSunTiles = 6;
inline constexpr int kShortDays = 6;
inline constexpr int kLongDays = 8;
inline constexpr int kTallySteps = 9;       // forms of the final scoring
inline constexpr int kNoSeat = 0;           // owners are kept as seat + 1
inline constexpr std::uint8_t kUnknownPoints = 255;

enum class WeatherMix : std::uint8_t { kStandard, kAll, kOwn };
enum class Stage : std::uint8_t {
  kRounds,   // rounds are played; after the third the standee is due
  kWeather,  // the standee is passed on, the weather tile is due
  kBehind,   // the tile is known, who is behind the storm may be said; it is due once the storm is on its way
};
enum class Character : std::uint8_t { kNone, kMountaineer, kYakGuide, kMonk, kMerchant, kBorderGuard, kArtist };

// What the running entries have touched: only these values are worth more than a 0 at the start of the final scoring.
enum Tracked : std::uint8_t { kTrackedYaks = 1, kTrackedStrips = 2, kTrackedSupplies = 4 };

template <std::size_t kCount>
constexpr std::array<std::uint8_t, kCount> unknown_points() {
  std::array<std::uint8_t, kCount> points{};
  for (std::uint8_t& value : points) value = kUnknownPoints;
  return points;
}

struct MapCount {
  std::uint8_t a = 0;
  std::uint8_t b = 0;
  std::uint8_t secured = 0;  // pairs under a chest
  friend constexpr bool operator==(const MapCount&, const MapCount&) = default;
};

struct Player {
  std::uint8_t offerings = 0;                       // made
  std::uint8_t offering_points = 0;                 // printed
  std::array<std::uint8_t, kGoodTypes> goods{};
  std::int16_t goods_points = 0;                    // printed
  std::uint8_t tile_points = 0;                     // of the Kathmandu tile, printed; 0: not in the city
  std::uint8_t arrival_turns = 0;                   // his own still to be entered before the arrival's actions are over
  std::array<MapCount, kMapColours> maps{};
  std::uint8_t animals = 0;
  std::uint8_t yak_tiles = kYakTilesDown;           // face down
  std::uint8_t strips = 0;                          // between yak and Kathmandu
  std::uint8_t equipment = 0;
  std::uint8_t resources = 0;
  std::uint8_t exhaustion = 0;
  std::uint8_t tents = 0;                           // tent cards in hand
  std::uint8_t unseen_tents = 0;                    // more he may hold, of evenings nobody entered the standee of
  Character character = Character::kNone;
  std::uint8_t double_offerings = 0;                // the Monk's
  std::array<std::uint8_t, kDice> dice{};           // faces the device rolled; 0: used, given up, not rolled
  std::uint8_t free_rerolls = 0;                    // the Wooden barrel's, to be used in a row
  std::uint8_t dice_used = 0;                       // today
  std::uint8_t dice_total = 0;                      // of the dice used today
  friend constexpr bool operator==(const Player&, const Player&) = default;
};

struct State {
  std::uint8_t players = 0;
  std::uint8_t days = kShortDays;
  bool tents = false;
  bool characters = false;
  WeatherMix mix = WeatherMix::kStandard;
  std::uint8_t own_storms = 0;                      // of an own mix
  std::uint8_t own_suns = 0;

  Stage stage = Stage::kRounds;
  std::uint8_t round = 0;                           // rounds played today
  std::uint8_t standee = 0;                         // the seat that holds it
  bool holder_known = true;                         // false after a day that ended without its standee entered
  bool days_counted = false;                        // rounds, turns or evenings are entered, and so the day is known
  std::uint8_t tiles_revealed = 0;
  std::uint8_t storm_days = 0;                      // a bit per revealed tile: storm
  std::uint8_t turns_taken = 0;                     // a bit per seat, this round
  std::uint8_t last_turn = 0;                       // seat + 1 of the last one since the round was ended; 0: none
  std::uint8_t rerolled = 0;                        // a bit per seat, this round
  bool begun = false;                               // something of the first day has been entered
  bool turns_entered = false;                       // the table enters turns, so they are asked for
  bool device_weather = false;                      // the last tile was drawn by the device
  std::uint8_t tracked = 0;                         // bits of Tracked

  std::array<Player, kSeats> player{};
  std::array<std::uint8_t, kGoodTypes> special_owner{};                // seat + 1
  std::array<std::uint8_t, kGoodTypes> last_points = unknown_points<kGoodTypes>();      // of a good, by type
  std::array<std::uint8_t, kOfferings + 1> track = unknown_points<kOfferings + 1>();   // printed, by offerings made

  std::uint8_t tally_step = 0;                      // forms of the final scoring filled in
  bool tie_answered = false;
  std::array<std::uint8_t, kSeats> tie_place{};     // KF-19: 1 = closest
  friend constexpr bool operator==(const State&, const State&) = default;
};

constexpr bool has_bit(unsigned mask, int bit) { return ((mask >> bit) & 1U) != 0; }
constexpr int total_strips(const State& state) { return state.days == kLongDays ? 7 : 5; }
constexpr int tent_evenings(const State& state) { return state.days - 1; }  // KF-3: none on the last day
constexpr bool in_city(const Player& player) { return player.tile_points > 0; }
constexpr bool must_rest(const Player& player) { return !in_city(player) && player.exhaustion == kMaxExhaustion; }

}  // namespace feld

struct FeldKathmandu : GameDefaults<feld::State> {
  static const GameInfo kInfo;
  static State begin(const Setup& setup);
  static Domain option_domain(const Setup& setup, int slot);
  static Domain domain(const State& state, const Event& event, int slot);
  static Verdict offered(const State& state, int action, int seat);
  static Phrase label(const State& state, const Event& event, int slot, int value);
  static Verdict why_not(const State& state, const Event& event, int slot);
  static std::uint32_t weight(const State& state, const Event& event, int slot, int value);
  static Verdict check(const State& state, const Event& event);
  static void apply(State& state, const Event& event);
  static Question next(const State& state);
  static void sheet(const State& state, Sheet& sheet);
  static Phrase summary(const State& state, const Event& event);
  static TableStatus status(const State& state);
  static void remind(const State& state, Lines& lines);
  static Domain helper_domain(const State& state, const Event& values, int slot);
  static void answer(const State& state, const Event& values, Lines& lines);
};

}  // namespace lungta
