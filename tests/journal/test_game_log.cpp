// The game log without cuts: what goes in comes out, the ring goes round, and nothing is lost unasked.
#include <cstdint>
#include <cstdio>

#include "tests/journal/log_model.h"
#include "tests/support/fake_flash.h"
#include "unity.h"

extern "C" {
void setUp(void) { lungta::fake_flash::insert_blank_chip(); }
void tearDown(void) {}
}

namespace {

using namespace lungta;

#define ASSERT_OK(call) TEST_ASSERT_EQUAL_INT(static_cast<int>(LogStatus::kOk), static_cast<int>(call))
#define ASSERT_STATUS(status, call) TEST_ASSERT_EQUAL_INT(static_cast<int>(status), static_cast<int>(call))
#define ASSERT_MOUNT(kind, call) TEST_ASSERT_EQUAL_INT(static_cast<int>(kind), static_cast<int>(call))

void power_cycle(ModelledLog& model) {
  fake_flash::power_up();
  ASSERT_MOUNT(Mount::kReady, model.log.mount());
}

void fill_ahead(GameLog& log) {
  while (log.maintain()) {
  }
}

// As if its header had decayed.
void lose_sector(std::uint32_t sector) {
  auto header = fake_flash::image().subspan(sector * HAL_FLASH_SECTOR, kRecordsOffset);
  for (std::uint8_t& byte : header) byte = 0;
}

// A finished game that takes this many sectors.
void play_game(ModelledLog& model, std::uint32_t sectors) {
  ASSERT_OK(model.begin());
  for (std::uint32_t i = 1; i < sectors * kLeastRecordsPerSector; ++i) ASSERT_OK(model.append(kMaxPayload));
  ASSERT_OK(model.finish());
}

void test_blank_chip_is_empty_and_reading_it_writes_nothing() {
  GameLog log;
  ASSERT_MOUNT(Mount::kEmpty, log.mount());
  TEST_ASSERT_EQUAL_UINT32(0, log.game_count());
  TEST_ASSERT_FALSE(log.running().has_value());
  TEST_ASSERT_FALSE(log.last_record().has_value());
  TEST_ASSERT_EQUAL_UINT32(0, fake_flash::operations());
}

void test_nothing_is_written_before_mount() {
  GameLog log;
  ASSERT_STATUS(LogStatus::kNotMounted, log.begin_game({}));
  ASSERT_STATUS(LogStatus::kNotMounted, log.append(RecordType::kEntry, {}));
  TEST_ASSERT_FALSE(log.maintain());
  TEST_ASSERT_EQUAL_UINT32(0, fake_flash::operations());
}

void test_a_game_comes_back() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  ASSERT_STATUS(LogStatus::kNoGame, model.append(5));
  ASSERT_OK(model.begin());
  ASSERT_STATUS(LogStatus::kGameRunning, model.begin());
  for (std::size_t size = 0; size <= kMaxPayload; ++size) ASSERT_OK(model.append(size));
  TEST_ASSERT_TRUE(model.agrees());
  power_cycle(model);
  TEST_ASSERT_TRUE(model.agrees());
  TEST_ASSERT_TRUE(model.log.running().has_value());
  TEST_ASSERT_EQUAL_size_t(kMaxPayload, model.log.last_record()->payload.size());
  ASSERT_OK(model.finish());
  TEST_ASSERT_FALSE(model.log.running().has_value());
  power_cycle(model);
  TEST_ASSERT_TRUE(model.agrees());
  TEST_ASSERT_FALSE(model.log.running().has_value());
  TEST_ASSERT_TRUE(model.log.game(0).finished);
}

void test_a_record_after_finish_reopens_the_game() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  play_game(model, 1);
  ASSERT_OK(model.append(0));
  TEST_ASSERT_TRUE(model.log.running().has_value());
  power_cycle(model);
  TEST_ASSERT_TRUE(model.log.running().has_value());
  TEST_ASSERT_TRUE(model.agrees());
}

