// Sectors and the two rings they form, and whether the flash is ours at all.
//
// A sector is usable only if it carries a valid header, and a header is programmed only after an erase has finished:
// that a sector reads 0xFF proves nothing, an interrupted erase can read like that today and differently tomorrow.
// Before a sector is erased its headers are overwritten with 0x00, so that no half-done erase can leave a valid header
// over damaged records.
//
// There is room for the header three times, because a program that is cut can leave cells that read one way now and
// another way after the next power-on, and only a program in fresh cells puts an end to that:
//   erased  written after the erase; may have been cut and be readable by chance
//   opened  written before the first record; from then on the first one is not needed any more
//   kept    written when the sector was found at power-on and is about to be shown; ruling a sector out clears the
//           first two, and if that was cut, this one decides
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "hal/flash.h"

namespace lungta {

enum class Ring : std::uint8_t {
  kClaim = 'C',  // no records: says that the flash is ours before anything else is in it
  kSettings = 'S',
  kLog = 'G',
};

// The settings live in one sector; another takes the next complete set; the one before stays until that is committed;
// and one may be worn out.
inline constexpr std::uint32_t kSettingsSectors = 4;
inline constexpr std::uint32_t kLogFirstSector = kSettingsSectors;
inline constexpr std::uint32_t kLogSectors = HAL_FLASH_SECTORS - kSettingsSectors;  // all the rest: 252

inline constexpr std::uint8_t kFormatVersion = 1;
inline constexpr std::size_t kHeaderBytes = 16;    // magic 4, version, ring, 2 zero, sequence 4, CRC 4
inline constexpr std::uint32_t kHeaderCopies = 3;  // erased, opened, kept
inline constexpr std::uint32_t kRecordsOffset = kHeaderCopies * kHeaderBytes;

std::array<std::uint8_t, kHeaderBytes> encode_header(Ring ring, std::uint32_t sequence);

// The sequence number in a sector's header, if it has a valid one for this ring.
std::optional<std::uint32_t> sector_sequence(std::uint32_t sector, Ring ring);

// True if nothing was ever written after the first header, as far as reading can tell.
bool sector_unopened(std::uint32_t sector);

// Kills the header, erases, makes sure that all is 0xFF, writes the new header. False: this sector is not usable.
[[nodiscard]] bool erase_sector(std::uint32_t sector, Ring ring, std::uint32_t sequence);

// Writes the second header; records may follow.
[[nodiscard]] bool open_sector(std::uint32_t sector, Ring ring, std::uint32_t sequence);

// Writes the third header: what is in the sector is going to be shown.
[[nodiscard]] bool keep_sector(std::uint32_t sector, Ring ring, std::uint32_t sequence);

// Clears the first two headers: what is in the sector is not going to be shown, however it may read later.
[[nodiscard]] bool rule_out_sector(std::uint32_t sector);

// Clears all headers: something else is about to be written in the place of what is in the sector.
[[nodiscard]] bool kill_sector(std::uint32_t sector);

// Programs bytes that do not cross a page, reads them back and compares. The bytes may lie in the flash themselves.
[[nodiscard]] bool program_verified(std::uint32_t address, std::span<const std::uint8_t> bytes);

enum class Mount : std::uint8_t {
  kReady,           // ours
  kEmpty,           // blank: start silently
  kUnknownVersion,  // ours, from a different version of the format: ask, write nothing
  kForeign,         // something else's: ask, write nothing
};

// Looks at the whole flash, writes nothing.
Mount classify_flash();

// To be called before the first write after a mount that was ready or empty. A blank flash gets a header that says it
// is ours: by a program alone, because an erase that is cut could leave garbage that looks like somebody else's data.
[[nodiscard]] bool claim_flash();

// Gives up everything in the flash: games, settings, foreign data. Only ever after the player said so. False: the chip
// did not let go of what is not ours, and nothing can be kept in it.
[[nodiscard]] bool format_flash();

}  // namespace lungta
