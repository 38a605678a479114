// What may be entered when, KF-1 to KF-7: turns in order, an answer for every storm, dice at their time, tents in hand,
// nothing to do in Kathmandu, and a reason for everything that has to wait.
#include "feld_table.h"
#include "game/feld_kathmandu/texts.h"

using namespace lungta;

extern "C" void setUp() {}
extern "C" void tearDown() {}

static constexpr int kSun = 0;
static constexpr int kStorm = 1;
static constexpr int kSilk = 1;
static constexpr int kRedA = 0;
static constexpr int kRedB = 1;

static void play_rounds(Table& table, int count) {
  for (int round = 0; round < count; ++round) table.accept(kRound);
}

static void days_pass(Table& table, int count) {
  for (int day = 0; day < count; ++day) table.end_day(day % 2);
}

// --- KF-1 ---

static void test_KF1_an_unanswered_storm_is_not_passed_over() {
  Table table({.players = 2});
  table.accept(kWeather, {kStorm});
  table.refuse("KF-1", kWeather, {kSun});
  table.refuse("KF-1", kDrawWeather, {kSun});
  table.refuse("KF-1", kRound);
  table.refuse("KF-1", kTurn, {kAna, 0, 3, 0, 0, 0});
  table.refuse("KF-1", kStandee, {9, 9});
  table.refuse("KF-1", kTallyOfferings);
  table.accept(kExhaustion, {kAna, 1});  // what does not hide it goes in
  table.accept(kRoll, {kAna, 0, 1, 2, 3, 4, 5});
  table.accept(kBehind, {0, 0});         // nobody is an answer
  table.accept(kRound);
  table.refuse("KF-1", kBehind, {0, 1});
}

static void test_KF1_the_last_storm_is_answered_before_the_final_scoring() {
  Table table({.players = 2, .mix = WeatherMix::kAll});
  days_pass(table, 5);
  table.accept(kWeather, {kStorm});
  table.refuse("KF-1", kTallyOfferings);
  table.accept(kBehind, {0, 1});
  table.accept(kTallyOfferings);
  TEST_ASSERT_EQUAL(1, table.player(kBo).exhaustion);
}

static void test_KF1_a_storm_asks_nobody_once_all_have_arrived() {
  Table table({.players = 2});
  table.accept(kArrive, {kAna, 15});
  table.accept(kWeather, {kStorm});
  table.accept(kArrive, {kBo, 11});  // entered late
  TEST_ASSERT_EQUAL(kTallyOfferings, table.due());
  table.accept(kTallyOfferings);
}

// --- KF-2 ---

static void test_KF2_turns_go_round_from_the_holder() {
  Table table({.players = 3});
  table.refuse("KF-2", kTurn, {kCy, 0, 3, 0, 0, 0});
  table.accept(kTurn, {kAna, 0, 3, 0, 0, 0});
  table.refuse("KF-2", kTurn, {kAna, 0, 3, 0, 0, 0});
  table.refuse("KF-2", kTurn, {kCy, 0, 3, 0, 0, 0});
  table.accept(kTurn, {kBo, 0, 3, 0, 0, 0});
  table.accept(kTurn, {kCy, 0, 3, 0, 0, 0});
  table.refuse("KF-2", kTurn, {kBo, 0, 3, 0, 0, 0});
  table.accept(kTurn, {kAna, 0, 3, 0, 0, 0});
  table.accept(kRound);  // the other turns were not entered
  table.accept(kTurn, {kAna, 0, 3, 0, 0, 0});
}

static void test_KF2_a_turn_out_of_order_names_who_is_next() {
  Table table({.players = 3, .standee = kBo});
  const Verdict verdict = check_event(table.game(), table.any(), Table::event(kTurn, {kAna, 0, 3, 0, 0, 0}));
  Line words;
  append_phrase(words, verdict.reason(), Language::kEnglish, table.setup());
  TEST_ASSERT_EQUAL_STRING("It is Bo's turn; enter it first", words.c_str());
}

