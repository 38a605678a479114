// Reviving Kathmandu: missions (RK-12, RK-13, RK-19) and public objectives (RK-18).
#include <algorithm>
#include <array>

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
  table.go_to_round(3);  // so many cards take time
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
}

void test_RK12_a_mission_is_entered_once() {
  Table table = Table(3).begin();
  table.play(mission_of(0, {}));
  table.refuses("RK-12", "Ana's mission is entered. Change it in History.", mission_of(0, {colour_set(G)}));
  table.play(mission_of(1, {}));
  table.refuses("RK-12", "Who has no mission is asked after round 8; this is round 1.", no_mission(2));
  table.go_to_end();
  table.refuses("RK-12", "Ana's mission is entered. Change it in History.", no_mission(0));
  table.play(no_mission(2));
  table.refuses("RK-12", "Cleo plays without a mission. Change that in History.", no_mission(2));
  table.refuses("RK-12", "Cleo plays without a mission. Change that in History.", mission_of(2, {}));
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
  event.set(kPlayerSlot, 1);
  event.set(mission::kTitle + 3, 'b');  // behind the end
  table.refuses("RK-12", event);
  event.set(mission::kTitle + 3, 0);
  for (const int letter : {0x23, 0x5F, 0x09, 0x7F, 0x80, 0x9F}) {  // # _ and controls: no journal could
    event.set(mission::kTitle + 2, letter);
    table.refuses("RK-12", event);
  }
  event.set(mission::kTitle + 2, 0xE9);
  table.play(event);
}

