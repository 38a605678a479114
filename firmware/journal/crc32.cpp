#include "firmware/journal/crc32.h"

#include <array>
#include <cstddef>

namespace lungta {
namespace {

// One step per byte. 1 KiB of flash buys a factor of five over the bitwise form: at power-on every record is verified.
constexpr std::array<std::uint32_t, 256> make_table() {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t byte = 0; byte < table.size(); ++byte) {
    std::uint32_t value = byte;
    for (int bit = 0; bit < 8; ++bit) value = (value & 1u) != 0 ? (value >> 1) ^ 0xEDB88320u : value >> 1;
    table[byte] = value;
  }
  return table;
}
constexpr std::array<std::uint32_t, 256> kTable = make_table();

inline std::uint32_t step(std::uint32_t crc, std::uint8_t byte) {
  return (crc >> 8) ^ kTable[static_cast<std::uint8_t>(crc ^ byte)];
}

}  // namespace

// A function of its own, not inlined into the reading of a record: there the processor's eight registers do not
// suffice and the loop takes twice as long. Four bytes a turn, because a size-optimising compiler does not unroll.
std::uint32_t crc32(std::span<const std::uint8_t> bytes) {
  std::uint32_t crc = 0xFFFFFFFFu;
  const std::uint8_t* at = bytes.data();
  std::size_t left = bytes.size();
  for (; left >= 4; left -= 4, at += 4) crc = step(step(step(step(crc, at[0]), at[1]), at[2]), at[3]);
  for (; left > 0; --left, ++at) crc = step(crc, *at);
  return ~crc;
}

}  // namespace lungta
