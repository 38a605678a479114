// Reviving Kathmandu alone: rounds, debris, bids. RK-30 to RK-33.
#include "tests/rules/solo_table.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;
using namespace lungta::reviving_solo;

int spots_of(int side) { return option::kSpotsFrom + side; }
int phase(SoloTable& table) { return static_cast<int>(table.state().phase); }

void test_RK30_parts() {
  SoloTable table;
  TEST_ASSERT_EQUAL_INT(25, in_bag(table.state()));
  for (int colour = 0; colour < kColours; ++colour) TEST_ASSERT_EQUAL_INT(5, in_bag(table.state(), colour));
  for (int coin = 1; coin <= 5; ++coin) TEST_ASSERT_TRUE(in_hand(table.state(), coin));
  TEST_ASSERT_EQUAL_INT(15, kRounds);
  TEST_ASSERT_TRUE(sizeof(State) <= 600);
}

void test_RK30_identical_objectives_refused() {
  SoloTable table;
  const Event first = mission_of({colour_set(R, B), 0, colour_set(G, W), 0, kPatternSame, kPatternSame, kPatternSame,
                                  kPatternSame});
  table.play(first);
  table.refused("RK-30", first);
  // One identical objective is enough: the Buddha's.
  table.refused("RK-30", mission_of({colour_set(R, B), colour_set(R), 0, colour_set(R), 0, 0, colour_set(R)}));
  table.play(mission_of({colour_set(G), colour_set(R), 0, colour_set(R), 0, 0, colour_set(R)}));
  table.refused("RK-30", any_mission());
}

void test_RK30_overlap_is_a_warning() {
  SoloTable table;
  const int warm = colour_set(R, Y);
  table.play(mission_of({warm, 0, 0, 0, 0, 0, 0}));
  const AnyState before = table.any();
  const Event second = mission_of({colour_set(R, G), kPatternSame, 0, kPatternSame, 0, 0, kPatternSame});
  table.play(second);
  Lines lines;
  table.game().explain(before, table.any(), second, lines);
  TEST_ASSERT_EQUAL_INT(1, static_cast<int>(lines.size()));
}

void test_RK31_six_phases_with_one_entry_each() {
  SoloTable table;
  table.missions();
  const Event steps[] = {entry(kOpenMarket), rolled(kEast, {R, G}), bids(2, kWest, 0),
                         entry(kCollect),    entry(kBuilt),         entry(kCleanUp)};
  const Phase phases[] = {Phase::kMarket,  Phase::kDebris, Phase::kBid,
                          Phase::kCollect, Phase::kBuild,  Phase::kCleanUp};
  for (int i = 0; i < 6; ++i) {
    TEST_ASSERT_EQUAL_INT(static_cast<int>(phases[i]), phase(table));
    const Question due = table.game().next(table.any());
    TEST_ASSERT_TRUE(due.due);
    // Another phase's step is refused in words.
    if (i != 0) table.refused("RK-31", entry(kOpenMarket));
    if (i != 5) table.refused("RK-31", entry(kCleanUp));
    table.play(steps[i]);
  }
  TEST_ASSERT_EQUAL_INT(2, table.state().round);
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Phase::kMarket), phase(table));
}

void test_RK31_round_15_is_played_then_lost() {
  SoloTable table;
  table.missions();
  table.state().round = kRounds;
  table.round_to_build(rolled(kEast, {R, G}), bids(1, kWest, 0));
  TEST_ASSERT_FALSE(table.sheet().over);
  table.end_round();
  const Sheet sheet = table.sheet();
  TEST_ASSERT_TRUE(sheet.over);
  TEST_ASSERT_TRUE(sheet.solo.applies);
  TEST_ASSERT_FALSE(sheet.solo.won);
  TEST_ASSERT_EQUAL_INT(0, sheet.winners);
  TEST_ASSERT_FALSE(table.game().next(table.any()).due);
  table.refused("RK-31", entry(kOpenMarket));
}

void test_RK31_no_more_cards_built_than_collected() {
  SoloTable table;
  table.missions();
  table.round_to_build(rolled(kEast, {R, G}), bids(1, kWest, 0));
  table.refused("RK-31", builds(0, kStupa, R));
  table.play(builds(0, kShrine, R));
  table.refused("RK-31", builds(0, kBuddha, G));
}

void test_RK32_print_example_coin_on_the_second_spot() {
  SoloTable table;
  table.missions();
  table.round_to_build(rolled(kEast, {R, G}), bids(4, kNorth, 1));
  table.end_round();
  table.play(entry(kOpenMarket));
  Event event = rolled(kNorth, {Y, 0, W});
  table.play(event);
  const State& state = table.state();
  TEST_ASSERT_EQUAL_INT(1, debris_on(state, spot_at(kNorth, 0)));
  TEST_ASSERT_EQUAL_INT(Y, top_colour(state, spot_at(kNorth, 0)));
  TEST_ASSERT_EQUAL_INT(0, debris_on(state, spot_at(kNorth, 1)));
  TEST_ASSERT_EQUAL_INT(W, top_colour(state, spot_at(kNorth, 2)));
  TEST_ASSERT_TRUE(in_hand(state, 4));
  TEST_ASSERT_EQUAL_INT(21, in_bag(state));
}