// A day that ended without its standee entered: whoever has the first turn of a round holds it.
static void test_KF2_the_holder_is_open_when_the_standee_was_not_entered() {
  Table table({.players = 3});
  table.accept(kWeather, {kSun});
  table.accept(kTurn, {kCy, 0, 3, 0, 0, 0});
  TEST_ASSERT_EQUAL(kCy, table.state().standee);
  table.refuse("KF-2", kTurn, {kBo, 0, 3, 0, 0, 0});
  table.accept(kTurn, {kAna, 0, 3, 0, 0, 0});
  table.accept(kTurn, {kBo, 0, 3, 0, 0, 0});
  table.refuse("KF-2", kTurn, {kAna, 0, 3, 0, 0, 0});
  table.accept(kStandee, {9, 5, 8});
  table.accept(kWeather, {kSun});
  table.refuse("KF-2", kTurn, {kCy, 0, 3, 0, 0, 0});
  table.accept(kTurn, {kBo, 0, 3, 0, 0, 0});
}

static void test_KF2_why_the_standee_has_to_wait() {
  Table table;
  table.accept(kStandee, {9, 9, 9, 9});
  table.refuse("KF-2", kStandee, {9, 9, 9, 9});  // passed already
  Table last({.mix = WeatherMix::kAll});
  days_pass(last, 5);
  last.refuse("KF-2", kStandee, {9, 9, 9, 9});
}

// --- KF-3 ---

static void test_KF3_tents_that_were_not_dealt_are_not_played() {
  Table table({.tents = true});
  table.accept(kStandee, {9, 5, 8, 5});
  table.refuse("KF-3", kTent, {kAna, kBo, 1});
  table.refuse("KF-3", kTent, {kBo, kAna, 2});
  table.accept(kTent, {kBo, kAna, 1});
  table.refuse("KF-3", kTent, {kBo, kAna, 1});
}

// Whoever enters rounds, turns or the evening counts the days: evenings to come have dealt nothing.
static void test_KF3_no_tents_before_the_first_evening() {
  for (const Event& first : {Table::event(kRound, {}), Table::event(kTurn, {kAna, 0, 3, 0, 0, 0})}) {
    Table table({.players = 2, .tents = true});
    TEST_ASSERT_NULL(table.enter(first));
    table.refuse("KF-3", kTent, {kBo, kAna, 5});
    table.refuse("KF-3", kTent, {kBo, kAna, 1});
    play_rounds(table, 3 - table.state().round);
    table.refuse("KF-3", kTent, {kBo, kAna, 1});  // a tent of this evening is played on another day
    table.accept(kWeather, {kSun});               // its standee is not entered: anyone may have got one
    table.refuse("KF-3", kTent, {kBo, kAna, 2});
    table.accept(kTent, {kBo, kAna, 1});
    table.refuse("KF-3", kTent, {kBo, kAna, 1});
    table.accept(kTent, {kAna, kBo, 1});
  }
}

static void test_KF3_tents_played_before_the_days_are_counted() {
  Table table({.players = 2, .tents = true});
  table.accept(kTent, {kBo, kAna, 2});  // nobody has said yet which day it is
  table.accept(kRound);
  table.refuse("KF-3", kTent, {kBo, kAna, 1});
  table.accept(kStandee, {9, 5});
  table.accept(kTent, {kBo, kAna, 1});
}

// The days are not entered at all: all that is certain is how many evenings the whole game has.
static void test_KF3_without_days_as_many_as_the_game_has_evenings() {
  for (const bool is_long : {false, true}) {
    Table table({.players = 2, .is_long = is_long, .tents = true});
    const int most = is_long ? 7 : 5;  // none on the last day
    table.refuse("KF-3", kTent, {kAna, kBo, most + 1});
    table.accept(kTent, {kAna, kBo, most - 1});
    table.refuse("KF-3", kTent, {kAna, kBo, 2});
    table.accept(kTent, {kAna, kBo, 1});
    table.refuse("KF-3", kTent, {kAna, kBo, 1});
    table.accept(kTent, {kBo, kAna, most});
  }
}

static void test_KF3_an_evening_without_its_standee_may_have_dealt_a_tent() {
  Table table({.players = 2, .tents = true, .mix = WeatherMix::kAll});
  days_pass(table, 2);
  table.accept(kStandee, {9, 5});
  table.refuse("KF-3", kTent, {kAna, kBo, 3});
  table.accept(kTent, {kAna, kBo, 2});     // of the two evenings nobody entered
  table.refuse("KF-3", kTent, {kBo, kAna, 4});
  table.accept(kTent, {kBo, kAna, 3});
  table.accept(kWeather, {kSun});
  table.accept_due();
  table.refuse("KF-3", kTent, {kAna, kBo, 1});
  table.accept(kWeather, {kSun});          // the fourth standee is not entered
  table.accept_due();
  table.accept(kTent, {kAna, kBo, 1});
}

