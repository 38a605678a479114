// The device as a whole on a board in memory: what it does between presses, and what the serial line sees of it.
#include <csetjmp>
#include <memory>
#include <string>

#include "hal/buttons.h"
#include "tests/support/fake_board.h"
#include "tests/support/fake_flash.h"
#include "tests/support/key_script.h"
#include "unity.h"

extern "C" {
void setUp(void) {
  lungta::fake_flash::insert_blank_chip();
  lungta::fake_board::power_up();
}
void tearDown(void) {}
}

namespace {

using namespace lungta;

std::unique_ptr<App> switch_on() {
  fake_board::power_up();
  fake_flash::power_up();
  auto app = std::make_unique<App>();
  app->start();
  return app;
}

void run_for(App& app, std::uint32_t ms) {
  const std::uint32_t until = fake_board::now_ms() + ms;
  while (fake_board::now_ms() < until) app.step();
}

void press_keys(App& app, std::initializer_list<const char*> words) {
  for (const char* word : words) press_key(app, word);
}

std::string ask(App& app, const char* line) {
  static_cast<void>(fake_board::take_said());
  fake_board::tell(line);
  run_for(app, 2000);
  return std::string(fake_board::take_said());
}

// As many finished games as the memory holds, one sector each.
void fill_memory() {
  auto device = std::make_unique<App>();
  GameLog& log = device->desk().log;
  static_cast<void>(log.mount());
  Setup setup;
  setup.players = 2;
  setup.names[0] = PlayerName("Ana");
  setup.names[1] = PlayerName("Bo");
  for (std::uint32_t i = 0; i < kLogSectors; ++i) {
    TEST_ASSERT_TRUE(device->desk().ledger.begin(setup).is_ok());
    TEST_ASSERT_TRUE(device->desk().ledger.finish().is_ok());
  }
}

constexpr std::uint32_t kLongEnough = 60'000;  // to erase eight sectors ahead

void test_quiet_time_makes_room() {
  fill_memory();
  auto app = switch_on();
  const std::uint32_t games = app->desk().log.game_count();
  run_for(*app, kLongEnough);
  TEST_ASSERT_LESS_THAN_UINT32(games, app->desk().log.game_count());
}

void test_no_game_goes_while_the_past_ones_are_listed_or_on_view() {
  fill_memory();
  auto app = switch_on();
  const std::uint32_t games = app->desk().log.game_count();
  press_keys(*app, {"down", "a", "up"});  // past games, the oldest
  run_for(*app, kLongEnough);
  TEST_ASSERT_EQUAL_UINT32(games, app->desk().log.game_count());
  press_keys(*app, {"a"});
  TEST_ASSERT_TRUE(app->desk().ledger.read_only());
  run_for(*app, kLongEnough);
  press_keys(*app, {"right", "b", "a", "b", "b"});
  TEST_ASSERT_EQUAL_UINT32(games, app->desk().log.game_count());
  press_keys(*app, {"b"});
  run_for(*app, kLongEnough);
  TEST_ASSERT_LESS_THAN_UINT32(games, app->desk().log.game_count());
}

void test_no_game_goes_while_one_is_exported() {
  fill_memory();
  auto app = switch_on();
  const std::uint32_t games = app->desk().log.game_count();
  fake_board::set_serial_room(0);
  fake_board::tell("export 0 json");
  run_for(*app, kLongEnough);
  TEST_ASSERT_EQUAL_UINT32(games, app->desk().log.game_count());
  fake_board::set_serial_room(SIZE_MAX);
  run_for(*app, 100);
  TEST_ASSERT_TRUE(std::string(fake_board::take_said()).ends_with("}\n\n"));
}

// The next game begins before anything was erased ahead: the oldest one goes, though it is being read.
void test_an_export_of_a_game_that_had_to_go_ends_with_words() {
  for (const char* format : {"export 0 journal", "export 0 csv"}) {
    setUp();
    fill_memory();
    auto app = switch_on();
    fake_board::set_serial_room(0);
    fake_board::tell(format);
    app->step();
    press_keys(*app, {"a", "a", "a"});
    TEST_ASSERT_TRUE(app->desk().ledger.open());
    fake_board::set_serial_room(SIZE_MAX);
    run_for(*app, 100);
    const std::string said(fake_board::take_said());
    TEST_ASSERT_TRUE_MESSAGE(said.ends_with("error: this game made room for a newer one\n\n"), said.c_str());
  }
}

void test_nothing_is_erased_while_a_button_is_down() {
  auto app = switch_on();
  fake_board::set_buttons(HAL_BUTTON_B);
  run_for(*app, kLongEnough);
  TEST_ASSERT_EQUAL_UINT32(0, fake_flash::erases());
  fake_board::set_buttons(0);
  run_for(*app, App::kQuietMs - 500);
  TEST_ASSERT_EQUAL_UINT32(0, fake_flash::erases());
  run_for(*app, 5000);
  TEST_ASSERT_GREATER_THAN_UINT32(0, fake_flash::erases());
}

void test_commands_sent_together_are_answered_one_after_another() {
  auto app = switch_on();
  const std::string said = ask(*app, "version\ngames\nnonsense\nversion");
  TEST_ASSERT_EQUAL_STRING("lungta 0.1.0\n\n\nerror: not a command; try help\n\nlungta 0.1.0\n\n", said.c_str());
}

void test_an_answer_nobody_waits_for_is_given_up() {
  auto app = switch_on();
  fake_board::set_serial_room(5);
  fake_board::tell("help");
  app->step();
  fake_board::tell("games");
  fake_board::connect(false);
  app->step();
  fake_board::connect(true);
  fake_board::set_serial_room(SIZE_MAX);
  TEST_ASSERT_EQUAL_STRING("lungta 0.1.0\n\n", ask(*app, "version").c_str());
}

void test_the_selftest_reads_one_game_at_a_time() {
  fill_memory();
  auto app = switch_on();
  const std::uint32_t games = app->desk().log.game_count();
  fake_board::tell("selftest");
  std::uint32_t steps = 0;
  for (std::string said; !said.ends_with("\n\n"); said += fake_board::take_said(), ++steps) app->step();
  TEST_ASSERT_GREATER_OR_EQUAL_UINT32(games, steps);
}

void test_a_damaged_game_is_listed_with_what_is_known_of_it() {
  auto app = switch_on();
  press_keys(*app, {"a", "a", "a"});
  for (int round = 0; round < 2; ++round) {
    press_keys(*app, {"a", "right", "right", "right", "right", "right", "right", "right"});  // seven blue tokens
    press_keys(*app, {"a", "a", "right", "a", "a", "a", "a"});
  }
  TEST_ASSERT_EQUAL_size_t(2, app->desk().ledger.timeline().entries());
  const std::uint32_t second = app->desk().log.last_record()->address;
  TEST_ASSERT_EQUAL_STRING("0 running alicea-kathmandu North South\n\n", ask(*app, "games").c_str());
  fake_flash::image()[second - 1] ^= 0x40;  // the end of the first entry
  app = switch_on();
  TEST_ASSERT_EQUAL_STRING("0 damaged alicea-kathmandu North South\n\n", ask(*app, "games").c_str());
}

std::jmp_buf fault_screen;

void test_a_fault_lights_a_resting_screen() {
  auto app = switch_on();
  run_for(*app, App::kScreenOffMs + 1000);
  TEST_ASSERT_FALSE(fake_board::panel_lit());
  fake_board::on_sleep([] { std::longjmp(fault_screen, 1); });
  if (setjmp(fault_screen) == 0) app->stop_with_fault("x.cpp", 1);
  fake_board::on_sleep(nullptr);
  TEST_ASSERT_TRUE(fake_board::panel_lit());
}

void test_foreign_memory_with_a_worn_sector_can_be_erased() {
  for (const std::uint32_t worn : {0u, 3u, kLogFirstSector, kLogFirstSector + 1}) {
    fake_flash::insert_blank_chip();
    for (std::uint8_t& byte : fake_flash::image()) byte = 0x5A;
    fake_flash::lock(worn);
    auto app = switch_on();
    press_keys(*app, {"a", "a", "a", "a"});
    TEST_ASSERT_TRUE(app->desk().ledger.open());
    app = switch_on();
    TEST_ASSERT_TRUE(app->desk().ledger.open());
  }
}

void test_memory_that_cannot_be_erased_is_said_and_left() {
  for (std::uint8_t& byte : fake_flash::image()) byte = 0x5A;
  for (std::uint32_t sector = 0; sector < HAL_FLASH_SECTORS; ++sector) fake_flash::lock(sector);
  auto app = switch_on();
  press_keys(*app, {"a"});
  TEST_ASSERT_TRUE(&app->desk().navigator.top() == &app->desk().screens.message);
  press_keys(*app, {"a", "a", "a", "a", "a"});
  TEST_ASSERT_FALSE(app->desk().ledger.open());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_quiet_time_makes_room);
  RUN_TEST(test_no_game_goes_while_the_past_ones_are_listed_or_on_view);
  RUN_TEST(test_no_game_goes_while_one_is_exported);
  RUN_TEST(test_an_export_of_a_game_that_had_to_go_ends_with_words);
  RUN_TEST(test_nothing_is_erased_while_a_button_is_down);
  RUN_TEST(test_commands_sent_together_are_answered_one_after_another);
  RUN_TEST(test_an_answer_nobody_waits_for_is_given_up);
  RUN_TEST(test_the_selftest_reads_one_game_at_a_time);
  RUN_TEST(test_a_damaged_game_is_listed_with_what_is_known_of_it);
  RUN_TEST(test_a_fault_lights_a_resting_screen);
  RUN_TEST(test_foreign_memory_with_a_worn_sector_can_be_erased);
  RUN_TEST(test_memory_that_cannot_be_erased_is_said_and_left);
  return UNITY_END();
}
