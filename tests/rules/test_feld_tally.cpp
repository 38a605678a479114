// The final scoring, form by form: pre-filled from what was entered, or from nothing; limits over all players; presses.
#include <algorithm>
#include <cstdlib>

#include "feld_table.h"
#include "game/feld_kathmandu/texts.h"

using namespace lungta;

extern "C" void setUp() {}
extern "C" void tearDown() {}

// A whole scoring for three players, by hand:
//                    Ana                    Bo                    Cy
// offerings          12                     20                    0
// goods              23                     9                     31
// special-goods      7 (silk)               0                     14 (statue, ring)
// kathmandu-tile     15                     0                     0
// sets               0 (3 types)            0                     14 (two of five)
// maps               8+1+1 = 10             4+1+1 = 6             0
// animals  5-0 each  5*2 = 10               0                     25
// yak-tiles          10                     -1                    -36
// distance           0                      -2                    -20
// supplies           5                      2                     0
// exhaustion         0                      -6                    -9
// total              92                     28                    19
static const std::array<Event, kTallySteps> kWholeTally{
    Table::event(kTallyOfferings, {1, 2, 0, 0, 2, 0, 0, 0}),
    Table::event(kTallyGoods,
                 {2, 0, 2, 0, 1, 0, 2, 0, 1, 1, 2, 0, 0, 1, 2, 0, 0, 0, 1, 0, 0, 1, 1, 0, 2, 0, 3, 0, 3, 9, 1, 0}),
    Table::event(kTallySpecials, {0, kAna + 1, 0, 0, kCy + 1, kCy + 1}),
    Table::event(kTallyArrival, {0, 1, 5, 0, 15, 0, 0, 0}),
    Table::event(kTallyMaps, {3, 0, 0, 0, 1, 3, 0, 0, 2, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0}),
    Table::event(kTallyAnimals, {2, 0, 5, 0}),
    Table::event(kTallyYaks, {0, 2, 9, 0}),
    Table::event(kTallySupplies, {2, 1, 0, 0, 3, 1, 0, 0}),
    Table::event(kTallyExhaustion, {0, 2, 3, 0}),
};

static void test_a_game_entered_only_at_its_end() {
  Table table({.players = 3});
  for (const Event& step : kWholeTally) {
    TEST_ASSERT_FALSE(table.sheet().over);
    TEST_ASSERT_NULL(table.enter(step));
  }
  static constexpr int kExpected[kCategoryCount][3] = {
      {12, 20, 0}, {23, 9, 31}, {7, 0, 14}, {15, 0, 0}, {0, 0, 14}, {10, 6, 0},
      {10, 0, 25}, {10, -1, -36}, {0, -2, -20}, {5, 2, 0}, {0, -6, -9},
  };
  const Sheet sheet = table.sheet();
  for (std::size_t category = 0; category < kCategoryCount; ++category) {
    for (std::size_t seat = 0; seat < 3; ++seat) {
      TEST_ASSERT_EQUAL_MESSAGE(kExpected[category][seat], sheet.points[category][seat],
                                table.game().info->categories[category].key);
    }
  }
  TEST_ASSERT_EQUAL(92, sheet.total[kAna]);
  TEST_ASSERT_EQUAL(28, sheet.total[kBo]);
  TEST_ASSERT_EQUAL(19, sheet.total[kCy]);
  TEST_ASSERT_TRUE(sheet.over);
  TEST_ASSERT_EQUAL(1, sheet.winners);
  TEST_ASSERT_EQUAL(-1, table.due());
}

