// Nepal's calculations against second, plainer ones over all small inputs.
#include <algorithm>
#include <functional>
#include <vector>

#include "game/nepal/conflict.h"
#include "game/nepal/domination.h"
#include "game/nepal/routes.h"
#include "unity.h"

using namespace lungta;
using namespace lungta::nepal;

extern "C" void setUp() {}
extern "C" void tearDown() {}

// Calls `visit` with every vector of kSeats numbers below `bound`.
static void for_all(int bound, const std::function<void(const std::array<int, kSeats>&)>& visit) {
  std::array<int, kSeats> digits{};
  for (;;) {
    visit(digits);
    std::size_t at = 0;
    while (at < kSeats && ++digits[at] == bound) digits[at++] = 0;
    if (at == kSeats) return;
  }
}

// --- NP-4 ---

// Round after round; in each, the counts at its start are walked upwards and everyone at that count removes one.
static std::vector<unsigned> simulate_conflict(std::array<int, kSeats>& pieces, int limit) {
  std::vector<unsigned> steps;
  const auto total = [&] { return pieces[0] + pieces[1] + pieces[2] + pieces[3] + pieces[4]; };
  while (total() > limit) {
    const std::array<int, kSeats> start = pieces;
    for (int count = 1; count <= 6 && total() > limit; ++count) {
      unsigned removing = 0;
      for (std::size_t seat = 0; seat < kSeats; ++seat) {
        if (start[seat] != count) continue;
        --pieces[seat];
        removing |= 1U << seat;
      }
      if (removing != 0) steps.push_back(removing);
    }
  }
  return steps;
}

static void test_NP4_conflict_equals_direct_simulation() {
  int cases = 0;
  for (int limit = 0; limit <= 6; ++limit) {
    for_all(7, [&](const std::array<int, kSeats>& pieces) {
      std::array<int, kSeats> expected = pieces;
      const std::vector<unsigned> steps = simulate_conflict(expected, limit);
      Conflict conflict(pieces, limit);
      std::size_t step = 0;
      bool same = true;
      while (!conflict.over()) same = same && step < steps.size() && conflict.step() == steps[step++];
      TEST_ASSERT_TRUE(same && step == steps.size() && conflict.pieces() == expected);
      ++cases;
    });
  }
  TEST_ASSERT_EQUAL(7 * 16807, cases);
}

// --- NP-10, NP-11 ---

// Sorts everyone present, and deals out 5, 3, 0, 0, 0 along the row; each group of equals shares what it got.
static std::array<int, kSeats> rank_region(const std::array<int, kSeats>& pieces,
                                           const std::array<int, kSeats>& provinces) {
  std::vector<std::size_t> order;
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    if (pieces[seat] > 0) order.push_back(seat);
  }
  const auto key = [&](std::size_t seat) { return 100 * pieces[seat] + provinces[seat]; };
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return key(a) > key(b); });
  constexpr int kPrizes[] = {5, 3, 0, 0, 0};
  std::array<int, kSeats> points{};
  for (std::size_t from = 0, to = 0; from < order.size(); from = to) {
    int pool = 0;
    for (; to < order.size() && key(order[to]) == key(order[from]); ++to) pool += kPrizes[to];
    for (std::size_t i = from; i < to; ++i) points[order[i]] = pool / static_cast<int>(to - from);
  }
  return points;
}

static void test_NP10_NP11_domination_equals_ranking() {
  // Every (pieces, provinces) with up to four pieces.
  constexpr std::array<std::array<int, 2>, 11> kKinds{
      {{0, 0}, {1, 1}, {2, 1}, {2, 2}, {3, 1}, {3, 2}, {3, 3}, {4, 1}, {4, 2}, {4, 3}, {4, 4}}};
  for_all(static_cast<int>(kKinds.size()), [&](const std::array<int, kSeats>& kinds) {
    std::array<int, kSeats> pieces{};
    std::array<int, kSeats> provinces{};
    Presences presences{};
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
      pieces[seat] = kKinds[static_cast<std::size_t>(kinds[seat])][0];
      provinces[seat] = kKinds[static_cast<std::size_t>(kinds[seat])][1];
      presences[seat] = presence(pieces[seat], false);
      presences[seat].settle(provinces[seat]);
    }
    TEST_ASSERT_TRUE(domination(presences) == rank_region(pieces, provinces));
  });
}

// Calls `visit` for every way the open numbers of provinces can come out.
static void for_all_outcomes(Presences& open, std::size_t seat, const std::function<void(const Presences&)>& visit) {
  if (seat == kSeats) return visit(open);
  const Presence range = open[seat];
  for (int provinces = range.fewest_provinces; provinces <= range.most_provinces; ++provinces) {
    open[seat].settle(provinces);
    for_all_outcomes(open, seat + 1, visit);
  }
  open[seat] = range;
}

// Whether two outcomes that differ only in this player's provinces differ in points.
static bool can_change_points(const Presences& open, std::size_t seat) {
  const Presence range = open[seat];
  Presences others = open;
  others[seat].settle(range.fewest_provinces);
  bool changes = false;
  for_all_outcomes(others, 0, [&](const Presences& outcome) {
    if (changes) return;
    Presences varied = outcome;
    for (int provinces = range.fewest_provinces + 1; provinces <= range.most_provinces; ++provinces) {
      varied[seat].settle(provinces);
      changes = changes || domination(varied) != domination(outcome);
    }
  });
  return changes;
}

