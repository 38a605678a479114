// Whose flash is it? Blank starts silently, ours is read, and for anything else not a bit changes unasked.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "firmware/journal/bytes.h"
#include "firmware/journal/crc32.h"
#include "firmware/journal/game_log.h"
#include "firmware/journal/settings_store.h"
#include "tests/support/fake_flash.h"
#include "unity.h"

extern "C" {
void setUp(void) { lungta::fake_flash::insert_blank_chip(); }
void tearDown(void) {}
}

namespace {

using namespace lungta;

constexpr std::uint8_t kValue[] = {1, 2, 3};

void assert_kind(Mount expected) {
  TEST_ASSERT_EQUAL_INT(static_cast<int>(expected), static_cast<int>(classify_flash()));
}

// Mounts both users of the flash, tries everything they can do, and sees that nothing was written.
void assert_left_alone(Mount expected) {
  const std::vector<std::uint8_t> before(fake_flash::image().begin(), fake_flash::image().end());
  assert_kind(expected);
  GameLog log;
  SettingsStore settings;
  TEST_ASSERT_EQUAL_INT(static_cast<int>(expected), static_cast<int>(log.mount()));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(expected), static_cast<int>(settings.mount()));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(LogStatus::kNotMounted), static_cast<int>(log.begin_game(kValue)));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(LogStatus::kNotMounted),
                        static_cast<int>(log.append(RecordType::kEntry, kValue)));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(SettingsStatus::kNotMounted), static_cast<int>(settings.put(1, kValue)));
  TEST_ASSERT_FALSE(log.maintain());
  settings.maintain();
  TEST_ASSERT_EQUAL_UINT32(0, log.game_count());
  TEST_ASSERT_TRUE(settings.get(1).empty());
  TEST_ASSERT_EQUAL_UINT32(0, fake_flash::operations());
  TEST_ASSERT_TRUE(std::equal(before.begin(), before.end(), fake_flash::image().begin()));
}

void assert_usable() {
  GameLog log;
  SettingsStore settings;
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Mount::kReady), static_cast<int>(settings.mount()));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Mount::kReady), static_cast<int>(log.mount()));
  TEST_ASSERT_EQUAL_UINT32(0, log.game_count());
  TEST_ASSERT_EQUAL_INT(static_cast<int>(SettingsStatus::kOk), static_cast<int>(settings.put(1, kValue)));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(LogStatus::kOk), static_cast<int>(log.begin_game(kValue)));
  fake_flash::power_up();
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Mount::kReady), static_cast<int>(settings.mount()));
  TEST_ASSERT_EQUAL_INT(static_cast<int>(Mount::kReady), static_cast<int>(log.mount()));
  TEST_ASSERT_TRUE(log.running().has_value());
  TEST_ASSERT_EQUAL_size_t(3, settings.get(1).size());
}

void put_header(std::uint32_t sector, std::uint32_t copy, std::uint8_t version, Ring ring = Ring::kLog) {
  auto bytes = encode_header(ring, kLogSectors + 7);
  bytes[4] = version;
  ByteWriter crc(std::span<std::uint8_t>(bytes).last(4));
  crc.u32(crc32(std::span<const std::uint8_t>(bytes).first(12)));
  std::copy(bytes.begin(), bytes.end(), fake_flash::image().begin() + sector * HAL_FLASH_SECTOR + copy * kHeaderBytes);
}

void test_blank_is_empty() { assert_kind(Mount::kEmpty); }

void test_one_valid_header_makes_it_ours() {
  std::fill(fake_flash::image().begin(), fake_flash::image().end(), std::uint8_t{0x5A});
  put_header(11, 0, kFormatVersion);
  assert_kind(Mount::kReady);
}

void test_a_header_in_the_wrong_ring_does_not() {
  put_header(11, 0, kFormatVersion, Ring::kSettings);
  assert_left_alone(Mount::kForeign);
}

void test_foreign_data_is_left_alone() {
  fake_flash::image()[HAL_FLASH_SIZE - 1] = 0xFE;  // a single bit, at the very end
  assert_left_alone(Mount::kForeign);
  std::fill(fake_flash::image().begin(), fake_flash::image().end(), std::uint8_t{0});
  assert_left_alone(Mount::kForeign);
}

