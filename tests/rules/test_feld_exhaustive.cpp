// KF-12 against a search over every way to form sets, and games of random entries.
#include <algorithm>

#include "feld_table.h"
#include "game/feld_kathmandu/day.h"

using namespace lungta;

extern "C" void setUp() {}
extern "C" void tearDown() {}

// --- KF-12: take every possible next set off the goods and look on ---

static constexpr int kLevels = kGoodsOfType + 1;
static constexpr int kCounts = kLevels * kLevels * kLevels * kLevels * kLevels * kLevels;
static std::array<std::int8_t, kCounts> best_known;

static int index_of(const Goods& goods) {
  int index = 0;
  for (const std::uint8_t count : goods) index = index * kLevels + count;
  return index;
}

static Goods goods_at(int index) {
  Goods goods{};
  for (std::size_t type = kGoodTypes; type-- > 0; index /= kLevels)
    goods[type] = static_cast<std::uint8_t>(index % kLevels);
  return goods;
}

// A set leaves out one type, or none (left_out = kGoodTypes).
static bool take_set(Goods& goods, std::size_t left_out) {
  for (std::size_t type = 0; type < kGoodTypes; ++type) {
    if (type == left_out) continue;
    if (goods[type] == 0) return false;
    --goods[type];
  }
  return true;
}

static int searched_points(const Goods& goods) {
  std::int8_t& best = best_known[static_cast<std::size_t>(index_of(goods))];
  if (best >= 0) return best;
  int found = 0;
  for (std::size_t left_out = 0; left_out <= kGoodTypes; ++left_out) {
    Goods rest = goods;
    if (take_set(rest, left_out)) found = std::max(found, (left_out == kGoodTypes ? 12 : 7) + searched_points(rest));
  }
  best = static_cast<std::int8_t>(found);
  return found;
}

static void test_KF12_is_the_best_of_all_splits() {
  best_known.fill(-1);
  for (int index = 0; index < kCounts; ++index) {
    TEST_ASSERT_EQUAL(searched_points(goods_at(index)), sets_points(goods_at(index)));
  }
}

// --- random play ---

static std::uint32_t seed;
static std::uint32_t random_bits() {  // xorshift
  seed ^= seed << 13;
  seed ^= seed >> 17;
  seed ^= seed << 5;
  return seed;
}
static int random_below(int count) { return static_cast<int>(roll(static_cast<std::uint32_t>(count), random_bits)); }

static int random_value(const Domain& domain) {
  int value = domain.preset;
  if (value == kUnset || random_below(3) > 0) {
    do value = domain.min + random_below(domain.max - domain.min + 1);
    while (!domain.allows(value));
  }
  return value;
}

static Event random_event(const Table& table) {
  Event event;
  event.action = static_cast<std::uint8_t>(random_below(kActionCount));
  const bool in_time = event.action != kTallyOfferings || random_below(30) == 0;  // most games last a while
  if (!in_time) event.action = static_cast<std::uint8_t>(kGood);
  const int slots = slot_count(table.game().info->actions[event.action].fields);
  for (int slot = 0; slot < slots; ++slot) {
    const Domain domain = table.game().domain(table.any(), event, slot);
    if (domain.visible) TEST_ASSERT_TRUE(domain.preset == kUnset || domain.allows(domain.preset));
    event.set(slot, domain.visible ? random_value(domain) : 0);
  }
  return event;
}

static void check_limits(const Table& table) {
  const State& state = table.state();
  std::array<int, kGoodTypes> goods{};
  std::array<int, kMapColours> a{};
  std::array<int, kMapColours> b{};
  int animals = 0;
  for (const Player& player : state.player) {
    for (std::size_t i = 0; i < kGoodTypes; ++i) goods[i] += player.goods[i];
    for (std::size_t i = 0; i < kMapColours; ++i) {
      a[i] += player.maps[i].a;
      b[i] += player.maps[i].b;
      TEST_ASSERT_LESS_OR_EQUAL(std::min(player.maps[i].a, player.maps[i].b), player.maps[i].secured);
    }
    animals += player.animals;
    TEST_ASSERT_LESS_OR_EQUAL(kOfferings, player.offerings);
    TEST_ASSERT_LESS_OR_EQUAL(kMaxExhaustion, player.exhaustion);
    TEST_ASSERT_LESS_OR_EQUAL(kYakTilesDown, player.yak_tiles);
    TEST_ASSERT_LESS_OR_EQUAL(total_strips(state), player.strips);
    TEST_ASSERT_TRUE(player.tile_points == 0 || player.strips == 0);
  }
  for (std::size_t i = 0; i < kGoodTypes; ++i) TEST_ASSERT_LESS_OR_EQUAL(4, goods[i]);
  for (std::size_t i = 0; i < kMapColours; ++i) TEST_ASSERT_TRUE(a[i] <= 2 && b[i] <= 2);
  TEST_ASSERT_LESS_OR_EQUAL(state.days * (state.players == 2 ? 1 : 2), animals);
  for (std::size_t type = 0; type < kGoodTypes; ++type) {
    const int owner = state.special_owner[type];
    const bool confirmed = state.tally_step == 0 || state.tally_step > kTallySpecials - kTallyOfferings;
    if (owner != kNoSeat && confirmed) TEST_ASSERT_GREATER_THAN(0, table.player(owner - 1).goods[type]);
  }
}

