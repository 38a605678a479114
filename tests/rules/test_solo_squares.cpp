// Reviving Kathmandu alone: building, winning, levels, the outlook. RK-34 to RK-36.
#include "tests/rules/solo_table.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;
using namespace lungta::reviving_solo;

// The four of the mission and a fifth for each square, both in white and so of different types.
void build_all(SoloTable& table, int fifth_1, int fifth_2) {
  const int colours_1[] = {R, G, B, Y};
  const int colours_2[] = {G, B, Y, R};
  for (int type = 0; type < kTypes; ++type) {
    table.play(builds(0, type, colours_1[type]));
    table.play(builds(1, type, colours_2[type]));
  }
  table.play(builds(0, fifth_1, W));
  table.play(builds(1, fifth_2, W));
}

void test_RK34_one_colour_with_wild_cards() {
  SoloTable table;
  table.ready_to_build();
  Event mixed = builds(0, kShrine, R);
  mixed.set(build::kSectionsFrom + 1, G);
  table.refused("RK-34", mixed);
  Event with_wild = builds(0, kShrine, R);
  with_wild.set(build::kSectionsFrom + 1, wild(R));
  table.play(with_wild);
  // All wild: the colour was chosen with the cards.
  Event all_wild = builds(0, kStupa, wild(G));
  table.play(all_wild);
  TEST_ASSERT_EQUAL_UINT(colour_set(R, G), colours_built(table.state().squares[0]));
  // Each section has one wild card.
  Event again = builds(1, kShrine, G);
  again.set(build::kSectionsFrom + 1, wild(G));
  table.refused("RK-30", again);
}

void test_RK34_debris_of_the_colour_go_back_and_stacks_close_up() {
  SoloTable table;
  table.ready_to_build();
  State& state = table.state();
  const int order[] = {R, G, R, B, R, G};
  const int spot = spot_at(kSouth, 2);
  for (const int colour : order)
    state.debris.push_back({static_cast<std::uint8_t>(spot), static_cast<std::uint8_t>(colour)});
  state.debris.push_back({static_cast<std::uint8_t>(spot_at(kEast, 0)), static_cast<std::uint8_t>(R)});
  table.play(builds(0, kBuddha, R));
  const int left[] = {G, B, G};
  TEST_ASSERT_EQUAL_INT(3, static_cast<int>(table.state().debris.size()));
  for (std::size_t i = 0; i < 3; ++i) TEST_ASSERT_EQUAL_INT(left[i], table.state().debris[i].colour);
  TEST_ASSERT_EQUAL_INT(5, in_bag(table.state(), R));
  TEST_ASSERT_EQUAL_INT(22, in_bag(table.state()));
}

void test_RK34_five_to_a_square_one_per_colour() {
  SoloTable table;
  table.ready_to_build();
  table.play(builds(0, kBuddha, R));
  table.refused("RK-34", builds(0, kShrine, R));
  const int rest[] = {G, B, Y, W};
  for (const int colour : rest) table.play(builds(0, kBuddha, colour));
  table.refused("RK-34", builds(0, kShrine, G));
}

void test_RK34_marker_on_the_mission() {
  SoloTable table;
  table.play(
      mission_of({colour_set(R, B), 0, colour_set(G, W), 0, kPatternSame, kPatternSame, kPatternSame, kPatternSame}));
  table.play(any_mission());
  table.state().phase = Phase::kBuild;
  table.state().collected = kRounds;
  table.play(builds(0, kBuddha, G));
  TEST_ASSERT_FALSE(objective_met(table.state().squares[0], kBuddha));
  table.play(builds(0, kBuddha, B));
  TEST_ASSERT_TRUE(objective_met(table.state().squares[0], kBuddha));
  table.play(builds(0, kShrine, W));
  TEST_ASSERT_TRUE(objective_met(table.state().squares[0], kShrine));
  TEST_ASSERT_EQUAL_UINT(colour_set(G, W), objective_colours(table.state().squares[0], kShrine));
}

void test_RK35_red_shrine_in_both_squares_refused() {
  SoloTable table;
  table.ready_to_build();
  table.play(builds(0, kShrine, R));
  table.refused("RK-35", builds(1, kShrine, R));
  table.play(builds(1, kBuddha, R));
}

void test_RK36_levels_by_the_fifths() {
  struct Case { int fifth_1, fifth_2; Level level; };
  const Case cases[] = {
      {kStupa, kBuddha, kMedium}, {kPagoda, kShrine, kHard}, {kBuddha, kShrine, kEasy},
      {kPagoda, kBuddha, kMedium}, {kStupa, kShrine, kMedium}, {kPagoda, kStupa, kHard},
  };
  for (const Case& c : cases) {
    SoloTable table;
    table.ready_to_build();
    build_all(table, c.fifth_1, c.fifth_2);
    const Sheet sheet = table.sheet();
    TEST_ASSERT_TRUE(sheet.over);
    TEST_ASSERT_TRUE(sheet.solo.won);
    TEST_ASSERT_EQUAL_INT(c.level, level_reached(table.state()));
  }
}

