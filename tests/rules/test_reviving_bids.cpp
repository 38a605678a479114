// Reviving Kathmandu: who wins a card (RK-5).
#include "game/reviving_kathmandu/bids.h"

#include "tests/rules/reviving_table.h"

extern "C" {
void setUp() {}
void tearDown() {}
}

namespace {

using namespace lungta;
using namespace lungta::reviving;

void test_RK5_order_of_reasons() {
  struct Case { BidsOnCard bids; Reason reason; unsigned seats; };
  const Case cases[] = {
      {{}, Reason::kNobody, 0},
      {{{{0, 0, false}, {1, 5, false}}}, Reason::kOnlyBidder, 0b10},
      {{{{4, 9, false}, {3, 1, true}}}, Reason::kHighest, 0b01},            // the coin beats distance and edge
      {{{{4, 2, true}, {4, 1, false}}}, Reason::kClosest, 0b10},            // distance beats the edge
      {{{{4, 1, false}, {4, 1, true}}}, Reason::kLongEdge, 0b10},
      {{{{4, 1, true}, {4, 1, true}}}, Reason::kTied, 0b11},
      {{{{4, 1, false}, {4, 1, false}, {2, 1, true}}}, Reason::kTied, 0b11},
      {{{{4, 1, false}, {4, 1, true}, {5, 9, false}}}, Reason::kHighest, 0b100},
      {{{{4, 2, true}, {4, 1, false}, {4, 1, true}, {4, 3, true}}}, Reason::kLongEdge, 0b100},
  };
  for (const Case& c : cases) {
    const Award award = winner(c.bids);
    TEST_ASSERT_EQUAL_MESSAGE(c.reason, award.reason, table_row(static_cast<int>(&c - cases)));
    TEST_ASSERT_EQUAL(c.seats, award.seats);
  }
}

// Said another way: whoever is beaten by nobody in (coin, -distance, edge).
void test_RK5_against_plain_comparison() {
  for (int n = 0; n < 20 * 20 * 20; ++n) {
    const auto bid = [](int code) {  // coins 0..4, distances 1..2, edge
      return Bid{static_cast<std::uint8_t>(code / 4), static_cast<std::uint8_t>(1 + code / 2 % 2), code % 2 == 1};
    };
    const BidsOnCard bids{bid(n % 20), bid(n / 20 % 20), bid(n / 400)};
    unsigned unbeaten = 0;
    for (unsigned a = 0; a < 3; ++a) {
      const auto strength = [&](unsigned i) {
        return bids[i].coin * 100 - bids[i].distance * 10 + (bids[i].long_edge ? 1 : 0);
      };
      bool beaten = bids[a].coin == 0;
      for (unsigned b = 0; b < 3; ++b) beaten = beaten || (bids[b].coin > 0 && strength(b) > strength(a));
      if (!beaten) unbeaten |= 1U << a;
    }
    TEST_ASSERT_EQUAL(unbeaten, winner(bids).seats);
  }
}

struct Ask {
  const Table& table;
  Event values;