// --- KF-5, KF-6 ---

static void test_KF5_no_second_roll_once_the_die_is_chosen() {
  Table table({.players = 2});
  table.accept(kRoll, {kAna, 2, 0, 5, 1, 3, 4});
  table.accept(kTurn, {kAna, 3, 2, 0, 0, 0});
  table.refuse("KF-5", kReroll, {kAna, 5, 1, 4, 0, 0, 2, 0});
  table.accept(kTurn, {kBo, 0, 2, 0, 0, 0});
  table.accept(kReroll, {kAna, 5, 1, 4, 0, 0, 2, 0});  // the second round
  table.refuse("KF-5", kReroll, {kAna, 0, 0, 4, 0, 0, 2, 0});
}

static void test_KF5_no_second_roll_outside_the_rounds() {
  Table table({.players = 2});
  table.accept(kRoll, {kAna, 2, 0, 5, 1, 3, 4});
  play_rounds(table, 3);
  table.refuse("KF-6", kReroll, {kAna, 5, 1, 4, 0, 0, 2, 0});
  table.accept(kStandee, {9, 9});
  table.accept(kRoll, {kAna, 2, 0, 5, 1, 3, 4});  // for the day to come
  table.refuse("KF-6", kReroll, {kAna, 5, 1, 4, 0, 0, 2, 0});
  table.accept(kWeather, {kSun});
  table.accept(kReroll, {kAna, 5, 1, 4, 0, 0, 2, 0});
}

static void test_KF5_dice_to_roll_again() {
  Table table({.players = 2});
  table.refuse("KF-5", kReroll, {kAna, 0, 0, 0, 0, 0, 0, 0});  // none rolled here
  table.accept(kRoll, {kAna, 2, 0, 5, 1, 3, 4});
  table.refuse("KF-5", kRoll, {kAna, 2, 0, 5, 1, 3, 4});       // once a day
  table.accept(kArrive, {kAna, 15});
  table.refuse("KF-7", kRoll, {kAna, 2, 0, 5, 1, 3, 4});
  table.refuse("KF-7", kReroll, {kAna, 0, 0, 0, 0, 0, 0, 0});
}

static void test_KF5_the_barrel_rolls_three_times_for_nothing() {
  Table table({.players = 2});
  table.accept(kRoll, {kAna, 2, 0, 5, 1, 3, 4});
  table.refuse("KF-5", kReroll, {kAna, kNoneGiven, 1, 4, 0, 0, 2, 0});
  table.accept(kUseCard, {kAna, kWoodenBarrel});
  TEST_ASSERT_EQUAL(kNoneGiven, table.game().domain(table.any(), Table::event(kReroll, {kAna}), kRerollGiven).preset);
  for (int time = 0; time < 3; ++time) table.accept(kReroll, {kAna, kNoneGiven, 1, 4, 0, 0, 2, time});
  TEST_ASSERT_EQUAL(3, table.player(kAna).dice[5]);
  table.refuse("KF-5", kReroll, {kAna, kNoneGiven, 1, 4, 0, 0, 2, 0});
  table.accept(kReroll, {kAna, 5, 1, 4, 0, 0, 2, 0});  // the round's own, for a die
  table.accept(kUseCard, {kAna, kWoodenBarrel});
  table.accept(kReroll, {kAna, kNoneGiven, 1, 4, 0, 0, 2, 0});
  table.refuse("KF-5", kReroll, {kAna, 0, 0, 4, 0, 0, 2, 0});
  table.accept(kTurn, {kAna, 0, 2, 0, 0, 0});
  table.refuse("KF-5", kReroll, {kAna, kNoneGiven, 0, 4, 0, 0, 2, 0});  // only in a row
  table.accept(kUseCard, {kAna, kWoodenBarrel});                        // after the move, for later rounds
  table.accept(kReroll, {kAna, kNoneGiven, 0, 4, 0, 0, 2, 0});
}

