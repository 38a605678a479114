// Thousands of keys that nobody would press: no promise breaks in any game, and what was saved is there after the power
// went. The same keys in each run; a failure is a broken promise with its place, behind the game and the seed.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <random>
#include <string>

#include "firmware/screens/screens.h"
#include "tests/support/fake_board.h"
#include "tests/support/fake_flash.h"
#include "tests/support/key_script.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

constexpr std::size_t kKeys = 1000;  // per seed
constexpr std::uint32_t kSeeds = 16;  // per game

// One player wanders about, the other is in a hurry; every second seed is the other's.
using Chances = std::array<const char*, 20>;
constexpr Chances kWandering{"a",     "a",     "a",     "a",     "a",  "a",    "a",    "down", "down",   "down",
                             "right", "right", "right", "right", "up", "left", "left", "b",    "hold-a", "hold-b"};
constexpr Chances kHurrying{"a", "a", "a", "a", "a", "a", "a", "a",     "a",     "a",
                            "a", "a", "a", "a", "a", "a", "a", "right", "right", "down"};

std::unique_ptr<App> switch_on() {
  fake_board::power_up();
  fake_flash::power_up();
  auto app = std::make_unique<App>();
  app->start();
  return app;
}

// A new game from its presets, or with options and players as chance has it. Some of those do not go together: then
// it stays with the presets.
void begin(App& app, std::size_t game, std::mt19937& random, bool from_presets) {
  const auto open_setup = [&] {
    press_key(app, "a");
    for (std::size_t i = 0; i < game; ++i) press_key(app, "down");
    press_key(app, "a");
  };
  open_setup();
  for (int changes = 0; !from_presets && changes < 30; ++changes) {
    press_key(app, random() % 2 == 0 ? "up" : "right");
  }
  const SetupScreen& setup = app.desk().screens.setup;
  while (setup.cursor() + 1 < setup.row_count()) press_key(app, "down");
  press_key(app, "a");
  if (app.desk().ledger.open()) return;
  press_key(app, "b");  // the refusal
  press_key(app, "b");
  press_key(app, "b");
  if (!from_presets) return begin(app, game, random, true);
  TEST_FAIL_MESSAGE("the game does not start from its presets");
}

std::size_t entries(App& app) {
  return app.desk().ledger.open() ? app.desk().ledger.timeline().entries() : 0;
}

void play(std::size_t game, std::uint32_t seed) {
  std::fprintf(stderr, "%s, seed %u\n", games()[game].info->key, seed);
  fake_flash::insert_blank_chip();
  std::mt19937 random(seed);
  const Chances& chances = seed % 2 == 0 ? kHurrying : kWandering;
  auto app = switch_on();
  begin(*app, game, random, seed % 4 < 2);
  for (std::size_t key = 0; key < kKeys; ++key) {
    press_key(*app, chances[random() % chances.size()]);
    if (key % 250 != 249) continue;
    const bool was_open = app->desk().ledger.open() && !app->desk().ledger.read_only();
    const std::size_t before = entries(*app);
    app = switch_on();
    if (was_open) TEST_ASSERT_EQUAL_size_t(before, entries(*app));
    if (app->desk().ledger.open()) press_key(*app, "a");
  }
}

void test_random_keys_break_no_promise() {
  for (std::size_t game = 0; game < games().size(); ++game) {
    for (std::uint32_t seed = 1; seed <= kSeeds; ++seed) play(game, seed);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_random_keys_break_no_promise);
  return UNITY_END();
}
