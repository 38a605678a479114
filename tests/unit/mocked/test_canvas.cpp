// What the canvas sends to the panel, byte for byte, and what it does while no panel answers.
#include <array>
#include <cstring>

#include "firmware/ui/canvas.h"
#include "unity.h"

extern "C" {
#include "mock_display.h"

void setUp(void) { mock_display_Init(); }
void tearDown(void) {
  mock_display_Verify();
  mock_display_Destroy();
}
}

namespace {

using lungta::Align;
using lungta::Canvas;
using lungta::Font;
using lungta::Panel;

// Stands in for the panel where only sums matter.
struct Bus {
  int writes = 0;
  size_t bytes = 0;
  uint8_t last_command = 0;
  int darkened = 0;
  bool answers = true;
} bus;

bool on_write(const uint8_t* bytes, size_t count, int) {
  ++bus.writes;
  bus.bytes += count;
  bus.last_command = bytes[0] == 0x00 ? bytes[1] : 0;
  if (bus.last_command == 0xAE) ++bus.darkened;
  return bus.answers;
}

// A canvas whose panel is up and shows an empty screen; from here on writes must be expected one by one.
struct Ready {
  Canvas canvas;
  explicit Ready(Panel panel = Panel::kSsd1306) {
    bus = {};
    hal_display_write_Stub(on_write);
    TEST_ASSERT_TRUE(canvas.start(panel, 0));
    TEST_ASSERT_TRUE(canvas.present(0));
    hal_display_write_Stub(nullptr);
  }
};

void expect(const uint8_t* bytes, size_t count, bool answer = true) {
  hal_display_write_ExpectWithArrayAndReturn(bytes, static_cast<int>(count), count, answer);
}

void test_one_changed_tile_is_one_exact_transaction() {
  Ready ready;
  ready.canvas.pixel(43, 18);  // page 2, tile 5: columns 40 to 47
  constexpr uint8_t kExpected[] = {0x80, 0xB2, 0x80, 0x08, 0x80, 0x12, 0x40, 0, 0, 0, 0x04, 0, 0, 0, 0};
  expect(kExpected, sizeof(kExpected));
  TEST_ASSERT_TRUE(ready.canvas.present(1));
}

void test_sh1106_starts_two_columns_to_the_right() {
  Ready ready(Panel::kSh1106);
  ready.canvas.pixel(127, 63);
  constexpr uint8_t kExpected[] = {0x80, 0xB7, 0x80, 0x0A, 0x80, 0x17, 0x40, 0, 0, 0, 0, 0, 0, 0, 0x80};
  expect(kExpected, sizeof(kExpected));
  TEST_ASSERT_TRUE(ready.canvas.present(1));
}

void test_runs_one_tile_apart_are_sent_as_one() {
  Ready ready;
  ready.canvas.pixel(0, 0);
  ready.canvas.pixel(16, 0);
  uint8_t expected[7 + 24] = {0x80, 0xB0, 0x80, 0x00, 0x80, 0x10, 0x40, 0x01};
  expected[7 + 16] = 0x01;
  expect(expected, sizeof(expected));
  TEST_ASSERT_TRUE(ready.canvas.present(1));
}

void test_runs_two_tiles_apart_are_sent_apart() {
  Ready ready;
  ready.canvas.pixel(0, 0);
  ready.canvas.pixel(24, 0);
  constexpr uint8_t kFirst[] = {0x80, 0xB0, 0x80, 0x00, 0x80, 0x10, 0x40, 1, 0, 0, 0, 0, 0, 0, 0};
  constexpr uint8_t kSecond[] = {0x80, 0xB0, 0x80, 0x08, 0x80, 0x11, 0x40, 1, 0, 0, 0, 0, 0, 0, 0};
  expect(kFirst, sizeof(kFirst));
  expect(kSecond, sizeof(kSecond));
  TEST_ASSERT_TRUE(ready.canvas.present(1));
}

void test_nothing_is_sent_when_nothing_changed() {
  Ready ready;
  ready.canvas.pixel(5, 5);
  ready.canvas.clear();  // drawn and undone before it was shown
  TEST_ASSERT_TRUE(ready.canvas.present(1));
}

void test_a_whole_screen_costs_at_most_15_percent_more_than_its_pixels() {
  Ready ready;
  bus = {};
  hal_display_write_Stub(on_write);
  ready.canvas.fill({0, 0, 128, 64});
  TEST_ASSERT_TRUE(ready.canvas.present(1));
  const size_t on_the_bus = bus.bytes + static_cast<size_t>(bus.writes);  // each transaction has an address byte
  TEST_ASSERT_LESS_OR_EQUAL_size_t(Canvas::kFrameBytes * 115 / 100, on_the_bus);
}

void test_the_panel_is_lit_only_after_its_first_whole_frame() {
  bus = {};
  hal_display_write_Stub(on_write);
  Canvas canvas;
  TEST_ASSERT_TRUE(canvas.start(Panel::kSsd1306, 0));
  TEST_ASSERT_NOT_EQUAL_UINT8(0xAF, bus.last_command);
  TEST_ASSERT_TRUE(canvas.present(0));
  TEST_ASSERT_EQUAL_UINT8(0xAF, bus.last_command);
}

void test_power_and_contrast_are_single_commands() {
  Ready ready;
  constexpr uint8_t kContrast[] = {0x00, 0x81, 0x20};
  constexpr uint8_t kOff[] = {0x00, 0xAE};
  constexpr uint8_t kOn[] = {0x00, 0xAF};
  expect(kContrast, sizeof(kContrast));
  ready.canvas.set_contrast(0x20);
  expect(kOff, sizeof(kOff));
  ready.canvas.power(false);
  TEST_ASSERT_TRUE(ready.canvas.present(1));
  expect(kOn, sizeof(kOn));
  ready.canvas.power(true);
  TEST_ASSERT_TRUE(ready.canvas.present(2));
}

void test_refresh_sends_everything_again_and_never_darkens_the_panel() {
  for (const Panel panel : {Panel::kSsd1306, Panel::kSh1106}) {
    Ready ready(panel);
    bus = {};
    hal_display_write_Stub(on_write);
    ready.canvas.refresh(1);
    const size_t commands = bus.bytes;
    TEST_ASSERT_GREATER_THAN_size_t(20, commands);
    TEST_ASSERT_TRUE(ready.canvas.present(1));
    TEST_ASSERT_EQUAL_size_t(commands + Canvas::kPages * (7 + Canvas::kWidth) + 2, bus.bytes);
    TEST_ASSERT_EQUAL_UINT8(0xAF, bus.last_command);
    TEST_ASSERT_EQUAL_INT(0, bus.darkened);
  }
}

void test_refresh_leaves_a_panel_dark_that_is_to_be_dark() {
  Ready ready;
  bus = {};
  hal_display_write_Stub(on_write);
  ready.canvas.power(false);
  TEST_ASSERT_TRUE(ready.canvas.present(1));
  TEST_ASSERT_EQUAL_INT(1, bus.darkened);
  ready.canvas.refresh(2);
  TEST_ASSERT_TRUE(ready.canvas.present(2));
  TEST_ASSERT_NOT_EQUAL_UINT8(0xAF, bus.last_command);
}

void test_a_missing_panel_is_left_alone_and_tried_again_later() {
  bus = {};
  bus.answers = false;
  hal_display_write_Stub(on_write);
  Canvas canvas;
  TEST_ASSERT_FALSE(canvas.start(Panel::kSsd1306, 100));
  TEST_ASSERT_EQUAL_INT(1, bus.writes);  // the first refusal is enough
  TEST_ASSERT_FALSE(canvas.present(100 + Canvas::kRetryMs - 1));
  TEST_ASSERT_EQUAL_INT(1, bus.writes);
  TEST_ASSERT_EQUAL_UINT32(100 + Canvas::kRetryMs, canvas.next_deadline(200));
  TEST_ASSERT_FALSE(canvas.present(100 + Canvas::kRetryMs));
  TEST_ASSERT_EQUAL_INT(2, bus.writes);
}

void test_a_panel_that_comes_back_gets_the_whole_frame() {
  Ready ready;
  ready.canvas.pixel(0, 0);
  hal_display_write_ExpectAnyArgsAndReturn(false);
  TEST_ASSERT_FALSE(ready.canvas.present(1000));
  TEST_ASSERT_FALSE(ready.canvas.panel_present());

  bus = {};
  hal_display_write_Stub(on_write);
  TEST_ASSERT_TRUE(ready.canvas.present(1000 + Canvas::kRetryMs));
  TEST_ASSERT_TRUE(bus.bytes > Canvas::kPages * (7 + Canvas::kWidth));  // brought up anew, and every tile
  TEST_ASSERT_EQUAL_UINT8(0xAF, bus.last_command);
  const int writes = bus.writes;
  TEST_ASSERT_TRUE(ready.canvas.present(1001 + Canvas::kRetryMs));
  TEST_ASSERT_EQUAL_INT(writes, bus.writes);
}

void test_text_that_leaves_the_screen_or_its_rectangle_is_counted() {
  static Canvas canvas;
  canvas.draw_text(0, 0, Font::kNormal, "123456789012345678901");  // 21 x 6 = 126
  canvas.draw_text_in({10, 10, 18, 10}, Align::kCentre, Font::kNormal, "abc");
  canvas.draw_text(110, 54, Font::kNormal, "abc");
  TEST_ASSERT_EQUAL_UINT32(0, canvas.clipped());
  canvas.draw_text(0, 0, Font::kNormal, "1234567890123456789012");
  canvas.draw_text(0, 55, Font::kNormal, "a");
  canvas.draw_text(-1, 0, Font::kNormal, "a");
  canvas.draw_text_in({10, 10, 17, 10}, Align::kLeft, Font::kNormal, "abc");
  canvas.draw_text(0, 0, Font::kNormal, "\xE2\x82\xAC");  // a euro sign: neither in Latin-1 nor among the symbols
  TEST_ASSERT_EQUAL_UINT32(5, canvas.clipped());
}

void test_shapes_are_cut_at_the_edges() {
  Ready ready;  // shapes are drawn by the same u8g2 object that brought the panel up
  Canvas& canvas = ready.canvas;
  canvas.fill({-5, -5, 10, 10});
  TEST_ASSERT_TRUE(canvas.lit(4, 4));
  TEST_ASSERT_FALSE(canvas.lit(5, 4));
  canvas.invert({120, 60, 100, 100});
  TEST_ASSERT_TRUE(canvas.lit(127, 63));
  canvas.erase({0, 0, 1000, 1000});
  canvas.fill({200, 0, 4, 4});
  canvas.frame({-3, 10, 6, 6});
  TEST_ASSERT_TRUE(canvas.lit(2, 12));
  TEST_ASSERT_FALSE(canvas.lit(0, 12));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_one_changed_tile_is_one_exact_transaction);
  RUN_TEST(test_sh1106_starts_two_columns_to_the_right);
  RUN_TEST(test_runs_one_tile_apart_are_sent_as_one);
  RUN_TEST(test_runs_two_tiles_apart_are_sent_apart);
  RUN_TEST(test_nothing_is_sent_when_nothing_changed);
  RUN_TEST(test_a_whole_screen_costs_at_most_15_percent_more_than_its_pixels);
  RUN_TEST(test_the_panel_is_lit_only_after_its_first_whole_frame);
  RUN_TEST(test_power_and_contrast_are_single_commands);
  RUN_TEST(test_refresh_sends_everything_again_and_never_darkens_the_panel);
  RUN_TEST(test_refresh_leaves_a_panel_dark_that_is_to_be_dark);
  RUN_TEST(test_a_missing_panel_is_left_alone_and_tried_again_later);
  RUN_TEST(test_a_panel_that_comes_back_gets_the_whole_frame);
  RUN_TEST(test_text_that_leaves_the_screen_or_its_rectangle_is_counted);
  RUN_TEST(test_shapes_are_cut_at_the_edges);
  return UNITY_END();
}