void test_RK36_print_shrine_shrine_is_medium_stupa_stupa_hard_buddha_buddha_easy() {
  struct Case { int fifth; const char* level; };
  const Case cases[] = {{kShrine, "medium"}, {kStupa, "hard"}, {kBuddha, "easy"}};
  for (const Case& c : cases) {
    SoloTable table;
    table.ready_to_build();
    // The first square: Buddha red, Shrine green, Stupa blue, Pagoda yellow, fifth white.
    for (int type = 0; type < kTypes; ++type) table.play(builds(0, type, type));
    table.play(builds(0, c.fifth, W));
    // The second: every type one colour on, and the fifth in the colour that is left, two on from its own.
    for (int type = 0; type < kTypes; ++type) {
      const int colour = (type + 1) % 4;
      table.play(builds(1, type, colour == (c.fifth + 2) % 4 ? W : colour));
    }
    table.play(builds(1, c.fifth, (c.fifth + 2) % 4));
    const Sheet sheet = table.sheet();
    TEST_ASSERT_TRUE(sheet.solo.won);
    TEST_ASSERT_EQUAL_STRING(c.level, sheet.solo.level->key);
  }
}

void test_RK36_extreme_is_all_or_nothing() {
  SoloTable hard(true);
  hard.ready_to_build();
  build_all(hard, kPagoda, kStupa);
  TEST_ASSERT_FALSE(hard.sheet().solo.won);
  TEST_ASSERT_FALSE(look_ahead(hard.state()).possible);
  SoloTable extreme(true);
  extreme.ready_to_build();
  for (int type = 0; type < kTypes; ++type) extreme.play(builds(0, type, type));
  extreme.play(builds(0, kPagoda, W));
  const int second[] = {G, W, Y, R};  // Pagoda red, fifth Pagoda blue
  for (int type = 0; type < kTypes; ++type) extreme.play(builds(1, type, second[type]));
  extreme.play(builds(1, kPagoda, B));
  const Sheet sheet = extreme.sheet();
  TEST_ASSERT_TRUE(sheet.solo.won);
  TEST_ASSERT_EQUAL_STRING("extreme", sheet.solo.level->key);
}

void test_RK35_a_win_counts_the_moment_it_holds() {
  SoloTable table;
  table.ready_to_build();
  build_all(table, kPagoda, kShrine);
  TEST_ASSERT_TRUE(table.sheet().over);
  table.refused("RK-31", entry(kBuilt));
}

void test_outlook_counts_cards() {
  SoloTable table;
  table.missions();
  Outlook start = look_ahead(table.state());
  TEST_ASSERT_TRUE(start.possible);
  TEST_ASSERT_EQUAL_INT(22, start.needed);
  TEST_ASSERT_EQUAL_INT(30, start.at_most);
  SoloTable extreme(true);
  extreme.missions();
  start = look_ahead(extreme.state());
  TEST_ASSERT_EQUAL_INT(28, start.needed);
  TEST_ASSERT_TRUE(start.possible);
}

void test_outlook_two_wasted_monuments_are_one_too_many() {
  SoloTable table;
  table.play(mission_of({colour_set(R), 0, colour_set(G, W), 0, 0, 0, 0}));
  table.play(other_mission());
  table.state().phase = Phase::kBuild;
  table.state().collected = kRounds;
  table.play(builds(0, kBuddha, G));
  TEST_ASSERT_TRUE(look_ahead(table.state()).possible);
  table.play(builds(0, kBuddha, B));
  TEST_ASSERT_FALSE(look_ahead(table.state()).possible);
}

void test_outlook_needs_an_assignment_of_colours() {
  // Buddha and Shrine of the first square both in red only: one of them cannot be.
  SoloTable table;
  table.play(mission_of({colour_set(R), colour_set(R), 0, 0, 0, 0, 0}));
  table.play(mission_of({colour_set(G), 0, 0, kPatternSame, 0, 0, kPatternSame}));
  TEST_ASSERT_FALSE(look_ahead(table.state()).possible);
}