static void test_KF6_dice_wait_for_the_standee() {
  Table table({.players = 2, .mix = WeatherMix::kAll});
  play_rounds(table, 3);
  table.refuse("KF-6", kRoll, {kAna, 0, 1, 2, 3, 4, 5});
  table.accept(kStandee, {9, 9});
  table.accept(kRoll, {kAna, 0, 1, 2, 3, 4, 5});
  table.accept(kWeather, {kSun});
  table.accept(kTurn, {kBo, 0, 2, 0, 0, 0});
  table.accept(kTurn, {kAna, 0, 1, 0, 0, 0});  // her dice are still there
  days_pass(table, 4);
  play_rounds(table, 3);
  table.refuse("KF-6", kRoll, {kAna, 0, 1, 2, 3, 4, 5});  // the last evening has none
  table.end_day(kSun);
  table.refuse("KF-6", kRoll, {kAna, 0, 1, 2, 3, 4, 5});
}

static void test_KF6_three_rounds_a_day_and_their_evening() {
  Table table({.players = 2, .mix = WeatherMix::kAll});
  play_rounds(table, 3);
  table.refuse("KF-6", kRound);
  table.refuse("KF-6", kTurn, {kAna, 0, 3, 0, 0, 0});
  table.accept(kStandee, {9, 9});
  table.refuse("KF-6", kRound);
  days_pass(table, 6);
  table.refuse("KF-6", kRound);
  table.refuse("KF-6", kWeather, {kSun});
  table.refuse("KF-6", kStandee, {9, 9});
}

// --- KF-7 ---

static void test_KF7_in_kathmandu_nothing_is_bought_or_swapped() {
  Table table({.players = 2});
  table.accept(kGood, {kAna, kSilk, 4, 0});
  table.accept(kMap, {kAna, kRedA});
  table.accept(kMap, {kBo, kRedB});
  table.accept(kTurn, {kAna, 0, 3, 0, 0, 0});
  table.accept(kArrive, {kAna, 15});
  table.refuse("KF-7", kGood, {kAna, kSilk, 4, 0});
  table.refuse("KF-7", kSpecial, {kAna, kSilk});
  table.refuse("KF-7", kSwap, {kAna, kBo, kRedA, kRedB});
  table.refuse("KF-13", kSwap, {kBo, kAna, kRedB, kRedA});  // her yak is off the board
  Table three({.players = 3});
  for (const int seat : {kAna, kBo, kCy}) three.accept(kMap, {seat, 2 * seat});
  three.accept(kArrive, {kAna, 15});
  three.refuse("KF-7", kSwap, {kBo, kAna, 2, 0});
  three.accept(kSwap, {kBo, kCy, 2, 4});
}

static void test_KF7_the_turn_of_the_arrival_has_its_actions() {
  Table table({.players = 2});
  table.accept(kTurn, {kAna, 0, 3, 0, 0, 0});
  table.accept(kArrive, {kAna, 15});
  table.accept(kYak, {kAna});
  table.accept(kAnimal, {kAna});
  table.accept(kTakeCard, {kAna});
  table.accept(kUseCard, {kAna, kRopeLadder});
  table.accept(kOffering, {kAna, 0, 2, 0});  // a temple may lie beside the city
  table.accept(kTurn, {kBo, 0, 3, 0, 0, 0});
  table.accept(kTurn, {kAna});
  for (const int action : {kYak, kAnimal, kTakeCard}) table.refuse("KF-7", action, {kAna});
  table.refuse("KF-7", kOffering, {kAna, 0, 2, 0});
  table.accept(kResource, {kAna, 1});
  table.accept(kYak, {kBo});
}

static void test_KF7_an_arrival_entered_before_its_turn() {
  Table table({.players = 2});
  table.accept(kTurn, {kAna, 0, 3, 0, 0, 0});
  table.accept(kTurn, {kBo, 0, 3, 0, 0, 0});
  table.accept(kArrive, {kAna, 15});
  table.accept(kTurn, {kAna});  // the turn that led there
  table.accept(kYak, {kAna});
  table.accept(kTurn, {kBo, 0, 3, 0, 0, 0});
  table.accept(kTurn, {kAna});
  table.refuse("KF-7", kYak, {kAna});
}

static void test_KF7_after_the_last_arrival() {
  Table table({.players = 2});
  table.accept(kArrive, {kAna, 15});
  table.accept(kArrive, {kBo, 11});
  table.refuse("KF-7", kTurn, {kAna});
  table.refuse("KF-7", kRound);
  table.refuse("KF-7", kStandee, {9, 9});
  table.refuse("KF-7", kWeather, {kSun});
  table.refuse("KF-7", kDrawWeather, {kSun});
  table.refuse("KF-7", kRoll, {kBo, 0, 1, 2, 3, 4, 5});
  table.accept(kYak, {kBo});  // the last arriver's actions
}

