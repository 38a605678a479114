// KF-1 to KF-7: the day, the standee, weather and storm, exhaustion, dice, arrival.
#include <bit>

#include "feld_table.h"
#include "game/feld_kathmandu/day.h"
#include "game/feld_kathmandu/texts.h"

using namespace lungta;

extern "C" void setUp() {}
extern "C" void tearDown() {}

static constexpr int kSun = 0;
static constexpr int kStorm = 1;

static void test_KF1_mixes() {
  struct Case { TableOptions options; std::array<int, 8> tiles; int count; WeatherPool left; };
  static constexpr TableOptions kLong{.is_long = true};
  static constexpr TableOptions kAll{.mix = WeatherMix::kAll};
  static constexpr TableOptions kOwn{.mix = WeatherMix::kOwn, .storms = 2, .suns = 5};
  static const Case kCases[] = {
      {{}, {}, 0, {3, 2}},
      {{}, {1, 1, 0}, 2, {1, 2}},
      {{}, {1, 1, 0}, 3, {3, 2}},              // the second half starts afresh
      {{}, {1, 1, 1, 1, 0}, 5, {2, 1}},
      {kLong, {}, 0, {3, 3}},
      {kLong, {1, 1, 0, 0}, 4, {4, 2}},
      {kLong, {1, 1, 1, 0}, 4, {3, 2}},        // three are out, the box has three more
      {kAll, {1, 0, 1}, 3, {4, 5}},
      {kOwn, {1, 0, 0}, 3, {1, 3}},
  };
  for (const Case& c : kCases) {
    Table table(c.options);
    for (int i = 0; i < c.count; ++i) table.end_day(c.tiles[static_cast<std::size_t>(i)]);
    TEST_ASSERT_EQUAL(c.left.storms, weather_left(table.state()).storms);
    TEST_ASSERT_EQUAL(c.left.suns, weather_left(table.state()).suns);
  }
}

static void test_KF1_no_more_tiles_than_laid_out() {
  Table table;
  table.accept(kWeather, {kSun});
  table.accept(kWeather, {kSun});
  table.refuse("KF-1", kWeather, {kSun});
  table.accept(kWeather, {kStorm});
  Table own({.mix = WeatherMix::kOwn, .storms = 0, .suns = 6});
  own.refuse("KF-1", kWeather, {kStorm});
}

static void test_KF1_never_more_than_six_storms() {
  Table table({.is_long = true});
  for (const int tile : {1, 1, 1, 0, 1, 1, 1}) table.end_day(tile);
  table.refuse("KF-1", kWeather, {kStorm});
  table.refuse("KF-1", kDrawWeather, {kStorm});
  table.accept(kWeather, {kSun});
  TEST_ASSERT_EQUAL(6, std::popcount(table.state().storm_days));
}

static void test_KF1_own_mix_must_reach_for_all_days() {
  Table table;
  Setup setup = table.setup();
  setup.options.set(kMixOption, static_cast<int>(WeatherMix::kOwn));
  setup.options.set(kStormsOption, 2);
  setup.options.set(kSunsOption, 3);
  TEST_ASSERT_EQUAL_STRING("KF-1", check_setup(table.game(), setup).rule());
  setup.options.set(kSunsOption, 4);
  TEST_ASSERT_TRUE(check_setup(table.game(), setup).is_ok());
  setup.options.set(kStormsOption, 7);
  TEST_ASSERT_EQUAL_STRING("KF-1", check_setup(table.game(), setup).rule());
}

static void test_KF1_an_own_mix_may_be_used_up() {
  Table table({.mix = WeatherMix::kOwn, .storms = 0, .suns = 6});
  for (int tile = 0; tile < 6; ++tile) table.accept(kDrawWeather, {kSun});
  TEST_ASSERT_FALSE(table.game().domain(table.any(), Table::event(kDrawWeather, {}), 0).visible);
  TEST_ASSERT_NOT_NULL(table.enter(kDrawWeather, {kSun}));
}

static std::uint32_t next_bits = 0;
static std::uint32_t fixed_bits() { return next_bits; }

