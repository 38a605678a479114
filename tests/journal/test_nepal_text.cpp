// Nepal as text: whether a player's provinces are asked for can depend on the number before it in the same field.
#include "firmware/journal/event_parser.h"
#include "firmware/journal/event_text.h"
#include "game/catalogue.h"
#include "game/nepal/actions.h"
#include "unity.h"

using namespace lungta;
using namespace lungta::nepal;

extern "C" void setUp() {}
extern "C" void tearDown() {}

struct Table {
  Setup setup;
  AnyState state;

  const Game& game() const { return games()[setup.game]; }

  ParseError read(std::string_view line, Event& event) const { return parse_event(line, game(), state, setup, event); }

  void enter(std::string_view line) {
    Event event;
    const ParseError error = read(line, event);
    TEST_ASSERT_TRUE_MESSAGE(error.is_ok(), error.reason);
    TEST_ASSERT_TRUE_MESSAGE(check_event(game(), state, event).is_ok(), "refused");
    JournalLine written;
    format_event(written, game(), state, setup, event);
    Event again;
    TEST_ASSERT_TRUE(read(written.view(), again).is_ok());
    TEST_ASSERT_TRUE(again == event);
    game().apply(state, event);
  }
};

// Bo has a fortress in region 1.
static Table table_with_fortress() {
  Table table;
  TEST_ASSERT_TRUE(parse_setup("setup game=nepal players=Ana,Bo,Cy fortress=yes", table.setup).is_ok());
  table.game().begin(table.setup, table.state);
  table.enter("fortress player=Bo province=Rara_lake region=1");
  table.enter("final");
  table.enter("fortresses region=none,none");
  return table;
}

static void test_NP12_provinces_that_cannot_matter_any_more_are_not_written() {
  Table table = table_with_fortress();
  // Ana 4 pieces in 4 provinces; Bo 2+2 pieces in at most 2+1 provinces is second, whatever he says.
  table.enter("region region=1 pieces=4,2,0 provinces=4");
  Sheet sheet;
  table.game().sheet(table.state, sheet);
  TEST_ASSERT_EQUAL(5, sheet.total[0]);
  TEST_ASSERT_EQUAL(3, sheet.total[1]);
}

static void test_NP12_provinces_that_matter_have_to_be_written() {
  const Table table = table_with_fortress();
  Event event;
  TEST_ASSERT_TRUE(table.read("region region=1 pieces=4,2,0 provinces=3,2", event).is_ok());
  TEST_ASSERT_TRUE(check_event(table.game(), table.state, event).is_ok());
  TEST_ASSERT_FALSE(table.read("region region=1 pieces=4,2,0 provinces=3", event).is_ok());
  TEST_ASSERT_FALSE(table.read("region region=1 pieces=4,2,0 provinces=4,2", event).is_ok());
}

// A value per player is enough where nothing is asked for: the rules say why it does not belong, not the grammar.
static void assert_read_and_refused(const Table& table, std::string_view line, const char* rule, const char* words) {
  Event event;
  const ParseError error = table.read(line, event);
  TEST_ASSERT_TRUE_MESSAGE(error.is_ok(), error.reason);
  const Verdict verdict = check_event(table.game(), table.state, event);
  TEST_ASSERT_FALSE(verdict.is_ok());
  TEST_ASSERT_EQUAL_STRING(rule, verdict.rule());
  Line reason;
  append_phrase(reason, verdict.reason(), Language::kEnglish, table.setup);
  TEST_ASSERT_EQUAL_STRING(words, reason.c_str());
}

static void test_NP10_values_nobody_asked_for_are_refused_by_the_rules() {
  Table table;
  TEST_ASSERT_TRUE(parse_setup("setup game=nepal players=Ana,Bo,Cy", table.setup).is_ok());
  table.game().begin(table.setup, table.state);
  const char* too_early = "This is asked in the final scoring; begin it first";
  assert_read_and_refused(table, "region region=1 pieces=1,2,3", "NP-10", too_early);
  assert_read_and_refused(table, "longest length=4,3", "NP-14", too_early);
  assert_read_and_refused(table, "fortresses region=1,2,3", "NP-12", too_early);
  table.enter("final");
  assert_read_and_refused(table, "region region=1 pieces=3,2,1 provinces=1,1,1", "NP-10",
                          "Ana's provinces decide nothing here: leave 0");
  Event event;
  TEST_ASSERT_FALSE(table.read("region region=1 pieces=3,2", event).is_ok());  // asked for, and too few
  TEST_ASSERT_FALSE(table.read("region region=1 pieces=3,2,1 provinces=1,1,1,1,1,1", event).is_ok());
}

static void test_NP13_labels_keep_their_blanks() {
  Table table;
  TEST_ASSERT_TRUE(parse_setup("setup game=nepal players=Ana,Bo,Cy", table.setup).is_ok());
  table.game().begin(table.setup, table.state);
  table.enter("reveal label=Dolpo_\u00c9t\u00e9 larger=6 smaller=3 smaller-star=yes");
  const TradeCard& card = table.state.as<State>().cards[0];
  TEST_ASSERT_EQUAL_STRING("Dolpo \xc9t\xe9", card.label.c_str());
  TEST_ASSERT_TRUE(card.smaller_star);
  table.enter("claim player=Cy");  // the card is the one the form would offer
  TEST_ASSERT_EQUAL(2, table.state.as<State>().cards[0].queue[0]);
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_NP12_provinces_that_cannot_matter_any_more_are_not_written);
  RUN_TEST(test_NP12_provinces_that_matter_have_to_be_written);
  RUN_TEST(test_NP10_values_nobody_asked_for_are_refused_by_the_rules);
  RUN_TEST(test_NP13_labels_keep_their_blanks);
  return UNITY_END();
}