static void test_the_wizard_asks_step_by_step() {
  Table table({.players = 3});
  TEST_ASSERT_NOT_NULL(table.enter(kWholeTally[1]));  // not before the first
  for (int step = 0; step < kTallySteps; ++step) {
    TEST_ASSERT_NULL(table.enter(kWholeTally[static_cast<std::size_t>(step)]));
    if (step + 1 == kTallySteps) break;
    TEST_ASSERT_EQUAL(kTallyOfferings + step + 1, table.due());
    TEST_ASSERT_FALSE(table.next().skippable);
    TEST_ASSERT_NOT_NULL(table.enter(kYak, {kAna}));  // the only thing to enter
  }
  for (int action = 0; action < kActionCount; ++action) {
    TEST_ASSERT_FALSE(table.game().offered(table.any(), action, kAna).is_ok());
  }
}

static void test_running_entries_fill_the_forms() {
  Table table({.players = 2, .standee = kBo});
  table.accept(kOffering, {kAna, 0, 14, 1});
  table.accept(kMap, {kAna, 1});
  table.accept(kUseCard, {kAna, kChest});
  table.accept(kGood, {kAna, 2, 5, 1});
  table.accept(kAnimal, {kBo});
  table.accept(kYak, {kBo});
  table.accept(kTurn, {kBo, 0, 4, 2, 2, 1});
  table.accept(kArrive, {kAna, 15});
  Sheet before = table.sheet();
  table.accept(kTallyOfferings, {1, 0, 0, 0, 4, 0, 0, 0});
  while (table.due() >= 0) table.accept_due();
  Sheet after = table.sheet();
  TEST_ASSERT_TRUE(after.over);
  for (std::size_t seat = 0; seat < 2; ++seat) TEST_ASSERT_EQUAL(before.total[seat], after.total[seat]);
  TEST_ASSERT_EQUAL(8, table.points("maps", kAna));
  TEST_ASSERT_EQUAL(-9, table.points("distance", kBo));
}

// Nobody gets points that nobody entered: 0 where that is worth nothing, else the value is asked.
static void test_what_was_not_entered_starts_at_nothing() {
  Table table;
  const auto preset = [&](int action, int slot) {
    return table.game().domain(table.any(), Table::event(action, {}), slot).preset;
  };
  for (int seat = 0; seat < kSeats; ++seat) {
    TEST_ASSERT_EQUAL(kUnset, preset(kTallyYaks, seat));
    TEST_ASSERT_EQUAL(kUnset, preset(kTallyArrival, seat));
    TEST_ASSERT_EQUAL(0, preset(kTallyExhaustion, seat));
    TEST_ASSERT_EQUAL(0, preset(kTallySupplies, seat));
    TEST_ASSERT_EQUAL(0, preset(kTallyAnimals, seat));
  }
  table.accept(kYak, {kAna});
  TEST_ASSERT_EQUAL(8, table.game().domain(table.any(), Table::event(kTallyYaks, {}), kAna).preset);
  TEST_ASSERT_EQUAL(9, table.game().domain(table.any(), Table::event(kTallyYaks, {}), kBo).preset);
}

// Everything before `step` as in kWholeTally.
static Table table_at(int step, TableOptions options = {.players = 3}) {
  Table table(options);
  for (int action = kTallyOfferings; action < step; ++action) {
    TEST_ASSERT_NULL(table.enter(kWholeTally[static_cast<std::size_t>(action - kTallyOfferings)]));
  }
  return table;
}

static void test_KF20_limits_over_all_players() {
  Table goods = table_at(kTallyGoods);
  goods.refuse("KF-20", kTallyGoods, {2, 2, 1});                     // five thangkas
  goods.refuse("KF-20", kTallyGoods, {5, 0, 0});
  goods.refuse("contract", kTallyGoods, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1});
  Table specials = table_at(kTallySpecials);
  specials.refuse("KF-20", kTallySpecials, {kBo + 1});               // Bo has no thangka
  specials.refuse("KF-20", kTallySpecials, {kDi + 1});               // nobody sits there
  Table arrival = table_at(kTallyArrival);
  arrival.refuse("KF-20", kTallyArrival, {2, 0, 0, 0, 15, 0, 0, 0});  // a tile two strips away
  arrival.refuse("KF-20", kTallyArrival, {6, 0, 0, 0, 0, 0, 0, 0});
  Table maps = table_at(kTallyMaps);
  maps.refuse("KF-20", kTallyMaps, {4, 1, 0});                       // three red A
  maps.refuse("KF-20", kTallyMaps, {5, 0, 2});                       // three red B
  Table animals = table_at(kTallyAnimals);
  animals.refuse("KF-20", kTallyAnimals, {6, 6, 1});
  animals.accept(kTallyAnimals, {6, 5, 1});
  Table yaks = table_at(kTallyYaks);
  yaks.refuse("KF-15", kTallyYaks, {10, 0, 0});
  Table exhaustion = table_at(kTallyExhaustion);
  exhaustion.refuse("KF-4", kTallyExhaustion, {4, 0, 0});
}

