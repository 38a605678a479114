// Reviving Kathmandu: labels that fit, entries in one line, effects before they count, lists of monuments and goals.
#include "game/reviving_kathmandu/texts.h"
#include "tests/rules/reviving_table.h"

extern "C" {
void setUp() {}
void tearDown() {}
}

namespace {

using namespace lungta;
using namespace lungta::reviving;

std::size_t letters(const char* text) {
  std::size_t count = 0;
  for (; *text != '\0'; ++text) count += (static_cast<unsigned char>(*text) & 0xC0) != 0x80 ? 1 : 0;
  return count;
}

void fits(const Text& text, std::size_t limit) {
  TEST_ASSERT_TRUE_MESSAGE(letters(text.en) <= limit, text.en);
  TEST_ASSERT_TRUE_MESSAGE(letters(text.fr) <= limit, text.fr);
}

bool has_columns(const Field& field) {
  return field.kind == FieldKind::kPerPlayer || field.kind == FieldKind::kPattern;
}

void fields_fit(std::span<const Field> fields) {
  bool columns = false;  // one row of columns makes all rows narrow
  for (const Field& field : fields) columns = columns || has_columns(field);
  for (const Field& field : fields) fits(field.label, columns && field.kind != FieldKind::kPlayer ? 9 : 12);
}

constexpr std::size_t kHelpLetters = 130;  // a screen of small letters

void test_labels_fit_their_places() {
  const GameInfo& info = *find_game("reviving-kathmandu")->info;
  fits(info.name, 20);
  for (const Action& action : info.actions) {
    fits(action.label, 20);
    fields_fit(action.fields);
    fits(*action.help, kHelpLetters);
    TEST_ASSERT_TRUE(slot_count(action.fields) <= kMaxSlots);
  }
  for (const Helper& helper : info.helpers) {
    fits(helper.label, 20);
    fields_fit(helper.fields);
    fits(*helper.help, kHelpLetters);
  }
  for (const Field& field : info.options) fits(field.label, field.kind == FieldKind::kPerPlayer ? 9 : 12);
  fits(texts::kDueEndRoundMissing, 25);  // the due line: 24 letters, and %1 is one of them
  for (const Text& text : {texts::kObjectiveNow, texts::kObjectiveInstead}) fits(text, 26);  // on one line of the form
  for (const Category& category : info.categories) fits(category.label, 14);
  for (const Text& name : info.seat_names) fits(name, kNameLength);
}

void test_summaries() {
  Table table = Table(3, {{option::kRebuild, 1}, {option::kBhairav, 1}, {option::kHolographic, 1}}).begin();
  const auto sum = [&](const Event& event, const char* words) {
    TEST_ASSERT_TRUE_MESSAGE(table.check(event).is_ok(), words);
    TEST_ASSERT_EQUAL_STRING(words, table.text(table.game().summary(table.any(), event)).c_str());
    table.play(event);
  };
  sum(mission_of(0, {}), "Ana: mission");
  sum(buddha(0, R, 2), "Ana: Buddha R +3");
  sum(buddha(0, wild(R), 2), "Ana: Buddha r +2");
  sum(holographic(1, W), "Bo: holo Buddha W +2");
  sum(stupa(2, G, wild(G), B, 5), "Cleo: Stupa GgB +7");
  sum(rebuilt(2, 0, 2, G, 5), "Cleo: Stupa GgB > GgG");
  sum(end_round(), "End of round 1");
  table.go_to_round(4);
  sum(coins({5, 4, 3}), "Coins left, round 4");
  sum(spend(0, kConvert), "Ana: coin +5");
  sum(spend(1, kBuyBhairav, Y), "Bo: Bhairav Yellow +1");
  sum(spend(2, kBuyCard), "Cleo: coin for a card");
  table.go_to_end();
  sum(unfinished(1, {2, 3}), "Bo: unfinished +5");
  sum(no_mission(1), "Bo: no mission");
}

Lines effects(const Table& table, const Event& event) {
  Table after = table;
  after.play(event);
  Lines lines;
  table.game().explain(table.any(), after.any(), event, lines);
  return lines;
}

void test_effects_before_they_count() {
  Table table =
      Table(3, {{option::kRebuild, 1}, {option::kBhairav, 1}, {option::kHolographic, 1}, {option::kObjectives, 1}})
          .begin();
  table.play(mission_of(0, {colour_set(R), 0, 0, 0, kPatternSame, kPatternSame, 0, 0, 0, 0}));
  table.play(objective_of(6, {{kBuddha, {0}}, {kPagoda, {0, 0, 0, 0}}}));
  table.play(objective_of(5, {{kShrine, {0, 0}}, {kPagoda, {0, 0, 0, 0}}}));
  const Event first = buddha(0, R, 2);
  has_line(table, effects(table, first), "New colour: +1");
  has_line(table, effects(table, first), "Mission met: +1");
  table.play(first);
  has_line(table, effects(table, buddha(0, wild(R), 2)), "No new colour: +0");
  has_line(table, effects(table, buddha(0, wild(R), 2)), "Mission: met before");
  has_line(table, effects(table, holographic(1, G)), "Holographic no. 1: +1");
  has_line(table, effects(table, stupa(0, R, G, B, 5)), "No colour group");
  has_line(table, effects(table, stupa(0, R, G, B, 5)), "Mission: not met");
  const Event both = pagoda(0, R, R, B, B, 5);
  has_line(table, effects(table, both), "2 x Red: +2");
  has_line(table, effects(table, both), "2 x Blue: +2");
  has_line(table, effects(table, both), "Public objective 1: +6");
  has_line(table, effects(table, rebuilt(0, 0, 0, G, 2)), "Mission lost: -1");
  table.go_to_round(4);
  has_line(table, effects(table, coins({2, 5, 3})), "1. Bo (White): 5");
  table.play(coins({5, 2, 3}));
  has_line(table, effects(table, spend(0, kBuyBhairav, R)), "Bhairav: +1");
  table.play(spend(0, kBuyBhairav, R));
  has_line(table, effects(table, shrine(0, R, R, 2)), "Bhairav: +2");
}

void test_items_of_a_rebuild() {
  Table table = Table(2, {{option::kRebuild, 1}}).begin();
  table.play_all({buddha(1, W, 1), shrine(0, R, wild(G), 2), pagoda(0, R, G, B, Y, 4)});
  const Event event = entry(kRebuild, {0, 1});
  const auto label = [&](int slot, int value, Language language) {
    return table.text(table.game().label(table.any(), event, slot, value), language);
  };
  TEST_ASSERT_EQUAL_STRING("Shrine Rg", label(rebuild::kMonument, 0, Language::kEnglish).c_str());
  TEST_ASSERT_EQUAL_STRING("Pagode RVBJ", label(rebuild::kMonument, 1, Language::kFrench).c_str());
  TEST_ASSERT_EQUAL_STRING("Second", label(rebuild::kSection, 1, Language::kEnglish).c_str());
  TEST_ASSERT_EQUAL_STRING("Sommet", label(rebuild::kSection, 3, Language::kFrench).c_str());
  TEST_ASSERT_TRUE(table.game().label(table.any(), event, rebuild::kCard, 1).empty());
}

Lines answer(const Table& table, int index, std::initializer_list<int> values) {
  Lines lines;
  table.game().answer(table.any(), entry(index, values), lines);
  return lines;
}

void test_monuments_one_by_one() {
  Table table = Table(5, {{option::kHolographic, 1}}).begin();
  has_line(table, answer(table, helper::kMonuments, {0, 0}), "None completed yet");
  table.play_all(
      {buddha(0, R, 2), buddha(0, wild(R), 1), holographic(0, G), pagoda(0, R, R, B, wild(B), 7), shrine(1, R, G, 3)});
  const Lines all = answer(table, helper::kMonuments, {0, helper::kAllTypes});
  TEST_ASSERT_EQUAL(4, all.size());
  has_line(table, all, "Buddha R: 2 +1");
  has_line(table, all, "Buddha r: 1 +0");
  has_line(table, all, "Holo Buddha G: 1 +1");
  has_line(table, all, "Pagoda RRBb: 7 +4");
  TEST_ASSERT_EQUAL(3, answer(table, helper::kMonuments, {0, 1 + kBuddha}).size());
}

void test_a_long_list_says_how_much_is_left_off() {
  Table table = Table(5).begin();
  table.go_to_round(3);
  for (int i = 0; i < 15; ++i) table.play(shrine(2, i % 5, (i + 1) % 5, 1));
  const Lines lines = answer(table, helper::kMonuments, {2, helper::kAllTypes});
  TEST_ASSERT_EQUAL(kMaxLines, lines.size());
  has_line(table, lines, "2 more: pick a type");
}

void test_goals() {
  Table table = Table(3, {{option::kObjectives, 1}}).begin();
  has_line(table, answer(table, helper::kGoals, {0}), "Mission not entered");
  table.play(mission_of(0, {colour_set(R), 0, 0, 0, 0, 0, 0, 0, 0, 0}));
  table.play(objective_of(6, {{kBuddha, {0}}, {kShrine, {0, 0}}}));
  table.play(objective_of(4, {{kBuddha, {0}}, {kPagoda, {0, 0, 0, 0}}}));
  table.play_all({buddha(0, R, 2), shrine(0, R, G, 2)});
  has_line(table, answer(table, helper::kGoals, {0}), "Buddha: met, +1");
  has_line(table, answer(table, helper::kGoals, {0}), "Pagoda: not met, +4");
  has_line(table, answer(table, helper::kGoals, {0}), "Public obj. 1: scored +6");
  has_line(table, answer(table, helper::kGoals, {0}), "Public obj. 2: closed");  // one per player
  has_line(table, answer(table, helper::kGoals, {1}), "Public obj. 1: open, +6");  // this round still
  table.go_to_round(2);
  has_line(table, answer(table, helper::kGoals, {1}), "Public obj. 1: closed");
  has_line(table, answer(table, helper::kGoals, {1}), "Public obj. 2: open, +4");
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_labels_fit_their_places);
  RUN_TEST(test_summaries);
  RUN_TEST(test_effects_before_they_count);
  RUN_TEST(test_items_of_a_rebuild);
  RUN_TEST(test_monuments_one_by_one);
  RUN_TEST(test_a_long_list_says_how_much_is_left_off);
  RUN_TEST(test_goals);
  return UNITY_END();
}
