// Nepal's final scoring: regions, routes, ties, and the questions that lead there.
#include <algorithm>

#include "tests/rules/nepal_table.h"

using namespace nepal_test;

extern "C" void setUp() {}
extern "C" void tearDown() {}

using PerSeat = std::array<int, kSeats>;

// The first region with these pieces and provinces, asked as the form asks: provinces only where they are visible.
static void count_region(Table& table, const PerSeat& pieces, const PerSeat& provinces) {
  Event event = entry(kRegion, {table.state().regions_counted + 1});
  for (int seat = 0; seat < kSeats; ++seat) event.set(kPieces + seat, pieces[static_cast<std::size_t>(seat)]);
  for (int seat = 0; seat < kSeats; ++seat) {
    if (!table.domain(event, kProvinces + seat).visible) continue;
    event.set(kProvinces + seat, provinces[static_cast<std::size_t>(seat)]);
  }
  table.enter(event);
}

static void test_NP10_NP11_worked_examples() {
  struct Case { PerSeat pieces, provinces, points; };
  constexpr Case kCases[] = {
      {{4, 4, 1}, {3, 2, 1}, {5, 3, 0}},
      {{4, 4, 1}, {3, 3, 1}, {4, 4, 0}},
      {{5, 2, 2}, {1, 1, 1}, {5, 1, 1}},
      {{4, 4, 4}, {3, 2, 2}, {5, 1, 1}},
      {{4, 4, 4}, {2, 2, 2}, {2, 2, 2}},
      {{0, 0, 3}, {0, 0, 1}, {0, 0, 5}},     // alone: nobody second
      {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
      {{2, 0, 7}, {2, 0, 1}, {3, 0, 5}},
  };
  for (const Case& c : kCases) {
    Table table(3);
    table.enter(entry(kFinal));
    count_region(table, c.pieces, c.provinces);
    for (int seat = 0; seat < 3; ++seat)
      TEST_ASSERT_EQUAL(c.points[static_cast<std::size_t>(seat)], table.points("regions", seat));
  }
}

static void test_NP12_fortress_counts_two_pieces_and_a_province() {
  Table table(3, {.fortress = true});
  table.enter(fortress(0, 1));
  table.enter(entry(kFinal));
  table.enter(entry(kFortresses, {0, 0, 0}));
  count_region(table, {3, 4, 0}, {2, 3, 0});
  TEST_ASSERT_EQUAL(5, table.points("regions", 0));
  TEST_ASSERT_EQUAL(3, table.points("regions", 1));
  count_region(table, {2, 4, 0}, {1, 1, 0});     // not in the next region
  TEST_ASSERT_EQUAL(8, table.points("regions", 0));
}

static void test_NP12_fortress_alone_is_present() {
  Table table(3, {.fortress = true});
  table.enter(entry(kFinal));
  table.enter(entry(kFortresses, {1, 0, 0}));
  count_region(table, {0, 2, 1}, {0, 1, 1});     // Ana 2 pieces 1 province, Bo the same
  TEST_ASSERT_EQUAL(4, table.points("regions", 0));
  TEST_ASSERT_EQUAL(4, table.points("regions", 1));
  TEST_ASSERT_EQUAL(0, table.points("regions", 2));
}

static void test_NP15_fortresses_are_asked_once_and_only_where_unknown() {
  Table table(3, {.fortress = true});
  table.enter(fortress(1, 4));
  table.enter(entry(kFinal));
  TEST_ASSERT_EQUAL(kFortresses, table.next().prefilled.action);
  TEST_ASSERT_TRUE(table.domain(entry(kFortresses), 0).visible);
  TEST_ASSERT_FALSE(table.domain(entry(kFortresses), 1).visible);
  TEST_ASSERT_FALSE(table.domain(entry(kFortresses), 3).visible);
  assert_refused(table, "NP-15", entry(kFortresses, {0, 2, 0}));            // a second one for Bo
  assert_refused(table, "NP-15", entry(kFortresses, {kKathmandu, 0, 0}));
  table.enter(entry(kFortresses, {0, 0, 5}));
  TEST_ASSERT_EQUAL(kRegion, table.next().prefilled.action);
  TEST_ASSERT_EQUAL(4, table.state().fortresses[1].region);
  TEST_ASSERT_EQUAL(5, table.state().fortresses[2].region);

  Table known(3, {.fortress = true});
  for (int seat = 0; seat < 3; ++seat) known.enter(fortress(seat, 1));
  known.enter(entry(kFinal));
  TEST_ASSERT_EQUAL(kRegion, known.next().prefilled.action);
}

static void test_NP16_pieces_never_exceed_what_a_player_has() {
  Table table(5, {.fortress = true});
  table.reveal_all_due();
  table.claim(0, 1);
  table.claim(0, 2);
  table.enter(fortress(0, 3));
  table.enter(entry(kFinal));
  table.enter(entry(kFortresses));
  // 30 pieces: 2 on cards, 1 on the track, 2 in the fortress.
  assert_refused(table, "NP-16", entry(kRegion, {1, 26}));
  TEST_ASSERT_EQUAL_STRING("Ana: 26 pieces here; 25 of 30 are left for the map",
                           table.words(entry(kRegion, {1, 26})).c_str());
  assert_refused(table, "NP-16", entry(kRegion, {1, -1}));
  table.enter(entry(kRegion, {1, 20}));
  assert_refused(table, "NP-16", entry(kRegion, {2, 6}));
  table.enter(entry(kRegion, {2, 5, 29}));
  assert_refused(table, "NP-16", entry(kRegion, {3, 1}));
  TEST_ASSERT_FALSE(table.domain(entry(kRegion, {3}), kPieces).visible);
}

static void test_NP16_provinces_never_exceed_pieces() {
  Table table(3);
  table.enter(entry(kFinal));
  Event event = entry(kRegion, {1, 4, 4, 1});
  event.set(kProvinces, 5);
  event.set(kProvinces + 1, 2);
  assert_refused(table, "NP-16", event);
  TEST_ASSERT_EQUAL_STRING("Ana: 5 provinces with 4 pieces", table.words(event).c_str());
  event.set(kProvinces, 0);
  assert_refused(table, "NP-16", event);       // whoever has pieces is somewhere
  event.set(kProvinces, 4);
  event.set(kProvinces + 2, 1);
  assert_refused(table, "NP-10", event);       // Cy's provinces decide nothing
  event.set(kProvinces + 2, 2);
  assert_refused(table, "NP-16", event);
}

// Claims by these seats on card 1, then the questions. `lost`: who says no. Returns the points of the three seats.
static PerSeat route_points(int players, int larger, bool larger_star, int smaller, bool smaller_star,
                            std::initializer_list<int> queue, std::initializer_list<int> lost) {
  Table table(players);
  table.reveal(larger, smaller, larger_star, smaller_star);
  for (const int seat : queue) table.claim(seat, 1);
  table.enter(entry(kFinal));
  table.one_piece_each();
  if (table.next().prefilled.action == kControl) {
    Event event = entry(kControl, {1});
    int place = 0;
    for (const int seat : queue) {
      const bool asked = table.domain(event, kControlPlace + place).visible;
      const bool keeps = std::find(lost.begin(), lost.end(), seat) == lost.end();
      event.set(kControlPlace + place++, asked && keeps ? 1 : 0);
    }
    table.enter(event);
  }
  PerSeat points{};
  for (int seat = 0; seat < players; ++seat) points[static_cast<std::size_t>(seat)] = table.points("routes", seat);
  return points;
}

static void test_NP13_worked_examples() {
  const auto expect = [](const PerSeat& expected, const PerSeat& points) {
    for (std::size_t seat = 0; seat < kSeats; ++seat) TEST_ASSERT_EQUAL(expected[seat], points[seat]);
  };
  expect({0, 6, 3}, route_points(3, 6, false, 3, false, {0, 1, 2}, {0}));
  expect({0, 0, 6}, route_points(3, 6, false, 3, false, {0, 1, 2}, {0, 1}));
  expect({6, 0, 0}, route_points(3, 6, false, 3, false, {0, 1}, {1}));
  expect({6, 0, 0}, route_points(3, 6, false, 3, true, {0, 1}, {}));
  expect({6, 3, 0}, route_points(4, 6, false, 3, true, {0, 1}, {}));
  expect({0, 3, 0}, route_points(3, 6, true, 3, false, {0, 1}, {}));
  expect({0, 0, 0}, route_points(3, 6, true, 3, false, {0, 1}, {0}));
  expect({0, 0, 0}, route_points(3, 6, true, 3, true, {0, 1}, {}));
  expect({0, 0, 0}, route_points(3, 6, false, 3, false, {0, 1, 2}, {0, 1, 2}));
  expect({0, 0, 3, 0, 6}, route_points(5, 6, false, 3, false, {4, 2, 0}, {}));
}

static void test_NP13_stops_when_both_numbers_are_given() {
  Table table(5);
  table.reveal_all_due();
  for (const int seat : {3, 1, 0, 4, 2}) table.claim(seat, 2);
  table.enter(entry(kFinal));
  table.one_piece_each();
  const Question question = table.next();
  TEST_ASSERT_EQUAL(kControl, question.prefilled.action);
  TEST_ASSERT_EQUAL(2, question.prefilled[kControlCard]);
  TEST_ASSERT_EQUAL(1, question.fixed);
  TEST_ASSERT_FALSE(question.skippable);
  Event event = entry(kControl, {2, 1});
  TEST_ASSERT_TRUE(table.domain(event, kControlPlace + 1).visible);
  event.set(kControlPlace + 1, 0);
  TEST_ASSERT_TRUE(table.domain(event, kControlPlace + 2).visible);
  event.set(kControlPlace + 2, 1);
  TEST_ASSERT_FALSE(table.domain(event, kControlPlace + 3).visible);
  TEST_ASSERT_EQUAL_STRING("Dee: yes", table.text(table.game().label(table.any(), event, kControlPlace, 1)).c_str());
  event.set(kControlPlace + 3, 1);
  assert_refused(table, "NP-13", event);
  assert_refused(table, "NP-13", entry(kControl, {1, 1}));
}

static void test_NP13_never_asks_who_has_nothing_on_the_map() {
  Table table(3);
  table.reveal_all_due();
  table.claim(0, 1);
  table.claim(1, 1);
  table.claim(0, 2);
  table.enter(entry(kFinal));
  count_region(table, {0, 3, 2}, {});
  table.empty_regions(4);
  TEST_ASSERT_FALSE(table.domain(entry(kControl, {1}), kControlPlace).visible);
  TEST_ASSERT_TRUE(table.domain(entry(kControl, {1}), kControlPlace + 1).visible);
  table.enter(entry(kControl, {1, 0, 1}));
  TEST_ASSERT_EQUAL(6, table.points("routes", 1));
  TEST_ASSERT_EQUAL(0, table.points("routes", 0));
  TEST_ASSERT_TRUE(table.sheet().over);        // card 2: nobody to ask
}

static void test_NP13_routes_count_as_kept_until_asked() {
  Table table(3);
  table.reveal_all_due();
  table.claim(2, 1);
  table.claim(0, 1);
  const Sheet sheet = table.sheet();
  TEST_ASSERT_EQUAL(3 + 6, sheet.total[2]);
  TEST_ASSERT_EQUAL(3, sheet.so_far[2]);
  TEST_ASSERT_EQUAL(2 + 3, sheet.total[0]);
  TEST_ASSERT_EQUAL(2, sheet.so_far[0]);
  TEST_ASSERT_FALSE(sheet.over);
}

static void test_NP14_fewer_pieces_break_the_tie() {
  Table table(3);
  table.enter(entry(kFinal));
  count_region(table, {4, 1, 0}, {});
  count_region(table, {1, 2, 0}, {});
  table.empty_regions(3);
  const Sheet sheet = table.sheet();
  TEST_ASSERT_TRUE(sheet.over);
  TEST_ASSERT_EQUAL(8, sheet.total[0]);
  TEST_ASSERT_EQUAL(8, sheet.total[1]);
  TEST_ASSERT_EQUAL(2, sheet.winners);         // Bo: 3 pieces against 5
  TEST_ASSERT_EQUAL_STRING("NP-14", sheet.tiebreak);
}

static void test_NP14_fortress_pieces_are_on_the_map() {
  Table table(3, {.fortress = true});
  table.enter(entry(kFinal));
  table.enter(entry(kFortresses, {0, 2, 0}));  // Bo 2 + 2 = 4 pieces
  count_region(table, {3, 2, 0}, {});
  count_region(table, {0, 0, 0}, {});          // Bo's fortress alone: 5
  count_region(table, {1, 0, 0}, {});          // Ana: 5, with 4 pieces as well
  count_region(table, {0, 0, 0}, {});
  count_region(table, {0, 0, 1}, {});
  const Sheet before = table.sheet();
  TEST_ASSERT_EQUAL(10, before.total[0]);
  TEST_ASSERT_EQUAL(8, before.total[1]);
  TEST_ASSERT_EQUAL(4, pieces_on_map(table.state(), 1));
  TEST_ASSERT_EQUAL(1, before.winners);
}

static Table level_table() {  // Ana and Bo level on points and pieces, Cy behind
  Table table(3);
  table.enter(entry(kFinal));
  count_region(table, {2, 1, 0}, {});
  count_region(table, {1, 2, 0}, {});
  table.empty_regions(2);
  count_region(table, {0, 0, 1}, {});
  return table;
}

static void test_NP14_longest_route_is_asked_only_when_it_decides() {
  Table table = level_table();
  TEST_ASSERT_FALSE(table.sheet().over);
  TEST_ASSERT_EQUAL(kLongest, table.next().prefilled.action);
  TEST_ASSERT_TRUE(table.domain(entry(kLongest), 0).visible);
  TEST_ASSERT_TRUE(table.domain(entry(kLongest), 1).visible);
  TEST_ASSERT_FALSE(table.domain(entry(kLongest), 2).visible);
  assert_refused(table, "NP-14", entry(kLongest, {4, kUnset}));
  table.enter(entry(kLongest, {4, 6}));
  TEST_ASSERT_TRUE(table.sheet().over);
  TEST_ASSERT_EQUAL(2, table.sheet().winners);
  TEST_ASSERT_EQUAL_STRING("NP-14", table.sheet().tiebreak);
  TEST_ASSERT_FALSE(table.next().due);
}

static void test_NP14_longest_route_is_asked_only_of_those_with_fewest_pieces() {
  Table table(3);
  table.enter(entry(kFinal));
  count_region(table, {2, 1, 0}, {});
  count_region(table, {0, 2, 1}, {});
  count_region(table, {1, 0, 3}, {});           // 8 points each; Cy has 4 pieces, the others 3
  table.empty_regions(2);
  TEST_ASSERT_TRUE(table.domain(entry(kLongest), 0).visible);
  TEST_ASSERT_TRUE(table.domain(entry(kLongest), 1).visible);
  TEST_ASSERT_FALSE(table.domain(entry(kLongest), 2).visible);
}

static void test_NP14_then_shared() {
  Table table = level_table();
  table.enter(entry(kLongest, {5, 5}));
  TEST_ASSERT_EQUAL(3, table.sheet().winners);
  TEST_ASSERT_EQUAL_STRING("shared", table.sheet().tiebreak);
}

static void test_NP14_nobody_on_the_map_shares_at_once() {
  Table table(3);
  table.enter(entry(kFinal));
  table.empty_regions(5);
  TEST_ASSERT_TRUE(table.sheet().over);
  TEST_ASSERT_EQUAL(7, table.sheet().winners);
}

static void test_NP10_final_questions_come_one_after_another() {
  Table table(4);
  table.reveal_all_due();
  table.claim(0, 3);
  table.enter(entry(kFinal));
  for (int region = 1; region <= 5; ++region) {
    const Question question = table.next();
    TEST_ASSERT_TRUE(question.due && !question.skippable);
    TEST_ASSERT_EQUAL(kRegion, question.prefilled.action);
    TEST_ASSERT_EQUAL(region, question.prefilled[kRegionNumber]);
    for (int action = 0; action < kActionCount; ++action) {
      TEST_ASSERT_EQUAL(action == kRegion, table.game().offered(table.any(), action, 0).is_ok());
    }
    Event event = entry(kRegion, {region, 3, 1});
    table.enter(event);
  }
  TEST_ASSERT_EQUAL(kControl, table.next().prefilled.action);
  table.enter(entry(kControl, {3, 1}));
  TEST_ASSERT_FALSE(table.next().due);
  TEST_ASSERT_TRUE(table.sheet().over);
  TEST_ASSERT_EQUAL(3 + 6 + 25, table.sheet().total[0]);
  TEST_ASSERT_EQUAL(15, table.sheet().total[1]);
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_NP10_NP11_worked_examples);
  RUN_TEST(test_NP12_fortress_counts_two_pieces_and_a_province);
  RUN_TEST(test_NP12_fortress_alone_is_present);
  RUN_TEST(test_NP15_fortresses_are_asked_once_and_only_where_unknown);
  RUN_TEST(test_NP16_pieces_never_exceed_what_a_player_has);
  RUN_TEST(test_NP16_provinces_never_exceed_pieces);
  RUN_TEST(test_NP13_worked_examples);
  RUN_TEST(test_NP13_stops_when_both_numbers_are_given);
  RUN_TEST(test_NP13_never_asks_who_has_nothing_on_the_map);
  RUN_TEST(test_NP13_routes_count_as_kept_until_asked);
  RUN_TEST(test_NP14_fewer_pieces_break_the_tie);
  RUN_TEST(test_NP14_fortress_pieces_are_on_the_map);
  RUN_TEST(test_NP14_longest_route_is_asked_only_when_it_decides);
  RUN_TEST(test_NP14_longest_route_is_asked_only_of_those_with_fewest_pieces);
  RUN_TEST(test_NP14_then_shared);
  RUN_TEST(test_NP14_nobody_on_the_map_shares_at_once);
  RUN_TEST(test_NP10_final_questions_come_one_after_another);
  return UNITY_END();
}