void test_RK18_names() {
  Table table = Table(3, {{option::kObjectives, 1}}).begin();
  Event event = objective_of(5, {{kShrine, {kSame, kSame}}, {kShrine, {kAny, colour_set(R)}}});
  event.set(objective::kTitle, ' ');
  table.refuses("RK-18", event);
  event.set(objective::kTitle, 0xC9);
  for (const int letter : {0x23, 0x5F, 0x80, 0x9F}) {
    event.set(objective::kTitle + 1, letter);
    table.refuses("RK-18", event);
  }
  event.set(objective::kTitle + 1, ' ');
  table.play(event);
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
  table.play_all({buddha(0, R, 1), buddha(0, G, 1), end_round(), buddha(0, B, 1), buddha(0, Y, 1)});
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

const Event kCheap = objective_of(4, {{kBuddha, {colour_set(R)}}, {kBuddha, {colour_set(G)}}});
const Event kDear = objective_of(9, {{kBuddha, {colour_set(R)}}, {kShrine, {kAny, kAny}}});

// Everyone builds at the same time, then scores: the entries of a Build phase, cards included, may come in any order.
void test_RK18_the_order_of_entries_in_a_build_phase_does_not_matter() {
  const Event entries[] = {kCheap, kDear, buddha(0, R, 1), buddha(0, G, 1), shrine(0, G, G, 2)};
  std::array<std::size_t, 5> order{0, 1, 2, 3, 4};
  do {
    Table table = Table(3, {{option::kObjectives, 1}}).begin();
    for (const std::size_t i : order) table.play(entries[i]);
    TEST_ASSERT_EQUAL(9, table.points(kPublicPoints, 0));
    table.go_to_round(2);
    TEST_ASSERT_EQUAL(9, table.points(kPublicPoints, 0));
    table.play_all({buddha(1, wild(R), 1), buddha(1, G, 1)});  // the cheap one is still open
    TEST_ASSERT_EQUAL(4, table.points(kPublicPoints, 1));
  } while (std::next_permutation(order.begin(), order.end()));
}

void test_RK18_a_card_can_be_shared_in_any_order() {
  for (const bool dear_last : {true, false}) {
    Table table = Table(4, {{option::kObjectives, 1}}).begin();
    table.play_all({kCheap, kDear});
    table.play_all({buddha(1, R, 1), shrine(1, B, W, 2)});
    if (dear_last) table.play_all({buddha(0, R, 1), buddha(0, G, 1), shrine(0, G, G, 2)});
    else table.play_all({shrine(0, G, G, 2), buddha(0, G, 1), buddha(0, R, 1)});
    table.go_to_round(2);
    TEST_ASSERT_EQUAL(9, table.points(kPublicPoints, 0));
    TEST_ASSERT_EQUAL(9, table.points(kPublicPoints, 1));
  }
}

void test_RK18_a_later_moment_does_not_replace_an_award() {
  Table next_round = Table(3, {{option::kObjectives, 1}}).begin();
  next_round.play_all({kCheap, kDear, buddha(0, R, 1), buddha(0, G, 1), end_round(), shrine(0, G, G, 2)});
  TEST_ASSERT_EQUAL(4, next_round.points(kPublicPoints, 0));
  next_round.play(buddha(1, R, 1));
  next_round.play(shrine(1, B, B, 2));
  TEST_ASSERT_EQUAL(9, next_round.points(kPublicPoints, 1));  // nobody closed it
}

// The Build phase is over when leftover coins are entered; each coin spent is a moment of its own.
void test_RK18_a_leftover_coin_is_a_moment_of_its_own() {
  Table table = Table(4, {{option::kObjectives, 1}}).begin();
  table.play_all({kCheap, kDear});
  table.go_to_round(4);
  table.play_all({buddha(0, R, 1), buddha(0, G, 1), buddha(1, R, 1), coins({5, 4, 3, 2})});
  table.play_all({spend(0, kBuyCard), shrine(0, G, G, 2)});
  TEST_ASSERT_EQUAL(4, table.points(kPublicPoints, 0));
  table.play_all({spend(1, kBuyCard), buddha(1, G, 1), shrine(1, B, B, 2)});  // both at one moment
  TEST_ASSERT_EQUAL(9, table.points(kPublicPoints, 1));
  table.play_all({spend(2, kPass), spend(3, kPass)});
  TEST_ASSERT_EQUAL(9, table.points(kPublicPoints, 1));
  table.play_all({end_round(), buddha(2, wild(R), 1), shrine(2, R, W, 2)});
  TEST_ASSERT_EQUAL(0, table.points(kPublicPoints, 2));  // both are closed
}

void test_RK18_of_equal_cards_the_first_one() {
  Table table = Table(3, {{option::kObjectives, 1}}).begin();
  table.play(objective_of(5, {{kBuddha, {kAny}}, {kShrine, {kAny, kAny}}}));
  table.play(objective_of(5, {{kBuddha, {kAny}}, {kBuddha, {kAny}}}));
  table.play_all({buddha(0, R, 1), buddha(0, G, 1), shrine(0, R, R, 2), end_round()});
  TEST_ASSERT_EQUAL(1, table.state().award[0]);
  table.play_all({buddha(1, R, 1), buddha(1, G, 1)});
  TEST_ASSERT_EQUAL(2, award_of(table.state(), 1));
}

void test_RK18_rebuilding_does_not_undo_what_was_completed() {
  Table table = Table(2, {{option::kObjectives, 1}, {option::kRebuild, 1}}).begin();
  table.play_all({kCheap, buddha(0, R, 1), buddha(0, G, 1), rebuilt(0, 0, 0, W, 1)});
  TEST_ASSERT_EQUAL(4, table.points(kPublicPoints, 0));
  table.go_to_round(3);
  TEST_ASSERT_EQUAL(4, table.points(kPublicPoints, 0));
  Table card_last = Table(2, {{option::kObjectives, 1}, {option::kRebuild, 1}}).begin();
  card_last.play_all({buddha(0, R, 1), rebuilt(0, 0, 0, W, 1), kCheap});  // in any order
  TEST_ASSERT_EQUAL(0, card_last.points(kPublicPoints, 0));
}

void test_RK18_what_replaces_an_award_shows_the_difference() {
  Table table = Table(3, {{option::kObjectives, 1}}).begin();
  table.play_all({kCheap, kDear, buddha(0, R, 1)});
  const auto effects = [&](const Event& event) {
    Table after = table;
    after.play(event);
    Lines lines;
    table.game().explain(table.any(), after.any(), event, lines);
    return lines;
  };
  has_line(table, effects(buddha(0, G, 1)), "Public objective 1: +4");
  table.play(buddha(0, G, 1));
  has_line(table, effects(shrine(0, G, G, 2)), "Objective 2, not 1: +5");
  const int before = table.total(0);
  table.play(shrine(0, G, G, 2));
  TEST_ASSERT_EQUAL(before + 2 + 2 + 5, table.total(0));
}

void test_RK18_missing_cards_are_remembered() {
  constexpr const char* kReminder = "Public objectives missing: insert them in History";
  const auto reminders = [](const Table& table) {
    Lines lines;
    table.game().remind(table.any(), lines);
    return lines;
  };
  Table table = Table(3, {{option::kObjectives, 1}}).begin();
  table.play(kCheap);
  lacks_line(table, reminders(table), kReminder);  // they are due
  table.go_to_round(2);
  has_line(table, reminders(table), kReminder);
  const Question due = table.game().next(table.any());
  TEST_ASSERT_EQUAL_STRING("End round 2; objectives?", table.text(due.title).c_str());
  TEST_ASSERT_EQUAL(kEndRound, due.prefilled.action);
  table.go_to_end();
  table.finish();
  TEST_ASSERT_TRUE(table.sheet().over);
  has_line(table, reminders(table), kReminder);
  Table complete = Table(2, {{option::kObjectives, 1}}).begin();
  complete.play(kCheap);
  complete.go_to_round(2);
  lacks_line(complete, reminders(complete), kReminder);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_RK12_rulebook_mission_is_there_from_the_start);
  RUN_TEST(test_RK12_each_objective_scores_once);
  RUN_TEST(test_RK12_base_points_are_preset_and_can_be_changed);
  RUN_TEST(test_RK12_a_mission_is_entered_once);
  RUN_TEST(test_RK13_refuses_what_no_card_shows);
  RUN_TEST(test_RK12_names);
  RUN_TEST(test_RK18_names);
  RUN_TEST(test_RK19_advanced_points_are_asked_for);
  RUN_TEST(test_RK18_number_of_cards);
  RUN_TEST(test_RK18_one_monument_per_pattern);
  RUN_TEST(test_RK18_same_round_scores_too_then_closed);
  RUN_TEST(test_RK18_better_of_two_at_one_moment);
  RUN_TEST(test_RK18_who_has_scored_neither_scores_nor_closes);
  RUN_TEST(test_RK18_rebuild_keeps_the_award_and_can_earn_one);
  RUN_TEST(test_RK18_monument_serves_mission_and_objective);
  RUN_TEST(test_RK18_card_entered_after_the_first_monument);
  RUN_TEST(test_RK18_the_order_of_entries_in_a_build_phase_does_not_matter);
  RUN_TEST(test_RK18_a_card_can_be_shared_in_any_order);
  RUN_TEST(test_RK18_a_later_moment_does_not_replace_an_award);
  RUN_TEST(test_RK18_a_leftover_coin_is_a_moment_of_its_own);
  RUN_TEST(test_RK18_of_equal_cards_the_first_one);
  RUN_TEST(test_RK18_rebuilding_does_not_undo_what_was_completed);
  RUN_TEST(test_RK18_what_replaces_an_award_shows_the_difference);
  RUN_TEST(test_RK18_missing_cards_are_remembered);
  return UNITY_END();
}