void test_RK32_stacks_in_order() {
  SoloTable table;
  table.missions();
  table.state().phase = Phase::kDebris;
  const int colours[] = {R, G, B};
  for (const int colour : colours) {
    table.play(rolled(kWest, {colour, colour}));
    TEST_ASSERT_EQUAL_INT(colour, top_colour(table.state(), spot_at(kWest, 1)));
    table.state().phase = Phase::kDebris;
  }
  TEST_ASSERT_EQUAL_INT(3, debris_on(table.state(), spot_at(kWest, 1)));
}

void test_RK32_more_than_five_of_a_colour_refused() {
  SoloTable table;
  table.missions();
  table.state().phase = Phase::kDebris;
  table.play(rolled(kNorth, {R, R, R}));
  table.state().phase = Phase::kDebris;
  table.refused("RK-30", rolled(kSouth, {R, R, R}));
  table.play(rolled(kSouth, {R, R, G}));
  table.state().phase = Phase::kDebris;
  table.refused("RK-30", rolled(kWest, {R, G}));
}

void test_RK32_empty_bag_drops_nothing_but_gives_coins_back() {
  SoloTable table;
  table.missions();
  State& state = table.state();
  for (int i = 0; i < kAllDebris - 1; ++i) {
    state.debris.push_back({static_cast<std::uint8_t>(spot_at(kEast, i % 2)), static_cast<std::uint8_t>(i % kColours)});
  }
  state.coin_spot[4] = static_cast<std::uint8_t>(spot_at(kNorth, 1) + 1);
  state.phase = Phase::kDebris;
  // One debris is left, white: it falls on the first spot, the third gets nothing.
  table.refused("RK-32", rolled(kNorth, {W, 0, W}));
  table.refused("RK-30", rolled(kNorth, {R}));
  table.play(rolled(kNorth, {W}));
  TEST_ASSERT_EQUAL_INT(0, in_bag(table.state()));
  TEST_ASSERT_TRUE(in_hand(table.state(), 5));
  table.state().phase = Phase::kDebris;
  table.play(rolled(kSouth));
  TEST_ASSERT_EQUAL_INT(25, static_cast<int>(table.state().debris.size()));
}

void test_RK32_device_draws_with_the_bags_weights() {
  SoloTable table;
  table.missions();
  table.state().phase = Phase::kDebris;
  table.play(rolled(kNorth, {R, R, G}));
  Event event = entry(kRoll, {kWest, R});
  TEST_ASSERT_EQUAL_UINT32(2, table.game().weight(table.any(), event, roll::kColoursFrom + 1, R));
  TEST_ASSERT_EQUAL_UINT32(4, table.game().weight(table.any(), event, roll::kColoursFrom + 1, G));
  TEST_ASSERT_EQUAL_UINT32(5, table.game().weight(table.any(), event, roll::kColoursFrom + 1, B));
  for (int side = 0; side < kSides; ++side) {
    TEST_ASSERT_EQUAL_UINT32(1, table.game().weight(table.any(), event, roll::kSide, side));
  }
}

void test_RK32_spots_per_side_are_asked() {
  SoloTable table;
  const int usual[] = {3, 2, 3, 2};
  for (int side = 0; side < kSides; ++side)
    TEST_ASSERT_EQUAL_INT(usual[side], table.state().spots[static_cast<std::size_t>(side)]);
  table.set_option(spots_of(kNorth), 4);
  TEST_ASSERT_TRUE(spot_exists(table.state(), spot_at(kNorth, 3)));
  TEST_ASSERT_FALSE(spot_exists(table.state(), spot_at(kSouth, 3)));
  table.set_option(spots_of(kNorth), 1);
  table.set_option(spots_of(kSouth), 1);
  TEST_ASSERT_TRUE(check_setup(table.game(), table.setup()).is_ok());
  table.set_option(spots_of(kEast), 1);
  TEST_ASSERT_FALSE(check_setup(table.game(), table.setup()).is_ok());
}

void test_RK33_coin_must_exceed_the_debris() {
  SoloTable table;
  table.missions();
  table.state().debris.push_back({static_cast<std::uint8_t>(spot_at(kNorth, 0)), static_cast<std::uint8_t>(R)});
  table.state().debris.push_back({static_cast<std::uint8_t>(spot_at(kNorth, 0)), static_cast<std::uint8_t>(G)});
  table.state().phase = Phase::kBid;
  table.refused("RK-33", bids(1, kNorth, 0));
  table.refused("RK-33", bids(2, kNorth, 0));
  for (int coin = 3; coin <= 5; ++coin) TEST_ASSERT_TRUE(table.verdict(bids(coin, kNorth, 0)).is_ok());
  TEST_ASSERT_EQUAL_INT(3, smallest_bid(table.state(), spot_at(kNorth, 0)));
  table.refused("RK-33", bids(1, kEast, 2));  // there is no third spot in the east
  table.refused("RK-33", bids(6, kEast, 1));
}

