// Reviving Kathmandu: rounds, leftover coins, Bhairav, the end (RK-1, RK-2, RK-4, RK-10, RK-11, RK-14, RK-22).
#include "tests/rules/reviving_table.h"

extern "C" {
void setUp() {}
void tearDown() {}
}

namespace {

using namespace lungta;
using namespace lungta::reviving;

int first_player(const Table& table) { return table.game().status(table.any()).first_player; }
int due(const Table& table) {
  const Question question = table.game().next(table.any());
  return question.due ? question.prefilled.action : -1;
}
Line due_title(const Table& table) { return table.text(table.game().next(table.any()).title); }

void play_without_missions(Table& table) {
  for (int seat = 0; seat < table.setup().players; ++seat) table.play(mission_of(seat, {}, {0, 0, 0, 0}));
}

void test_RK1_marker_passes_clockwise() {
  Table table = Table(4, {{option::kFirst, 2}}).begin();
  const int expected[] = {2, 3, 0, 1, 2, 3, 0, 1};
  for (int round = 1; round <= kRounds; ++round) {
    table.go_to_round(round);
    TEST_ASSERT_EQUAL(expected[round - 1], first_player(table));
    Line words("Round ");
    words.append_number(round);
    words.append("/8");
    TEST_ASSERT_EQUAL_STRING(words.c_str(), table.text(table.game().status(table.any()).round).c_str());
  }
}

void test_RK4_two_players_marker_every_second_round() {
  Table table = Table(2).begin();
  const int expected[] = {0, 0, 1, 1, 0, 0, 1, 1};  // A A B B A A B B
  for (int round = 1; round <= kRounds; ++round) {
    table.go_to_round(round);
    TEST_ASSERT_EQUAL(expected[round - 1], first_player(table));
  }
}

void test_RK1_what_is_due_through_a_round() {
  Table table = Table(3, {{option::kObjectives, 1}}).begin();
  TEST_ASSERT_EQUAL(kSetObjective, due(table));
  TEST_ASSERT_EQUAL_STRING("Public objective 1", due_title(table).c_str());
  table.play(objective_of(4, {{kBuddha, {0}}, {kShrine, {0, 0}}}));
  TEST_ASSERT_EQUAL_STRING("Public objective 2", due_title(table).c_str());
  table.play(objective_of(4, {{kBuddha, {0}}, {kShrine, {0, 0}}}));
  TEST_ASSERT_EQUAL_STRING("Mission: Ana", due_title(table).c_str());
  table.play(mission_of(0, {}));
  TEST_ASSERT_EQUAL_STRING("Mission: Bo", due_title(table).c_str());
  TEST_ASSERT_TRUE(table.game().next(table.any()).skippable);
  table.play(end_round());  // missions can wait
  TEST_ASSERT_EQUAL_STRING("End round 2", due_title(table).c_str());
  table.go_to_round(4);
  TEST_ASSERT_EQUAL(kCoins, due(table));
}

void test_RK2_spending_order() {
  struct Case { int first; std::initializer_list<int> coins; int order[4]; };
  const Case cases[] = {
      {1, {5, 3, 5}, {2, 0, 1}},        // the worked example, seats counted from 0
      {0, {5, 3, 5}, {0, 2, 1}},
      {2, {1, 1, 1}, {2, 0, 1}},        // ties start with the first player himself
      {0, {1, 2, 3}, {2, 1, 0}},
      {3, {4, 4, 2, 4}, {3, 0, 1, 2}},
  };
  for (const Case& c : cases) {
    const int players = static_cast<int>(c.coins.size());
    // The marker passes three times before round 4.
    Table table = Table(players, {{option::kFirst, (c.first - 3 + 2 * players) % players}}).begin();
    play_without_missions(table);
    table.go_to_round(4);
    TEST_ASSERT_EQUAL(c.first, first_player(table));
    table.play(coins(c.coins));
    for (int i = 0; i < players; ++i) {
      const Question question = table.game().next(table.any());
      TEST_ASSERT_EQUAL(kLeftover, question.prefilled.action);
      TEST_ASSERT_EQUAL_MESSAGE(c.order[i], question.prefilled[kPlayerSlot], table_row(static_cast<int>(&c - cases)));
      TEST_ASSERT_EQUAL(1, question.fixed);
      for (int seat = 0; seat < players; ++seat) {
        TEST_ASSERT_EQUAL(seat == c.order[i], table.game().offered(table.any(), kLeftover, seat).is_ok());
        if (seat != c.order[i]) table.refuses("RK-2", spend(seat, kConvert));
      }
      table.play(spend(c.order[i], kConvert));
    }
    TEST_ASSERT_EQUAL(kEndRound, due(table));
    int seat = 0;
    for (const int coin : c.coins) TEST_ASSERT_EQUAL(coin, table.points(kCoinPoints, seat++));
  }
}

void test_RK2_ways_to_spend() {
  Table table = Table(4).begin();
  table.go_to_round(4);
  table.play(coins({5, 4, 3, 2}));
  table.play(spend(0, kConvert));
  table.play(spend(1, kBuyCard));
  table.play(shrine(1, R, R, 3));  // built at once, and completed
  table.play_all({spend(2, kPass), spend(3, kConvert)});
  const int expected[] = {5, 0, 0, 2};
  for (int seat = 0; seat < 4; ++seat) TEST_ASSERT_EQUAL(expected[seat], table.points(kCoinPoints, seat));
  TEST_ASSERT_EQUAL(5, table.total(1));
}

void test_RK2_refuses_coins_outside_their_rounds_and_twice() {
  Table table = Table(3).begin();
  table.refuses("RK-2", "Leftover coins come at the end of rounds 4 and 8; this is round 1.", spend(0, kConvert));
  for (int round = 1; round <= 3; ++round) {
    table.go_to_round(round);
    table.refuses("RK-2", coins({1, 1, 1}));
  }
  table.go_to_round(4);
  table.refuses("RK-2", "Enter everyone's leftover coin first.", spend(0, kConvert));
  table.refuses("RK-2", "Before round 4 ends, everyone spends the leftover coin.", end_round());
  table.refuses("RK-2", coins({0, 1, 1}));
  table.refuses("RK-2", coins({6, 1, 1}));
  table.refuses("contract", coins({1, 1, 1, 1}));  // nobody sits there
  table.play(coins({5, 4, 3}));
  table.refuses("RK-2", "The leftover coins of round 4 are entered already.", coins({5, 4, 3}));
  table.refuses("RK-2", "Ana spends a coin of 5 first.", spend(1, kConvert));
  table.play(spend(0, kConvert));
  table.refuses("RK-2", "Ana has used the leftover coin of round 4 already.", spend(0, kConvert));
  table.refuses("RK-2", end_round());
  table.play_all({spend(1, kConvert), spend(2, kConvert), end_round()});
  table.refuses("RK-2", spend(0, kConvert));
}

void test_RK4_two_players_leftover_rounds() {
  Table table = Table(2).begin();
  for (int round = 1; round <= kRounds; ++round) {
    table.go_to_round(round);
    if (round % 2 == 1) {
      table.refuses("RK-4", coins({2, 3}));
      continue;
    }
    table.play_all({coins({2, 3}), spend(1, kConvert), spend(0, kConvert), end_round()});
  }
  TEST_ASSERT_EQUAL(4 * 2, table.points(kCoinPoints, 0));
  TEST_ASSERT_EQUAL(4 * 3, table.points(kCoinPoints, 1));
}

void test_RK22_bhairav_prices() {
  Table table = Table(4, {{option::kBhairav, 1}}).begin();
  table.go_to_round(4);
  table.play(coins({3, 4, 5, 2}));
  table.play_all({spend(2, kBuyBhairav, R), spend(1, kBuyBhairav, G)});
  table.refuses("RK-22", "This Bhairav is sold: Cleo has it.", spend(0, kBuyBhairav, R));
  table.play(spend(0, kBuyBhairav, B));
  table.refuses("RK-22", "A Bhairav costs 3; this coin is worth 2.", spend(3, kBuyBhairav, W));
  const int expected[] = {0, 1, 2, 0};
  for (int seat = 0; seat < 4; ++seat) TEST_ASSERT_EQUAL(expected[seat], table.points(kCoinPoints, seat));
  table.play_all({spend(3, kPass), end_round()});
  table.go_to_round(8);
  table.play(coins({5, 3, 3, 3}));
  table.refuses("RK-22", "Ana has a Bhairav already; 1 per player.", spend(0, kBuyBhairav, Y));
  Table without = Table(3).begin();
  without.go_to_round(4);
  without.play(coins({5, 4, 3}));
  without.refuses("RK-22", "This game is played without Bhairav.", spend(0, kBuyBhairav, R));
}

void test_RK22_bhairav_points() {
  Table table = Table(3, {{option::kBhairav, 1}}).begin();
  table.go_to_round(4);
  table.play_all({shrine(0, B, B, 2), pagoda(0, R, G, B, Y, 5), shrine(1, G, B, 2)});
  table.play_all({coins({3, 1, 1}), spend(0, kBuyBhairav, B)});
  TEST_ASSERT_EQUAL(3, table.points(kBhairavPoints, 0));  // the printed example
  table.play(stupa(0, wild(B), wild(B), wild(B), 2));
  TEST_ASSERT_EQUAL(3, table.points(kBhairavPoints, 0));  // wilds never count here
  table.play(buddha(0, B, 1));
  TEST_ASSERT_EQUAL(4, table.points(kBhairavPoints, 0));
  TEST_ASSERT_EQUAL(0, table.points(kBhairavPoints, 1));
  const Sheet sheet = table.sheet();
  TEST_ASSERT_EQUAL(sheet.total[0] - 4, sheet.so_far[0]);
}

void test_RK11_unfinished_monuments() {
  Table table = Table(3).begin();
  play_without_missions(table);
  table.refuses("RK-11", "Unfinished monuments are counted after round 8; this is round 1.", unfinished(0, {3}));
  table.go_to_end();
  TEST_ASSERT_EQUAL_STRING("End scoring", table.text(table.game().status(table.any()).round).c_str());
  TEST_ASSERT_EQUAL_STRING("Unfinished: Ana", due_title(table).c_str());
  TEST_ASSERT_FALSE(table.game().next(table.any()).skippable);
  table.play(unfinished(0, {3, 2, 4}));
  TEST_ASSERT_EQUAL(9, table.points(kIncompletePoints, 0));
  table.refuses("RK-11", unfinished(0));
  table.refuses("contract", unfinished(1, {0, 4}));  // a gap: rows behind the first 0 are not asked
  table.play(unfinished(1));
  TEST_ASSERT_FALSE(table.sheet().over);
  table.refuses("RK-11", unfinished(2, {30, 30, 30, 30, 30, 30, 31, 30}));
  table.play(unfinished(2, {30, 30, 30, 30, 30, 30, 30, 250}));  // print sets no limit: the last row is the rest
  TEST_ASSERT_EQUAL(460, table.points(kIncompletePoints, 2));
  TEST_ASSERT_TRUE(table.sheet().over);
  TEST_ASSERT_EQUAL(-1, due(table));
}

void test_RK1_nothing_is_built_after_the_last_round() {
  Table table = Table(3, {{option::kRebuild, 1}}).begin();
  table.play(buddha(0, R, 1));
  table.go_to_end();
  table.refuses("RK-1", buddha(0, G, 1));
  table.refuses("RK-1", rebuilt(0, 0, 0, G, 1));
  table.refuses("RK-1", coins({1, 1, 1}));
  table.refuses("RK-1", spend(0, kConvert));
  table.refuses("RK-1", end_round());
}

void test_RK12_missions_left_out_are_asked_for_at_the_end() {
  Table table = Table(2).begin();
  table.play(buddha(0, R, 1));
  table.refuses("RK-12", no_mission(0));  // there is time yet
  table.go_to_end();
  table.play_all({unfinished(0), unfinished(1)});
  TEST_ASSERT_FALSE(table.sheet().over);
  TEST_ASSERT_EQUAL_STRING("Mission: Ana", due_title(table).c_str());
  table.play(mission_of(0, {}));
  table.refuses("RK-12", no_mission(0));
  TEST_ASSERT_EQUAL_STRING("Mission: Bo", due_title(table).c_str());
  table.play(no_mission(1));
  TEST_ASSERT_TRUE(table.sheet().over);
  TEST_ASSERT_EQUAL(1, table.points(kMissionPoints, 0));
  table.refuses("RK-1", mission_of(1, {}));
}

void test_RK14_most_points_win_and_ties_are_shared() {
  Table table = Table(3).begin();
  table.play_all({buddha(0, R, 4), buddha(1, G, 3), buddha(2, B, 4)});
  table.go_to_end();
  table.finish();
  const Sheet sheet = table.sheet();
  TEST_ASSERT_EQUAL(0b101, sheet.winners);
  TEST_ASSERT_EQUAL_STRING("shared", sheet.tiebreak);
  TEST_ASSERT_EQUAL(1, sheet.rank[0]);
  TEST_ASSERT_EQUAL(3, sheet.rank[1]);
  TEST_ASSERT_EQUAL(sheet.total[0], sheet.so_far[0]);
}

void test_RK10_categories() {
  const char* keys[] = {"monuments", "colour",     "buddhas", "holographic", "coins",
                        "public",    "incomplete", "mission", "bhairav"};
  const auto categories = find_game("reviving-kathmandu")->info->categories;
  TEST_ASSERT_EQUAL(std::size(keys), categories.size());  // no row for cards in hand or discarded
  for (std::size_t i = 0; i < categories.size(); ++i) {
    TEST_ASSERT_EQUAL_STRING(keys[i], categories[i].key);
    TEST_ASSERT_EQUAL(i >= 6, categories[i].at_end);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_RK1_marker_passes_clockwise);
  RUN_TEST(test_RK4_two_players_marker_every_second_round);
  RUN_TEST(test_RK1_what_is_due_through_a_round);
  RUN_TEST(test_RK2_spending_order);
  RUN_TEST(test_RK2_ways_to_spend);
  RUN_TEST(test_RK2_refuses_coins_outside_their_rounds_and_twice);
  RUN_TEST(test_RK4_two_players_leftover_rounds);
  RUN_TEST(test_RK22_bhairav_prices);
  RUN_TEST(test_RK22_bhairav_points);
  RUN_TEST(test_RK11_unfinished_monuments);
  RUN_TEST(test_RK1_nothing_is_built_after_the_last_round);
  RUN_TEST(test_RK12_missions_left_out_are_asked_for_at_the_end);
  RUN_TEST(test_RK14_most_points_win_and_ties_are_shared);
  RUN_TEST(test_RK10_categories);
  return UNITY_END();
}
