// Nepal's tracked turns: they go round the table, and what a player does belongs to the own turn.
#include "tests/rules/nepal_table.h"

using namespace nepal_test;

extern "C" void setUp() {}
extern "C" void tearDown() {}

static void assert_words(const Table& table, const char* rule, const char* words, const Event& event) {
  assert_refused(table, rule, event);
  TEST_ASSERT_EQUAL_STRING(words, table.words(event).c_str());
}

static void test_NP1_turns_go_round_the_table() {
  Table table(3);
  TEST_ASSERT_EQUAL(0, table.domain(entry(kTurn), kTurnPlayer).preset);
  for (int seat = 0; seat < 3; ++seat) TEST_ASSERT_NULL(table.refusal(entry(kTurn, {seat})));  // anyone begins
  table.turn(2);
  TEST_ASSERT_EQUAL(0, table.domain(entry(kTurn), kTurnPlayer).preset);
  TEST_ASSERT_EQUAL(2, table.game().status(table.any()).first_player);
  assert_words(table, "NP-1", "After Cy comes Ana, not Bo", entry(kTurn, {1}));
  assert_words(table, "NP-1", "After Cy comes Ana, not Cy", entry(kTurn, {2}));  // never twice
  assert_refused(table, "NP-1", entry(kTurn, {3}));
  for (const int seat : {0, 1, 2, 0}) table.turn(seat);
}

static void test_NP1_a_player_acts_in_the_own_turn() {
  Table table(3, {.fortress = true});
  table.reveal_all_due();
  table.claim(2, 1);  // before turns are tracked, the order is the players'
  table.reveal();
  table.turn(0);
  for (const int action : {kClaim, kHandEmpty, kBuildFortress}) {
    TEST_ASSERT_EQUAL(0, table.domain(entry(action), 0).preset);
    TEST_ASSERT_TRUE(table.game().offered(table.any(), action, 0).is_ok());
    TEST_ASSERT_FALSE(table.game().offered(table.any(), action, 1).is_ok());
  }
  const char* words = "It is Ana's turn; begin Bo's turn first";
  assert_words(table, "NP-1", words, entry(kClaim, {1, 2}));
  assert_words(table, "NP-1", words, entry(kHandEmpty, {1}));
  assert_words(table, "NP-1", words, fortress(1, 3));
  table.claim(0, 1);
  table.turn(1);
  TEST_ASSERT_EQUAL(1, table.domain(entry(kClaim), kClaimPlayer).preset);
  table.claim(1, 2);
  table.enter(fortress(1, 3));
  table.enter(entry(kHandEmpty, {1}));
}

// Whatever the refusal tells the player to do is possible.
static void test_NP1_the_advice_out_of_turn_can_be_followed() {
  Table table(4, {.fortress = true});
  table.reveal_all_due();
  table.turn(1);
  assert_words(table, "NP-1", "It is Bo's turn; begin Cy's turn first", entry(kClaim, {2, 1}));
  TEST_ASSERT_NULL(table.refusal(entry(kTurn, {2})));
  assert_words(table, "NP-1", "It is Bo's turn; Ana's comes later, turns go round", entry(kClaim, {0, 1}));
  assert_words(table, "NP-1", "After Bo comes Cy, not Ana", entry(kTurn, {0}));
  table.turn(2);
  const char* words = "It is Cy's turn; insert it in Bo's turn, in History";
  assert_words(table, "NP-1", words, entry(kClaim, {1, 1}));
  assert_words(table, "NP-1", words, entry(kHandEmpty, {1}));
  assert_words(table, "NP-1", words, fortress(1, 3));
  assert_words(table, "NP-1", "It is Cy's turn; Ana's comes later, turns go round", entry(kClaim, {0, 1}));
  for (const int seat : {3, 0, 1}) table.turn(seat);
  assert_words(table, "NP-1", "It is Bo's turn; begin Cy's turn first", entry(kClaim, {2, 1}));  // the next is nearer
  assert_words(table, "NP-1", "It is Bo's turn; insert it in Dee's turn, in History", entry(kClaim, {3, 1}));
}