// Asks seat by seat as the wizard does, along every possible answer.
static void walk_province_questions(const Presences& open, std::size_t seat, int& asked) {
  if (seat == kSeats) return;
  const bool matters = provinces_matter(open, static_cast<int>(seat));
  TEST_ASSERT_EQUAL(can_change_points(open, seat), matters);
  Presences next = open;
  next[seat].settle(open[seat].fewest_provinces);
  if (!matters) return walk_province_questions(next, seat + 1, asked);
  ++asked;
  for (int provinces = open[seat].fewest_provinces; provinces <= open[seat].most_provinces; ++provinces) {
    next[seat].settle(provinces);
    walk_province_questions(next, seat + 1, asked);
  }
}

static void test_NP12_provinces_are_asked_exactly_where_they_matter() {
  int asked = 0;
  for_all(6, [&](const std::array<int, kSeats>& kinds) {   // 0 to 2 pieces, with and without a fortress
    Presences open{};
    for (std::size_t seat = 0; seat < kSeats; ++seat) open[seat] = presence(kinds[seat] / 2, kinds[seat] % 2 == 1);
    walk_province_questions(open, 0, asked);
  });
  for_all(10, [&](const std::array<int, kSeats>& kinds) {  // 0 to 4 pieces, three players
    if (kinds[3] != 0 || kinds[4] != 0) return;
    Presences open{};
    for (std::size_t seat = 0; seat < 3; ++seat) open[seat] = presence(kinds[seat] / 2, kinds[seat] % 2 == 1);
    walk_province_questions(open, 0, asked);
  });
  TEST_ASSERT_TRUE(asked > 1000);
}

// --- NP-13 ---

// The queue with everyone who lost control taken out: first the larger number, then the smaller.
static PerPlayer walk_queue(const TradeCard& card, int players, unsigned controls) {
  PerPlayer points{};
  std::vector<std::uint8_t> left;
  for (std::size_t place = 0; place < card.queue.size(); ++place) {
    if (((controls >> place) & 1U) != 0) left.push_back(card.queue[place]);
  }
  if (!left.empty() && (players > 3 || !card.larger_star)) points[left[0]] = card.larger;
  if (left.size() > 1 && (players > 3 || !card.smaller_star)) points[left[1]] = card.smaller;
  return points;
}

// Whether the answer at `place` can change the points, whatever the later places say.
static bool answer_can_matter(const TradeCard& card, int players, unsigned possible, unsigned before, int place) {
  const unsigned later = possible & ~((2U << place) - 1U);
  for (unsigned rest = later;; rest = (rest - 1) & later) {
    if (walk_queue(card, players, before | rest) != walk_queue(card, players, before | (1U << place) | rest))
      return true;
    if (rest == 0) return false;
  }
}

static void ask_along_queue(const TradeCard& card, int players, unsigned able, unsigned possible, unsigned truth) {
  const FinalRoute route(card, players, able);
  unsigned answers = 0;
  for (int place = 0; place < kSeats; ++place) {
    const unsigned bit = 1U << place;
    const bool asks = route.asks(place, answers);
    TEST_ASSERT_EQUAL((possible & bit) != 0 && answer_can_matter(card, players, possible, answers, place), asks);
    if (asks) answers |= truth & bit;
  }
  PerPlayer points{};
  route.award(answers, points);
  TEST_ASSERT_TRUE(points == walk_queue(card, players, truth));
  bool anyone = false;
  for (int place = 0; place < kSeats; ++place) {
    const unsigned bit = 1U << place;
    anyone = anyone || ((possible & bit) != 0 && answer_can_matter(card, players, possible, 0, place));
  }
  TEST_ASSERT_EQUAL(anyone, route.asks_anyone());
}

static void test_NP13_control_is_asked_exactly_where_it_matters() {
  constexpr std::uint8_t kOrder[] = {2, 0, 4, 1, 3};
  for (int variant = 0; variant < 4 * 3 * 2; ++variant) {  // stars x smaller number x players
    TradeCard card;
    card.larger = 6;
    card.smaller = static_cast<std::uint8_t>(3 * (variant / 4 % 3));  // 0, 3 and 6
    card.larger_star = (variant & 1) != 0;
    card.smaller_star = (variant & 2) != 0;
    const int players = variant / 12 == 0 ? 3 : 5;
    for (std::size_t length = 0; length <= kSeats; ++length) {
      if (length > 0) card.queue.push_back(kOrder[length - 1]);
      for (unsigned able = 0; able < 32; ++able) {
        unsigned possible = 0;
        for (std::size_t place = 0; place < length; ++place) possible |= ((able >> kOrder[place]) & 1U) << place;
        for (unsigned truth = possible;; truth = (truth - 1) & possible) {
          ask_along_queue(card, players, able, possible, truth);
          if (truth == 0) break;
        }
      }
    }
  }
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_NP4_conflict_equals_direct_simulation);
  RUN_TEST(test_NP10_NP11_domination_equals_ranking);
  RUN_TEST(test_NP12_provinces_are_asked_exactly_where_they_matter);
  RUN_TEST(test_NP13_control_is_asked_exactly_where_it_matters);
  return UNITY_END();
}