static void test_KF1_the_device_draws_from_what_is_left() {
  Table table;
  table.end_day(kStorm);  // 2 storms and 2 suns are left
  Event draw = Table::event(kDrawWeather, {0});
  TEST_ASSERT_EQUAL(2, table.game().weight(table.any(), draw, 0, kStorm));
  TEST_ASSERT_EQUAL(2, table.game().weight(table.any(), draw, 0, kSun));
  table.end_day(kStorm);
  TEST_ASSERT_EQUAL(1, table.game().weight(table.any(), draw, 0, kStorm));
  static constexpr int kDrawn[] = {kSun, kSun, kStorm};  // by the weights 2 and 1
  for (next_bits = 3; next_bits < 6; ++next_bits) {
    draw_random_slots(table.game(), table.any(), draw, fixed_bits);
    TEST_ASSERT_EQUAL(kDrawn[next_bits % 3], draw[0]);
  }
  TEST_ASSERT_NULL(table.enter(draw));
  TEST_ASSERT_TRUE(table.state().device_weather);
}

static void test_KF1_storm_moves_and_stays_at_the_last_strip() {
  Table table;
  for (int strips = 1; strips <= 6; ++strips) {
    table.end_day(kStorm);
    TEST_ASSERT_EQUAL(strips > 5 ? 5 : strips, storm_position(table.state()));
  }
  TEST_ASSERT_TRUE(days_over(table.state()));
  TEST_ASSERT_NOT_NULL(table.enter(kWeather, {kSun}));  // six days, six tiles
}

static void test_KF1_behind_the_storm_costs_exhaustion_even_when_the_sun_shines() {
  Table table({.players = 2});
  table.accept(kTurn, {kAna, 0, 3, 1, 1, 0});  // Ana crosses the first strip
  TEST_ASSERT_EQUAL(4, table.player(kAna).strips);
  table.accept(kWeather, {kStorm});
  TEST_ASSERT_EQUAL(kBehind, table.due());
  TEST_ASSERT_EQUAL(0, table.next().prefilled[kAna]);
  TEST_ASSERT_EQUAL(1, table.next().prefilled[kBo]);
  table.accept_due();
  TEST_ASSERT_EQUAL(0, table.player(kAna).exhaustion);
  TEST_ASSERT_EQUAL(1, table.player(kBo).exhaustion);
  table.accept(kWeather, {kSun});
  table.accept_due();
  TEST_ASSERT_EQUAL(2, table.player(kBo).exhaustion);
}

static void test_KF1_in_kathmandu_nobody_is_behind() {
  Table table({.players = 2});
  table.accept(kArrive, {kAna, 15});
  table.accept(kWeather, {kStorm});
  table.refuse("contract", kBehind, {1, 1});
  table.accept(kBehind, {0, 1});
  TEST_ASSERT_EQUAL(0, table.player(kAna).exhaustion);
}

static void test_KF1_before_the_first_storm_nobody_is_asked() {
  Table table;
  table.accept(kWeather, {kSun});
  TEST_ASSERT_EQUAL(kRound, table.due());
  table.accept(kBehind, {1, 0, 1, 0});  // for the case that the tile is corrected
  for (int seat = kAna; seat <= kDi; ++seat) TEST_ASSERT_EQUAL(0, table.player(seat).exhaustion);
}

static void test_KF2_standee() {
  struct Case { int players; int holder; std::array<int, 4> dice; int standee; };
  static constexpr Case kCases[] = {
      {4, 1, {9, 5, 8, 5}, 3},   // seats 2 and 4 tie, seat 2 held it
      {4, 1, {5, 9, 5, 8}, 2},   // seats 1 and 3 tie
      {4, 0, {7, 8, 9, 10}, 0},  // lowest keeps it
      {4, 3, {7, 7, 7, 7}, 0},   // the next clockwise
      {4, 2, {3, 18, 9, 9}, 0},
      {3, 2, {6, 6, 6, 0}, 0},
      {4, 1, {0, 12, 9, 0}, 2},  // who did not use three dice does not compete
      {4, 3, {0, 0, 0, 0}, 3},   // nobody competes: it stays
      {2, 0, {5, 5, 0, 0}, 1},
  };
  for (const Case& c : kCases) {
    Table table({.players = c.players, .standee = c.holder});
    table.accept(kStandee, {c.dice[0], c.dice[1], c.dice[2], c.dice[3]});
    TEST_ASSERT_EQUAL(c.standee, table.state().standee);
    TEST_ASSERT_EQUAL(c.standee, table.game().status(table.any()).first_player);
  }
}

