// Every hal header can be mocked, and a mock notices a call that differs from what was expected.
#include <cstdint>

#include "unity.h"
extern "C" {
#include "mock_board.h"
#include "mock_buttons.h"
#include "mock_clock.h"
#include "mock_display.h"
#include "mock_entropy.h"
#include "mock_flash.h"
#include "mock_power.h"
#include "mock_serial.h"
}

extern "C" void setUp() { mock_display_Init(); }
extern "C" void tearDown() {
  mock_display_Verify();
  mock_display_Destroy();
}

static void test_the_expected_bytes_pass() {
  const std::uint8_t bytes[] = {0x80, 0xAF};
  hal_display_write_ExpectWithArrayAndReturn(bytes, sizeof bytes, sizeof bytes, true);
  TEST_ASSERT_TRUE(hal_display_write(bytes, sizeof bytes));
}

static void test_a_missing_panel_can_be_played() {
  const std::uint8_t bytes[] = {0x80, 0xAE};
  hal_display_write_ExpectAnyArgsAndReturn(false);
  TEST_ASSERT_FALSE(hal_display_write(bytes, sizeof bytes));
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_expected_bytes_pass);
  RUN_TEST(test_a_missing_panel_can_be_played);
  return UNITY_END();
}
