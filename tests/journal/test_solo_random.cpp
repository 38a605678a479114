// Reviving Kathmandu alone: 10,000 games at random keep the box together, and all end.
#include "tests/rules/solo_table.h"
#include "tests/support/random_play.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;
using namespace lungta::reviving_solo;

constexpr std::uint32_t kGames = 10000;

void check_box(const State& state) {
  int on_board = 0;
  for (int spot = 0; spot < kMaxSpots; ++spot) {
    if (spot_exists(state, spot)) on_board += debris_on(state, spot);
  }
  TEST_ASSERT_EQUAL_INT(25, on_board + in_bag(state));
  for (int colour = 0; colour < kColours; ++colour) {
    int lies = 0;
    for (const Debris& piece : state.debris) lies += piece.colour == colour ? 1 : 0;
    TEST_ASSERT_TRUE(lies <= 5);
    TEST_ASSERT_EQUAL_INT(5, lies + in_bag(state, colour));
  }
  int coins = 0;
  for (int coin = 1; coin <= kCoins; ++coin) coins += in_hand(state, coin) ? 1 : 0;
  for (int spot = 0; spot < kMaxSpots; ++spot) coins += coin_on(state, spot) != 0 ? 1 : 0;
  TEST_ASSERT_EQUAL_INT(5, coins);
  TEST_ASSERT_TRUE(state.round <= 15);
}

// What was there before and is not of the removed colour lies in the same order.
void check_order(const State& before, const State& after, int removed) {
  std::size_t next = 0;
  for (const Debris& piece : before.debris) {
    if (piece.colour == removed) continue;
    TEST_ASSERT_TRUE(next < after.debris.size());
    TEST_ASSERT_TRUE(after.debris[next] == piece);
    ++next;
  }
}

bool over(const Game& game, const AnyState& any) {
  Sheet sheet;
  game.sheet(any, sheet);
  return sheet.over;
}

// A player who builds whenever the cards allow, so that debris are cleared and some games come far.
Event next_event(RandomPlay& random, const Game& game, const AnyState& any) {
  const State& state = any.as<State>();
  if (state.phase == Phase::kBuild && !random.one_in(3)) {
    for (int tries = 0; tries < 12; ++tries) {
      const Event event = builds(static_cast<int>(random.below(kSquares)), static_cast<int>(random.below(kTypes)),
                                 static_cast<int>(random.below(kColours)));
      if (check_event(game, any, event).is_ok()) return event;
    }
  }
  return random.event(game, any);
}

int play_one(std::uint8_t index, std::uint32_t seed) {
  const Game& game = games()[index];
  RandomPlay random(seed);
  Setup setup = random.setup(index);
  while (setup.options[option::kMode] == option::kDieOnly) setup = random.setup(index);
  AnyState any;
  game.begin(setup, any);
  int entries = 0;
  for (int tries = 0; !over(game, any); ++tries) {
    TEST_ASSERT_TRUE_MESSAGE(tries < 20000, "the game does not end");
    const Event event = next_event(random, game, any);
    if (!check_event(game, any, event).is_ok()) continue;
    const State before = any.as<State>();
    game.apply(any, event);
    const int removed = event.action == kBuild ? colour_of(event[build::kSectionsFrom]) : -1;
    check_box(any.as<State>());
    check_order(before, any.as<State>(), removed);
    ++entries;
  }
  return entries;
}

void test_RK31_random_games_keep_the_box_and_end() {
  std::uint8_t index = 0;
  while (&games()[index] != find_game("reviving-kathmandu-solo")) ++index;
  long entries = 0;
  for (std::uint32_t seed = 1; seed <= kGames; ++seed) entries += play_one(index, seed);
  TEST_ASSERT_TRUE(entries > static_cast<long>(kGames) * 15 * 6);
}

// A game that is won was never called impossible: whatever the order of building, the outlook allowed the win.
void play_a_win(RandomPlay& random) {
  SoloTable table;
  table.ready_to_build();
  while (!table.sheet().over) {
    TEST_ASSERT_TRUE(look_ahead(table.state()).possible);
    const State before = table.state();
    // Any monument after which the outlook still allows a win; there must be one, or "possible" had been no bound.
    bool built = false;
    for (int tries = 0; tries < 2000 && !built; ++tries) {
      const Event event = builds(static_cast<int>(random.below(kSquares)), static_cast<int>(random.below(kTypes)),
                                 static_cast<int>(random.below(kColours)));
      if (!table.verdict(event).is_ok()) continue;
      table.play(event);
      built = table.sheet().over || look_ahead(table.state()).possible;
      if (!built) table.state() = before;
    }
    TEST_ASSERT_TRUE_MESSAGE(built, "possible, but no monument leads on");
  }
  TEST_ASSERT_TRUE(table.sheet().solo.won);
}

void test_outlook_leads_to_wins() {
  RandomPlay random(7);
  for (int i = 0; i < 300; ++i) play_a_win(random);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_RK31_random_games_keep_the_box_and_end);
  RUN_TEST(test_outlook_leads_to_wins);
  return UNITY_END();
}