static void test_KF2_three_dice_show_three_at_least() {
  Table table;
  table.refuse("KF-2", kStandee, {2, 9, 9, 9});
  table.refuse("KF-2", kStandee, {9, 9, 9, 19});
}

static void test_KF2_no_standee_on_the_last_day() {
  Table table;
  for (const int tile : {0, 0, 1, 0, 0}) table.end_day(tile);
  TEST_ASSERT_NOT_NULL(table.enter(kStandee, {9, 9, 9, 9}));
  for (int round = 0; round < 3; ++round) table.accept(kRound);
  TEST_ASSERT_EQUAL(kWeather, table.due());
  TEST_ASSERT_TRUE(table.reminds(texts::kLastDay));
}

static void test_KF2_turns_add_up_the_dice_and_follow_the_standee() {
  Table table({.players = 2, .standee = kBo});
  table.accept(kTurn, {kBo, 0, 2, 0, 0, 0});
  table.refuse("KF-2", kTurn, {kBo, 0, 2, 0, 0, 0});  // one turn a round
  TEST_ASSERT_EQUAL(kTurn, table.due());
  TEST_ASSERT_EQUAL(kAna, table.next().prefilled[0]);
  table.accept(kTurn, {kAna, 0, 6, 0, 0, 0});
  TEST_ASSERT_EQUAL(1, table.state().round);
  TEST_ASSERT_EQUAL(kBo, table.next().prefilled[0]);
  for (const int pips : {3, 1}) {
    table.accept(kTurn, {kBo, 0, pips, 0, 0, 0});
    table.accept(kTurn, {kAna, 0, 6, 0, 0, 0});
  }
  TEST_ASSERT_EQUAL(kStandee, table.due());
  TEST_ASSERT_EQUAL(18, table.next().prefilled[kAna]);
  TEST_ASSERT_EQUAL(6, table.next().prefilled[kBo]);
  TEST_ASSERT_NOT_NULL(table.enter(kTurn, {kBo, 0, 2, 0, 0, 0}));  // three rounds a day
}

static void test_KF3_tent_cards() {
  Table table({.tents = true, .standee = kBo});
  table.accept(kStandee, {9, 5, 8, 5});
  TEST_ASSERT_EQUAL(1, table.player(kBo).tents);
  TEST_ASSERT_EQUAL(1, table.player(kDi).tents);
  TEST_ASSERT_EQUAL(0, table.player(kAna).tents);
  TEST_ASSERT_TRUE(table.reminds(texts::kHoldsTents, kDi));
  table.accept(kTent, {kDi, kAna, 1});
  TEST_ASSERT_EQUAL(0, table.player(kDi).tents);
  TEST_ASSERT_EQUAL(1, table.player(kAna).exhaustion);
  table.refuse("KF-3", kTent, {kDi, kDi, 1});
  Table without;
  without.accept(kStandee, {9, 5, 8, 5});
  TEST_ASSERT_EQUAL(0, without.player(kBo).tents);
  TEST_ASSERT_NOT_NULL(without.enter(kTent, {kDi, kAna, 1}));
}

