// Nepal's conflict (NP-4): the worked examples and the helper's answers. All small cases: test_nepal_exhaustive.cpp.
#include "game/nepal/conflict.h"
#include "tests/rules/nepal_table.h"

using namespace nepal_test;

extern "C" void setUp() {}
extern "C" void tearDown() {}

static Conflict::Pieces resolved(const Conflict::Pieces& pieces, int limit) {
  Conflict conflict(pieces, limit);
  while (!conflict.over()) conflict.step();
  return conflict.pieces();
}

static void test_NP4_worked_examples() {
  struct Case { int limit; Conflict::Pieces before; Conflict::Pieces after; };
  constexpr Case kCases[] = {
      {1, {1, 1}, {0, 0}},                    // as printed: both removed
      {3, {3, 1, 1}, {3, 0, 0}},
      {2, {3, 2}, {2, 0}},
      {2, {5}, {2}},                          // alone, too
      {2, {1, 1}, {1, 1}},                    // within the limit: nothing happens
      {0, {2, 1}, {0, 0}},
      {4, {2, 2, 2}, {1, 1, 1}},
      {3, {2, 2, 2}, {1, 1, 1}},
      {2, {2, 2, 2}, {0, 0, 0}},              // begun again, everyone tied once more
      {1, {0, 4, 2}, {0, 1, 0}},
  };
  for (const Case& c : kCases) {
    const Conflict::Pieces after = resolved(c.before, c.limit);
    for (std::size_t seat = 0; seat < kSeats; ++seat) TEST_ASSERT_EQUAL(c.after[seat], after[seat]);
  }
}

static void test_NP4_order_of_removal() {
  Conflict conflict({3, 2}, 2);
  constexpr unsigned kAna = 1;
  constexpr unsigned kBo = 2;
  TEST_ASSERT_EQUAL(kBo, conflict.step());
  TEST_ASSERT_EQUAL(kAna, conflict.step());
  TEST_ASSERT_FALSE(conflict.over());
  TEST_ASSERT_EQUAL(kBo, conflict.step());
  TEST_ASSERT_TRUE(conflict.over());
}

static void test_NP4_ties_are_read_anew() {
  Conflict conflict({3, 2, 0, 0, 0}, 0);
  TEST_ASSERT_EQUAL(2, conflict.step());  // 3 1
  TEST_ASSERT_EQUAL(1, conflict.step());  // 2 1
  TEST_ASSERT_EQUAL(2, conflict.step());  // 2 0
  TEST_ASSERT_EQUAL(1, conflict.step());  // 1 0
  TEST_ASSERT_EQUAL(1, conflict.step());
  TEST_ASSERT_TRUE(conflict.over());
}

static Event province(int limit, std::initializer_list<int> pieces) {
  Event values;
  values.action = kConflictHelper;
  values.set(kLimit, limit);
  int slot = kPiecesHere;
  for (const int count : pieces) values.set(slot++, count);
  return values;
}

static void test_NP4_helper_says_who_removes_what() {
  const Table table(3);
  const Lines lines = table.answer(province(2, {3, 2, 0}));
  constexpr const char* kExpected[] = {"Ana removes 1, keeps 2", "Bo removes 2, keeps 0", "Step by step:",
                                       "1. Bo -1", "2. Ana -1", "3. Bo -1"};
  TEST_ASSERT_EQUAL(std::size(kExpected), lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) TEST_ASSERT_EQUAL_STRING(kExpected[i], table.text(lines[i]).c_str());
  TEST_ASSERT_TRUE(table.says(table.answer(province(5, {3, 2, 0})), "No conflict: 5 pieces, limit 5"));
}

static void test_NP4_helper_names_five_at_once() {
  const Table table(5);
  const Lines lines = table.answer(province(4, {1, 1, 1, 1, 1}));
  TEST_ASSERT_TRUE(table.says(lines, "1. Ana -1, Bo -1, Cy -1"));
  TEST_ASSERT_TRUE(table.says(lines, "   Dee -1, Eva -1"));
}

static void test_NP4_helper_never_overflows() {
  const Table table(5);
  for (int limit = 0; limit < 10; ++limit) {
    const Lines lines = table.answer(province(limit, {30, 29, 28, 27, 30}));
    TEST_ASSERT_TRUE(lines.size() <= Lines::capacity());
    TEST_ASSERT_TRUE(table.says(lines, "and so on"));
  }
}

static void test_NP15_boom_adds_one_where_a_city_is() {
  const Table plain(3);
  const Table boom(3, {.boom = true});
  Event values = province(2, {2, 1});
  TEST_ASSERT_FALSE(plain.game().helper_domain(plain.any(), values, kCity).visible);
  TEST_ASSERT_TRUE(boom.game().helper_domain(boom.any(), values, kCity).visible);
  TEST_ASSERT_TRUE(boom.says(boom.answer(values), "Bo removes 1, keeps 0"));
  values.set(kCity, 1);
  TEST_ASSERT_TRUE(boom.says(boom.answer(values), "No conflict: 3 pieces, limit 3"));
}

static void test_NP4_fortress_owner_is_left_out() {
  const Table table(3, {.fortress = true});
  Event values = province(2, {0, 2, 1});
  values.set(kFortressHere, 1);
  TEST_ASSERT_FALSE(table.game().helper_domain(table.any(), values, kPiecesHere).visible);        // cannot matter
  TEST_ASSERT_TRUE(table.game().helper_domain(table.any(), values, kPiecesHere + 1).visible);
  TEST_ASSERT_FALSE(table.game().helper_domain(table.any(), values, kFortressHere + 1).visible);  // one per province
  TEST_ASSERT_TRUE(table.says(table.answer(values), "Cy removes 1, keeps 0"));
  const Table plain(3);
  TEST_ASSERT_FALSE(plain.game().helper_domain(plain.any(), province(2, {}), kFortressHere).visible);
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_NP4_worked_examples);
  RUN_TEST(test_NP4_order_of_removal);
  RUN_TEST(test_NP4_ties_are_read_anew);
  RUN_TEST(test_NP4_helper_says_who_removes_what);
  RUN_TEST(test_NP4_helper_names_five_at_once);
  RUN_TEST(test_NP4_helper_never_overflows);
  RUN_TEST(test_NP15_boom_adds_one_where_a_city_is);
  RUN_TEST(test_NP4_fortress_owner_is_left_out);
  return UNITY_END();
}