  explicit Ask(const Table& at, std::initializer_list<int> coins, int sara = 0) : table(at), values() {
    values.action = helper::kBids;
    values.set(helper::kSara, sara);
    int slot = helper::kCoin;
    for (const int coin : coins) values.set(slot++, coin);
  }
  Ask& at(int seat, int distance, bool edge) {
    values.set(helper::kDistance + seat, distance);
    values.set(helper::kEdge + seat, edge ? 1 : 0);
    return *this;
  }
  void expect(const char* words) const {
    Lines lines;
    table.game().answer(table.any(), values, lines);
    TEST_ASSERT_EQUAL_STRING(words, table.text(lines[0]).c_str());
  }
  bool asks(int slot) const { return table.game().helper_domain(table.any(), values, slot).visible; }
};

// Amy, Sean, Joe bid equal coins, Sara less; Amy targets 2 and 4, Sean 4 and 3, Joe 4 and 2, Sara 1 and 2.
void test_RK5_printed_example() {
  Table table = Table(4).begin();
  const char* names[] = {"Amy", "Sean", "Joe", "Sara"};
  for (std::size_t i = 0; i < 4; ++i) table.setup().names[i] = PlayerName(names[i]);
  Ask(table, {4, 4, 4, 0}).at(0, 2, false).at(1, 2, false).at(2, 1, true).expect("Joe wins: closest coin");   // card 4
  Ask(table, {4, 0, 4, 2}).at(0, 1, false).at(2, 2, false).expect("Amy wins: closest coin");                  // card 2
  Ask(table, {0, 4, 0, 0}).expect("Sean wins: only bidder");                                                  // card 3
  Ask(table, {0, 0, 0, 2}).expect("Sara wins: only bidder");                                                  // card 1
}

void test_RK5_answers_in_words() {
  Table table = Table(3).begin();
  Ask(table, {0, 0, 0}).expect("Nobody bids: the card goes under the red deck.");
  Ask(table, {1, 5, 3}).expect("Bo wins: highest, 5");
  Ask(table, {5, 5, 3}).at(0, 1, true).at(1, 1, false).expect("Ana wins: on the long edge");
  Ask(table, {5, 5, 3}).at(0, 1, true).at(1, 1, true).expect("Still tied: check distance and edge.");
}

void test_RK5_sara_counts_one_more() {
  Table table = Table(3, {{option::kArchitects, 1}, {option::kArchitectOf + 1, kSara}}).begin();
  Ask(table, {4, 4, 0}, 1).expect("Bo wins: highest, 5");
  Ask(table, {4, 4, 0}, 0).at(0, 1, false).at(1, 2, false).expect("Ana wins: closest coin");
  Ask(table, {4, 0, 0}, 1).expect("Ana wins: only bidder");  // she does not bid: nothing to add to
  Ask ask(table, {4, 4, 0}, 1);
  Lines lines;
  table.game().answer(table.any(), ask.values, lines);
  has_line(table, lines, "Bo (Sara) counts 4 + 1");
  // The preset: her last bid of the cycle.
  TEST_ASSERT_EQUAL(0, table.game().helper_domain(table.any(), ask.values, helper::kSara).preset);
  table.go_to_round(4);
  TEST_ASSERT_EQUAL(1, table.game().helper_domain(table.any(), ask.values, helper::kSara).preset);
  Table without = Table(3).begin();
  TEST_ASSERT_FALSE(Ask(without, {}).asks(helper::kSara));
}

void test_RK5_asks_only_what_can_decide() {
  Table table = Table(4).begin();
  Ask clear(table, {5, 3, 3, 0});
  for (int seat = 0; seat < 4; ++seat) {
    TEST_ASSERT_FALSE(clear.asks(helper::kDistance + seat));
    TEST_ASSERT_FALSE(clear.asks(helper::kEdge + seat));
  }
  Ask tied = Ask(table, {3, 5, 5, 5}).at(1, 2, false).at(2, 1, false).at(3, 1, false);
  const bool distance[] = {false, true, true, true};
  const bool edge[] = {false, false, true, true};
  for (int seat = 0; seat < 4; ++seat) {
    TEST_ASSERT_EQUAL(distance[seat], tied.asks(helper::kDistance + seat));
    TEST_ASSERT_EQUAL(edge[seat], tied.asks(helper::kEdge + seat));
  }
  TEST_ASSERT_FALSE(tied.asks(helper::kCoin + 4));  // nobody sits there
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_RK5_order_of_reasons);
  RUN_TEST(test_RK5_against_plain_comparison);
  RUN_TEST(test_RK5_printed_example);
  RUN_TEST(test_RK5_answers_in_words);
  RUN_TEST(test_RK5_sara_counts_one_more);
  RUN_TEST(test_RK5_asks_only_what_can_decide);
  return UNITY_END();
}
