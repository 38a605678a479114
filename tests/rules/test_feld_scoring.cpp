// KF-10 to KF-19: what the final scoring makes of what players have.
#include "feld_table.h"

using namespace lungta;

extern "C" void setUp() {}
extern "C" void tearDown() {}

static void test_KF10_offerings_count_as_printed() {
  Table table;
  TEST_ASSERT_EQUAL(0, table.points("offerings", kAna));
  table.player(kAna).offering_points = 17;
  TEST_ASSERT_EQUAL(17, table.points("offerings", kAna));
}

static void test_KF11_goods_special_and_tile() {
  Table table;
  table.player(kAna).goods_points = 16;
  table.player(kAna).tile_points = 11;
  table.state().special_owner[3] = kAna + 1;
  TEST_ASSERT_EQUAL(16, table.points("goods", kAna));
  TEST_ASSERT_EQUAL(7, table.points("special-goods", kAna));
  TEST_ASSERT_EQUAL(11, table.points("kathmandu-tile", kAna));
  TEST_ASSERT_EQUAL(0, table.points("special-goods", kBo));
}

static void test_KF12_best_split_into_sets() {
  struct Case { Goods goods; int points; };
  static constexpr Case kCases[] = {
      {{0, 0, 0, 0, 0, 0}, 0},   {{1, 1, 1, 1, 0, 0}, 0},   {{1, 1, 1, 1, 1, 0}, 7},  {{1, 1, 1, 1, 1, 1}, 12},
      {{2, 2, 2, 2, 1, 1}, 14},  {{2, 2, 2, 2, 2, 1}, 19},  {{2, 2, 2, 2, 2, 0}, 14}, {{4, 4, 4, 4, 4, 4}, 48},
      {{4, 4, 4, 4, 0, 0}, 0},   {{4, 4, 4, 4, 4, 0}, 28},  {{4, 4, 4, 4, 2, 2}, 28}, {{3, 3, 3, 3, 3, 1}, 26},
      {{4, 0, 4, 4, 4, 4}, 28},  {{3, 3, 3, 2, 2, 2}, 24},
  };
  for (const Case& c : kCases) TEST_ASSERT_EQUAL(c.points, sets_points(c.goods));
}

static void test_KF12_special_good_is_never_in_a_set() {
  Table table;
  table.player(kAna).goods = {1, 1, 1, 1, 1, 0};
  table.state().special_owner[0] = kAna + 1;
  table.state().special_owner[5] = kAna + 1;
  TEST_ASSERT_EQUAL(7, table.points("sets", kAna));
}

static void test_KF13_maps() {
  struct Case { std::array<MapCount, kMapColours> maps; int points; };
  static constexpr Case kCases[] = {
      {{{}}, 0},
      {{{{1, 0, 0}, {0, 1, 0}, {1, 0, 0}, {1, 1, 0}, {1, 1, 1}, {}}}, 15},  // 3 singles, a pair, a secured pair
      {{{{2, 2, 0}, {}, {}, {}, {}, {}}}, 8},
      {{{{2, 2, 1}, {}, {}, {}, {}, {}}}, 12},
      {{{{2, 2, 2}, {}, {}, {}, {}, {}}}, 16},
      {{{{2, 1, 0}, {}, {}, {}, {}, {}}}, 5},
      {{{{0, 2, 0}, {}, {}, {}, {}, {}}}, 2},
  };
  for (const Case& c : kCases) TEST_ASSERT_EQUAL(c.points, maps_points(c.maps));
}

static void test_KF14_animals_over_all_players() {
  struct Case { int players; std::array<std::uint8_t, 4> animals; std::array<int, 4> points; };
  static constexpr Case kCases[] = {
      {4, {5, 2, 2, 0}, {25, 10, 10, 0}}, {3, {3, 3, 3, 0}, {0, 0, 0, 0}}, {2, {4, 2, 0, 0}, {8, 4, 0, 0}},
      {4, {1, 1, 1, 1}, {0, 0, 0, 0}},    {3, {6, 1, 2, 0}, {30, 5, 10, 0}},
  };
  for (const Case& c : kCases) {
    Table table({.players = c.players});
    for (int seat = 0; seat < c.players; ++seat) table.player(seat).animals = c.animals[static_cast<std::size_t>(seat)];
    for (int seat = 0; seat < c.players; ++seat) {
      TEST_ASSERT_EQUAL(c.points[static_cast<std::size_t>(seat)], table.points("animals", seat));
    }
  }
}