static void test_KF4_rest() {
  Table table({.players = 2});
  table.accept(kExhaustion, {kAna, 2});
  table.accept(kExhaustion, {kAna, 3});  // more than three is ignored
  TEST_ASSERT_EQUAL(3, table.player(kAna).exhaustion);
  TEST_ASSERT_TRUE(table.reminds(texts::kRests, kAna));
  const int resources = table.player(kAna).resources;
  table.refuse("KF-4", kTurn, {kAna, 0, 4, 1, 0, 0});  // no move while resting
  table.accept(kTurn, {kAna, 0, 4});
  TEST_ASSERT_EQUAL(0, table.player(kAna).exhaustion);
  TEST_ASSERT_EQUAL(resources + 1, table.player(kAna).resources);
  TEST_ASSERT_EQUAL(4, table.player(kAna).dice_total);
  TEST_ASSERT_EQUAL(5, table.player(kAna).strips);
}

static void test_KF4_first_aid_before_the_rest() {
  Table table;
  table.accept(kExhaustion, {kAna, 3});
  table.accept(kUseCard, {kAna, kFirstAidBag});
  TEST_ASSERT_EQUAL(1, table.player(kAna).exhaustion);
  TEST_ASSERT_FALSE(table.reminds(texts::kRests, kAna));
  table.refuse("KF-4", kExhaustion, {kAna, -2});
  table.refuse("KF-4", kExhaustion, {kAna, 0});
}

static void test_KF5_dice() {
  Table table;
  table.accept(kRoll, {kAna, 0, 1, 2, 3, 4, 5});
  for (int die = 0; die < kDice; ++die)
    TEST_ASSERT_EQUAL(die + 1, table.player(kAna).dice[static_cast<std::size_t>(die)]);
  table.accept(kReroll, {kAna, 2, 5, 5, 0, 5, 5, 5});  // the third is given up
  TEST_ASSERT_EQUAL(0, table.player(kAna).dice[2]);
  TEST_ASSERT_EQUAL(6, table.player(kAna).dice[5]);
  table.refuse("KF-5", kReroll, {kAna, 0, 0, 1, 0, 1, 1, 1});  // once a round
  table.refuse("KF-5", kTurn, {kAna, 2, 3, 0, 0, 0});          // a die that is gone
  table.accept(kTurn, {kAna, 5, 6, 0, 0, 0});
  TEST_ASSERT_EQUAL(0, table.player(kAna).dice[5]);
  table.accept(kRound);
  table.refuse("contract", kReroll, {kAna, 0, 0, 1, 0, 1, 1, 1});  // the used one is not rolled again
  table.accept(kReroll, {kAna, 0, 0, 1, 0, 1, 1, 0});
  table.accept(kWeather, {kSun});
  for (const std::uint8_t face : table.player(kAna).dice) TEST_ASSERT_EQUAL(0, face);
}

static void test_KF5_dice_in_words() {
  Table table;
  const auto words = [&](const Event& event) {
    Line line;
    append_phrase(line, table.game().summary(table.any(), event), Language::kEnglish, table.setup());
    return line;
  };
  const Event roll_all = Table::event(kRoll, {kAna, 0, 1, 2, 3, 4, 5});
  TEST_ASSERT_EQUAL_STRING("Ana: dice 12 34 56", words(roll_all).c_str());
  TEST_ASSERT_NULL(table.enter(roll_all));
  TEST_ASSERT_EQUAL_STRING("Ana: dice 66 -6 66", words(Table::event(kReroll, {kAna, 2, 5, 5, 0, 5, 5, 5})).c_str());
  Lines lines;
  table.game().answer(table.any(), Table::event(kDiceHelper, {kAna}), lines);
  TEST_ASSERT_EQUAL(6, lines.size());
  TEST_ASSERT_EQUAL(4, lines[3].args[1].number());
}

static void test_KF6_the_day_goes_round() {
  Table table({.players = 3});
  for (int round = 0; round < 3; ++round) {
    TEST_ASSERT_EQUAL(kRound, table.due());
    table.accept_due();
  }
  TEST_ASSERT_EQUAL(kStandee, table.due());
  table.accept_due();
  TEST_ASSERT_EQUAL(kWeather, table.due());
  table.accept(kWeather, {kStorm});
  TEST_ASSERT_EQUAL(kBehind, table.due());
  table.accept_due();
  TEST_ASSERT_EQUAL(kRound, table.due());
  TEST_ASSERT_EQUAL(2, day(table.state()));
  TEST_ASSERT_TRUE(table.reminds(texts::kNewDay));
  TEST_ASSERT_TRUE(table.reminds(texts::kStormAt));
}

