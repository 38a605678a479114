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

// Where the next record is, or the next page begins.
std::uint32_t SectorWalk::behind_damage() const {
  constexpr std::uint32_t kMostInPage = HAL_FLASH_PAGE / kRecordOverhead;
  const std::uint32_t page_end = next_page(address_);
  if (address_ + kRecordOverhead > page_end) return page_end;
  // Nothing was ever written here: the usual end of a page. A record that was damaged keeps some of its number.
  if (load_u32(flash_ + address_) == 0xFFFFFFFFu) return page_end;
  for (std::uint32_t at = address_ + 1; at + kRecordOverhead <= page_end; ++at) {
    // Numbers that cannot follow the last one need no summing up: a page of noise is searched in no time.
    const std::uint32_t ahead = load_u32(flash_ + at) - last_;
    if (last_ != 0 && (ahead == 0 || ahead > kMostInPage)) continue;
    if (read_record(flash_, at)) return at;
  }
  return page_end;
}

}  // namespace lungta