void test_resuming_after_every_record_keeps_each_once() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  ASSERT_OK(model.begin());
  for (int i = 0; i < 60; ++i) {
    power_cycle(model);
    TEST_ASSERT_TRUE(model.agrees());
    TEST_ASSERT_EQUAL_UINT32(1, model.log.game_count());
    ASSERT_OK(model.append(static_cast<std::size_t>(i)));
  }
  power_cycle(model);
  TEST_ASSERT_TRUE(model.agrees());
}

void test_an_append_after_power_on_touches_no_sector_used_before() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  ASSERT_OK(model.begin());
  ASSERT_OK(model.append(10));
  const std::uint32_t before = model.log.last_record()->address / HAL_FLASH_SECTOR;
  power_cycle(model);
  ASSERT_OK(model.append(10));
  TEST_ASSERT_EQUAL_UINT32(before + 1, model.log.last_record()->address / HAL_FLASH_SECTOR);
}

void test_sectors_are_erased_ahead_one_per_call() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  for (std::uint32_t i = 1; i <= kErasedAhead; ++i) {
    TEST_ASSERT_EQUAL(i < kErasedAhead, model.log.maintain());
    TEST_ASSERT_EQUAL_UINT32(i, fake_flash::erases());
  }
  TEST_ASSERT_FALSE(model.log.maintain());
  TEST_ASSERT_EQUAL_UINT32(kErasedAhead, fake_flash::erases());
  play_game(model, kErasedAhead - 1);
  TEST_ASSERT_EQUAL_UINT32(kErasedAhead, fake_flash::erases());
  power_cycle(model);
  ASSERT_OK(model.begin());  // erases one itself: the next in the ring may have been begun before the power went
  TEST_ASSERT_EQUAL_UINT32(1, fake_flash::erases());
  TEST_ASSERT_TRUE(model.agrees());
}

void test_the_ring_drops_whole_oldest_games() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  std::uint32_t rounds = 0;
  for (std::uint32_t sectors = 0; sectors < 3 * kLogSectors; ++rounds) {
    const std::uint32_t size = 1 + rounds % 5;
    play_game(model, size);
    fill_ahead(model.log);
    sectors += size;
    if (rounds % 7 != 0) continue;
    TEST_ASSERT_TRUE(model.agrees());
    power_cycle(model);
    TEST_ASSERT_TRUE(model.agrees());
  }
  TEST_ASSERT_TRUE(model.agrees());
  TEST_ASSERT_EQUAL_UINT32(rounds, model.dropped + model.log.game_count());
  TEST_ASSERT_GREATER_THAN_UINT32(60, model.log.game_count());
}

void test_a_full_log_keeps_the_running_game_and_room_to_end_it() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  play_game(model, 3);
  ASSERT_OK(model.begin());
  LogStatus status = LogStatus::kOk;
  std::uint32_t tried = 0;
  for (; status == LogStatus::kOk; ++tried) status = model.append(kMaxPayload);
  ASSERT_STATUS(LogStatus::kFull, status);
  TEST_ASSERT_EQUAL_UINT32((kLogSectors - kReservedSectors) * kLeastRecordsPerSector, tried - 1);  // and a short setup
  TEST_ASSERT_TRUE(model.agrees());
  fill_ahead(model.log);
  TEST_ASSERT_EQUAL_UINT32(1, model.log.game_count());  // the first game had to go
  for (int i = 0; i < 2; ++i) {
    power_cycle(model);
    fill_ahead(model.log);
    TEST_ASSERT_TRUE(model.agrees());
    ASSERT_STATUS(LogStatus::kFull, model.append(1));
    ASSERT_OK(model.append(0, Room::kLastResort));
  }
  ASSERT_OK(model.finish());
  power_cycle(model);
  TEST_ASSERT_TRUE(model.agrees());
  play_game(model, 4);  // more than what is left: the game that filled everything makes room
  TEST_ASSERT_EQUAL_UINT32(1, model.log.game_count());
  power_cycle(model);
  TEST_ASSERT_EQUAL_UINT32(1, model.log.game_count());
}

