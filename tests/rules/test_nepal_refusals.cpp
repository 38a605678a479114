// Nepal: what is not open says why, by rule and in words.
#include "game/nepal/texts.h"
#include "tests/rules/nepal_table.h"

using namespace nepal_test;

extern "C" void setUp() {}
extern "C" void tearDown() {}

static void assert_words(const Table& table, const char* rule, const char* words, const Event& event) {
  assert_refused(table, rule, event);
  TEST_ASSERT_EQUAL_STRING(words, table.words(event).c_str());
}

static Event in_province(int seat, int region, std::string_view province) {
  Event event = fortress(seat, region);
  for (std::size_t i = 0; i < province.size(); ++i) {
    event.set(kFortressProvince + static_cast<int>(i), static_cast<unsigned char>(province[i]));
  }
  return event;
}

static void test_NP2_nothing_to_claim() {
  Table table(3);
  assert_words(table, "NP-2", "No trade card is entered yet; enter the open ones", entry(kClaim, {0, 1}));
  table.reveal();
  table.claim(0, 1);
  assert_words(table, "NP-2", "Ana is on every card that can be claimed now", entry(kClaim, {0, 1}));
  TEST_ASSERT_TRUE(table.refusal(entry(kClaim, {1, 1})) == nullptr);
}

static void test_NP3_no_card_is_due() {
  Table table(3);
  table.reveal_all_due();
  assert_words(table, "NP-3", "5 unclaimed cards are open; a first claim reveals the next", card(6, 3));
  TEST_ASSERT_EQUAL_STRING("NP-3", table.game().offered(table.any(), kReveal, -1).rule());
}

static Event labelled(std::string_view label) {
  Event event = card(6, 3);
  for (std::size_t i = 0; i < label.size(); ++i) {
    event.set(kCardLabel + static_cast<int>(i), static_cast<unsigned char>(label[i]));
  }
  return event;
}

static void test_NP3_a_card_is_known_by_its_label_whatever_its_capitals() {
  Table table(3);
  table.enter(labelled("Dolpo \xc9t\xe9"));
  for (const std::string_view label : {"Dolpo \xc9t\xe9", "dolpo \xe9t\xe9", "DOLPO \xc9T\xc9 "}) {
    assert_words(table, "NP-3", "Dolpo \u00c9t\u00e9 is on the table already", labelled(label));
  }
  table.enter(labelled("Dolpo Ete"));
  table.enter(labelled(""));
  table.enter(labelled(""));  // without a label it may be any card
}

static void test_NP15_fortress_off_or_built() {
  Table without(3);
  assert_words(without, "NP-15", "This game is played without fortresses", fortress(0, 2));
  Table table(3, {.fortress = true});
  table.enter(fortress(0, 2));
  assert_words(table, "NP-15", "Ana has a fortress already, in region 2; 1 per player", fortress(0, 2));
}

static void test_NP15_a_province_is_known_by_its_name_alone() {
  Table table(3, {.fortress = true});
  table.enter(in_province(0, 1, "Rara \xc9t\xe9"));
  const char* words = "Ana has a fortress in that province; 1 per province";
  assert_words(table, "NP-15", words, in_province(1, 1, "Rara \xc9t\xe9"));
  assert_words(table, "NP-15", words, in_province(1, 2, "Rara \xc9t\xe9"));  // a province lies in one region
  assert_words(table, "NP-15", words, in_province(1, 1, "rARA \xe9T\xc9"));
  assert_words(table, "NP-15", words, in_province(1, 3, "RARA \xc9T\xc9 "));
  table.enter(in_province(1, 1, "Rara Ete"));
  table.enter(in_province(2, 1, ""));
}

static void test_NP15_kathmandu_by_any_spelling() {
  Table table(3, {.fortress = true});
  for (const std::string_view name : {"Kathmandu", "kathmandu", "KATHMANDU", "Katmandou", "katmandou", "Kathmandu "}) {
    assert_words(table, "NP-15", "No fortress in Kathmandu", in_province(0, 3, name));
  }
  table.enter(in_province(0, 3, "Katmando"));
}

static Event any_of(int action) { return action == kReveal ? card(6, 3) : entry(action); }

static void test_NP10_final_questions_wait_for_final_scoring() {
  constexpr const char* kRules[] = {"NP-12", "NP-10", "NP-13", "NP-14"};
  const Table table(3, {.fortress = true});
  for (int action = kFortresses; action <= kLongest; ++action) {
    const char* rule = kRules[action - kFortresses];
    assert_words(table, rule, "This is asked in the final scoring; begin it first", any_of(action));
  }
}

// In the final scoring, whatever is not asked for is answered with what is.
static void assert_only(const Table& table, int due, const char* rule, const char* words) {
  for (int action = 0; action < kActionCount; ++action) {
    if (action != due) assert_words(table, rule, words, any_of(action));
  }
}

static void test_NP10_final_questions_come_in_order() {
  Table table(3, {.fortress = true});
  table.reveal_all_due();
  table.claim(0, 2);
  table.enter(entry(kFinal));
  assert_only(table, kFortresses, "NP-12", "Final scoring: the fortresses are asked now");
  table.enter(entry(kFortresses));
  for (int region = 1; region <= 5; ++region) {
    const Line due = table.text(Phrase(nepal::texts::kAskedRegion, region));
    assert_only(table, kRegion, "NP-10", due.c_str());
    assert_words(table, "NP-10", due.c_str(), entry(kRegion, {region % 5 + 1}));
    Event event = entry(kRegion, {region});
    if (region == 1) event.set(kPieces, 1);      // Ana 5
    if (region == 2) event.set(kPieces + 1, 1);  // Bo 5
    table.enter(event);
  }
  assert_only(table, kControl, "NP-13", "Final scoring: control of card 2 is asked now");
  assert_words(table, "NP-13", "Final scoring: control of card 2 is asked now", entry(kControl, {1, 1}));
  table.enter(entry(kControl, {2, 0}));
  TEST_ASSERT_TRUE(table.sheet().over);          // 3 + 5 against 5
  assert_only(table, -1, "NP-14", "The game is over");
}

static void test_NP14_longest_route_is_the_last_question() {
  Table table(3);
  table.enter(entry(kFinal));
  table.enter(entry(kRegion, {1, 1}));
  table.enter(entry(kRegion, {2, 0, 1}));
  table.empty_regions(3);
  assert_only(table, kLongest, "NP-14", "Final scoring: the longest routes are asked now");
  assert_words(table, "NP-14", "Cy's longest route decides nothing here", entry(kLongest, {2, 2, 2}));
  table.enter(entry(kLongest, {2, 3}));
  assert_only(table, -1, "NP-14", "The game is over");
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_NP2_nothing_to_claim);
  RUN_TEST(test_NP3_no_card_is_due);
  RUN_TEST(test_NP3_a_card_is_known_by_its_label_whatever_its_capitals);
  RUN_TEST(test_NP15_fortress_off_or_built);
  RUN_TEST(test_NP15_a_province_is_known_by_its_name_alone);
  RUN_TEST(test_NP15_kathmandu_by_any_spelling);
  RUN_TEST(test_NP10_final_questions_wait_for_final_scoring);
  RUN_TEST(test_NP10_final_questions_come_in_order);
  RUN_TEST(test_NP14_longest_route_is_the_last_question);
  return UNITY_END();
}
