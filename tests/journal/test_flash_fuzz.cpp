// Whatever the flash holds, reading it ends, nothing crashes, and what is written afterwards is there. Decayed games
// are found out. The number in a failure is the seed.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <random>
#include <string>
#include <vector>

#include "firmware/journal/settings_store.h"
#include "tests/journal/log_model.h"
#include "tests/support/fake_flash.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

constexpr std::size_t kMostRecords = HAL_FLASH_SIZE / kRecordOverhead;
constexpr std::uint8_t kValue[] = {4, 5, 6};

using Random = std::mt19937;
std::uint32_t below(Random& random, std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); }

void demand(bool promise, const char* what, std::uint32_t seed) {
  if (!promise) TEST_FAIL_MESSAGE((std::string(what) + ", seed " + std::to_string(seed)).c_str());
}

// Uses the game log in every way, and sees that an acknowledged record is still the last one after a restart.
void use_log(std::uint32_t seed) {
  GameLog log;
  const Mount found = log.mount();
  if (found == Mount::kForeign || found == Mount::kUnknownVersion) return;
  std::size_t records = 0;
  for (const ModelGame& game : read_games(log)) records += game.size();
  demand(records <= kMostRecords, "more records than the flash can hold", seed);
  for (int i = 0; i < 3; ++i) (void)log.maintain();
  if (log.running() && log.append(RecordType::kFinish, {}, Room::kLastResort) != LogStatus::kOk) return;
  if (log.begin_game(kValue) != LogStatus::kOk) return;
  if (log.append(RecordType::kEntry, kValue) != LogStatus::kOk) return;
  fake_flash::power_up();
  demand(log.mount() == Mount::kReady, "not ours any more", seed);
  demand(log.running().has_value(), "the game begun is not there", seed);
  demand(read_game(log, *log.running()).size() == 2, "the record appended is not there", seed);
}

void use_settings(std::uint32_t seed) {
  SettingsStore store;
  const Mount found = store.mount();
  if (found == Mount::kForeign || found == Mount::kUnknownVersion) return;
  for (std::uint8_t key = 0; key < kSettingsKeys; ++key) {
    demand(store.get(key).size() <= kMaxPayload, "a value longer than any", seed);
  }
  store.maintain();
  if (store.put(9, kValue) != SettingsStatus::kOk) return;
  fake_flash::power_up();
  demand(store.mount() == Mount::kReady, "not ours any more", seed);
  demand(std::ranges::equal(store.get(9), kValue), "the value put is not there", seed);
}

void use(std::uint32_t seed) {
  use_log(seed);
  use_settings(seed);
  use_log(seed);
}

void test_noise() {
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    fake_flash::insert_blank_chip(seed);
    Random random(seed);
    for (std::uint8_t& byte : fake_flash::image()) byte = static_cast<std::uint8_t>(random());
    use(seed);
    demand(fake_flash::operations() == 0, "wrote to foreign flash", seed);
    demand(format_flash(), "cannot be formatted", seed);
    use(seed);
  }
}

// Valid headers and valid records, at random places and with random numbers: all that a CRC cannot rule out.
void forge_image(Random& random) {
  constexpr std::uint32_t kNumbers[] = {0,   1,   2,   3,    250,         251,          252,        253,
                                        500, 504, 505, 1000, 0xFFFFFEFFu, kMaxSequence, 0xFFFFFFFFu};
  const std::uint32_t base = kNumbers[below(random, std::size(kNumbers))];
  const auto put = [](std::uint32_t at, std::span<const std::uint8_t> bytes) {
    if (at + bytes.size() <= HAL_FLASH_SIZE) std::copy(bytes.begin(), bytes.end(), fake_flash::image().begin() + at);
  };
  for (std::uint32_t sector = 0; sector < HAL_FLASH_SECTORS; ++sector) {
    if (below(random, 4) == 0) continue;
    std::uint32_t number = base + (below(random, 2) == 0 ? sector : below(random, 600));
    if (sector >= kLogFirstSector && below(random, 4) != 0) {
      number = number / kLogSectors * kLogSectors + sector - kLogFirstSector;  // where its number belongs
    }
    const Ring ring = sector < kSettingsSectors ? Ring::kSettings : Ring::kLog;
    put(sector * HAL_FLASH_SECTOR + below(random, kHeaderCopies) * kHeaderBytes, encode_header(ring, number));
    std::uint32_t at = sector * HAL_FLASH_SECTOR + kRecordsOffset;
    std::uint32_t sequence = base + sector * 3 + below(random, 8);
    for (std::uint32_t i = below(random, 12); i > 0; --i) {
      std::array<std::uint8_t, kMaxRecord> bytes;
      std::array<std::uint8_t, kMaxPayload> payload{};
      const std::size_t length = below(random, kMaxPayload + 1);
      const auto type = static_cast<std::uint8_t>(below(random, 8) == 0 ? random() : 1 + below(random, 8));
      const std::size_t size = encode_record(bytes, sequence, type, std::span(payload).first(length));
      at = place_record(at, length);
      put(at, std::span(bytes).first(size));
      at += static_cast<std::uint32_t>(size);
      sequence += below(random, 4) == 0 ? below(random, 5) : 1;
    }
    if (sector < kSettingsSectors) {
      std::array<std::uint8_t, kMaxRecord> bytes;
      put(place_record(at, 0), std::span(bytes).first(encode_record(bytes, sequence, kCommitMark, {})));
    }
  }
}