void test_the_reserve_runs_out_without_harm() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  ASSERT_OK(model.begin());
  LogStatus status = LogStatus::kOk;
  while (status == LogStatus::kOk) status = model.append(kMaxPayload, Room::kLastResort);
  ASSERT_STATUS(LogStatus::kFull, status);
  TEST_ASSERT_TRUE(model.agrees());
  power_cycle(model);
  TEST_ASSERT_TRUE(model.agrees());
  ASSERT_STATUS(LogStatus::kFull, model.finish());
}

void test_a_lost_record_marks_its_game_and_no_other() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  for (int game = 0; game < 3; ++game) play_game(model, 2);
  const ModelGames whole = read_games(model.log);
  RecordCursor cursor = model.log.records(model.log.game(1));
  (void)cursor.next();
  fake_flash::image()[cursor.next()->address + kRecordHead] ^= 0x01;
  power_cycle(model);
  TEST_ASSERT_EQUAL_UINT32(3, model.log.game_count());
  for (std::uint32_t game = 0; game < 3; ++game) {
    TEST_ASSERT_EQUAL(game == 1, model.log.game(game).damaged);
    TEST_ASSERT_EQUAL(game != 1, read_game(model.log, model.log.game(game)) == whole[game]);
  }
}

// In the newest page nothing but the records themselves can tell.
void test_a_lost_record_of_the_newest_page_marks_its_game() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  play_game(model, 1);
  ASSERT_OK(model.begin());
  for (int i = 0; i < 4; ++i) ASSERT_OK(model.append(8));
  std::vector<std::uint32_t> places;
  RecordCursor cursor = model.log.records(*model.log.running());
  while (const auto record = cursor.next()) places.push_back(record->address);
  for (std::size_t lost = 0; lost + 1 < places.size(); ++lost) {
    std::uint8_t& cell = fake_flash::image()[places[lost] + kRecordHead];
    const std::uint8_t whole = cell;
    cell ^= 0x40;
    power_cycle(model);
    TEST_ASSERT_EQUAL_UINT32(2, model.log.game_count());
    TEST_ASSERT_TRUE(model.log.game(0).finished);
    TEST_ASSERT_FALSE(model.log.game(0).damaged);
    TEST_ASSERT_TRUE(read_game(model.log, model.log.game(0)) == model.games[0]);
    TEST_ASSERT_TRUE(model.log.running().has_value());
    TEST_ASSERT_TRUE(model.log.game(1).damaged);
    cell = whole;
  }
  power_cycle(model);
  TEST_ASSERT_TRUE(model.agrees());
}

void test_a_lost_sector_marks_the_game() {
  for (std::uint32_t lost = 1; lost < 4; ++lost) {
    fake_flash::insert_blank_chip();
    ModelledLog model;
    ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
    play_game(model, 5);
    const std::uint32_t first = model.log.records(model.log.game(0)).next()->address / HAL_FLASH_SECTOR;
    lose_sector(first + lost);
    power_cycle(model);
    TEST_ASSERT_EQUAL_UINT32(1, model.log.game_count());
    TEST_ASSERT_TRUE(model.log.game(0).damaged);
  }
}

void test_a_lost_game_marks_no_other() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  for (int game = 0; game < 3; ++game) play_game(model, 1);
  lose_sector(model.log.game(1).id % kLogSectors + kLogFirstSector);
  power_cycle(model);
  TEST_ASSERT_EQUAL_UINT32(2, model.log.game_count());
  for (const std::uint32_t game : {0u, 1u}) {
    TEST_ASSERT_FALSE(model.log.game(game).damaged);
    TEST_ASSERT_TRUE(read_game(model.log, model.log.game(game)) == model.games[2 * game]);
  }
}

