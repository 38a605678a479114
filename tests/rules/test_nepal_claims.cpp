// Nepal while playing: cards, claims, turns, the end of the game.
#include "tests/rules/nepal_table.h"

using namespace nepal_test;

extern "C" void setUp() {}
extern "C" void tearDown() {}

static void test_NP2_claims_score_3_2_0_in_order() {
  Table table(4);
  table.reveal_all_due();
  table.claim(0, 2);
  table.claim(1, 2);
  table.claim(2, 2);
  table.claim(3, 2);
  const int expected[] = {3, 2, 0, 0};
  for (int seat = 0; seat < 4; ++seat) TEST_ASSERT_EQUAL(expected[seat], table.points("claims", seat));
  TEST_ASSERT_EQUAL(4, table.state().cards[1].queue.size());
  for (std::size_t place = 0; place < 4; ++place) TEST_ASSERT_EQUAL(place, table.state().cards[1].queue[place]);
}

static void test_NP2_second_claim_by_the_same_player_is_refused() {
  Table table(3);
  table.reveal_all_due();
  table.claim(1, 4);
  assert_refused(table, "NP-2", entry(kClaim, {1, 4}));
  TEST_ASSERT_EQUAL_STRING("Bo has claimed card 4 already", table.words(entry(kClaim, {1, 4})).c_str());
}

static void test_NP2_card_that_is_not_there_is_refused() {
  Table table(3);
  assert_refused(table, "NP-2", entry(kClaim, {0, 1}));
  table.reveal_all_due();
  assert_refused(table, "NP-2", entry(kClaim, {0, 6}));
  assert_refused(table, "NP-2", entry(kClaim, {0, -1}));
  assert_refused(table, "NP-2", entry(kClaim, {3, 1}));
  assert_refused(table, "NP-2", entry(kClaim, {kUnset, 1}));
}

static void test_NP2_form_offers_the_newest_unclaimed_card() {
  Table table(3);
  TEST_ASSERT_FALSE(table.game().offered(table.any(), kClaim, 0).is_ok());
  table.reveal_all_due();
  const Event event = entry(kClaim, {0});
  TEST_ASSERT_EQUAL(5, table.domain(event, kClaimCard).preset);
  table.claim(0, 5);
  TEST_ASSERT_EQUAL(4, table.domain(event, kClaimCard).preset);
  TEST_ASSERT_FALSE(table.domain(event, kClaimCard).allows(5));                    // already on it
  TEST_ASSERT_EQUAL(4, table.domain(entry(kClaim, {1}), kClaimCard).preset);
  TEST_ASSERT_TRUE(table.domain(entry(kClaim, {1}), kClaimCard).allows(5));
  for (int card = 1; card < 5; ++card) table.claim(0, card);
  TEST_ASSERT_FALSE(table.game().offered(table.any(), kClaim, 0).is_ok());
  TEST_ASSERT_EQUAL(5, table.domain(entry(kClaim, {1}), kClaimCard).preset);       // none unclaimed: the newest
}

static void test_NP3_cards_are_asked_for_one_by_one() {
  Table table(4);
  for (int number = 1; number <= 5; ++number) {
    const Question question = table.next();
    TEST_ASSERT_TRUE(question.due && question.skippable);
    TEST_ASSERT_EQUAL(kReveal, question.prefilled.action);
    table.reveal();
  }
  TEST_ASSERT_FALSE(table.next().due);
  table.claim(0, 1);
  TEST_ASSERT_EQUAL_STRING("Trade card 6 of 23", table.text(table.next().title).c_str());
  table.claim(1, 1);  // only the first claim reveals
  TEST_ASSERT_EQUAL(1, cards_due(table.state()));
  table.reveal();
  TEST_ASSERT_FALSE(table.next().due);
}

static void test_NP3_no_sixth_unclaimed_card() {
  Table table(3);
  table.reveal_all_due();
  assert_refused(table, "NP-3", card(6, 3));
  table.claim(0, 1);
  table.reveal();
  assert_refused(table, "NP-3", card(6, 3));
}

static void test_NP16_cards_never_exceed_the_deck() {
  constexpr int kDeckOf[] = {20, 23, 26};
  for (int players = 3; players <= 5; ++players) {
    Table table(players);
    table.reveal_all_due();
    for (int card = 1; cards_due(table.state()) > 0 || face_down(table.state()) > 0; ++card) {
      table.claim(card % players, card);
      table.reveal_all_due();
    }
    TEST_ASSERT_EQUAL(kDeckOf[players - 3], table.state().cards.size());
    assert_refused(table, "NP-16", card(6, 3));
  }
}

