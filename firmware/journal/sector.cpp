#include "firmware/journal/sector.h"

#include <algorithm>

#include "firmware/journal/bytes.h"
#include "firmware/journal/crc32.h"
#include "game/core/require.h"

namespace lungta {
namespace {

constexpr std::array<std::uint8_t, 4> kMagic = {'L', 'N', 'G', 'T'};
constexpr std::size_t kCovered = kHeaderBytes - 4;  // what the header's CRC covers
constexpr std::uint32_t kClaimSector = 0;           // the settings ring takes it last
constexpr std::uint32_t kClaimSequence = 1;

enum Copy : std::uint32_t { kErased, kOpened, kKept };  // the headers of a sector, in the order they lie there

struct Header {
  std::uint8_t version;
  std::uint8_t ring;
  std::uint32_t sequence;
};

const std::uint8_t* sector_bytes(std::uint32_t sector) { return hal_flash_map() + sector * HAL_FLASH_SECTOR; }

// Magic and CRC stand at the same place in every version of the format, so that any version is recognised.
std::optional<Header> read_header(std::uint32_t sector, std::uint32_t copy) {
  const std::span<const std::uint8_t> bytes(sector_bytes(sector) + copy * kHeaderBytes, kHeaderBytes);
  if (load_u32(bytes.data()) != load_u32(kMagic.data())) return std::nullopt;
  ByteReader reader(bytes.subspan(kMagic.size()));
  Header header{};
  header.version = reader.u8();
  header.ring = reader.u8();
  reader.u16();
  header.sequence = reader.u32();
  if (reader.u32() != crc32(bytes.first(kCovered))) return std::nullopt;
  return header;
}

// By words: a blank flash is a million bytes, and this is all that is done with it. `offset` is a multiple of 4.
bool blank_from(std::uint32_t sector, std::uint32_t offset) {
  const auto* words = reinterpret_cast<const std::uint32_t*>(sector_bytes(sector) + offset);
  const auto* end = reinterpret_cast<const std::uint32_t*>(sector_bytes(sector) + HAL_FLASH_SECTOR);
  return std::all_of(words, end, [](std::uint32_t word) { return word == 0xFFFFFFFFu; });
}

bool write_header(std::uint32_t sector, Copy copy, Ring ring, std::uint32_t sequence) {
  return program_verified(sector * HAL_FLASH_SECTOR + copy * kHeaderBytes, encode_header(ring, sequence));
}

bool clear_headers(std::uint32_t sector, std::uint32_t copies) {
  constexpr std::array<std::uint8_t, kHeaderCopies * kHeaderBytes> kZeros{};
  return program_verified(sector * HAL_FLASH_SECTOR, std::span(kZeros).first(copies * kHeaderBytes));
}

// Blank, or a claim that was cut while it was being programmed: every bit that is cleared is one the claim clears.
bool blank_or_torn_claim() {
  const auto claim = encode_header(Ring::kClaim, kClaimSequence);
  const std::uint8_t* start = sector_bytes(kClaimSector);
  for (std::size_t i = 0; i < kHeaderBytes; ++i) {
    if ((start[i] & claim[i]) != claim[i]) return false;
  }
  if (!blank_from(kClaimSector, kHeaderBytes)) return false;
  for (std::uint32_t sector = 1; sector < HAL_FLASH_SECTORS; ++sector) {
    if (!blank_from(sector, 0)) return false;
  }
  return true;
}

Ring ring_of(std::uint32_t sector) { return sector < kSettingsSectors ? Ring::kSettings : Ring::kLog; }

}  // namespace

std::array<std::uint8_t, kHeaderBytes> encode_header(Ring ring, std::uint32_t sequence) {
  std::array<std::uint8_t, kHeaderBytes> bytes{};
  ByteWriter writer(bytes);
  writer.bytes(kMagic);
  writer.u8(kFormatVersion);
  writer.u8(static_cast<std::uint8_t>(ring));
  writer.u16(0);
  writer.u32(sequence);
  writer.u32(crc32(writer.written()));
  return bytes;
}

std::optional<std::uint32_t> sector_sequence(std::uint32_t sector, Ring ring) {
  for (std::uint32_t copy = 0; copy < kHeaderCopies; ++copy) {
    const auto header = read_header(sector, copy);
    if (header && header->version == kFormatVersion && header->ring == static_cast<std::uint8_t>(ring)) {
      return header->sequence;
    }
  }
  return std::nullopt;
}

bool sector_unopened(std::uint32_t sector) { return blank_from(sector, kHeaderBytes); }

bool program_verified(std::uint32_t address, std::span<const std::uint8_t> bytes) {
  const std::uint32_t in_page = address % HAL_FLASH_PAGE;
  require(in_page + bytes.size() <= HAL_FLASH_PAGE);
  std::array<std::uint8_t, HAL_FLASH_PAGE> page;
  page.fill(0xFF);
  std::copy(bytes.begin(), bytes.end(), page.begin() + in_page);
  if (!hal_flash_program(address - in_page, page.data())) return false;
  return std::equal(bytes.begin(), bytes.end(), hal_flash_map() + address);
}

bool rule_out_sector(std::uint32_t sector) { return clear_headers(sector, kKept); }

bool kill_sector(std::uint32_t sector) { return clear_headers(sector, kHeaderCopies); }

bool erase_sector(std::uint32_t sector, Ring ring, std::uint32_t sequence) {
  // Killed even if no header can be read: one that was half killed by a cut may be readable again another day.
  if (!kill_sector(sector)) return false;
  if (!hal_flash_erase(sector * HAL_FLASH_SECTOR) || !blank_from(sector, 0)) return false;
  return write_header(sector, kErased, ring, sequence);
}

bool open_sector(std::uint32_t sector, Ring ring, std::uint32_t sequence) {
  return write_header(sector, kOpened, ring, sequence);
}

bool keep_sector(std::uint32_t sector, Ring ring, std::uint32_t sequence) {
  return write_header(sector, kKept, ring, sequence);
}

Mount classify_flash() {
  bool ours = sector_sequence(kClaimSector, Ring::kClaim).has_value();
  for (std::uint32_t sector = 0; sector < HAL_FLASH_SECTORS; ++sector) {
    for (std::uint32_t copy = 0; copy < kHeaderCopies; ++copy) {
      const auto header = read_header(sector, copy);
      if (!header) continue;
      // Even among sectors of ours: a later version may have begun to convert them.
      if (header->version != kFormatVersion) return Mount::kUnknownVersion;
      ours = ours || header->ring == static_cast<std::uint8_t>(ring_of(sector));
    }
  }
  if (ours) return Mount::kReady;
  return blank_or_torn_claim() ? Mount::kEmpty : Mount::kForeign;
}

bool claim_flash() {
  for (std::uint32_t sector = 0; sector < HAL_FLASH_SECTORS; ++sector) {
    if (sector_sequence(sector, ring_of(sector))) return true;
  }
  // Also when the claim is there already: it may have been cut short and be readable by chance. The second program
  // makes it last.
  return write_header(kClaimSector, kErased, Ring::kClaim, kClaimSequence);
}

bool format_flash() {
  // All of them: a header that a cut left half written may not be readable now and turn up later. One that is worn out
  // is no loss, the rings pass it over; what counts is how the whole reads in the end.
  for (std::uint32_t sector = 0; sector < HAL_FLASH_SECTORS; ++sector) (void)kill_sector(sector);
  bool claimed = erase_sector(kClaimSector, Ring::kClaim, kClaimSequence);
  // Then a sector that the log finds erased ahead will do; its very first one would be ruled out by the next mount.
  for (std::uint32_t place = 1; place < kLogSectors && !claimed; ++place) {
    claimed = erase_sector(kLogFirstSector + place, Ring::kLog, kLogSectors + place);
  }
  return classify_flash() == Mount::kReady;
}

}  // namespace lungta
