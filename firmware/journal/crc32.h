// CRC-32 as Ethernet, zip and PNG use it (IEEE 802.3, reflected, polynomial 0xEDB88320).
#pragma once
#include <cstdint>
#include <span>

namespace lungta {

std::uint32_t crc32(std::span<const std::uint8_t> bytes);

}  // namespace lungta