void test_records_without_their_setup_are_ignored() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  play_game(model, 3);
  play_game(model, 1);
  lose_sector(kLogFirstSector);
  power_cycle(model);
  TEST_ASSERT_EQUAL_UINT32(1, model.log.game_count());
  TEST_ASSERT_TRUE(read_game(model.log, model.log.game(0)) == model.games[1]);
  TEST_ASSERT_FALSE(model.log.game(0).damaged);
}

void test_worn_sectors_are_passed_over() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  for (const std::uint32_t sector : {kLogFirstSector, kLogFirstSector + 4, kLogFirstSector + 5}) {
    fake_flash::wear_out(sector);
  }
  for (int game = 0; game < 3; ++game) {
    play_game(model, 2);
    TEST_ASSERT_TRUE(model.agrees());
    power_cycle(model);
    TEST_ASSERT_TRUE(model.agrees());
  }
}

void test_a_sector_that_wears_out_in_use_loses_nothing() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  ASSERT_OK(model.begin());
  for (int i = 0; i < 5; ++i) ASSERT_OK(model.append(30));
  fake_flash::wear_out(model.log.last_record()->address / HAL_FLASH_SECTOR);
  ASSERT_STATUS(LogStatus::kWriteFailed, model.append(30));  // four pages tried; the next one moves on
  for (int i = 0; i < 5; ++i) ASSERT_OK(model.append(30));
  TEST_ASSERT_TRUE(model.agrees());
  power_cycle(model);
  TEST_ASSERT_TRUE(model.agrees());
}

void test_a_dead_chip_is_said_and_changes_nothing() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  ASSERT_OK(model.begin());
  fake_flash::plan_cut({.operation = fake_flash::operations()});
  ASSERT_STATUS(LogStatus::kWriteFailed, model.append(5));
  ASSERT_STATUS(LogStatus::kWriteFailed, model.append(5));
  TEST_ASSERT_EQUAL_size_t(1, read_games(model.log)[0].size());
}

void test_a_cursor_of_a_dropped_game_is_empty() {
  ModelledLog model;
  ASSERT_MOUNT(Mount::kEmpty, model.log.mount());
  play_game(model, 2);
  const LoggedGame old = model.log.game(0);
  for (std::uint32_t i = 0; i < kLogSectors; ++i) play_game(model, 1);
  TEST_ASSERT_TRUE(read_game(model.log, old).empty());
  TEST_ASSERT_TRUE(read_game(model.log, LoggedGame{}).empty());
  TEST_ASSERT_TRUE(read_game(model.log, LoggedGame{.id = UINT32_MAX}).empty());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_blank_chip_is_empty_and_reading_it_writes_nothing);
  RUN_TEST(test_nothing_is_written_before_mount);
  RUN_TEST(test_a_game_comes_back);
  RUN_TEST(test_a_record_after_finish_reopens_the_game);
  RUN_TEST(test_resuming_after_every_record_keeps_each_once);
  RUN_TEST(test_an_append_after_power_on_touches_no_sector_used_before);
  RUN_TEST(test_sectors_are_erased_ahead_one_per_call);
  RUN_TEST(test_the_ring_drops_whole_oldest_games);
  RUN_TEST(test_a_full_log_keeps_the_running_game_and_room_to_end_it);
  RUN_TEST(test_the_reserve_runs_out_without_harm);
  RUN_TEST(test_a_lost_record_marks_its_game_and_no_other);
  RUN_TEST(test_a_lost_record_of_the_newest_page_marks_its_game);
  RUN_TEST(test_a_lost_sector_marks_the_game);
  RUN_TEST(test_a_lost_game_marks_no_other);
  RUN_TEST(test_records_without_their_setup_are_ignored);
  RUN_TEST(test_worn_sectors_are_passed_over);
  RUN_TEST(test_a_sector_that_wears_out_in_use_loses_nothing);
  RUN_TEST(test_a_dead_chip_is_said_and_changes_nothing);
  RUN_TEST(test_a_cursor_of_a_dropped_game_is_empty);
  return UNITY_END();
}
