// The bytes of headers and records, written out by hand, and where records may lie.
#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>

#include "firmware/journal/record.h"
#include "firmware/journal/sector.h"
#include "tests/support/fake_flash.h"
#include "unity.h"

extern "C" {
void setUp(void) { lungta::fake_flash::insert_blank_chip(); }
void tearDown(void) {}
}

namespace {

using namespace lungta;

constexpr std::array<std::uint8_t, 3> kPayload = {0xAA, 0xBB, 0xCC};

std::uint32_t put(std::uint32_t address, std::uint32_t sequence, std::size_t size = 3) {
  std::array<std::uint8_t, kMaxRecord> bytes;
  std::array<std::uint8_t, kMaxPayload> payload{};
  const std::size_t length = encode_record(bytes, sequence, 2, std::span(payload).first(size));
  std::copy_n(bytes.begin(), length, fake_flash::image().begin() + address);
  return address + static_cast<std::uint32_t>(length);
}

void test_header_bytes() {
  const std::array<std::uint8_t, kHeaderBytes> expected = {'L',  'N',  'G',  'T',  1,    'G',  0,    0,
                                                           0x78, 0x56, 0x34, 0x12, 0xF3, 0x11, 0x75, 0x5A};
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected.data(), encode_header(Ring::kLog, 0x12345678u).data(), kHeaderBytes);
}

void test_record_bytes() {
  const std::array<std::uint8_t, 13> expected = {7, 0, 0, 0, 3, 2, 0xAA, 0xBB, 0xCC, 0x62, 0xEA, 0xCD, 0x2E};
  std::array<std::uint8_t, kMaxRecord> bytes;
  TEST_ASSERT_EQUAL_size_t(expected.size(), encode_record(bytes, 7, 2, kPayload));
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected.data(), bytes.data(), expected.size());
}

void test_record_reads_back() {
  std::array<std::uint8_t, kMaxRecord> bytes;
  const std::size_t size = encode_record(bytes, 7, 2, kPayload);
  TEST_ASSERT_TRUE(program_verified(0x1234, std::span(bytes).first(size)));
  const auto record = read_record(hal_flash_map(), 0x1234);
  TEST_ASSERT_TRUE(record.has_value());
  TEST_ASSERT_EQUAL_UINT32(7, record->sequence);
  TEST_ASSERT_EQUAL_UINT8(2, record->type);
  TEST_ASSERT_EQUAL_UINT32(0x1234, record->address);
  TEST_ASSERT_EQUAL_size_t(3, record->payload.size());
  TEST_ASSERT_EQUAL_UINT8_ARRAY(kPayload.data(), record->payload.data(), 3);
}

void test_every_flipped_bit_is_noticed() {
  const std::uint32_t end = put(0x2000, 7);
  for (std::uint32_t bit = 0; bit < (end - 0x2000) * 8; ++bit) {
    const auto mask = static_cast<std::uint8_t>(1u << bit % 8);
    fake_flash::image()[0x2000 + bit / 8] ^= mask;
    TEST_ASSERT_FALSE(read_record(hal_flash_map(), 0x2000).has_value());
    fake_flash::image()[0x2000 + bit / 8] ^= mask;
  }
  TEST_ASSERT_TRUE(read_record(hal_flash_map(), 0x2000).has_value());
}

void test_record_does_not_cross_a_page() {
  TEST_ASSERT_EQUAL_UINT32(0x100, place_record(0x100, kMaxPayload));
  TEST_ASSERT_EQUAL_UINT32(0x1F6, place_record(0x1F6, 0));
  TEST_ASSERT_EQUAL_UINT32(0x200, place_record(0x1F7, 0));
  put(0x1F7, 7, 0);
  TEST_ASSERT_FALSE(read_record(hal_flash_map(), 0x1F7).has_value());
  put(0xFFFF6, 7, 0);  // the very last bytes of the flash
  TEST_ASSERT_TRUE(read_record(hal_flash_map(), 0xFFFF6).has_value());
}