static void test_KF6_after_the_last_day_the_final_scoring_is_due() {
  for (const bool is_long : {false, true}) {
    Table table({.is_long = is_long, .mix = WeatherMix::kAll});
    for (int tile = 0; tile < (is_long ? 8 : 6); ++tile) {
      TEST_ASSERT_NOT_EQUAL(kTallyOfferings, table.due());
      table.end_day(tile % 2);
    }
    TEST_ASSERT_EQUAL(kTallyOfferings, table.due());
    TEST_ASSERT_TRUE(table.next().skippable);
  }
}

static void test_KF7_arrival() {
  Table table({.players = 2});
  table.accept(kExhaustion, {kAna, 2});
  table.accept(kArrive, {kAna, 15});
  TEST_ASSERT_EQUAL(0, table.player(kAna).exhaustion);
  TEST_ASSERT_EQUAL(0, table.player(kAna).strips);
  const int resources = table.player(kAna).resources;
  table.refuse("KF-7", kTurn, {kAna, 0, 3});  // no die any more
  table.accept(kTurn, {kAna});
  TEST_ASSERT_EQUAL(resources + 1, table.player(kAna).resources);
  table.refuse("KF-11", kArrive, {kAna, 11});
  TEST_ASSERT_EQUAL(kTurn, table.due());
  table.accept(kArrive, {kBo, 11});
  TEST_ASSERT_EQUAL(kTallyOfferings, table.due());  // all have arrived: over, without another tile
  TEST_ASSERT_NOT_NULL(table.enter(kWeather, {kSun}));
  table.accept(kYak, {kBo});                        // the last arriver's actions
}

static void test_KF7_points_of_the_next_tile() {
  Table table;
  const auto likely = [&] { return table.game().domain(table.any(), Table::event(kArrive, {kDi}), kOnlySlot).preset; };
  TEST_ASSERT_EQUAL(15, likely());
  table.accept(kArrive, {kAna, 15});
  TEST_ASSERT_EQUAL(11, likely());
  table.accept(kArrive, {kBo, 8});
  TEST_ASSERT_EQUAL(8, likely());
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_KF1_mixes);
  RUN_TEST(test_KF1_no_more_tiles_than_laid_out);
  RUN_TEST(test_KF1_never_more_than_six_storms);
  RUN_TEST(test_KF1_own_mix_must_reach_for_all_days);
  RUN_TEST(test_KF1_an_own_mix_may_be_used_up);
  RUN_TEST(test_KF1_the_device_draws_from_what_is_left);
  RUN_TEST(test_KF1_storm_moves_and_stays_at_the_last_strip);
  RUN_TEST(test_KF1_behind_the_storm_costs_exhaustion_even_when_the_sun_shines);
  RUN_TEST(test_KF1_in_kathmandu_nobody_is_behind);
  RUN_TEST(test_KF1_before_the_first_storm_nobody_is_asked);
  RUN_TEST(test_KF2_standee);
  RUN_TEST(test_KF2_three_dice_show_three_at_least);
  RUN_TEST(test_KF2_no_standee_on_the_last_day);
  RUN_TEST(test_KF2_turns_add_up_the_dice_and_follow_the_standee);
  RUN_TEST(test_KF3_tent_cards);
  RUN_TEST(test_KF4_rest);
  RUN_TEST(test_KF4_first_aid_before_the_rest);
  RUN_TEST(test_KF5_dice);
  RUN_TEST(test_KF5_dice_in_words);
  RUN_TEST(test_KF6_the_day_goes_round);
  RUN_TEST(test_KF6_after_the_last_day_the_final_scoring_is_due);
  RUN_TEST(test_KF7_arrival);
  RUN_TEST(test_KF7_points_of_the_next_tile);
  return UNITY_END();
}
