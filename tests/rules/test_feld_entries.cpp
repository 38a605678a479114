// The running entries: goods, offerings, maps, animals, yak tiles, equipment, and the limits of KF-20 among them.
#include "feld_table.h"
#include "game/feld_kathmandu/texts.h"

using namespace lungta;

extern "C" void setUp() {}
extern "C" void tearDown() {}

static constexpr int kSilk = 1;
static constexpr int kMill = 3;
static constexpr int kRedA = 0;
static constexpr int kRedB = 1;
static constexpr int kGreenA = 2;
static constexpr int kPurpleB = 5;

static void test_KF11_good_and_unowned_special_cost_two_coins() {
  Table table;
  const int resources = table.player(kAna).resources;
  table.accept(kGood, {kAna, kMill, 4, 1});
  TEST_ASSERT_EQUAL(resources - 2, table.player(kAna).resources);
  TEST_ASSERT_EQUAL(1, table.player(kAna).goods[kMill]);
  TEST_ASSERT_EQUAL(4, table.points("goods", kAna));
  TEST_ASSERT_EQUAL(7, table.points("special-goods", kAna));
}

static void test_KF11_special_good_moves_for_a_coin() {
  Table table;
  table.accept(kGood, {kAna, kMill, 4, 1});
  const int owner_had = table.player(kAna).resources;
  table.accept(kGood, {kBo, kMill, 5, 1});
  TEST_ASSERT_EQUAL(owner_had + 1, table.player(kAna).resources);
  TEST_ASSERT_EQUAL(0, table.points("special-goods", kAna));
  TEST_ASSERT_EQUAL(7, table.points("special-goods", kBo));
  table.accept(kSpecial, {kAna, kMill});  // she still has the good
  TEST_ASSERT_EQUAL(7, table.points("special-goods", kAna));
  table.refuse("KF-20", kSpecial, {kAna, kMill});
}

static void test_KF20_special_needs_a_good_of_its_type() {
  Table table;
  table.accept(kGood, {kAna, kSilk, 4, 0});
  table.refuse("KF-20", kSpecial, {kAna, kMill});
  table.refuse("KF-20", kSpecial, {kBo, kSilk});
  table.accept(kSpecial, {kAna, kSilk});
}

static void test_KF11_points_of_a_good_are_asked_once_per_type() {
  Table table;
  const auto preset = [&](int type) {
    return table.game().domain(table.any(), Table::event(kGood, {kBo, type}), kGoodPoints).preset;
  };
  TEST_ASSERT_EQUAL(kUnset, preset(kSilk));
  table.accept(kGood, {kAna, kSilk, 6, 0});
  TEST_ASSERT_EQUAL(6, preset(kSilk));
  TEST_ASSERT_EQUAL(kUnset, preset(kMill));
  table.refuse("KF-11", kGood, {kAna, kMill, kUnset, 0});
}

static void test_KF20_fifth_tile_of_a_type() {
  Table table;
  for (const int seat : {kAna, kBo, kBo, kCy}) table.accept(kGood, {seat, kSilk, 3, 0});
  table.refuse("KF-20", kGood, {kDi, kSilk, 3, 0});
  table.accept(kGood, {kDi, kMill, 3, 0});
}

static void test_KF10_offerings_learn_the_track() {
  Table table;
  table.accept(kOffering, {kAna, 0, 2, kRedA + 1});
  table.accept(kOffering, {kAna, 0, 5, 0});
  TEST_ASSERT_EQUAL(5, table.points("offerings", kAna));
  TEST_ASSERT_EQUAL(1, table.points("maps", kAna));
  const auto preset = [&](int seat) {
    return table.game().domain(table.any(), Table::event(kOffering, {seat}), kOfferingPoints).preset;
  };
  TEST_ASSERT_EQUAL(2, preset(kBo));   // printed on every board alike
  TEST_ASSERT_EQUAL(5, preset(kAna));  // not seen yet: starts from what she has
}

static void test_KF20_tenth_offering() {
  Table table;
  for (int made = 1; made <= 9; ++made) table.accept(kOffering, {kAna, 0, made, 0});
  table.refuse("KF-20", kOffering, {kAna, 0, 10, 0});
  TEST_ASSERT_EQUAL(9, table.points("offerings", kAna));
}