static void test_KF20_limits_of_two_players_and_the_long_game() {
  Table two({.players = 2});
  for (int step = 0; step < kTallyAnimals - kTallyOfferings; ++step) {
    if (step == 0) two.accept(kTallyOfferings, {});
    else two.accept_due();
  }
  two.refuse("KF-20", kTallyAnimals, {4, 3});  // a seventh animal
  two.accept(kTallyAnimals, {4, 2});
  Table is_long = table_at(kTallyArrival, {.players = 3, .is_long = true});
  is_long.refuse("KF-20", kTallyArrival, {8, 0, 0, 0, 0, 0, 0, 0});
  is_long.accept(kTallyArrival, {7, 0, 0, 0, 0, 0, 0, 0});
  TEST_ASSERT_EQUAL(-20, is_long.points("distance", kAna));
}

static void test_KF13_no_more_secured_pairs_than_pairs() {
  Table table = table_at(kTallyMaps);
  const auto entry = [](int secured) {
    Event event = kWholeTally[kTallyMaps - kTallyOfferings];
    event.set(kSecuredRow * kSeats + kAna, secured);
    return event;
  };
  const Verdict verdict = check_event(table.game(), table.any(), entry(2));
  TEST_ASSERT_EQUAL_STRING("KF-13", verdict.rule());
  Line words;
  append_phrase(words, verdict.reason(), Language::kEnglish, table.setup());
  TEST_ASSERT_EQUAL_STRING("Ana: 2 pairs of maps secured; pairs there are: 1", words.c_str());
  TEST_ASSERT_NULL(table.enter(entry(1)));
}

static void test_KF20_exhaustion_in_the_city_is_a_warning() {
  Table table({.players = 2});
  table.accept(kArrive, {kAna, 15});
  table.accept(kExhaustion, {kAna, 1});
  TEST_ASSERT_TRUE(table.reminds(texts::kExhaustedInCity, kAna));
  Table with_tents({.players = 2, .tents = true});
  with_tents.accept(kArrive, {kAna, 15});
  with_tents.accept(kTent, {kBo, kAna, 1});
  TEST_ASSERT_EQUAL(1, with_tents.player(kAna).exhaustion);
  TEST_ASSERT_FALSE(with_tents.reminds(texts::kExhaustedInCity));
}

// --- how many presses a form takes: A for every cell, Left or Right for every step away from the preset ---

static bool goes_round(const Field& field) { return field.kind == FieldKind::kChoice || !field.choices.empty(); }

static int presses_for_value(const Field& field, const Domain& domain, int value) {
  if (domain.preset == kUnset) return 1 + std::min(value - domain.min, domain.max - value);  // Right or Left first
  const int way = std::abs(value - domain.preset);
  if (field.kind == FieldKind::kGrid || !goes_round(field)) return way;
  const int round = domain.max - domain.min + 1;
  return way < round - way ? way : round - way;
}

