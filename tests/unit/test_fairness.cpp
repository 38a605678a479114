// The verdict on a thousand rolls.
#include "firmware/screens/fairness.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

void test_chi_square_of_a_thousand_rolls() {
  struct Case { FairnessScreen::Counts counts; std::uint32_t tenths; bool fair; };
  const Case cases[] = {
      {{250, 250, 250, 250}, 0, true},
      {{219, 285, 264, 232}, 108, true},
      {{205, 295, 295, 205}, 324, false},
      {{295, 205, 250, 250}, 162, true},   // 4050 / 250 = 16.2
      {{296, 204, 250, 250}, 169, false},  // 4232 / 250 = 16.9
      {{1000, 0, 0, 0}, 30000, false},
  };
  for (const Case& c : cases) {
    TEST_ASSERT_EQUAL_UINT32(c.tenths, FairnessScreen::chi_square_tenths(c.counts));
    TEST_ASSERT_EQUAL_INT(c.fair, FairnessScreen::is_fair(c.counts));
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_chi_square_of_a_thousand_rolls);
  return UNITY_END();
}
