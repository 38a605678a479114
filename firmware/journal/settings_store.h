// Settings, names, libraries: a small table from key to bytes that outlives any cut.
//
// Everything that is set lies in one sector: the complete set, a commit mark, then one record per change. When that
// sector is full, and for the first change after every power-on (nothing is added beside what a cut may have torn), the
// complete set goes to another sector, and only its commit mark gives the old one up. A sector without a commit mark
// does not exist. Of several the one with the highest sequence number counts.
#pragma once
#include <array>
#include <cstdint>
#include <span>

#include "firmware/journal/record.h"
#include "firmware/journal/sector.h"

namespace lungta {

inline constexpr std::uint8_t kSettingsKeys = 112;  // keys are 0..111; a record's type is its key
inline constexpr std::uint8_t kCommitMark = 0x80;   // the type of the commit mark
static_assert(kSettingsKeys <= kCommitMark);
// What all values together may take: all but two pages of a sector, so that there is room for changes and not every
// change moves the whole set.
inline constexpr std::uint32_t kSettingsRoom = HAL_FLASH_SECTOR - 2 * HAL_FLASH_PAGE;

enum class SettingsStatus : std::uint8_t {
  kOk,
  kFull,         // all values together would not fit
  kWriteFailed,  // the chip refused, or did not keep what was written; the old value still holds
  kNotMounted,   // not ours, or not looked at yet: nothing is written
};

class SettingsStore {
 public:
  [[nodiscard]] Mount mount();

  // Empty: never set, or removed. Valid until the next put() or maintain().
  std::span<const std::uint8_t> get(std::uint8_t key) const;

  // At most kMaxPayload bytes; an empty value removes the key.
  [[nodiscard]] SettingsStatus put(std::uint8_t key, std::span<const std::uint8_t> value);

  // Erases at most one sector, so that the next move of the set need not wait for it. There is no more to do after it.
  void maintain();

 private:
  using Offsets = std::array<std::uint16_t, kSettingsKeys>;  // where in the sector each value lies; 0: nowhere

  static constexpr std::uint32_t kNone = kSettingsSectors;

  void settle(std::uint32_t active_sequence);
  bool load(std::uint32_t sector);
  bool fits(std::uint8_t key, std::size_t size) const;
  bool move_to(std::uint32_t sector, std::uint8_t key, std::span<const std::uint8_t> value);
  bool write(std::uint32_t sector, std::uint8_t type, std::span<const std::uint8_t> value, Offsets& offsets);
  bool prepare_sector();

  Offsets offsets_{};
  std::uint32_t active_ = kNone;  // the sector that counts
  std::uint32_t ready_ = kNone;   // erased in this power-on, not used yet
  std::uint32_t last_tried_ = 0;  // the claim is in sector 0: it is taken last
  std::uint32_t sector_sequence_ = 0;
  std::uint32_t record_sequence_ = 0;
  std::uint32_t write_at_ = 0;
  bool writable_ = false;
  bool claimed_ = false;
  bool committed_ = false;  // the active sector was committed in this power-on: records may be added to it
};

}  // namespace lungta