static void test_NP13_numbers_of_a_card() {
  Table table(3);
  assert_refused(table, "NP-13", card(kUnset, 3));
  assert_refused(table, "NP-13", card(6, kUnset));
  assert_refused(table, "NP-13", card(3, 6));     // the smaller one is not larger
  assert_refused(table, "NP-13", card(100, 3));
  assert_refused(table, "NP-13", card(-1, -2));
  Event star = card(6, 3);
  star.set(kSmallerStar, 2);
  assert_refused(table, "NP-13", star);
  table.enter(card(6, 6, false, true));
}

static Event labelled(std::string_view label) {
  Event event = card(6, 3, false, true);
  for (std::size_t i = 0; i < label.size(); ++i)
    event.set(kCardLabel + static_cast<int>(i), static_cast<unsigned char>(label[i]));
  return event;
}

static void test_NP13_labels_name_the_card() {
  Table table(3);
  table.enter(labelled("Jumla \xc9t\xe9"));
  table.reveal(5, 2, true, false);
  const Event claim = entry(kClaim, {0});
  TEST_ASSERT_EQUAL_STRING("Jumla \u00c9t\u00e9 6/3*",
                           table.text(table.game().label(table.any(), claim, kClaimCard, 1)).c_str());
  TEST_ASSERT_EQUAL_STRING("#2 5*/2", table.text(table.game().label(table.any(), claim, kClaimCard, 2)).c_str());
  assert_refused(table, "contract", labelled(" x"));
  assert_refused(table, "contract", labelled("a#b"));
  assert_refused(table, "contract", labelled("a_b"));
  assert_refused(table, "contract", labelled("a\x7f"));
  Event gap = labelled("ab");
  gap.set(kCardLabel + 4, 'c');  // letters behind the end
  assert_refused(table, "contract", gap);
  table.enter(labelled("Dolpo"));
  assert_refused(table, "NP-3", labelled("Dolpo"));  // a card is on the table once
}

static void test_NP1_card_revealed_this_turn_is_refused_when_turns_are_tracked() {
  Table table(3);
  table.turn(0);
  table.reveal_all_due();     // the five from the start may be entered late
  table.claim(0, 1);
  table.reveal();
  assert_refused(table, "NP-1", entry(kClaim, {0, 6}));
  assert_refused(table, "NP-1", entry(kClaim, {1, 6}));
  TEST_ASSERT_EQUAL(5, table.domain(entry(kClaim, {1}), kClaimCard).preset);
  table.turn(1);
  TEST_ASSERT_EQUAL(6, table.domain(entry(kClaim, {1}), kClaimCard).preset);
  table.claim(1, 6);
}

static void test_NP1_claims_work_without_turns() {
  Table table(3);
  table.reveal_all_due();
  table.claim(0, 1);
  table.reveal();
  table.claim(0, 6);
  TEST_ASSERT_EQUAL(6, table.points("claims", 0));
  TEST_ASSERT_EQUAL(-1, table.game().status(table.any()).first_player);
}

static void test_NP5_last_card_triggers_the_end() {
  struct Case { int players; int first_claims; };
  for (const Case c : {Case{3, 15}, Case{4, 18}, Case{5, 21}}) {
    Table table(c.players);
    for (int card = 1; card <= c.first_claims; ++card) {
      table.reveal_all_due();
      TEST_ASSERT_EQUAL(c.first_claims - card + 1, face_down(table.state()));
      TEST_ASSERT_FALSE(end_triggered(table.state()));
      table.claim(1, card);
      table.claim(0, card);
    }
    TEST_ASSERT_TRUE(end_triggered(table.state()));
    TEST_ASSERT_EQUAL(1, table.state().trigger_seat);
    TEST_ASSERT_TRUE(table.says(table.reminders(), "The end: last card drawn for Bo"));
    TEST_ASSERT_TRUE(table.says(table.reminders(), "Finish this turn; then one more each: Cy first, Bo last"));
  }
}

static void test_NP5_empty_hand_triggers_and_a_second_trigger_adds_nothing() {
  Table table(3);
  table.reveal_all_due();
  table.enter(entry(kHandEmpty, {2}));
  TEST_ASSERT_TRUE(table.says(table.reminders(), "The end: no piece left in Cy's hand"));
  const State before = table.state();
  table.enter(entry(kHandEmpty, {0}));
  TEST_ASSERT_TRUE(before == table.state());
  const Question question = table.next();
  TEST_ASSERT_TRUE(question.due && question.skippable);
  TEST_ASSERT_EQUAL(kFinal, question.prefilled.action);
  table.claim(0, 1);  // the last turns go on
}