void test_foreign_data_where_the_claim_goes_is_left_alone() {
  const auto claim = encode_header(Ring::kClaim, 1);
  for (std::size_t i = 0; i < claim.size(); ++i) {
    for (int bit = 0; bit < 8; ++bit) {
      if ((claim[i] & 1 << bit) == 0) continue;  // a bit the claim clears: may be a claim that was cut
      fake_flash::insert_blank_chip();
      fake_flash::image()[i] = static_cast<std::uint8_t>(~(1 << bit));
      assert_kind(Mount::kForeign);
    }
  }
}

void test_another_version_is_left_alone() {
  put_header(200, 0, kFormatVersion + 1);
  assert_left_alone(Mount::kUnknownVersion);
}

void test_another_version_is_left_alone_even_among_sectors_of_ours() {
  put_header(11, 0, kFormatVersion);
  put_header(12, 1, kFormatVersion + 1);
  assert_left_alone(Mount::kUnknownVersion);
}

void test_format_makes_anything_usable() {
  std::fill(fake_flash::image().begin(), fake_flash::image().end(), std::uint8_t{0x5A});
  TEST_ASSERT_TRUE(format_flash());
  assert_usable();
  for (std::uint32_t sector = 0; sector < HAL_FLASH_SECTORS; ++sector) put_header(sector, 1, kFormatVersion + 1);
  fake_flash::power_up();
  assert_left_alone(Mount::kUnknownVersion);
  TEST_ASSERT_TRUE(format_flash());
  assert_usable();
  TEST_ASSERT_TRUE(format_flash());  // ours, on request
  assert_usable();
}

void test_a_format_that_is_cut_asks_again_or_is_done() {
  for (std::uint32_t operation = 0;; ++operation) {
    fake_flash::insert_blank_chip(operation);
    std::fill(fake_flash::image().begin(), fake_flash::image().end(), std::uint8_t{0x5A});
    fake_flash::plan_cut({operation, HAL_FLASH_PAGE - 1, fake_flash::Wound::kUnstable});
    if (format_flash()) break;
    fake_flash::power_up();
    const Mount found = classify_flash();
    TEST_ASSERT_TRUE(found == Mount::kForeign || found == Mount::kReady);
    TEST_ASSERT_TRUE(format_flash());
    assert_usable();
  }
}

// The first thing ever written to a blank chip, cut at every byte, in doubt, over and over: never a question.
void test_a_cut_while_claiming_a_blank_chip_leaves_it_empty_or_ours() {
  for (std::uint32_t byte = 0; byte <= kHeaderBytes; ++byte) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      fake_flash::insert_blank_chip(seed * 100 + byte);
      for (int again = 0; again < 3; ++again) {
        fake_flash::plan_cut({0, byte, seed % 2 == 0 ? fake_flash::Wound::kStable : fake_flash::Wound::kUnstable});
        (void)claim_flash();
        fake_flash::power_up();
        const Mount found = classify_flash();
        TEST_ASSERT_TRUE(found == Mount::kEmpty || found == Mount::kReady);
      }
      // Claimed at last, the next thing is an erase; half done, it leaves garbage, and still there is no question.
      TEST_ASSERT_TRUE(claim_flash());
      fake_flash::plan_cut({2, 0, fake_flash::Wound::kUnstable});
      TEST_ASSERT_FALSE(erase_sector(kLogFirstSector, Ring::kLog, kLogSectors));
      for (int again = 0; again < 5; ++again) {
        fake_flash::power_up();
        assert_kind(Mount::kReady);
      }
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_blank_is_empty);
  RUN_TEST(test_one_valid_header_makes_it_ours);
  RUN_TEST(test_a_header_in_the_wrong_ring_does_not);
  RUN_TEST(test_foreign_data_is_left_alone);
  RUN_TEST(test_foreign_data_where_the_claim_goes_is_left_alone);
  RUN_TEST(test_another_version_is_left_alone);
  RUN_TEST(test_another_version_is_left_alone_even_among_sectors_of_ours);
  RUN_TEST(test_format_makes_anything_usable);
  RUN_TEST(test_a_format_that_is_cut_asks_again_or_is_done);
  RUN_TEST(test_a_cut_while_claiming_a_blank_chip_leaves_it_empty_or_ours);
  return UNITY_END();
}
