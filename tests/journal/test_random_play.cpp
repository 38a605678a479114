// Every game, played at random through the whole journal: whatever legal events happen, the sheet adds up, undo leads
// back to the start, and flash and text journal give the same table again.
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "firmware/journal/event_codec.h"
#include "firmware/journal/journal_reader.h"
#include "firmware/journal/journal_text.h"
#include "tests/support/fake_flash.h"
#include "tests/support/random_play.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

constexpr std::uint32_t kGamesEach = 60;
constexpr int kTries = 160;

struct Device {
  GameLog log;
  Ledger ledger{log};
};

std::unique_ptr<Device> power_up() {
  auto device = std::make_unique<Device>();
  fake_flash::power_up();
  const Mount mount = device->log.mount();
  TEST_ASSERT_TRUE(mount == Mount::kReady || mount == Mount::kEmpty);
  return device;
}

void check_sheet(const Ledger& ledger) {
  Sheet sheet;
  ledger.sheet(sheet);
  TEST_ASSERT_EQUAL_INT(ledger.setup().players, sheet.players);
  for (std::size_t seat = 0; seat < sheet.players; ++seat) {
    int sum = 0;
    for (std::size_t c = 0; c < sheet.categories; ++c) sum += sheet.points[c][seat];
    TEST_ASSERT_EQUAL_INT(sum, sheet.total[seat]);
    TEST_ASSERT_TRUE(sheet.rank[seat] >= 1 && sheet.rank[seat] <= sheet.players);
    if (sheet.over) TEST_ASSERT_EQUAL_INT(sheet.total[seat], sheet.so_far[seat]);
  }
  if (!sheet.solo.applies) TEST_ASSERT_NOT_EQUAL_INT(0, sheet.winners);
}

// Some entries, some undone, redone or corrected.
void play(Ledger& ledger, RandomPlay& random) {
  for (int i = 0; i < kTries; ++i) {
    const std::size_t entries = ledger.timeline().entries();
    if (random.one_in(12)) static_cast<void>(ledger.undo());
    else if (random.one_in(20)) static_cast<void>(ledger.redo());
    else if (random.one_in(20) && entries > 0) {
      const std::size_t at = random.below(static_cast<std::uint32_t>(entries));
      const Event event = random.event(ledger.game(), ledger.state_before(at));
      if (random.one_in(3)) static_cast<void>(ledger.remove(at));
      else if (random.one_in(2)) static_cast<void>(ledger.insert(at, event));
      else static_cast<void>(ledger.replace(at, event));
    } else {
      const Event event = random.event(ledger.game(), ledger.state());
      // The bytes give the event back whether or not the rules like it.
      PayloadBuffer buffer;
      ByteWriter out(buffer);
      encode_event(ledger.game(), event, out);
      TEST_ASSERT_TRUE(out.ok());
      TEST_ASSERT_TRUE(decode_event(ledger.game(), ByteReader(out.written())) == event);
      static_cast<void>(ledger.enter(event));
    }
    check_sheet(ledger);
  }
}

std::vector<std::string> exported(const GameLog& log) {
  auto text = std::make_unique<JournalText>(log);
  TEST_ASSERT_TRUE(text->open(*log.running()));
  std::vector<std::string> lines;
  for (JournalLine line; text->next(line);) {
    TEST_ASSERT_FALSE(line.truncated());
    lines.emplace_back(line.view());
  }
  return lines;
}

void check_text_gives_it_back(const std::vector<std::string>& lines, const AnyState& state) {
  fake_flash::insert_blank_chip();
  auto device = power_up();
  JournalReader reader(device->ledger);
  for (const std::string& line : lines) {
    const LineOutcome outcome = reader.take(line);
    if (!outcome.is_ok()) std::printf("%s\n", line.c_str());
    TEST_ASSERT_TRUE(outcome.is_ok());
  }
  TEST_ASSERT_TRUE(device->ledger.state() == state);
  TEST_ASSERT_TRUE(exported(device->log) == lines);
}

void play_one(std::uint8_t game, std::uint32_t seed) {
  RandomPlay random(seed);
  fake_flash::insert_blank_chip(seed);
  auto device = power_up();
  TEST_ASSERT_TRUE(device->ledger.begin(random.setup(game)).is_ok());
  auto start = std::make_unique<AnyState>(device->ledger.state());
  play(device->ledger, random);
  auto played = std::make_unique<AnyState>(device->ledger.state());

  device = power_up();
  TEST_ASSERT_TRUE(device->ledger.resume());
  TEST_ASSERT_TRUE(device->ledger.state() == *played);

  const std::vector<std::string> lines = exported(device->log);
  const std::size_t operations = device->ledger.timeline().in_effect();
  for (std::size_t i = 0; i < operations; ++i) TEST_ASSERT_TRUE(device->ledger.undo().is_ok());
  TEST_ASSERT_TRUE(device->ledger.state() == *start);
  for (std::size_t i = 0; i < operations; ++i) TEST_ASSERT_TRUE(device->ledger.redo().is_ok());
  TEST_ASSERT_TRUE(device->ledger.state() == *played);
  check_text_gives_it_back(lines, *played);
}

void test_random_games_of_every_kind() {
  for (std::uint8_t game = 0; game < games().size(); ++game) {
    for (std::uint32_t seed = 1; seed <= kGamesEach; ++seed) {
      std::fprintf(stderr, "\r%s seed %u   ", games()[game].info->key, seed);
      play_one(game, seed);
    }
  }
  std::fprintf(stderr, "\n");
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_random_games_of_every_kind);
  return UNITY_END();
}
