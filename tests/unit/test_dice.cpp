// The die is fair: a million draws from a generator known to be good, and proof that the bits which would favour some
// outcomes are thrown away.
#include "game/core/dice.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

// PCG32 (M. E. O'Neill): passes the usual batteries of tests.
std::uint64_t pcg_state;
std::uint32_t pcg() {
  const std::uint64_t old = pcg_state;
  pcg_state = old * 6364136223846793005ULL + 1442695040888963407ULL;
  const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
  const auto turn = static_cast<std::uint32_t>(old >> 59U);
  return (shifted >> turn) | (shifted << ((0U - turn) & 31U));
}

constexpr std::uint32_t kDraws = 1000000;

// Chi-square times the expected count: the sum of squared distances.
std::uint64_t chi_square_scaled(std::uint32_t outcomes) {
  std::uint32_t counts[25] = {};
  for (std::uint32_t i = 0; i < kDraws; ++i) {
    const std::uint32_t drawn = roll(outcomes, pcg);
    TEST_ASSERT_TRUE(drawn < outcomes);
    ++counts[drawn];
  }
  std::uint64_t sum = 0;
  for (std::uint32_t i = 0; i < outcomes; ++i) {
    const std::int64_t away = static_cast<std::int64_t>(counts[i]) * outcomes - kDraws;
    sum += static_cast<std::uint64_t>(away * away);
  }
  return sum / outcomes;  // = chi-square * kDraws
}

void test_RK32_a_million_draws_are_uniform() {
  struct Case { std::uint32_t outcomes; std::uint32_t critical_thousandths; };  // chi-square at p = 0.001
  const Case cases[] = {{4, 16266}, {6, 20515}, {25, 51179}};
  for (const Case& c : cases) {
    pcg_state = 42;
    const std::uint64_t thousandths = chi_square_scaled(c.outcomes) * 1000 / kDraws;
    TEST_ASSERT_TRUE(thousandths < c.critical_thousandths);
    TEST_ASSERT_TRUE(thousandths > 0);
  }
}

// Gives a few values of the incomplete block, then one that may be used.
std::uint32_t asked;
std::uint32_t rejected_values;
std::uint32_t first_rejected() {
  ++asked;
  return asked <= rejected_values ? asked - 1 : 4000000000U;
}

void test_RK32_the_incomplete_block_is_drawn_again() {
  struct Case { std::uint32_t outcomes; std::uint32_t incomplete; };  // 2^32 mod outcomes
  const Case cases[] = {{6, 4}, {25, 21}, {3, 1}, {4, 0}};
  for (const Case& c : cases) {
    asked = 0;
    rejected_values = c.incomplete;
    TEST_ASSERT_EQUAL_UINT32(4000000000U % c.outcomes, roll(c.outcomes, first_rejected));
    TEST_ASSERT_EQUAL_UINT32(c.incomplete + 1, asked);
    // The first value behind the block counts.
    asked = 0;
    rejected_values = c.incomplete + 1;
    TEST_ASSERT_EQUAL_UINT32(c.incomplete % c.outcomes, roll(c.outcomes, first_rejected));
    TEST_ASSERT_EQUAL_UINT32(c.incomplete + 1, asked);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_RK32_a_million_draws_are_uniform);
  RUN_TEST(test_RK32_the_incomplete_block_is_drawn_again);
  return UNITY_END();
}