static void test_monk_offers_two_at_once_three_times() {
  Table table({.characters = true});
  table.accept(kCharacter, {kAna, 2, 4, 1});
  table.accept(kCharacter, {kBo, 0, 5, 2});
  table.refuse("contract", kOffering, {kBo, 2, 4, 0});  // the Mountaineer does not
  for (int time = 1; time <= 3; ++time) {
    TEST_ASSERT_TRUE(table.reminds(texts::kMonkLeft, kAna));
    table.accept(kOffering, {kAna, 2, 2 * time, 0});
  }
  TEST_ASSERT_EQUAL(6, table.player(kAna).offerings);
  TEST_ASSERT_FALSE(table.reminds(texts::kMonkLeft, kAna));
  table.refuse("contract", kOffering, {kAna, 2, 9, 0});
  table.accept(kOffering, {kAna, 0, 9, 0});
}

static void test_characters_are_asked_first_and_only_once_each() {
  Table table({.players = 2, .characters = true});
  TEST_ASSERT_EQUAL(kCharacter, table.due());
  TEST_ASSERT_TRUE(table.next().skippable);
  TEST_ASSERT_EQUAL(0, table.player(kAna).resources);
  table.refuse("KF-17", kCharacter, {kAna, 2, kUnset, 1});  // printed on the card: asked for
  table.accept(kCharacter, {kAna, 2, 4, 1});
  TEST_ASSERT_EQUAL(4, table.player(kAna).resources);
  TEST_ASSERT_EQUAL(1, table.player(kAna).equipment);
  TEST_ASSERT_EQUAL(kBo, table.next().prefilled[0]);
  table.refuse("KF-17", kCharacter, {kBo, 2, 4, 1});
  TEST_ASSERT_NOT_NULL(table.enter(kCharacter, {kAna, 1, 4, 1}));
  table.accept(kRound);
  TEST_ASSERT_EQUAL(kRound, table.due());  // the day has begun: no longer asked
  Table without;
  TEST_ASSERT_NOT_NULL(without.enter(kCharacter, {kAna, 2, 4, 1}));
  TEST_ASSERT_EQUAL(5, without.player(kAna).resources);
  TEST_ASSERT_EQUAL(2, without.player(kAna).equipment);
}

static void test_KF20_third_map_of_a_colour_and_letter() {
  Table table;
  table.accept(kMap, {kAna, kRedA});
  table.accept(kMap, {kBo, kRedA});
  table.refuse("KF-20", kMap, {kCy, kRedA});
  table.refuse("KF-20", kOffering, {kCy, 0, 2, kRedA + 1});
  table.accept(kMap, {kCy, kRedB});
}

static void test_KF13_swap_and_chest() {
  Table table;
  table.accept(kMap, {kAna, kRedA});
  TEST_ASSERT_NOT_NULL(table.enter(kSwap, {kAna, kBo, kRedA, kPurpleB}));  // Bo has no map
  table.accept(kMap, {kBo, kPurpleB});
  table.accept(kMap, {kBo, kRedB});
  table.accept(kSwap, {kAna, kBo, kRedA, kPurpleB});
  TEST_ASSERT_EQUAL(1, table.points("maps", kAna));
  TEST_ASSERT_EQUAL(4, table.points("maps", kBo));  // red A and B
  table.accept(kUseCard, {kBo, kChest});
  TEST_ASSERT_EQUAL(8, table.points("maps", kBo));
  TEST_ASSERT_NOT_NULL(table.enter(kSwap, {kAna, kBo, kPurpleB, kRedA}));  // under the chest
  table.accept(kMap, {kBo, kRedA});
  table.accept(kSwap, {kAna, kBo, kPurpleB, kRedA});  // the second red A lies beside it
  table.refuse("KF-13", kSwap, {kAna, kBo, kGreenA, kPurpleB});
}

static void test_KF20_animals() {
  struct Case { int players; bool is_long; int limit; };
  static constexpr Case kCases[] = {{2, false, 6}, {3, false, 12}, {4, false, 12}, {2, true, 8}, {4, true, 16}};
  for (const Case& c : kCases) {
    Table table({.players = c.players, .is_long = c.is_long});
    for (int i = 0; i < c.limit; ++i) table.accept(kAnimal, {i % c.players});
    table.refuse("KF-20", kAnimal, {kAna});
  }
}

