// A record: the smallest thing the flash keeps. It is there with all its bytes or not at all.
//   sequence u32 | length u8 | type u8 | payload | CRC-32 over all before it        (little endian)
// Records share pages (one program sends a page that is 0xFF everywhere but for the new record) and never cross one,
// so that a torn program can spoil nothing but the record being written.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "firmware/journal/bytes.h"
#include "firmware/journal/crc32.h"
#include "hal/flash.h"

namespace lungta {

// The log itself knows the first and the last; what the others mean is the journal's business.
enum class RecordType : std::uint8_t {
  kSetup = 1,         // starts a game
  kEntry = 2,         // an event
  kUndo = 3,          // takes the last effective operation back
  kRedo = 4,          // brings it back
  kAmendReplace = 5,  // corrects an earlier entry
  kAmendDelete = 6,   // takes an earlier entry out
  kAmendInsert = 7,   // puts an entry before an earlier one
  kFinish = 8,        // ends the game: the ledger appends nothing after it
};

// A setup of six players with ten letters each and 29 options takes 98 bytes; an amended event of 32 slots 70.
inline constexpr std::size_t kMaxPayload = 100;
inline constexpr std::size_t kRecordHead = 6;   // sequence, length, type
inline constexpr std::size_t kRecordOverhead = kRecordHead + 4;
inline constexpr std::size_t kMaxRecord = kRecordOverhead + kMaxPayload;
inline constexpr std::uint32_t kMaxSequence = 0xFFFFFF00u;  // above: damaged. 4 billion records outlast the chip

struct RecordView {
  std::uint32_t sequence = 0;
  std::uint8_t type = 0;
  std::span<const std::uint8_t> payload;  // in the mapped flash: valid until its sector is erased
  std::uint32_t address = 0;              // of the record, counted from the start of the journal's flash

  RecordType kind() const { return static_cast<RecordType>(type); }
  std::uint32_t size() const { return static_cast<std::uint32_t>(kRecordOverhead + payload.size()); }
};

constexpr std::uint32_t next_page(std::uint32_t address) { return address - address % HAL_FLASH_PAGE + HAL_FLASH_PAGE; }

// Where a record may go at or after `address`: there, or at the next page if it would cross into it.
constexpr std::uint32_t place_record(std::uint32_t address, std::size_t payload_size) {
  return address + payload_size + kRecordOverhead <= next_page(address) ? address : next_page(address);
}

// Writes the bytes of a record to `out` (at least kMaxRecord long) and returns how many they are.
std::size_t encode_record(std::span<std::uint8_t> out, std::uint32_t sequence, std::uint8_t type,
                          std::span<const std::uint8_t> payload);

// The record at `address`, if a whole and undamaged one is there. Any address inside the journal's flash will do.
// Inline but for the CRC: ten thousand of these stand between power-on and the first screen.
inline std::optional<RecordView> read_record(const std::uint8_t* flash, std::uint32_t address) {
  const std::uint32_t room = HAL_FLASH_PAGE - address % HAL_FLASH_PAGE;
  if (room < kRecordOverhead) return std::nullopt;
  const std::uint8_t* bytes = flash + address;
  const std::size_t length = bytes[4];
  if (length > kMaxPayload || length + kRecordOverhead > room) return std::nullopt;
  const std::uint32_t sequence = load_u32(bytes);
  if (sequence == 0 || sequence > kMaxSequence) return std::nullopt;
  const std::size_t covered = kRecordHead + length;
  if (crc32({bytes, covered}) != load_u32(bytes + covered)) return std::nullopt;
  return RecordView{sequence, bytes[5], {bytes + kRecordHead, length}, address};
}

// All whole records of one sector, in the order they lie there. Behind a damaged one the walk looks for the next in the
// rest of its page, byte by byte; its number tells whether anything is missing. Where nothing turns up it goes on with
// the next page: that is where writing goes on after a failure, too.
class SectorWalk {
 public:
  explicit SectorWalk(std::uint32_t sector);

  std::optional<RecordView> next() {
    while (address_ < end_) {
      const auto record = read_record(flash_, address_);
      if (record) {
        address_ += record->size();
        last_ = record->sequence;
        return record;
      }
      address_ = behind_damage();
    }
    return std::nullopt;
  }

 private:
  std::uint32_t behind_damage() const;

  const std::uint8_t* flash_;
  std::uint32_t address_;
  std::uint32_t end_;
  std::uint32_t last_ = 0;  // sequence number of the record before; 0: there was none yet
};

}  // namespace lungta
