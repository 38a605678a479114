// CRC-32 and the byte order of everything stored, against values from the standard and written out by hand.
#include <array>
#include <cstdint>
#include <string_view>

#include "firmware/journal/bytes.h"
#include "firmware/journal/crc32.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using lungta::ByteReader;
using lungta::ByteWriter;

std::uint32_t crc_of(std::string_view text) {
  return lungta::crc32({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
}

void test_crc32_of_known_texts() {
  TEST_ASSERT_EQUAL_HEX32(0x00000000u, crc_of(""));
  TEST_ASSERT_EQUAL_HEX32(0xCBF43926u, crc_of("123456789"));
  TEST_ASSERT_EQUAL_HEX32(0xE8B7BE43u, crc_of("a"));
  TEST_ASSERT_EQUAL_HEX32(0x414FA339u, crc_of("The quick brown fox jumps over the lazy dog"));
}

void test_crc32_of_blank_and_of_zero_bytes_is_neither_blank_nor_zero() {
  const std::array<std::uint8_t, 6> zeros{};
  std::array<std::uint8_t, 6> blank{};
  blank.fill(0xFF);
  TEST_ASSERT_NOT_EQUAL_UINT32(0u, lungta::crc32(zeros));
  TEST_ASSERT_NOT_EQUAL_UINT32(0xFFFFFFFFu, lungta::crc32(blank));
}

void test_bytes_are_little_endian() {
  std::array<std::uint8_t, 9> buffer{};
  ByteWriter writer(buffer);
  writer.u8(0x01);
  writer.u16(0x0302);
  writer.u32(0x07060504u);
  writer.i16(-2);
  const std::array<std::uint8_t, 9> expected = {1, 2, 3, 4, 5, 6, 7, 0xFE, 0xFF};
  TEST_ASSERT_TRUE(writer.ok());
  TEST_ASSERT_EQUAL_UINT8_ARRAY(expected.data(), buffer.data(), buffer.size());

  ByteReader reader(buffer);
  TEST_ASSERT_EQUAL_HEX8(0x01, reader.u8());
  TEST_ASSERT_EQUAL_HEX16(0x0302, reader.u16());
  TEST_ASSERT_EQUAL_HEX32(0x07060504u, reader.u32());
  TEST_ASSERT_EQUAL_INT16(-2, reader.i16());
  TEST_ASSERT_TRUE(reader.ok());
  TEST_ASSERT_TRUE(reader.at_end());
}

void test_writing_past_the_end_changes_nothing_and_is_noticed() {
  std::array<std::uint8_t, 4> buffer{};
  ByteWriter writer(std::span<std::uint8_t>(buffer).first(3));
  writer.u16(0x2211);
  TEST_ASSERT_TRUE(writer.ok());
  writer.u32(0x66554433u);
  TEST_ASSERT_FALSE(writer.ok());
  TEST_ASSERT_EQUAL_size_t(3, writer.size());
  TEST_ASSERT_EQUAL_HEX8(0, buffer[3]);
}

void test_reading_past_the_end_gives_zero_and_is_noticed() {
  const std::array<std::uint8_t, 3> source = {1, 2, 3};
  ByteReader reader(source);
  TEST_ASSERT_EQUAL_size_t(2, reader.bytes(2).size());
  TEST_ASSERT_EQUAL_HEX16(0x0003, reader.u16());
  TEST_ASSERT_FALSE(reader.ok());
  ByteReader greedy(source);
  TEST_ASSERT_TRUE(greedy.bytes(4).empty());
  TEST_ASSERT_FALSE(greedy.ok());
  TEST_ASSERT_EQUAL_HEX8(0, greedy.u8());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_crc32_of_known_texts);
  RUN_TEST(test_crc32_of_blank_and_of_zero_bytes_is_neither_blank_nor_zero);
  RUN_TEST(test_bytes_are_little_endian);
  RUN_TEST(test_writing_past_the_end_changes_nothing_and_is_noticed);
  RUN_TEST(test_reading_past_the_end_gives_zero_and_is_noticed);
  return UNITY_END();
}