static void test_KF15_yak_tiles() {
  static constexpr int kPoints[] = {10, 0, -1, -3, -6, -10, -15, -21, -28, -36};
  for (int down = 0; down <= 9; ++down) TEST_ASSERT_EQUAL(kPoints[down], yak_points(down));
}

static void test_KF16_distance() {
  static constexpr int kPoints[] = {0, -2, -5, -9, -14, -20, -20, -20};
  for (int strips = 0; strips <= 7; ++strips) TEST_ASSERT_EQUAL(kPoints[strips], distance_points(strips));
}

static void test_KF17_supplies() {
  Table table;
  table.player(kAna).equipment = 2;
  table.player(kAna).resources = 3;
  TEST_ASSERT_EQUAL(5, table.points("supplies", kAna));
}

static void test_KF18_exhaustion() {
  Table table;
  table.player(kAna).exhaustion = 2;
  TEST_ASSERT_EQUAL(-6, table.points("exhaustion", kAna));
}

static void test_KF19_who_is_closer() {
  Player in_the_city;
  in_the_city.tile_points = 11;
  Player same_board;
  Player one_strip;
  one_strip.strips = 1;
  Player five_strips;
  five_strips.strips = 5;
  TEST_ASSERT_GREATER_THAN(closeness(same_board), closeness(in_the_city));
  TEST_ASSERT_GREATER_THAN(closeness(one_strip), closeness(same_board));
  TEST_ASSERT_GREATER_THAN(closeness(five_strips), closeness(one_strip));
}

// A table whose scoring is done but for the tie: everyone has only offerings and a distance.
static void set_finished(Table& table, std::initializer_list<std::array<int, 3>> players) {
  int seat = 0;
  for (const auto& [total, strips, tile] : players) {
    Player& player = table.player(seat++);
    player = Player{};
    player.yak_tiles = 1;
    player.strips = static_cast<std::uint8_t>(strips);
    player.tile_points = static_cast<std::uint8_t>(tile);
    player.offering_points = static_cast<std::uint8_t>(total - tile - distance_points(strips));
  }
  table.state().tally_step = kTallySteps;
}

static void test_KF19_ties() {
  struct Case {
    std::array<std::array<int, 3>, 3> players;  // total, strips, tile
    unsigned asked;
    unsigned winners;                           // before any question
    const char* tiebreak;
  };
  static const Case kCases[] = {
      {{{{30, 1, 0}, {29, 0, 0}, {28, 0, 15}}}, 0, 1, nullptr},      // most points
      {{{{30, 1, 0}, {30, 0, 0}, {28, 0, 15}}}, 0, 2, "KF-19"},      // fewer strips
      {{{{30, 0, 0}, {20, 0, 0}, {30, 0, 15}}}, 0, 4, "KF-19"},      // in the city
      {{{{20, 0, 0}, {30, 0, 15}, {30, 0, 11}}}, 0, 6, "shared"},    // two in the city are equal: nothing to ask
      {{{{30, 2, 0}, {30, 2, 0}, {29, 2, 0}}}, 3, 3, "shared"},      // the device asks
      {{{{30, 2, 0}, {30, 2, 0}, {30, 1, 0}}}, 0, 4, "KF-19"},       // the two behind do not matter
      {{{{30, 1, 0}, {30, 1, 0}, {30, 1, 0}}}, 7, 7, "shared"},
  };
  for (const Case& c : kCases) {
    Table table({.players = 3});
    set_finished(table, {c.players[0], c.players[1], c.players[2]});
    TEST_ASSERT_EQUAL(c.asked, open_tie(table.state()));
    TEST_ASSERT_EQUAL(c.asked == 0, table.sheet().over);
    TEST_ASSERT_EQUAL(c.asked == 0 ? -1 : static_cast<int>(kTie), table.due());
    TEST_ASSERT_EQUAL(c.winners, table.sheet().winners);
    if (c.tiebreak == nullptr) TEST_ASSERT_NULL(table.sheet().tiebreak);
    else TEST_ASSERT_EQUAL_STRING(c.tiebreak, table.sheet().tiebreak);
  }
}