void test_outlook_discarded_cards_count() {
  SoloTable table;
  table.play(mission_of({colour_set(R), kPatternAny, 0, 0, 0, 0, 0}));
  table.play(mission_of({colour_set(G), colour_set(G, B), 0, kPatternSame, 0, 0, kPatternSame}));
  table.play(entry(kDiscard, {kBuddha, 0, R}));
  table.play(entry(kDiscard, {kBuddha, 0, kWildKind}));
  TEST_ASSERT_TRUE(look_ahead(table.state()).possible);  // the second red Buddha is left
  table.play(entry(kDiscard, {kBuddha, 0, R}));
  TEST_ASSERT_FALSE(look_ahead(table.state()).possible);
  table.refused("RK-30", entry(kDiscard, {kBuddha, 0, R}));
  table.refused("RK-30", entry(kDiscard, {kBuddha, 0, kWildKind}));
  table.state().phase = Phase::kBuild;
  table.state().collected = kRounds;
  table.refused("RK-30", builds(0, kBuddha, R));
  table.refused("RK-30", builds(0, kBuddha, wild(B)));
  SoloTable extreme(true);
  extreme.missions();
  extreme.refused("RK-36", entry(kDiscard, {kBuddha, 0, R}));
}

// All 60 blue cards: every section twice in each colour, once as a wild card.
void test_RK30_two_cards_of_a_section_and_colour() {
  SoloTable table;
  table.ready_to_build();
  table.play(entry(kDiscard, {kShrine, 1, Y}));
  table.play(builds(0, kShrine, Y));  // with the other one
  table.refused("RK-30", entry(kDiscard, {kShrine, 1, Y}));
  table.play(entry(kDiscard, {kShrine, 0, Y}));
  table.refused("RK-30", entry(kDiscard, {kShrine, 0, Y}));
  Event with_wild = builds(0, kStupa, R);
  with_wild.set(build::kSectionsFrom, wild(R));
  table.play(with_wild);
  table.refused("RK-30", entry(kDiscard, {kStupa, 0, kWildKind}));
  table.play(entry(kDiscard, {kStupa, 0, R}));
  table.play(entry(kDiscard, {kStupa, 0, R}));  // none of them stands there
  table.refused("RK-30", entry(kDiscard, {kStupa, 0, R}));
}

void test_RK12_names_of_missions() {
  SoloTable table;
  Event event = any_mission();
  event.set(mission::kTitle, 'A');
  for (const int letter : {0x23, 0x5F, 0x80, 0x9F}) {
    event.set(mission::kTitle + 1, letter);
    table.refused("RK-12", event);
  }
  event.set(mission::kTitle + 1, 0xE9);
  table.play(event);
}

void test_RK35_a_second_monument_outside_the_mission_is_named() {
  SoloTable table;
  table.play(mission_of({colour_set(R), 0, colour_set(G, W), 0, 0, 0, 0}));
  table.play(other_mission());
  table.state().phase = Phase::kBuild;
  table.state().collected = kRounds;
  const auto effect = [&](const Event& event) {
    const AnyState before = table.any();
    table.play(event);
    Lines lines;
    table.game().explain(before, table.any(), event, lines);
    Line line;
    append_phrase(line, lines[0], Language::kEnglish, table.setup());
    return line;
  };
  TEST_ASSERT_EQUAL_STRING("Fifth: not the mission's", effect(builds(0, kBuddha, G)).c_str());
  TEST_ASSERT_EQUAL_STRING("2nd off mission: no win", effect(builds(0, kBuddha, B)).c_str());
}

void test_status_lists_what_is_needed() {
  SoloTable table;
  table.missions();
  Lines lines;
  table.game().answer(table.any(), entry(helper::kStatus), lines);
  TEST_ASSERT_EQUAL_INT(14, static_cast<int>(lines.size()));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_RK34_one_colour_with_wild_cards);
  RUN_TEST(test_RK34_debris_of_the_colour_go_back_and_stacks_close_up);
  RUN_TEST(test_RK34_five_to_a_square_one_per_colour);
  RUN_TEST(test_RK34_marker_on_the_mission);
  RUN_TEST(test_RK35_red_shrine_in_both_squares_refused);
  RUN_TEST(test_RK35_a_win_counts_the_moment_it_holds);
  RUN_TEST(test_RK36_levels_by_the_fifths);
  RUN_TEST(test_RK36_print_shrine_shrine_is_medium_stupa_stupa_hard_buddha_buddha_easy);
  RUN_TEST(test_RK36_extreme_is_all_or_nothing);
  RUN_TEST(test_outlook_counts_cards);
  RUN_TEST(test_outlook_two_wasted_monuments_are_one_too_many);
  RUN_TEST(test_outlook_needs_an_assignment_of_colours);
  RUN_TEST(test_outlook_discarded_cards_count);
  RUN_TEST(test_RK30_two_cards_of_a_section_and_colour);
  RUN_TEST(test_RK12_names_of_missions);
  RUN_TEST(test_RK35_a_second_monument_outside_the_mission_is_named);
  RUN_TEST(test_status_lists_what_is_needed);
  return UNITY_END();
}