static void test_NP15_hands_at_the_start() {
  struct Case { int players; bool free_setup; int hand; };
  for (const Case c : {Case{3, false, 38}, Case{4, false, 33}, Case{5, false, 28}, Case{3, true, 35}, Case{4, true, 30},
                       Case{5, true, 25}}) {
    Table table(c.players, {.free_setup = c.free_setup});
    TEST_ASSERT_EQUAL(c.hand, hand_at_start(table.state()));
    TEST_ASSERT_EQUAL(c.free_setup,
                      table.says(table.reminders(), "Free setup: 3 pieces each in turn, never above a limit"));
  }
}

static void test_NP15_one_fortress_each_never_in_kathmandu() {
  Table table(3, {.fortress = true});
  assert_refused(table, "NP-15", fortress(0, kKathmandu));
  TEST_ASSERT_EQUAL_STRING("No fortress in Kathmandu", table.words(fortress(0, kKathmandu)).c_str());
  assert_refused(table, "NP-15", fortress(0, kUnset));
  assert_refused(table, "NP-15", fortress(0, kNowhere));
  table.enter(fortress(0, 2, 'J'));
  assert_refused(table, "NP-15", fortress(0, 3));       // once per player
  assert_refused(table, "NP-15", fortress(1, 2, 'J'));  // one per province
  table.enter(fortress(1, 2, 'K'));
  table.enter(fortress(2, 2));                           // a province without a name is another one
  Table without(3);
  assert_refused(without, "NP-15", fortress(0, 2));
}

static void test_NP2_lists_of_cards() {
  Table table(5);
  table.enter(labelled("Jumla"));
  table.reveal_all_due();
  Event ask;
  ask.action = kCardsHelper;
  TEST_ASSERT_EQUAL(5, table.answer(ask).size());
  for (int seat = 0; seat < 5; ++seat) table.claim(seat, 1);
  for (int seat = 0; seat < 2; ++seat) table.claim(seat, 2);
  TEST_ASSERT_TRUE(table.says(table.answer(ask), "#3 6/3"));
  TEST_ASSERT_EQUAL(3, table.answer(ask).size());
  ask.set(kShow, kClaimed);
  const Lines lines = table.answer(ask);
  TEST_ASSERT_EQUAL(3, lines.size());
  TEST_ASSERT_TRUE(table.says(lines, "Jumla: Ana, Bo, Cy"));
  TEST_ASSERT_TRUE(table.says(lines, "   Dee, Eva"));
  TEST_ASSERT_TRUE(table.says(lines, "#2: Ana, Bo"));
}

static void test_NP2_list_of_claimed_cards_has_pages() {
  Table table(5);
  for (int card = 1; card <= 21; ++card) {
    table.reveal_all_due();
    for (int seat = 0; seat < 5; ++seat) table.claim(seat, card);
  }
  table.reveal_all_due();
  for (int card = 22; card <= 26; ++card) table.claim(0, card);
  Event ask;
  ask.action = kCardsHelper;
  TEST_ASSERT_TRUE(table.says(table.answer(ask), "No unclaimed card"));
  ask.set(kShow, kClaimed);
  TEST_ASSERT_EQUAL(4, table.game().helper_domain(table.any(), ask, kPage).max);
  ask.set(kPage, 1);
  TEST_ASSERT_EQUAL(14, table.answer(ask).size());
  ask.set(kPage, 4);
  TEST_ASSERT_EQUAL(5, table.answer(ask).size());
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_NP2_claims_score_3_2_0_in_order);
  RUN_TEST(test_NP2_second_claim_by_the_same_player_is_refused);
  RUN_TEST(test_NP2_card_that_is_not_there_is_refused);
  RUN_TEST(test_NP2_form_offers_the_newest_unclaimed_card);
  RUN_TEST(test_NP3_cards_are_asked_for_one_by_one);
  RUN_TEST(test_NP3_no_sixth_unclaimed_card);
  RUN_TEST(test_NP16_cards_never_exceed_the_deck);
  RUN_TEST(test_NP13_numbers_of_a_card);
  RUN_TEST(test_NP13_labels_name_the_card);
  RUN_TEST(test_NP1_card_revealed_this_turn_is_refused_when_turns_are_tracked);
  RUN_TEST(test_NP1_claims_work_without_turns);
  RUN_TEST(test_NP5_last_card_triggers_the_end);
  RUN_TEST(test_NP5_empty_hand_triggers_and_a_second_trigger_adds_nothing);
  RUN_TEST(test_NP15_hands_at_the_start);
  RUN_TEST(test_NP15_one_fortress_each_never_in_kathmandu);
  RUN_TEST(test_NP2_lists_of_cards);
  RUN_TEST(test_NP2_list_of_claimed_cards_has_pages);
  return UNITY_END();
}
