// CRC-32 as Ethernet, zip and PNG use it (IEEE 802.3, reflected, polynomial 0xEDB88320).
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace lungta {

namespace crc32_detail {

// One step per byte. 1 KiB of flash buys a factor of five over the bitwise form: at boot every record is verified.
constexpr std::array<std::uint32_t, 256> make_table() {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t byte = 0; byte < 256; ++byte) {
    std::uint32_t value = byte;
    for (int bit = 0; bit < 8; ++bit) value = (value & 1u) != 0 ? (value >> 1) ^ 0xEDB88320u : value >> 1;
    table[byte] = value;
  }
  return table;
}
inline constexpr std::array<std::uint32_t, 256> kTable = make_table();

}  // namespace crc32_detail

// In the header, so that the loop over all records keeps it inline: no call per record, none per byte.
constexpr std::uint32_t crc32(std::span<const std::uint8_t> bytes) {
  std::uint32_t crc = 0xFFFFFFFFu;
  for (const std::uint8_t byte : bytes) crc = (crc >> 8) ^ crc32_detail::kTable[(crc ^ byte) & 0xFFu];
  return ~crc;
}

}  // namespace lungta