void test_forged_headers_and_records() {
  for (std::uint32_t seed = 1; seed <= 300; ++seed) {
    fake_flash::insert_blank_chip(seed);
    Random random(seed);
    forge_image(random);
    use(seed);
  }
}

// A ring full of games of one to three sectors.
const std::vector<std::uint8_t>& full_image(ModelGames& games) {
  static std::vector<std::uint8_t> image;
  static ModelGames played;
  if (image.empty()) {
    fake_flash::insert_blank_chip();
    ModelledLog model;
    (void)model.log.mount();
    for (std::size_t i = 0; i < 150; ++i) {
      (void)model.begin();
      for (std::size_t record = 0; record < 10 + i % 3 * 30; ++record) (void)model.append(kMaxPayload - i % 50);
      (void)model.finish();
    }
    TEST_ASSERT_TRUE(model.agrees());
    played = model.games;
    image.assign(fake_flash::image().begin(), fake_flash::image().end());
  }
  games = played;
  return image;
}

void spoil(Random& random) {
  const auto image = fake_flash::image();
  const std::uint32_t sector = below(random, HAL_FLASH_SECTORS) * HAL_FLASH_SECTOR;
  switch (below(random, 4)) {
    case 0:
      image[below(random, HAL_FLASH_SIZE)] ^= static_cast<std::uint8_t>(1u << below(random, 8));
      break;
    case 1:
      std::fill_n(image.begin() + sector, HAL_FLASH_SECTOR, std::uint8_t{0xFF});
      break;
    case 2:
      std::fill_n(image.begin() + below(random, HAL_FLASH_SIZE - 300), 300, std::uint8_t{0});
      break;
    default:
      for (std::uint32_t i = 0; i < HAL_FLASH_PAGE; ++i) image[sector + i] = static_cast<std::uint8_t>(random());
  }
}

// Every game that claims to be whole is one that was played, to its last record. Only of the newest one the end may
// be missing: nothing after it tells.
void test_decay_is_never_taken_for_a_game() {
  ModelGames games;
  const auto& image = full_image(games);
  for (std::uint32_t seed = 1; seed <= 60; ++seed) {
    fake_flash::insert_blank_chip(seed);
    std::copy(image.begin(), image.end(), fake_flash::image().begin());
    Random random(seed);
    for (std::uint32_t times = 1 + seed % 40; times > 0; --times) spoil(random);
    GameLog log;
    if (log.mount() != Mount::kReady) continue;
    for (std::uint32_t i = 0; i < log.game_count(); ++i) {
      if (log.game(i).damaged) continue;
      const ModelGame found = read_game(log, log.game(i));
      const bool newest = i + 1 == log.game_count();
      const bool played = std::any_of(games.begin(), games.end(), [&](const ModelGame& game) {
        return newest ? found.size() <= game.size() && std::equal(found.begin(), found.end(), game.begin())
                      : found == game;
      });
      demand(played, "a game that nobody played", seed);
    }
    if (seed % 4 == 0) use(seed);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_noise);
  RUN_TEST(test_forged_headers_and_records);
  RUN_TEST(test_decay_is_never_taken_for_a_game);
  return UNITY_END();
}