static void test_KF15_yak_tiles_and_telescope() {
  Table table;
  for (int i = 0; i < 8; ++i) table.accept(kYak, {kAna});
  TEST_ASSERT_EQUAL(0, table.points("yak-tiles", kAna));
  table.accept(kUseCard, {kAna, kTelescope});
  TEST_ASSERT_EQUAL(10, table.points("yak-tiles", kAna));
  table.refuse("KF-15", kYak, {kAna});
}

static void test_KF17_equipment_and_resources() {
  Table table;
  table.accept(kTakeCard, {kAna});  // for a backpack
  TEST_ASSERT_EQUAL(3, table.player(kAna).equipment);
  TEST_ASSERT_EQUAL(4, table.player(kAna).resources);
  table.accept(kUseCard, {kAna, kToolCase});
  TEST_ASSERT_EQUAL(2, table.player(kAna).equipment);
  TEST_ASSERT_EQUAL(7, table.player(kAna).resources);
  table.accept(kResource, {kAna, -7});
  table.refuse("KF-17", kResource, {kAna, -1});
  table.accept(kAnimal, {kAna});    // a paint box that was never entered
  TEST_ASSERT_EQUAL(0, table.player(kAna).resources);
}

static void test_the_unknown_is_refused_in_words() {
  Table table({.players = 2});
  table.refuse("KF-2", kAnimal, {kCy});
  table.refuse("KF-2", kAnimal, {kUnset});
  table.refuse("KF-20", kMap, {kAna, 12});
  table.refuse("KF-20", kGood, {kAna, 6, 1, 0});
  Event unknown;
  unknown.action = kActionCount;
  TEST_ASSERT_NOT_NULL(table.enter(unknown));
}

static void test_refusals_name_the_limit() {
  Table table({.players = 2});
  for (int i = 0; i < 6; ++i) table.accept(kAnimal, {kAna});
  const Verdict verdict = check_event(table.game(), table.any(), Table::event(kAnimal, {kBo}));
  Line english;
  append_phrase(english, verdict.reason(), Language::kEnglish, table.setup());
  TEST_ASSERT_EQUAL_STRING("7 animals; only 6 come up with 2 players", english.c_str());
}

static void test_reference_answers_for_every_card() {
  Table table;
  for (int helper = 0; helper < kHelperCount; ++helper) {
    Event values;
    values.action = static_cast<std::uint8_t>(helper);
    const Domain cards = table.game().helper_domain(table.any(), values, 0);
    for (int card = cards.min; card <= cards.max; ++card) {
      values.set(0, card);
      Lines lines;
      table.game().answer(table.any(), values, lines);
      TEST_ASSERT_FALSE(lines.empty());
      for (const Phrase& phrase : lines) {
        for (const Language language : {Language::kEnglish, Language::kFrench}) {
          Line line;
          append_phrase(line, phrase, language, table.setup());
          TEST_ASSERT_FALSE_MESSAGE(line.truncated(), line.c_str());
        }
      }
    }
  }
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_KF11_good_and_unowned_special_cost_two_coins);
  RUN_TEST(test_KF11_special_good_moves_for_a_coin);
  RUN_TEST(test_KF20_special_needs_a_good_of_its_type);
  RUN_TEST(test_KF11_points_of_a_good_are_asked_once_per_type);
  RUN_TEST(test_KF20_fifth_tile_of_a_type);
  RUN_TEST(test_KF10_offerings_learn_the_track);
  RUN_TEST(test_KF20_tenth_offering);
  RUN_TEST(test_monk_offers_two_at_once_three_times);
  RUN_TEST(test_characters_are_asked_first_and_only_once_each);
  RUN_TEST(test_KF20_third_map_of_a_colour_and_letter);
  RUN_TEST(test_KF13_swap_and_chest);
  RUN_TEST(test_KF20_animals);
  RUN_TEST(test_KF15_yak_tiles_and_telescope);
  RUN_TEST(test_KF17_equipment_and_resources);
  RUN_TEST(test_the_unknown_is_refused_in_words);
  RUN_TEST(test_refusals_name_the_limit);
  RUN_TEST(test_reference_answers_for_every_card);
  return UNITY_END();
}
