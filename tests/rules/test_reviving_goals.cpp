// Reviving Kathmandu: missions (RK-12, RK-13, RK-19) and public objectives (RK-18).
#include "tests/rules/reviving_table.h"

extern "C" {
void setUp() {}
void tearDown() {}
}

namespace {

using namespace lungta;
using namespace lungta::reviving;

constexpr int kAny = kPatternAny;
constexpr int kSame = kPatternSame;

Event rulebook_mission(const Table& table, int seat) {
  Event event = table.game().info->actions[kSetMission].examples[0];
  event.set(kPlayerSlot, seat);
  return event;
}

void test_RK12_rulebook_mission_is_there_from_the_start() {
  Table table = Table(3).begin();
  const Action& action = table.game().info->actions[kSetMission];
  TEST_ASSERT_TRUE(action.remembered);
  TEST_ASSERT_EQUAL(1, action.examples.size());
  table.play(rulebook_mission(table, 0));
  const Mission& mission = table.state().missions[0];
  const int points[] = {1, 2, 3, 4};
  for (int type = 0; type < kTypes; ++type)
    TEST_ASSERT_EQUAL(points[type], mission.points[static_cast<std::size_t>(type)]);
  const int cells[] = {colour_set(R, B), kAny, colour_set(G, W), kAny, kSame, kSame, kSame, kSame, kAny, kAny};
  for (int i = 0; i < kCells; ++i) TEST_ASSERT_EQUAL(cells[i], mission.cells[static_cast<std::size_t>(i)]);
}

void test_RK12_each_objective_scores_once() {
  struct Case { Event event; int expected; };
  Table table = Table(5).begin();
  table.play(rulebook_mission(table, 0));
  const Case cases[] = {
      {buddha(0, G, 1), 0},
      {buddha(0, B, 1), 1},
      {buddha(0, R, 1), 1},             // the same objective again
      {shrine(0, G, R, 1), 1},
      {shrine(0, R, wild(W), 1), 3},
      {stupa(0, R, G, G, 1), 6},        // the printed example: (any, green, green)
      {stupa(0, B, B, B, 1), 6},
      {pagoda(0, R, G, G, G, 1), 6},
      {pagoda(0, Y, Y, B, W, 1), 10},
      {pagoda(1, W, W, W, W, 1), 10},   // another player's
  };
  for (const Case& c : cases) {
    table.play(c.event);
    TEST_ASSERT_EQUAL_MESSAGE(c.expected, table.points(kMissionPoints, 0), table_row(static_cast<int>(&c - cases)));
  }
  TEST_ASSERT_EQUAL(0, table.points(kMissionPoints, 1));
  TEST_ASSERT_EQUAL(table.total(0) - 10, table.sheet().so_far[0]);  // mission points count at the end
}

void test_RK12_base_points_are_preset_and_can_be_changed() {
  Table table = Table(3).begin();
  const Event blank = entry(kSetMission, {0});
  for (int type = 0; type < kTypes; ++type) {
    TEST_ASSERT_EQUAL(type + 1, table.game().domain(table.any(), blank, mission::kPointsFrom + type).preset);
  }
  table.play(mission_of(0, {kAny, 0, 0, 0, 0, 0, 0, 0, 0, 0}, {6, 2, 3, 4}));
  table.play(buddha(0, R, 1));
  TEST_ASSERT_EQUAL(6, table.points(kMissionPoints, 0));
  table.play(mission_of(0, {colour_set(G), 0, 0, 0, 0, 0, 0, 0, 0, 0}));  // entered anew: the last one holds
  TEST_ASSERT_EQUAL(0, table.points(kMissionPoints, 0));
}

void test_RK13_refuses_what_no_card_shows() {
  Table table = Table(3).begin();
  table.refuses("RK-13", mission_of(0, {kSame, 0, 0, 0, 0, 0, 0, 0, 0, 0}));   // a Buddha has one section
  table.refuses("RK-13", mission_of(0, {kAny, kAllColours, 0, 0, 0, 0, 0, 0, 0, 0}));
  table.refuses("RK-13", mission_of(0, {kAny, 33, 0, 0, 0, 0, 0, 0, 0, 0}));
  table.refuses("RK-12", mission_of(0, {}, {31, 2, 3, 4}));
}

void test_RK12_names() {
  Table table = Table(3).begin();
  Event event = mission_of(0, {});
  event.set(mission::kTitle, 'A');
  event.set(mission::kTitle + 1, '7');
  table.play(event);
  event.set(mission::kTitle + 3, 'b');  // behind the end
  table.refuses("contract", event);
  event.set(mission::kTitle + 3, 0);
  for (const int letter : {'=', ',', '#', '_'}) {  // a text journal could not write them
    event.set(mission::kTitle + 2, letter);
    table.refuses("RK-12", event);
  }
}

void test_RK19_advanced_points_are_asked_for() {
  Table table = Table(3, {{option::kAdvanced, 1}}).begin();
  const Event blank = entry(kSetMission, {0});
  for (int type = 0; type < kTypes; ++type) {
    TEST_ASSERT_EQUAL(kUnset, table.game().domain(table.any(), blank, mission::kPointsFrom + type).preset);
  }
  table.refuses("RK-19", "Stupa +: still to choose", mission_of(0, {}, {2, 4, kUnset, 8}));
  table.play_all({mission_of(0, {}, {2, 4, 6, 8}), pagoda(0, R, R, G, G, 1)});
  TEST_ASSERT_EQUAL(8, table.points(kMissionPoints, 0));
}

// --- public objectives ---

Event two_shrines(int points) {
  return objective_of(points, {{kShrine, {kSame, kSame}}, {kShrine, {kAny, colour_set(R)}}});
}
Event buddha_and_stupa(int points) {
  return objective_of(points, {{kBuddha, {colour_set(G, B)}}, {kStupa, {kAny, kSame, kSame}}});
}

void test_RK18_number_of_cards() {
  const int cards[] = {0, 0, 1, 2, 3, 4, 5};  // 3 players: 2 cards (print)
  for (int players = 2; players <= 6; ++players) {
    Table table = Table(players, {{option::kObjectives, 1}}).begin();
    for (int i = 0; i < cards[players]; ++i) table.play(two_shrines(5));
    table.refuses("RK-18", two_shrines(5));
  }
  Table two = Table(2, {{option::kObjectives, 1}}).begin();
  two.play(two_shrines(5));
  two.refuses("RK-18", "2 players use 1 public objective card(s); they are all entered.", two_shrines(4));
  Table(3).begin().refuses("RK-18", two_shrines(5));
  Table late = Table(3, {{option::kObjectives, 1}}).begin();
  late.go_to_round(2);
  late.refuses("RK-18", two_shrines(5));
  Table unfinished_card = Table(3, {{option::kObjectives, 1}}).begin();
  unfinished_card.refuses("RK-18", "Points: still to choose", two_shrines(kUnset));
}

void test_RK18_one_monument_per_pattern() {
  Table table = Table(3, {{option::kObjectives, 1}}).begin();
  table.play(two_shrines(5));
  table.play(shrine(0, R, R, 2));  // fits both patterns, serves one
  TEST_ASSERT_EQUAL(0, table.points(kPublicPoints, 0));
  table.play(shrine(0, G, B, 2));
  TEST_ASSERT_EQUAL(0, table.points(kPublicPoints, 0));
  table.play(shrine(0, G, R, 2));
  TEST_ASSERT_EQUAL(5, table.points(kPublicPoints, 0));
  TEST_ASSERT_EQUAL(5 + 6 + 2, table.sheet().so_far[0]);  // at once
}

void test_RK18_same_round_scores_too_then_closed() {
  Table table = Table(4, {{option::kObjectives, 1}}).begin();
  table.play(buddha_and_stupa(6));
  table.go_to_round(4);
  table.play_all({buddha(0, G, 1), stupa(0, R, B, B, 3), buddha(1, B, 1), buddha(2, wild(G), 1)});
  table.play(coins({2, 5, 1, 1}));
  table.play_all({spend(1, kBuyCard), stupa(1, R, G, G, 3)});  // the leftover-coin step belongs to the round
  table.play_all({spend(0, kConvert), spend(3, kConvert), spend(2, kConvert), end_round()});
  table.play(stupa(2, B, W, W, 3));  // a round too late
  TEST_ASSERT_EQUAL(6, table.points(kPublicPoints, 0));
  TEST_ASSERT_EQUAL(6, table.points(kPublicPoints, 1));
  TEST_ASSERT_EQUAL(0, table.points(kPublicPoints, 2));
  TEST_ASSERT_EQUAL(0, table.points(kPublicPoints, 3));
}

void test_RK18_better_of_two_at_one_moment() {
  Table table = Table(4, {{option::kObjectives, 1}}).begin();
  table.play(objective_of(4, {{kBuddha, {colour_set(R)}}, {kShrine, {kAny, kAny}}}));
  table.play(objective_of(7, {{kBuddha, {colour_set(R)}}, {kShrine, {kSame, kSame}}}));
  table.play_all({buddha(0, R, 1), shrine(0, G, G, 2)});
  TEST_ASSERT_EQUAL(7, table.points(kPublicPoints, 0));
  table.go_to_round(2);
  table.play_all({buddha(1, R, 1), shrine(1, Y, W, 2)});  // the other one is still open
  TEST_ASSERT_EQUAL(4, table.points(kPublicPoints, 1));
}

void test_RK18_who_has_scored_neither_scores_nor_closes() {
  Table table = Table(4, {{option::kObjectives, 1}}).begin();
  table.play(objective_of(4, {{kBuddha, {colour_set(R)}}, {kBuddha, {colour_set(G)}}}));
  table.play(objective_of(9, {{kBuddha, {colour_set(B)}}, {kBuddha, {colour_set(Y)}}}));
  table.play_all({buddha(0, R, 1), buddha(0, G, 1), buddha(0, B, 1), buddha(0, Y, 1)});
  TEST_ASSERT_EQUAL(4, table.points(kPublicPoints, 0));
  table.go_to_round(3);
  table.play_all({buddha(1, B, 1), buddha(1, Y, 1)});
  TEST_ASSERT_EQUAL(9, table.points(kPublicPoints, 1));
  TEST_ASSERT_EQUAL(4, table.points(kPublicPoints, 0));
}

void test_RK18_rebuild_keeps_the_award_and_can_earn_one() {
  Table table = Table(2, {{option::kObjectives, 1}, {option::kRebuild, 1}}).begin();
  table.play(buddha_and_stupa(6));
  table.play_all({buddha(0, G, 1), stupa(0, R, B, B, 3), buddha(1, B, 1), stupa(1, R, G, B, 3)});
  TEST_ASSERT_EQUAL(6, table.points(kPublicPoints, 0));
  table.play(rebuilt(0, 0, 0, W, 1));
  TEST_ASSERT_EQUAL(6, table.points(kPublicPoints, 0));
  table.play(rebuilt(1, 1, 2, G, 3));
  TEST_ASSERT_EQUAL(6, table.points(kPublicPoints, 1));
}

void test_RK18_monument_serves_mission_and_objective() {
  Table table = Table(3, {{option::kObjectives, 1}}).begin();
  table.play(buddha_and_stupa(6));
  table.play(mission_of(0, {colour_set(G), 0, 0, 0, kSame, kSame, 0, 0, 0, 0}));
  table.play_all({buddha(0, G, 1), stupa(0, R, B, B, 3)});
  TEST_ASSERT_EQUAL(6, table.points(kPublicPoints, 0));
  TEST_ASSERT_EQUAL(1 + 3, table.points(kMissionPoints, 0));
}

void test_RK18_card_entered_after_the_first_monument() {
  Table table = Table(3, {{option::kObjectives, 1}}).begin();
  table.play_all({buddha(2, G, 1), stupa(2, R, B, B, 3)});
  table.play(buddha_and_stupa(6));
  TEST_ASSERT_EQUAL(6, table.points(kPublicPoints, 2));
}

// Cards entered late count as if they had been entered first, in whatever order they are entered.
void test_RK18_cards_entered_late_award_as_if_entered_first() {
  const Event cheap = objective_of(4, {{kBuddha, {colour_set(R)}}, {kBuddha, {colour_set(G)}}});
  const Event dear = objective_of(9, {{kBuddha, {colour_set(R)}}, {kShrine, {kAny, kAny}}});
  const Event both_at_once[] = {shrine(0, G, G, 2), buddha(0, G, 1), buddha(0, R, 1)};
  const Event cheap_one_first[] = {buddha(0, G, 1), buddha(0, R, 1), shrine(0, G, G, 2)};
  struct Case { std::span<const Event> built; int expected; };
  for (const Case& c : {Case{both_at_once, 9}, Case{cheap_one_first, 4}}) {
    for (const bool cheap_is_entered_first : {true, false}) {
      for (std::size_t before = 0; before <= c.built.size(); ++before) {  // monuments entered before the cards
        Table table = Table(3, {{option::kObjectives, 1}}).begin();
        table.play_all(c.built.first(before));
        table.play(cheap_is_entered_first ? cheap : dear);
        table.play(cheap_is_entered_first ? dear : cheap);
        table.play_all(c.built.subspan(before));
        TEST_ASSERT_EQUAL(c.expected, table.points(kPublicPoints, 0));
      }
    }
  }
}

void test_RK18_cards_are_entered_before_the_first_rebuilding() {
  Table table = Table(2, {{option::kObjectives, 1}, {option::kRebuild, 1}}).begin();
  table.play(buddha(0, G, 1));
  table.refuses("RK-18", "Enter the public objectives before the first rebuilding.", rebuilt(0, 0, 0, W, 1));
  table.play(two_shrines(5));
  table.play(rebuilt(0, 0, 0, W, 1));
  Table without_cards = Table(2, {{option::kObjectives, 1}, {option::kRebuild, 1}}).begin();
  without_cards.play(buddha(0, G, 1));
  without_cards.go_to_round(2);
  without_cards.play(rebuilt(0, 0, 0, W, 1));  // too late for the cards
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_RK12_rulebook_mission_is_there_from_the_start);
  RUN_TEST(test_RK12_each_objective_scores_once);
  RUN_TEST(test_RK12_base_points_are_preset_and_can_be_changed);
  RUN_TEST(test_RK13_refuses_what_no_card_shows);
  RUN_TEST(test_RK12_names);
  RUN_TEST(test_RK19_advanced_points_are_asked_for);
  RUN_TEST(test_RK18_number_of_cards);
  RUN_TEST(test_RK18_one_monument_per_pattern);
  RUN_TEST(test_RK18_same_round_scores_too_then_closed);
  RUN_TEST(test_RK18_better_of_two_at_one_moment);
  RUN_TEST(test_RK18_who_has_scored_neither_scores_nor_closes);
  RUN_TEST(test_RK18_rebuild_keeps_the_award_and_can_earn_one);
  RUN_TEST(test_RK18_monument_serves_mission_and_objective);
  RUN_TEST(test_RK18_card_entered_after_the_first_monument);
  RUN_TEST(test_RK18_cards_entered_late_award_as_if_entered_first);
  RUN_TEST(test_RK18_cards_are_entered_before_the_first_rebuilding);
  return UNITY_END();
}