void test_RK33_one_coin_per_spot_and_only_from_hand() {
  SoloTable table;
  table.missions();
  table.round_to_build(rolled(kEast, {R, G}), bids(3, kNorth, 0));
  table.end_round();
  table.play(entry(kOpenMarket));
  table.play(rolled(kEast, {R, G}));
  table.refused("RK-33", bids(3, kSouth, 0));
  table.refused("RK-33", bids(5, kNorth, 0));
  table.play(bids(5, kSouth, 0));
}

void test_RK33_debris_repeats_until_a_bid_exists() {
  SoloTable table;
  table.missions();
  State& state = table.state();
  for (int coin = 1; coin <= 5; ++coin) {
    const int spot = coin <= 3 ? spot_at(kNorth, coin - 1) : spot_at(kEast, coin - 4);
    state.coin_spot[static_cast<std::size_t>(coin - 1)] = static_cast<std::uint8_t>(spot + 1);
  }
  state.phase = Phase::kDebris;
  table.play(rolled(kSouth, {R, G, B}));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Phase::kDebris), phase(table));
  table.play(rolled(kWest, {R, G}));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Phase::kDebris), phase(table));
  table.play(rolled(kEast));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Phase::kBid), phase(table));
  TEST_ASSERT_TRUE(in_hand(table.state(), 4) && in_hand(table.state(), 5));
}

// A coin in hand that fits nowhere is no bid either.
void test_RK33_debris_repeats_when_no_coin_fits() {
  SoloTable table;
  table.missions();
  State& state = table.state();
  for (int coin = 2; coin <= 5; ++coin) {
    state.coin_spot[static_cast<std::size_t>(coin - 1)] = static_cast<std::uint8_t>(
        (coin < 5 ? spot_at(kNorth, coin - 2) : spot_at(kEast, 0)) + 1);
  }
  const int covered[] = {spot_at(kEast, 1), spot_at(kSouth, 0), spot_at(kSouth, 1), spot_at(kSouth, 2)};
  for (const int spot : covered)
    state.debris.push_back({static_cast<std::uint8_t>(spot), static_cast<std::uint8_t>(R)});
  state.phase = Phase::kDebris;
  table.play(rolled(kWest, {G, G}));  // coin 1 finds a debris everywhere
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Phase::kDebris), phase(table));
  table.play(rolled(kNorth));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Phase::kBid), phase(table));
}

void test_RK32_die_only() {
  SoloTable table;
  table.set_option(option::kMode, option::kDieOnly);
  TEST_ASSERT_TRUE(check_setup(table.game(), table.setup()).is_ok());
  for (int i = 0; i < 12; ++i) table.play(entry(kRoll, {i % kSides}));
  TEST_ASSERT_EQUAL_INT(12, table.state().all_rolls);
  Lines lines;
  table.game().answer(table.any(), entry(helper::kRolls), lines);
  TEST_ASSERT_EQUAL_INT(kRollsKept, static_cast<int>(lines.size()));
  TEST_ASSERT_EQUAL_INT(12, lines[0].args[0].number());
  table.refused("RK-31", entry(kOpenMarket));
  table.refused("RK-31", rolled(kNorth));
  TEST_ASSERT_FALSE(table.sheet().over);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_RK30_parts);
  RUN_TEST(test_RK30_identical_objectives_refused);
  RUN_TEST(test_RK30_overlap_is_a_warning);
  RUN_TEST(test_RK31_six_phases_with_one_entry_each);
  RUN_TEST(test_RK31_round_15_is_played_then_lost);
  RUN_TEST(test_RK31_no_more_cards_built_than_collected);
  RUN_TEST(test_RK32_print_example_coin_on_the_second_spot);
  RUN_TEST(test_RK32_stacks_in_order);
  RUN_TEST(test_RK32_more_than_five_of_a_colour_refused);
  RUN_TEST(test_RK32_empty_bag_drops_nothing_but_gives_coins_back);
  RUN_TEST(test_RK32_device_draws_with_the_bags_weights);
  RUN_TEST(test_RK32_spots_per_side_are_asked);
  RUN_TEST(test_RK33_coin_must_exceed_the_debris);
  RUN_TEST(test_RK33_one_coin_per_spot_and_only_from_hand);
  RUN_TEST(test_RK33_debris_repeats_until_a_bid_exists);
  RUN_TEST(test_RK33_debris_repeats_when_no_coin_fits);
  RUN_TEST(test_RK32_die_only);
  return UNITY_END();
}
