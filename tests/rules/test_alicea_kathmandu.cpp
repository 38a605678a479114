// Kathmandu (2014): rules KA-1 to KA-5.
#include <array>
#include <cstring>

#include "game/catalogue.h"
#include "game/core/rules.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

const Game& game() { return *find_game("alicea-kathmandu"); }

Setup two_players(int dealer) {
  Setup setup;
  setup.players = 2;
  setup.names[0] = PlayerName("Ana");
  setup.names[1] = PlayerName("Bo");
  setup.options.set(0, dealer);
  return setup;
}

AnyState fresh(int dealer = 0) {
  AnyState state;
  game().begin(two_players(dealer), state);
  return state;
}

Event round_of(alicea::Hand a, alicea::Hand b) {
  Event event;
  const std::array hands{a, b};
  for (int seat = 0; seat < alicea::kPlayers; ++seat) {
    event.set(alicea::kBlue + seat, hands[static_cast<std::size_t>(seat)].blue);
    event.set(alicea::kRed + seat, hands[static_cast<std::size_t>(seat)].red);
    event.set(alicea::kCards + seat, hands[static_cast<std::size_t>(seat)].cards);
  }
  return event;
}

Sheet sheet_of(const AnyState& state) {
  Sheet sheet;
  game().sheet(state, sheet);
  return sheet;
}

// All blue tokens taken, one card left in the deck.
const Event kAllBlue = round_of({9, 0, 0}, {8, 0, 0});

void enter(AnyState& state, const Event& event) {
  TEST_ASSERT_TRUE(check_event(game(), state, event).is_ok());
  game().apply(state, event);
}

void test_KA1_two_players_and_the_deal_alternates() {
  TEST_ASSERT_TRUE(check_setup(game(), two_players(1)).is_ok());
  Setup three = two_players(0);
  three.players = 3;
  three.names[2] = PlayerName("Chloe");
  TEST_ASSERT_FALSE(check_setup(game(), three).is_ok());
  AnyState state = fresh(0);  // Ana deals first, so Bo starts
  for (const int first : {1, 0, 1}) {
    TEST_ASSERT_EQUAL_INT(first, game().status(state).first_player);
    enter(state, kAllBlue);
  }
}

void test_KA2_a_round_is_due_until_three_are_scored() {
  AnyState state = fresh();
  for (int round = 0; round < 3; ++round) {
    TEST_ASSERT_TRUE(game().next(state).due);
    TEST_ASSERT_FALSE(sheet_of(state).over);
    enter(state, kAllBlue);
  }
  TEST_ASSERT_FALSE(game().next(state).due);
  TEST_ASSERT_TRUE(sheet_of(state).over);
  const Verdict fourth = check_event(game(), state, kAllBlue);
  TEST_ASSERT_FALSE(fourth.is_ok());
  TEST_ASSERT_EQUAL_STRING("KA-1", fourth.rule());
  Line words;
  append_phrase(words, fourth.reason(), Language::kEnglish, two_players(0));
  TEST_ASSERT_EQUAL_STRING("All 3 rounds are scored; the game is over", words.c_str());
}

void test_KA3_round_score() {
  struct Case { alicea::Hand hand; int points; std::uint8_t other_blue = 8; };
  constexpr std::array kCases{
      Case{{6, 2, 3}, 23},
      Case{{0, 5, 10}, -20},
      Case{{9, 0, 1}, 44},
      Case{{8, 0, 0}, 40},
      Case{{0, 0, 0}, 0},
      Case{{17, 0, 0}, 85, 0},
      Case{{1, 2, 1}, 0},
  };
  for (const Case& c : kCases) {
    AnyState state = fresh();
    enter(state, round_of({c.other_blue, 0, 0}, c.hand));
    TEST_ASSERT_EQUAL_INT(5 * c.other_blue, sheet_of(state).points[0][0]);
    TEST_ASSERT_EQUAL_INT(c.points, sheet_of(state).points[0][1]);
    TEST_ASSERT_EQUAL_INT(c.points, sheet_of(state).total[1]);
  }
}

void test_KA4_three_rounds_add_up_and_the_higher_sum_wins() {
  AnyState state = fresh();
  enter(state, round_of({6, 2, 3}, {9, 0, 1}));
  enter(state, round_of({0, 5, 10}, {4, 0, 9}));
  enter(state, round_of({9, 1, 0}, {0, 0, 10}));
  const Sheet sheet = sheet_of(state);
  TEST_ASSERT_EQUAL_INT(23 - 20 + 43, sheet.total[0]);
  TEST_ASSERT_EQUAL_INT(44 + 11 - 10, sheet.total[1]);
  TEST_ASSERT_EQUAL_INT(1, sheet.winners);
  TEST_ASSERT_EQUAL_INT(1, sheet.rank[0]);
  TEST_ASSERT_EQUAL_INT(2, sheet.rank[1]);
  TEST_ASSERT_NULL(sheet.tiebreak);
}

void test_KA4_a_tie_is_shared() {
  AnyState state = fresh();
  for (int round = 0; round < 3; ++round) enter(state, round_of({4, 1, 2}, {4, 1, 2}));
  const Sheet sheet = sheet_of(state);
  TEST_ASSERT_EQUAL_INT(3, sheet.winners);
  TEST_ASSERT_EQUAL_STRING("shared", sheet.tiebreak);
  TEST_ASSERT_EQUAL_INT(1, sheet.rank[1]);
}

void test_KA5_limits_over_both_players() {
  struct Case { alicea::Hand a, b; bool legal; const char* words; };
  constexpr std::array kCases{
      Case{{9, 0, 0}, {9, 0, 0}, false, "18 blue tokens; there are only 17"},
      Case{{9, 0, 2}, {8, 0, 0}, false, "This takes 53 cards; the deck has 52"},
      Case{{9, 0, 1}, {8, 0, 0}, true, ""},
      Case{{0, 3, 0}, {0, 3, 0}, false, "6 red tokens; there are only 5"},
      Case{{8, 3, 0}, {0, 2, 0}, true, ""},
      Case{{10, 3, 10}, {3, 0, 0}, true, ""},                                      // 13 x 3 + 3 + 10 = 52
      Case{{10, 3, 10}, {3, 0, 1}, false, "This takes 53 cards; the deck has 52"},
      Case{{0, 6, 0}, {0, 0, 0}, false, "Red: 0 to 5"},
      Case{{0, 0, 11}, {0, 0, 0}, false, "Cards: 0 to 10"},
      Case{{18, 0, 0}, {0, 0, 0}, false, "Blue: 0 to 17"},
  };
  const AnyState state = fresh();
  for (const Case& c : kCases) {
    const Verdict verdict = check_event(game(), state, round_of(c.a, c.b));
    TEST_ASSERT_EQUAL(c.legal, verdict.is_ok());
    if (c.legal) continue;
    TEST_ASSERT_EQUAL_STRING("KA-5", verdict.rule());
    Line words;
    append_phrase(words, verdict.reason(), Language::kEnglish, two_players(0));
    TEST_ASSERT_EQUAL_STRING(c.words, words.c_str());
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_KA1_two_players_and_the_deal_alternates);
  RUN_TEST(test_KA2_a_round_is_due_until_three_are_scored);
  RUN_TEST(test_KA3_round_score);
  RUN_TEST(test_KA4_three_rounds_add_up_and_the_higher_sum_wins);
  RUN_TEST(test_KA4_a_tie_is_shared);
  RUN_TEST(test_KA5_limits_over_both_players);
  return UNITY_END();
}
