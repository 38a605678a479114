// Random games of Nepal to the end: whatever is entered, the limits hold and the sheet adds up.
#include "game/nepal/routes.h"
#include "tests/rules/nepal_table.h"

using namespace nepal_test;

extern "C" void setUp() {}
extern "C" void tearDown() {}

static std::uint32_t seed_now = 1;
static int random_below(int bound) {
  seed_now = seed_now * 1664525U + 1013904223U;
  return static_cast<int>((seed_now >> 8) % static_cast<std::uint32_t>(bound));
}

// A value of the domain; mostly a small one, so that games do not run out of pieces at once.
static int random_value(const Domain& domain) {
  for (;;) {
    const int span = domain.max - domain.min + 1;
    const int value = domain.min + random_below(random_below(3) == 0 ? span : std::min(span, 6));
    if (domain.allows(value)) return value;
  }
}

static Event random_event(const Table& table, int action) {
  Event event = entry(action);
  const std::span<const Field> fields = table.game().info->actions[static_cast<std::size_t>(action)].fields;
  for (int slot = 0; slot < slot_count(fields); ++slot) {
    const Domain domain = table.domain(event, slot);
    if (domain.visible) event.set(slot, random_value(domain));
  }
  return event;
}

static void assert_limits_hold(const Table& table) {
  const State& state = table.state();
  const int deck = kit(state.players).cards;
  TEST_ASSERT_TRUE(static_cast<int>(state.cards.size()) <= deck);
  TEST_ASSERT_TRUE(static_cast<int>(state.cards.size()) - first_claims(state) <= kOpenCards);
  for (const TradeCard& card : state.cards) {
    unsigned seen = 0;
    for (const std::uint8_t seat : card.queue) {
      TEST_ASSERT_TRUE(seat < state.players && ((seen >> seat) & 1U) == 0);
      seen |= 1U << seat;
    }
  }
  for (int seat = 0; seat < state.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    TEST_ASSERT_TRUE(pieces_on_map(state, seat) + claims_of(state, seat) + 1 <= kit(state.players).pieces);
    for (const RegionCount& region : state.regions) TEST_ASSERT_TRUE(region.provinces[at] <= region.pieces[at]);
  }
}

static void assert_sheet_adds_up(const Table& table) {
  const Sheet sheet = table.sheet();
  int leaders = 0;
  for (std::size_t seat = 0; seat < sheet.players; ++seat) {
    int sum = 0;
    for (std::size_t category = 0; category < sheet.categories; ++category) sum += sheet.points[category][seat];
    TEST_ASSERT_EQUAL(sum, sheet.total[seat]);
    leaders += static_cast<int>((static_cast<unsigned>(sheet.winners) >> seat) & 1U);
  }
  TEST_ASSERT_TRUE(leaders >= 1);
}

// The action of the next entry: what is due, or any that is offered.
static Event random_entry(const Table& table) {
  const Question due = table.next();
  if (due.due && (!due.skippable || (due.prefilled.action == kReveal && random_below(2) == 0))) {
    return random_event(table, due.prefilled.action);
  }
  for (;;) {
    const int action = random_below(kActionCount);
    if (action == kFinal && random_below(40) != 0) continue;
    const Event event = random_event(table, action);
    if (table.game().offered(table.any(), action, event[0]).is_ok()) return event;
  }
}

static void play(int players, Options options) {
  Table table(players, options);
  for (int entries = 0; !table.sheet().over; ++entries) {
    TEST_ASSERT_TRUE(entries < 2000);
    const Event event = random_entry(table);
    if (table.refusal(event) != nullptr) continue;
    for (const Language language : {Language::kEnglish, Language::kFrench}) {
      TEST_ASSERT_FALSE(table.text(table.game().summary(table.any(), event), language).truncated());
    }
    table.enter(event);
    assert_limits_hold(table);
    assert_sheet_adds_up(table);
    for (const Phrase& phrase : table.reminders()) TEST_ASSERT_FALSE(table.text(phrase).empty());
  }
  TEST_ASSERT_FALSE(table.next().due);
  for (int action = 0; action < kActionCount; ++action)
    TEST_ASSERT_FALSE(table.game().offered(table.any(), action, 0).is_ok());
}

static void test_NP16_random_games_keep_the_limits() {
  for (int game = 0; game < 60; ++game) {
    seed_now = static_cast<std::uint32_t>(game);
    play(3 + game % 3, {.free_setup = game % 5 == 0, .boom = game % 7 == 0, .fortress = game % 2 == 0});
  }
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_NP16_random_games_keep_the_limits);
  return UNITY_END();
}