// --- everything else that is not open says why ---

static void test_entries_of_expansions_that_are_not_played() {
  Table table;
  table.refuse("KF-3", kTent, {kAna, kBo, 1});
  table.refuse("KF-17", kCharacter, {kAna, 2, 4, 1});
  Table with({.characters = true});
  with.accept(kCharacter, {kAna, 2, 4, 1});
  with.refuse("KF-17", kCharacter, {kAna, 1, 4, 1});  // one each
  TEST_ASSERT_EQUAL_STRING("KF-17", with.game().option_domain(with.setup(), kCharactersOption).rule);
}

static void test_KF13_nothing_to_swap() {
  Table table;
  table.refuse("KF-13", kSwap, {kAna, kBo, kRedA, kRedB});
  table.accept(kMap, {kAna, kRedA});
  table.refuse("KF-13", kSwap, {kAna, kBo, kRedA, kRedB});
}

static void test_the_final_scoring_goes_through_in_its_order() {
  Table table({.players = 2});
  table.refuse("KF-10", kTallyGoods);
  table.refuse("KF-19", kTie, {1, 2});
  table.accept(kTallyOfferings, {1});  // ten more for Ana
  table.refuse("KF-11", kTallyOfferings);
  table.refuse("KF-11", kYak, {kAna});
  table.refuse("KF-11", kRound);
  while (table.due() >= 0) table.accept_due();
  for (const int action : {kTallyOfferings, kTallyExhaustion, kRound, kTie}) table.refuse("KF-19", action, {});
}

static void test_KF19_the_tie_is_asked_once() {
  Table table({.players = 2});
  table.accept(kTallyOfferings);
  table.accept_due();
  table.accept_due();
  table.accept(kTallyArrival, {2, 2});
  while (table.due() != kTie) table.accept_due();
  table.refuse("KF-19", kTallyExhaustion);
  table.refuse("KF-19", kYak, {kAna});
  table.accept(kTie, {1, 2});
  table.refuse("KF-19", kTie, {1, 2});
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_KF1_an_unanswered_storm_is_not_passed_over);
  RUN_TEST(test_KF1_the_last_storm_is_answered_before_the_final_scoring);
  RUN_TEST(test_KF1_a_storm_asks_nobody_once_all_have_arrived);
  RUN_TEST(test_KF2_turns_go_round_from_the_holder);
  RUN_TEST(test_KF2_a_turn_out_of_order_names_who_is_next);
  RUN_TEST(test_KF2_the_holder_is_open_when_the_standee_was_not_entered);
  RUN_TEST(test_KF2_why_the_standee_has_to_wait);
  RUN_TEST(test_KF3_tents_that_were_not_dealt_are_not_played);
  RUN_TEST(test_KF3_no_tents_before_the_first_evening);
  RUN_TEST(test_KF3_tents_played_before_the_days_are_counted);
  RUN_TEST(test_KF3_without_days_as_many_as_the_game_has_evenings);
  RUN_TEST(test_KF3_an_evening_without_its_standee_may_have_dealt_a_tent);
  RUN_TEST(test_KF5_no_second_roll_once_the_die_is_chosen);
  RUN_TEST(test_KF5_no_second_roll_outside_the_rounds);
  RUN_TEST(test_KF5_dice_to_roll_again);
  RUN_TEST(test_KF5_the_barrel_rolls_three_times_for_nothing);
  RUN_TEST(test_KF6_dice_wait_for_the_standee);
  RUN_TEST(test_KF6_three_rounds_a_day_and_their_evening);
  RUN_TEST(test_KF7_in_kathmandu_nothing_is_bought_or_swapped);
  RUN_TEST(test_KF7_the_turn_of_the_arrival_has_its_actions);
  RUN_TEST(test_KF7_an_arrival_entered_before_its_turn);
  RUN_TEST(test_KF7_after_the_last_arrival);
  RUN_TEST(test_entries_of_expansions_that_are_not_played);
  RUN_TEST(test_KF13_nothing_to_swap);
  RUN_TEST(test_the_final_scoring_goes_through_in_its_order);
  RUN_TEST(test_KF19_the_tie_is_asked_once);
  return UNITY_END();
}
