#include "firmware/journal/record.h"

#include "firmware/journal/sector.h"
#include "game/core/require.h"

namespace lungta {

std::size_t encode_record(std::span<std::uint8_t> out, std::uint32_t sequence, std::uint8_t type,
                          std::span<const std::uint8_t> payload) {
  require(payload.size() <= kMaxPayload);
  ByteWriter writer(out);
  writer.u32(sequence);
  writer.u8(static_cast<std::uint8_t>(payload.size()));
  writer.u8(type);
  writer.bytes(payload);
  writer.u32(crc32(writer.written()));
  require(writer.ok());
  return writer.size();
}

SectorWalk::SectorWalk(std::uint32_t sector)
    : flash_(hal_flash_map()),
      address_(sector * HAL_FLASH_SECTOR + kRecordsOffset),
      end_((sector + 1) * HAL_FLASH_SECTOR) {}

// Numbers that cannot follow the last one are passed over before anything is summed up, so that a page of noise is
// searched in no time.
std::optional<RecordView> SectorWalk::find_in_page() const {
  constexpr std::uint32_t kMostInPage = HAL_FLASH_PAGE / kRecordOverhead;
  for (std::uint32_t at = address_ + 1; at + kRecordOverhead <= next_page(address_); ++at) {
    const std::uint32_t ahead = load_u32(flash_ + at) - last_;
    if (last_ != 0 && (ahead == 0 || ahead > kMostInPage)) continue;
    if (const auto record = read_record(flash_, at)) return record;
  }
  return std::nullopt;
}

}  // namespace lungta