static void test_NP1_without_turns_nobody_is_on_turn() {
  Table table(3, {.fortress = true});
  table.reveal_all_due();
  for (const int action : {kClaim, kHandEmpty, kBuildFortress}) {
    TEST_ASSERT_EQUAL(kUnset, table.domain(entry(action), 0).preset);
    for (int seat = 0; seat < 3; ++seat) TEST_ASSERT_TRUE(table.game().offered(table.any(), action, seat).is_ok());
  }
  for (const int seat : {2, 0, 1}) table.claim(seat, 1);
  table.enter(entry(kHandEmpty, {2}));
  table.claim(1, 2);
  table.enter(entry(kFinal));
}

static void test_NP5_everyone_has_one_more_turn() {
  Table table(4);
  table.reveal_all_due();
  table.turn(0);
  table.turn(1);
  table.enter(entry(kHandEmpty, {1}));
  TEST_ASSERT_TRUE(table.says(table.reminders(), "Finish this turn; then one more each: Cy first, Bo last"));
  assert_words(table, "NP-5", "Last turns still to begin: 4; next is Cy's", entry(kFinal));
  table.turn(2);
  TEST_ASSERT_TRUE(table.says(table.reminders(), "Last turn for Cy; 3 more after it"));
  assert_words(table, "NP-1", "It is Cy's turn; begin Dee's turn first", entry(kClaim, {3, 1}));
  table.turn(3);
  table.enter(entry(kHandEmpty, {3}));
  assert_words(table, "NP-5", "Cy has had the last turn: insert it there, in History", entry(kClaim, {2, 1}));
  table.turn(0);
  TEST_ASSERT_FALSE(table.next().due);
  assert_words(table, "NP-5", "Last turns still to begin: 1; next is Bo's", entry(kFinal));
  table.turn(1);
  TEST_ASSERT_TRUE(table.says(table.reminders(), "Last turn of the game: Bo"));
  TEST_ASSERT_EQUAL(kFinal, table.next().prefilled.action);
  TEST_ASSERT_TRUE(table.next().skippable);
  table.claim(1, 1);
  assert_words(table, "NP-5", "Ana has had the last turn: insert it there, in History", entry(kClaim, {0, 1}));
  for (int seat = 0; seat < 4; ++seat) {
    assert_words(table, "NP-5", "The last turn has begun; final scoring comes next", entry(kTurn, {seat}));
  }
  table.enter(entry(kFinal));
}

static void test_NP5_the_last_card_counts_the_turns_like_an_empty_hand() {
  Table table(3);
  for (int card = 1; card <= 15; ++card) {
    table.turn((card - 1) % 3);
    table.reveal_all_due();
    table.claim((card - 1) % 3, card);
  }
  TEST_ASSERT_EQUAL(2, table.state().trigger_seat);
  for (const int seat : {0, 1, 2}) {
    assert_refused(table, "NP-5", entry(kFinal));
    table.turn(seat);
  }
  TEST_ASSERT_TRUE(last_turn_begun(table.state()));
  table.enter(entry(kFinal));
}

// Turns may be tracked from any moment on: the trigger tells how many are left.
static void test_NP5_turns_tracked_only_after_the_trigger() {
  constexpr int kLeftAfter[] = {0, 2, 1};  // by the seat that begins; Ana triggers the end
  for (int first = 0; first < 3; ++first) {
    Table table(3);
    table.enter(entry(kHandEmpty, {0}));
    table.turn(first);
    int left = 0;
    for (int seat = first; !last_turn_begun(table.state()); ++left) {
      assert_refused(table, "NP-5", entry(kFinal));
      seat = (seat + 1) % 3;
      table.turn(seat);
    }
    TEST_ASSERT_EQUAL(kLeftAfter[first], left);
    TEST_ASSERT_EQUAL(0, table.state().turn_seat);
    table.enter(entry(kFinal));
  }
}

static void test_NP5_final_scoring_may_come_without_a_trigger() {
  Table table(3);
  table.turn(0);
  table.turn(1);
  table.enter(entry(kFinal));  // an empty hand need not be entered
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_NP1_turns_go_round_the_table);
  RUN_TEST(test_NP1_a_player_acts_in_the_own_turn);
  RUN_TEST(test_NP1_the_advice_out_of_turn_can_be_followed);
  RUN_TEST(test_NP1_without_turns_nobody_is_on_turn);
  RUN_TEST(test_NP5_everyone_has_one_more_turn);
  RUN_TEST(test_NP5_the_last_card_counts_the_turns_like_an_empty_hand);
  RUN_TEST(test_NP5_turns_tracked_only_after_the_trigger);
  RUN_TEST(test_NP5_final_scoring_may_come_without_a_trigger);
  return UNITY_END();
}