static void check_sums(const Table& table) {
  const Sheet sheet = table.sheet();
  for (std::size_t seat = 0; seat < sheet.players; ++seat) {
    int sum = 0;
    for (std::size_t category = 0; category < kCategoryCount; ++category) sum += sheet.points[category][seat];
    TEST_ASSERT_EQUAL(sum, sheet.total[seat]);
    TEST_ASSERT_EQUAL(sum, total_points(table.state(), static_cast<int>(seat)));
  }
  TEST_ASSERT_NOT_EQUAL(0, sheet.winners);
}

// What is not open says why, with a rule of the game and in words that fit the screen.
static void check_reasons(const Table& table) {
  static constexpr std::size_t kMostBytes = 100;
  for (int action = 0; action < kActionCount; ++action) {
    const bool of_player = table.game().info->actions[static_cast<std::size_t>(action)].who == Who::kPlayer;
    for (int seat = of_player ? 0 : -1; seat < (of_player ? table.state().players : 0); ++seat) {
      const Verdict verdict = table.game().offered(table.any(), action, seat);
      if (verdict.is_ok()) continue;
      TEST_ASSERT_EQUAL_STRING_LEN("KF-", verdict.rule(), 3);
      for (const Language language : {Language::kEnglish, Language::kFrench}) {
        Line line;
        append_phrase(line, verdict.reason(), language, table.setup());
        TEST_ASSERT_FALSE(line.empty());
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(kMostBytes, line.size(), line.c_str());
      }
    }
  }
}

// Whatever is due can be entered, once what is still to choose is chosen; if the presets do not fit, nothing is stuck.
static void play_one_game(std::uint32_t game_seed) {
  seed = game_seed;
  Table table({.players = 2 + random_below(3),
               .is_long = random_below(2) == 1,
               .tents = random_below(2) == 1,
               .characters = random_below(2) == 1,
               .mix = random_below(2) == 1 ? WeatherMix::kAll : WeatherMix::kStandard});
  int entered = 0;
  for (int tries = 0; tries < 4000 && !table.sheet().over; ++tries) {
    const Question due = table.next();
    TEST_ASSERT_TRUE(due.due);
    const Event event = due.due && random_below(8) == 0 ? table.due_event() : random_event(table);
    const State before = table.state();
    const Phrase summary = check_event(table.game(), table.any(), event).is_ok()
                               ? table.game().summary(table.any(), event) : Phrase{};
    if (table.enter(event) != nullptr) {
      TEST_ASSERT_TRUE(before == table.state());
      continue;
    }
    TEST_ASSERT_FALSE(summary.empty());
    for (const Language language : {Language::kEnglish, Language::kFrench}) {
      Line line;
      append_phrase(line, summary, language, table.setup());
      TEST_ASSERT_FALSE(line.truncated());
    }
    ++entered;
    check_limits(table);
    check_sums(table);
    check_reasons(table);
  }
  TEST_ASSERT_GREATER_OR_EQUAL(kTallySteps, entered);
  TEST_ASSERT_TRUE(table.sheet().over);
}

static void test_random_games_keep_all_limits() {
  for (std::uint32_t game = 1; game <= 300; ++game) play_one_game(game * 2654435761U);
}

// Half-filled forms may hold anything in earlier slots: the domains of later ones must not trip over it.
static void test_domains_survive_any_earlier_value() {
  Table table({.tents = true, .characters = true});
  table.accept(kMap, {kAna, 0});
  table.accept(kMap, {kBo, 3});
  table.accept(kRoll, {kAna, 0, 1, 2, 3, 4, 5});
  for (int action = 0; action < kActionCount; ++action) {
    const int slots = slot_count(table.game().info->actions[static_cast<std::size_t>(action)].fields);
    for (const int junk : {static_cast<int>(kUnset), -1, 7, 63, 64, 32767}) {
      Event event;
      event.action = static_cast<std::uint8_t>(action);
      for (int slot = 0; slot < slots; ++slot) event.set(slot, junk);
      for (int slot = 0; slot < slots; ++slot) {
        const Domain domain = table.game().domain(table.any(), event, slot);
        TEST_ASSERT_TRUE(domain.min <= domain.max);
      }
      const bool of_player = table.game().info->actions[static_cast<std::size_t>(action)].who == Who::kPlayer;
      TEST_ASSERT_TRUE(!of_player || !check_event(table.game(), table.any(), event).is_ok());
    }
  }
}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_KF12_is_the_best_of_all_splits);
  RUN_TEST(test_random_games_keep_all_limits);
  RUN_TEST(test_domains_survive_any_earlier_value);
  return UNITY_END();
}