static void test_KF19_the_answer_decides() {
  struct Case { std::array<int, 3> places; unsigned winners; const char* tiebreak; };
  static constexpr Case kCases[] = {
      {{1, 2, 3}, 1, "KF-19"}, {{2, 1, 1}, 6, "shared"}, {{1, 1, 1}, 7, "shared"}, {{3, 2, 1}, 4, "KF-19"},
  };
  for (const Case& c : kCases) {
    Table table({.players = 3});
    set_finished(table, {{30, 1, 0}, {30, 1, 0}, {30, 1, 0}});
    TEST_ASSERT_FALSE(table.next().skippable);
    table.accept(kTie, {c.places[0], c.places[1], c.places[2]});
    TEST_ASSERT_TRUE(table.sheet().over);
    TEST_ASSERT_EQUAL(c.winners, table.sheet().winners);
    TEST_ASSERT_EQUAL_STRING(c.tiebreak, table.sheet().tiebreak);
    TEST_ASSERT_EQUAL(-1, table.due());
  }
}

static void test_KF19_bad_answers() {
  Table table({.players = 3});
  set_finished(table, {{30, 2, 0}, {30, 2, 0}, {29, 2, 0}});
  table.refuse("KF-19", kTie, {2, 2, 0});     // nobody is closest
  table.refuse("KF-19", kTie, {1, 3, 0});     // two yaks have two places
  table.refuse("contract", kTie, {1, 2, 1});  // the third is not tied
  table.accept(kTie, {1, 2, 0});
}

static void test_KF20_totals_can_be_negative_and_above_200() {
  Table table({.players = 2});
  TEST_ASSERT_EQUAL(-36 - 20 + 7, table.sheet().total[kAna]);
  table.player(kBo).goods_points = 250;
  TEST_ASSERT_EQUAL(250 - 36 - 20 + 7, table.sheet().total[kBo]);
}

static void test_points_so_far_leave_out_what_counts_at_the_end() {
  Table table({.players = 2});
  TEST_ASSERT_EQUAL(0, table.sheet().so_far[kAna]);
  table.player(kAna).offering_points = 6;
  table.player(kAna).exhaustion = 1;
  TEST_ASSERT_EQUAL(6, table.sheet().so_far[kAna]);
  table.state().tally_step = kTallySteps;
  TEST_ASSERT_EQUAL(table.sheet().total[kAna], table.sheet().so_far[kAna]);
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_KF10_offerings_count_as_printed);
  RUN_TEST(test_KF11_goods_special_and_tile);
  RUN_TEST(test_KF12_best_split_into_sets);
  RUN_TEST(test_KF12_special_good_is_never_in_a_set);
  RUN_TEST(test_KF13_maps);
  RUN_TEST(test_KF14_animals_over_all_players);
  RUN_TEST(test_KF15_yak_tiles);
  RUN_TEST(test_KF16_distance);
  RUN_TEST(test_KF17_supplies);
  RUN_TEST(test_KF18_exhaustion);
  RUN_TEST(test_KF19_who_is_closer);
  RUN_TEST(test_KF19_ties);
  RUN_TEST(test_KF19_the_answer_decides);
  RUN_TEST(test_KF19_bad_answers);
  RUN_TEST(test_KF20_totals_can_be_negative_and_above_200);
  RUN_TEST(test_points_so_far_leave_out_what_counts_at_the_end);
  return UNITY_END();
}