// One press opens the form. Where nothing has to be changed, Up leads to the last row.
static int presses_for_form(const Table& table, const Event& target) {
  const std::span<const Field> fields = table.game().info->actions[target.action].fields;
  int cells = 0;
  int changes = 0;
  int last_row_cells = 0;
  for (int slot = 0; slot < slot_count(fields); ++slot) {
    const Domain domain = table.game().domain(table.any(), target, slot);
    if (!domain.visible) continue;
    const Field& field = fields[static_cast<std::size_t>(place_of(fields, slot).field)];
    ++cells;
    changes += presses_for_value(field, domain, target[slot]);
    const bool row_starts = place_of(fields, slot).within % kSeats == 0;
    last_row_cells = row_starts ? 1 : last_row_cells + 1;
  }
  if (changes > 0) return 1 + cells + changes;
  return 1 + (cells > last_row_cells ? 1 : 0) + last_row_cells;
}

// A full table: nearly every good and map is owned.
static const std::array<Event, kTallySteps> kFullTally{
    Table::event(kTallyOfferings, {2, 1, 0, 2, 1, 4, 9, 6}),
    Table::event(kTallyGoods,
                 {1, 0, 1, 2, 1, 1, 1, 0, 0, 1, 2, 1, 2, 1, 1, 0, 1, 0, 1, 1, 1, 1, 0, 1, 2, 1, 2, 1, 3, 4, 6, 8}),
    Table::event(kTallySpecials, {kAna + 1, kBo + 1, kCy + 1, kAna + 1, kDi + 1, 0}),
    Table::event(kTallyArrival, {0, 1, 0, 2, 15, 0, 11, 0}),
    Table::event(kTallyMaps, {3, 1, 2, 0, 1, 2, 0, 3, 0, 3, 1, 0, 2, 0, 3, 1, 1, 1, 0, 2, 3, 0, 2, 1, 2, 1, 0, 0}),
    Table::event(kTallyAnimals, {4, 2, 3, 1}),
    Table::event(kTallyYaks, {1, 2, 0, 3}),
    Table::event(kTallySupplies, {1, 2, 0, 2, 4, 3, 5, 2}),
    Table::event(kTallyExhaustion, {0, 1, 0, 2}),
};

static void test_presses_from_nothing() {
  Table table;
  int presses = 0;
  for (int action = 0; action < kActionCount; ++action) {  // past the player's own entries in the list
    const bool of_player = table.game().info->actions[static_cast<std::size_t>(action)].who == Who::kPlayer;
    if (of_player && table.game().offered(table.any(), action, kAna).is_ok()) ++presses;
  }
  presses += 1;  // into the list
  for (const Event& step : kFullTally) {
    presses += presses_for_form(table, step);
    TEST_ASSERT_NULL(table.enter(step));
  }
  TEST_ASSERT_TRUE(table.sheet().over);
  TEST_ASSERT_LESS_OR_EQUAL(300, presses);
}

static void test_presses_with_tracking() {
  Table table;
  for (const Event& step : kFullTally) TEST_ASSERT_NULL(table.enter(step));
  table.state().tally_step = 0;  // the same values, as running entries leave them
  table.state().tracked = kTrackedStrips | kTrackedSupplies | kTrackedYaks;
  int presses = 1;  // to what is due
  for (const Event& step : kFullTally) {
    presses += presses_for_form(table, step);
    TEST_ASSERT_NULL(table.enter(step));
  }
  TEST_ASSERT_LESS_OR_EQUAL(80, presses);
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_game_entered_only_at_its_end);
  RUN_TEST(test_the_wizard_asks_step_by_step);
  RUN_TEST(test_running_entries_fill_the_forms);
  RUN_TEST(test_what_was_not_entered_starts_at_nothing);
  RUN_TEST(test_KF20_limits_over_all_players);
  RUN_TEST(test_KF20_limits_of_two_players_and_the_long_game);
  RUN_TEST(test_KF13_no_more_secured_pairs_than_pairs);
  RUN_TEST(test_KF20_exhaustion_in_the_city_is_a_warning);
  RUN_TEST(test_presses_from_nothing);
  RUN_TEST(test_presses_with_tracking);
  return UNITY_END();
}