void assert_walk(std::uint32_t sector, std::initializer_list<std::uint32_t> expected) {
  SectorWalk walk(sector);
  for (const std::uint32_t sequence : expected) {
    const auto record = walk.next();
    TEST_ASSERT_TRUE(record.has_value());
    TEST_ASSERT_EQUAL_UINT32(sequence, record->sequence);
  }
  TEST_ASSERT_FALSE(walk.next().has_value());
}

void test_walk_goes_on_behind_a_damaged_record() {
  constexpr std::uint32_t kStart = 5 * HAL_FLASH_SECTOR + kRecordsOffset;
  constexpr std::uint32_t kSize = kRecordOverhead + 3;
  std::uint32_t at = kStart;
  for (std::uint32_t sequence = 1; sequence <= 3; ++sequence) at = put(at, sequence);
  put(5 * HAL_FLASH_SECTOR + HAL_FLASH_PAGE, 4);
  put(5 * HAL_FLASH_SECTOR + 15 * HAL_FLASH_PAGE, 5);
  for (std::uint32_t byte = 0; byte < kSize; ++byte) {
    std::uint8_t& cell = fake_flash::image()[kStart + kSize + byte];  // the second record's
    const std::uint8_t whole = cell;
    cell = static_cast<std::uint8_t>(whole == 0 ? 0x10 : 0);
    assert_walk(5, {1, 3, 4, 5});
    cell = whole;
  }
  assert_walk(5, {1, 2, 3, 4, 5});
  fake_flash::image()[kStart] = 0x55;  // the first one's number: what follows has none to be measured by
  assert_walk(5, {2, 3, 4, 5});
}

void test_walk_goes_on_at_the_next_page_where_a_record_was_torn() {
  std::uint32_t at = put(5 * HAL_FLASH_SECTOR + kRecordsOffset, 1);
  put(at, 2);
  std::fill_n(fake_flash::image().begin() + at + 5, 8, std::uint8_t{0xFF});
  put(5 * HAL_FLASH_SECTOR + HAL_FLASH_PAGE, 2);
  assert_walk(5, {1, 2});
}

void test_header_counts_by_either_copy_and_only_for_its_ring() {
  TEST_ASSERT_TRUE(erase_sector(9, Ring::kLog, 77));
  TEST_ASSERT_TRUE(sector_sequence(9, Ring::kLog) == 77u);
  TEST_ASSERT_FALSE(sector_sequence(9, Ring::kSettings).has_value());
  TEST_ASSERT_TRUE(sector_unopened(9));
  TEST_ASSERT_TRUE(open_sector(9, Ring::kLog, 77));
  TEST_ASSERT_FALSE(sector_unopened(9));
  fake_flash::image()[9 * HAL_FLASH_SECTOR + 8] ^= 1;
  TEST_ASSERT_TRUE(sector_sequence(9, Ring::kLog) == 77u);
  fake_flash::image()[9 * HAL_FLASH_SECTOR + kHeaderBytes + 8] ^= 1;
  TEST_ASSERT_FALSE(sector_sequence(9, Ring::kLog).has_value());
}

void test_header_is_killed_before_the_erase() {
  TEST_ASSERT_TRUE(erase_sector(9, Ring::kLog, 77));
  TEST_ASSERT_TRUE(open_sector(9, Ring::kLog, 77));
  fake_flash::power_up();
  fake_flash::plan_cut({.operation = 1});  // the erase itself
  TEST_ASSERT_FALSE(erase_sector(9, Ring::kLog, 78));
  TEST_ASSERT_TRUE(fake_flash::operation_is_erase(1));
  for (int i = 0; i < 100; ++i) {
    TEST_ASSERT_FALSE(sector_sequence(9, Ring::kLog).has_value());
    fake_flash::power_up();
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_header_bytes);
  RUN_TEST(test_record_bytes);
  RUN_TEST(test_record_reads_back);
  RUN_TEST(test_every_flipped_bit_is_noticed);
  RUN_TEST(test_record_does_not_cross_a_page);
  RUN_TEST(test_walk_goes_on_behind_a_damaged_record);
  RUN_TEST(test_walk_goes_on_at_the_next_page_where_a_record_was_torn);
  RUN_TEST(test_header_counts_by_either_copy_and_only_for_its_ring);
  RUN_TEST(test_header_is_killed_before_the_erase);
  return UNITY_END();
}
