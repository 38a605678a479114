// Reviving Kathmandu: what completed monuments score (RK-6 to RK-9, RK-20, RK-21) and how many cards there are.
#include "tests/rules/reviving_table.h"

extern "C" {
void setUp() {}
void tearDown() {}
}

namespace {

using namespace lungta;
using namespace lungta::reviving;

void test_RK6_printed_points() {
  Table table = Table(3).begin();
  table.go_to_round(2);
  table.play_all({buddha(0, R, 2), shrine(0, R, G, 3), stupa(1, R, G, B, 5), pagoda(2, R, G, B, Y, 30)});
  TEST_ASSERT_EQUAL(5, table.points(kMonumentPoints, 0));
  TEST_ASSERT_EQUAL(5, table.points(kMonumentPoints, 1));
  TEST_ASSERT_EQUAL(30, table.points(kMonumentPoints, 2));
  table.refuses("RK-6", shrine(0, R, G, -1));
  table.refuses("RK-6", shrine(0, R, G, 31));
  table.refuses("RK-6", "Points: still to choose", pagoda(0, R, G, B, Y, kUnset));
}

void test_RK6_default_is_the_last_value_of_that_type() {
  Table table = Table(3).begin();
  const auto preset = [&](const Event& event, int slot) {
    return table.game().domain(table.any(), event, slot).preset;
  };
  TEST_ASSERT_EQUAL(kUnset, preset(shrine(0, R, G, 0), build::points(kShrine)));
  table.go_to_round(2);
  table.play_all({shrine(0, R, G, 3), stupa(1, R, G, B, 5), shrine(1, W, G, 4)});
  TEST_ASSERT_EQUAL(4, preset(shrine(2, R, G, 0), build::points(kShrine)));
  TEST_ASSERT_EQUAL(5, preset(stupa(0, R, G, B, 0), build::points(kStupa)));
  TEST_ASSERT_EQUAL(kUnset, preset(buddha(0, R, 0), build::points(kBuddha)));
  TEST_ASSERT_EQUAL(R, preset(stupa(0, R, G, B, 0), build::kSections));  // every section starts at red
  TEST_ASSERT_EQUAL(R, preset(stupa(0, B, G, B, 0), build::kSections + 2));
}

void test_RK7_colour_groups() {
  struct Case { Event event; int expected; };
  const Case cases[] = {
      {buddha(0, R, 0), 0},
      {shrine(0, R, G, 0), 0},
      {shrine(0, R, R, 0), 2},
      {shrine(0, R, wild(R), 0), 2},
      {stupa(0, R, G, B, 0), 0},
      {stupa(0, R, G, R, 0), 2},
      {stupa(0, G, G, G, 0), 4},
      {stupa(0, wild(B), wild(B), B, 0), 4},
      {pagoda(0, R, G, B, Y, 0), 0},
      {pagoda(0, R, R, B, B, 0), 4},  // groups add up: 2 + 2
      {pagoda(0, R, B, R, B, 0), 4},
      {pagoda(0, W, W, W, Y, 0), 4},
      {pagoda(0, Y, Y, Y, Y, 0), 8},
      {pagoda(0, R, R, G, B, 0), 2},
  };
  for (const Case& c : cases) {
    Table table = Table(2).begin();
    table.play(c.event);
    TEST_ASSERT_EQUAL_MESSAGE(c.expected, table.points(kColourPoints, 0), table_row(static_cast<int>(&c - cases)));
    TEST_ASSERT_EQUAL(0, table.points(kColourPoints, 1));
  }
}

void test_RK8_new_buddha_colours() {
  Table table = Table(5).begin();
  const int cards[] = {R, R, wild(G), G, B, Y, W, R};
  const int expected[] = {1, 1, 2, 2, 3, 4, 5, 5};  // at most 5 in a game
  for (int i = 0; i < 8; ++i) {
    table.play(buddha(0, cards[i], 0));
    TEST_ASSERT_EQUAL(expected[i], table.points(kBuddhaPoints, 0));
  }
  TEST_ASSERT_EQUAL(0, table.points(kBuddhaPoints, 1));
}

void test_RK9_rebuild_scores_everything_anew() {
  Table table = Table(3, {{option::kRebuild, 1}, {option::kBhairav, 1}}).begin();
  table.play(mission_of(0, {0, 0, 0, kPatternSame, kPatternSame, kPatternSame, 0, 0, 0, 0}));
  table.play_all({buddha(0, R, 2), stupa(0, G, G, G, 5), buddha(0, G, 2)});
  TEST_ASSERT_EQUAL(4, table.points(kColourPoints, 0));
  TEST_ASSERT_EQUAL(4, table.points(kMissionPoints, 0));  // the Buddha (any colour) and the Stupa
  table.play(rebuilt(0, 1, 1, R));  // the Stupa's centre, not its top: the printed points stay
  TEST_ASSERT_EQUAL(2, table.points(kColourPoints, 0));
  TEST_ASSERT_EQUAL(1, table.points(kMissionPoints, 0));
  TEST_ASSERT_EQUAL(9, table.points(kMonumentPoints, 0));
  table.play(rebuilt(0, 1, 2, wild(W), 7));  // its top: with the new card's points
  TEST_ASSERT_EQUAL(0, table.points(kColourPoints, 0));
  TEST_ASSERT_EQUAL(11, table.points(kMonumentPoints, 0));
  table.play(rebuilt(0, 2, 0, R, 3));  // a Buddha: one colour fewer
  TEST_ASSERT_EQUAL(1, table.points(kBuddhaPoints, 0));
  TEST_ASSERT_EQUAL(12, table.points(kMonumentPoints, 0));
}

void test_RK9_rebuild_changes_bhairav_points() {
  Table table = Table(3, {{option::kRebuild, 1}, {option::kBhairav, 1}}).begin();
  table.go_to_round(4);
  table.play_all({shrine(0, B, B, 3), coins({3, 2, 1}), spend(0, kBuyBhairav, B)});
  TEST_ASSERT_EQUAL(2, table.points(kBhairavPoints, 0));
  table.play(rebuilt(0, 0, 0, wild(B)));
  TEST_ASSERT_EQUAL(1, table.points(kBhairavPoints, 0));
  TEST_ASSERT_EQUAL(2, table.points(kColourPoints, 0));
}

void test_RK9_a_buddha_has_one_section_to_rebuild() {
  Table table = Table(3, {{option::kRebuild, 1}}).begin();
  table.play(buddha(0, R, 1));
  table.refuses("RK-9", "Sections to rebuild here (Buddha): 1", rebuilt(0, 0, 1, W));
}

void test_RK9_rebuild_is_refused() {
  Table without = Table(3).begin();
  without.play(shrine(0, R, G, 2));
  without.refuses("RK-9", rebuilt(0, 0, 0, B));
  Table table = Table(3, {{option::kRebuild, 1}}).begin();
  table.refuses("RK-9", "Bo has no completed monument.", entry(kRebuild, {1, 0, 0, 0, 0}));
  table.play_all({shrine(0, R, G, 2), shrine(1, B, B, 2), shrine(2, B, B, 2)});
  table.refuses("RK-9", "Ana's completed monuments: 1; choose one of them.", rebuilt(0, 1, 0, B));
  table.refuses("RK-9", "Sections to rebuild here (Shrine): 2", rebuilt(0, 0, 2, B));
  table.refuses("RK-9", "Only the top card prints points: leave 0.", rebuilt(0, 0, 0, W, 4));
  table.refuses("RK-6", "Points: still to choose", rebuilt(0, 0, 1, W, kUnset));
  table.refuses("RK-parts", "Shrine, Bottom, Blue: only 2 in play", rebuilt(0, 0, 0, B));
  table.play(rebuilt(0, 0, 0, R));                 // another red one for the red one
  table.play(rebuilt(1, 0, 0, B));                 // the second blue one leaves, a blue one comes
}

void test_RK20_holographic_buddhas_are_worth_their_number() {
  Table table = Table(4, {{option::kHolographic, 1}, {option::kRebuild, 1}}).begin();
  const int colours[] = {W, R, G, B, Y};
  for (int i = 0; i < 5; ++i) {
    table.play(holographic(i % 4, colours[i]));
    TEST_ASSERT_EQUAL(i < 4 ? i + 1 : 1 + 5, table.points(kHolographicPoints, i % 4));
  }
  TEST_ASSERT_EQUAL(2, table.points(kBuddhaPoints, 0));  // they are Buddhas for RK-8
  TEST_ASSERT_EQUAL(0, table.points(kMonumentPoints, 0));
  table.refuses("RK-20", "The holographic Buddha in this colour (White) stands already.", holographic(1, W));
}

void test_RK20_refusals() {
  Table without = Table(3).begin();
  without.refuses("RK-20", "This game is played without holographic Buddhas.", holographic(0, R));
  Table table = Table(3, {{option::kHolographic, 1}}).begin();
  table.play(holographic(0, R));
  table.refuses("RK-20", "The holographic Buddha in this colour (Red) stands already.", holographic(1, R));
  table.refuses("RK-20", "A holographic Buddha is never a wild card.", holographic(1, wild(G)));
  table.refuses("RK-20", "A holographic Buddha scores its number; it prints no points.",
                entry(kBuildBuddha, {1, G, 1, 3}));
}

void test_RK20_replaced_one_loses_its_points_and_numbers_stay() {
  Table table = Table(3, {{option::kHolographic, 1}, {option::kRebuild, 1}}).begin();
  table.play_all({holographic(0, R), holographic(1, G), holographic(2, B)});
  table.play(rebuilt(1, 0, 0, W, 2));
  TEST_ASSERT_EQUAL(0, table.points(kHolographicPoints, 1));
  TEST_ASSERT_EQUAL(2, table.points(kMonumentPoints, 1));
  TEST_ASSERT_EQUAL(3, table.points(kHolographicPoints, 2));
  table.play(holographic(0, Y));
  TEST_ASSERT_EQUAL(1 + 4, table.points(kHolographicPoints, 0));
}

// They replace an ordinary one of each colour: with up to four players one is left, in the red deck.
void test_RK20_ordinary_ones_are_fewer() {
  Table table = Table(3, {{option::kHolographic, 1}, {option::kRebuild, 1}}).begin();
  table.play(buddha(0, R, 1));
  table.refuses("RK-20", "Buddha, Red: only 1 in play", buddha(1, R, 1));
  table.play(holographic(1, R));
  table.refuses("RK-20", holographic(2, R));
  table.play(buddha(2, wild(R), 1));  // a wild card is another one
  table.refuses("RK-20", rebuilt(1, 0, 0, R, 1));  // the ordinary red one stands elsewhere
  table.play(rebuilt(0, 0, 0, R, 2));              // another red one for the red one
  Table five = Table(5, {{option::kHolographic, 1}}).begin();
  five.play_all({holographic(0, G), buddha(1, G, 1), buddha(2, G, 1)});
  five.refuses("RK-20", buddha(3, G, 1));
}

// Replaced, discarded, bought back with a leftover coin and built again: the next number, and never more than 5.
void test_RK20_one_that_was_replaced_can_come_back() {
  Table table = Table(3, {{option::kHolographic, 1}, {option::kRebuild, 1}}).begin();
  table.play_all({holographic(0, R), holographic(1, G), rebuilt(0, 0, 0, W, 2), holographic(2, R)});
  TEST_ASSERT_EQUAL(3, table.points(kHolographicPoints, 2));
  TEST_ASSERT_EQUAL(2, table.points(kHolographicPoints, 1));
  table.play_all({holographic(0, B), holographic(1, Y)});
  TEST_ASSERT_EQUAL(2 + 5, table.points(kHolographicPoints, 1));
  table.play_all({rebuilt(2, 0, 0, B, 1), holographic(2, R)});
  TEST_ASSERT_EQUAL(5, table.points(kHolographicPoints, 2));
}

// All players together have no more cards than they collected.
void test_RK3_no_more_cards_built_than_collected() {
  Table table = Table(3).begin();
  table.play_all({shrine(0, R, G, 1), shrine(1, G, B, 1), shrine(2, B, Y, 1)});
  table.refuses("RK-3", "That makes 7 cards built; by round 1 only 6 are collected. End past rounds first.",
                buddha(0, R, 1));
  table.go_to_round(2);
  table.play(pagoda(0, R, G, B, Y, 1));
  table.refuses("RK-3", stupa(0, R, G, B, 1));
  Table two = Table(2).begin();  // RK-4: four each
  two.play_all({pagoda(0, R, G, B, Y, 1), pagoda(0, G, B, Y, R, 1)});
  two.refuses("RK-3", buddha(0, R, 1));
  Table liu = Table(3, {{option::kArchitects, 1}, {option::kArchitectOf, kLiu}}).begin();
  liu.go_to_round(4);
  TEST_ASSERT_EQUAL(3 * 2 * 4 + 1, cards_collected(liu.state()));
  liu.go_to_round(8);
  TEST_ASSERT_EQUAL(3 * 2 * 8 + 2, cards_collected(liu.state()));
}

// What they draw beyond the others goes back under the red deck.
void test_RK3_liliana_and_charles_keep_no_more_cards() {
  Table table = Table(4, {{option::kArchitects, 1}, {option::kArchitectOf, kLiliana},
                          {option::kArchitectOf + 1, kCharles}, {option::kArchitectOf + 2, kWalter},
                          {option::kArchitectOf + 3, kSara}}).begin();
  table.go_to_round(4);
  TEST_ASSERT_EQUAL(4 * 2 * 4, cards_collected(table.state()));
}

void test_parts_copies_of_a_section() {
  Table four = Table(4).begin();
  four.go_to_round(2);
  four.play_all({pagoda(0, R, R, R, Y, 5), pagoda(1, B, B, B, Y, 5)});
  four.refuses("RK-parts", "Pagoda, Top, Yellow: only 2 in play", pagoda(2, G, G, G, Y, 5));
  four.play(pagoda(2, G, G, G, wild(Y), 5));  // a wild is another card
  Table five = Table(5).begin();
  five.play_all({buddha(0, W, 1), buddha(1, W, 1), buddha(2, W, 1)});
  five.refuses("RK-parts", buddha(3, W, 1));
}

void test_RK21_wild_cards_one_per_section_two_with_rainbow() {
  Table table = Table(4).begin();
  table.play_all({stupa(0, wild(R), G, B, 4), stupa(1, G, wild(R), B, 4)});
  table.refuses("RK-parts", "Stupa, Bottom, wild: only 1 in play", stupa(2, wild(Y), W, W, 4));
  Table rainbow = Table(4, {{option::kRainbow, 1}}).begin();
  rainbow.play_all({stupa(0, wild(R), G, B, 4), stupa(1, wild(G), wild(R), B, 4)});
  rainbow.refuses("RK-21", stupa(2, wild(Y), W, W, 4));
}

// The pool holds every monument the box has topmost cards for: the next one is refused by its cards.
void test_parts_the_pool_never_overflows() {
  Table table = Table(6, {{option::kRainbow, 1}}).begin();
  for (int type = 0; type < kTypes; ++type) {
    for (int i = 0; i < kMaxOfType; ++i) {
      const int card = i < 15 ? i % 5 : wild(i % 5);
      Event event = entry(kBuildBuddha + type, {i % 6});
      for (int section = 0; section < sections_of(type); ++section) event.set(build::kSections + section, card);
      event.set(build::points(type), 1);
      table.game().apply(table.any(), event);  // more than are collected (RK-3): what counts here are the copies
    }
  }
  TEST_ASSERT_EQUAL(kMaxMonuments, table.state().monuments.size());
  for (int card = 0; card < kCardColours; ++card) TEST_ASSERT_FALSE(table.check(buddha(0, card, 1)).is_ok());
}

void test_a_pagoda_needs_four_sections() {
  Table table = Table(3).begin();
  table.refuses("RK-6", "Third: still to choose", pagoda(0, R, G, kUnset, B, 5));
  table.refuses("RK-6", "Top: not possible now",
                pagoda(0, R, G, B, kCardColours, 5));  // a wild without a colour has no value
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_RK6_printed_points);
  RUN_TEST(test_RK6_default_is_the_last_value_of_that_type);
  RUN_TEST(test_RK7_colour_groups);
  RUN_TEST(test_RK8_new_buddha_colours);
  RUN_TEST(test_RK9_rebuild_scores_everything_anew);
  RUN_TEST(test_RK9_rebuild_changes_bhairav_points);
  RUN_TEST(test_RK9_a_buddha_has_one_section_to_rebuild);
  RUN_TEST(test_RK9_rebuild_is_refused);
  RUN_TEST(test_RK20_holographic_buddhas_are_worth_their_number);
  RUN_TEST(test_RK20_refusals);
  RUN_TEST(test_RK20_replaced_one_loses_its_points_and_numbers_stay);
  RUN_TEST(test_RK20_ordinary_ones_are_fewer);
  RUN_TEST(test_RK20_one_that_was_replaced_can_come_back);
  RUN_TEST(test_RK3_no_more_cards_built_than_collected);
  RUN_TEST(test_RK3_liliana_and_charles_keep_no_more_cards);
  RUN_TEST(test_parts_copies_of_a_section);
  RUN_TEST(test_RK21_wild_cards_one_per_section_two_with_rainbow);
  RUN_TEST(test_parts_the_pool_never_overflows);
  RUN_TEST(test_a_pagoda_needs_four_sections);
  return UNITY_END();
}
