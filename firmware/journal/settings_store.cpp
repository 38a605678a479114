#include "firmware/journal/settings_store.h"

#include <algorithm>
#include <utility>

#include "game/core/require.h"

namespace lungta {

Mount SettingsStore::mount() {
  *this = SettingsStore{};
  const Mount found = classify_flash();
  if (found == Mount::kForeign || found == Mount::kUnknownVersion) return found;
  writable_ = true;
  std::uint32_t active_sequence = 0;
  for (std::uint32_t sector = 0; sector < kSettingsSectors; ++sector) {
    const std::uint32_t sequence = sector_sequence(sector, Ring::kSettings).value_or(0);
    if (sequence == 0 || sequence > kMaxSequence) continue;
    sector_sequence_ = std::max(sector_sequence_, sequence);
    if (sequence < active_sequence || !load(sector)) continue;
    active_ = sector;
    active_sequence = sequence;
  }
  settle(active_sequence);
  return found;
}

// Makes lasting what was found, before anyone sees it. A cut can leave cells that read one way now and another way
// after the next power-on.
void SettingsStore::settle(std::uint32_t active_sequence) {
  // A set that was begun later but has no commit mark is ruled out for good.
  for (std::uint32_t sector = 0; sector < kSettingsSectors; ++sector) {
    if (sector_sequence(sector, Ring::kSettings) > active_sequence) (void)rule_out_sector(sector);
  }
  if (active_ == kNone) return;
  last_tried_ = active_;
  (void)load(active_);
  // The last record may be readable by chance; programming the same bytes again completes it.
  const auto last = read_record(hal_flash_map(), write_at_);
  if (last) (void)program_verified(last->address, {hal_flash_map() + last->address, last->size()});
  (void)keep_sector(active_, Ring::kSettings, active_sequence);
}

// Takes the values of a sector as they are; false if it has no commit mark. Leaves write_at_ at the last record.
bool SettingsStore::load(std::uint32_t sector) {
  bool commit = false;
  offsets_.fill(0);
  SectorWalk walk(sector);
  while (const auto record = walk.next()) {
    write_at_ = record->address;
    record_sequence_ = std::max(record_sequence_, record->sequence);
    if (record->type == kCommitMark) commit = true;
    if (record->type >= kSettingsKeys) continue;
    offsets_[record->type] = static_cast<std::uint16_t>(record->address % HAL_FLASH_SECTOR);
  }
  if (!commit) offsets_.fill(0);
  return commit;
}

std::span<const std::uint8_t> SettingsStore::get(std::uint8_t key) const {
  require(key < kSettingsKeys);
  if (active_ == kNone || offsets_[key] == 0) return {};
  const auto record = read_record(hal_flash_map(), active_ * HAL_FLASH_SECTOR + offsets_[key]);
  return record ? record->payload : std::span<const std::uint8_t>{};
}

SettingsStatus SettingsStore::put(std::uint8_t key, std::span<const std::uint8_t> value) {
  require(key < kSettingsKeys && value.size() <= kMaxPayload);
  if (!writable_) return SettingsStatus::kNotMounted;
  // Not before the first commit of this power-on: until then what can be read may be the rest of a torn write.
  if (committed_ && std::ranges::equal(get(key), value)) return SettingsStatus::kOk;
  if (!value.empty() && !fits(key, value.size())) return SettingsStatus::kFull;
  if (committed_ && write(active_, key, value, offsets_)) return SettingsStatus::kOk;
  for (std::uint32_t tries = 0; tries < kSettingsSectors; ++tries) {
    if (!prepare_sector()) continue;
    const std::uint32_t sector = std::exchange(ready_, kNone);
    if (move_to(sector, key, value)) return SettingsStatus::kOk;
  }
  return SettingsStatus::kWriteFailed;
}

// Whether the complete set, with this value changed, leaves room for changes in a sector.
bool SettingsStore::fits(std::uint8_t key, std::size_t size) const {
  std::uint32_t end = kRecordsOffset;
  for (std::uint8_t each = 0; each < kSettingsKeys; ++each) {
    const std::size_t length = each == key ? size : get(each).size();
    if (length > 0) end = place_record(end, length) + static_cast<std::uint32_t>(length + kRecordOverhead);
  }
  return place_record(end, 0) + kRecordOverhead <= kSettingsRoom;
}

// One record, read back and compared; where that fails the next page is tried. False: nothing fits any more.
bool SettingsStore::write(std::uint32_t sector, std::uint8_t type, std::span<const std::uint8_t> value,
                          Offsets& offsets) {
  if (record_sequence_ >= kMaxSequence) return false;
  std::array<std::uint8_t, kMaxRecord> bytes;
  const std::size_t size = encode_record(bytes, record_sequence_ + 1, type, value);
  for (;;) {
    const std::uint32_t address = place_record(write_at_, value.size());
    if (address >= (sector + 1) * HAL_FLASH_SECTOR) return false;
    const bool kept = program_verified(address, std::span(bytes).first(size));
    write_at_ = kept ? address + static_cast<std::uint32_t>(size) : next_page(address);
    if (!kept) continue;
    ++record_sequence_;
    if (type < kSettingsKeys) offsets[type] = static_cast<std::uint16_t>(address % HAL_FLASH_SECTOR);
    return true;
  }
}

// The complete set, this value changed, and the commit mark. Until that stands, the active sector is the one that
// counts, in flash as here.
bool SettingsStore::move_to(std::uint32_t sector, std::uint8_t key, std::span<const std::uint8_t> value) {
  Offsets moved{};
  write_at_ = sector * HAL_FLASH_SECTOR + kRecordsOffset;
  committed_ = false;
  if (!open_sector(sector, Ring::kSettings, sector_sequence_)) return false;
  for (std::uint8_t each = 0; each < kSettingsKeys; ++each) {
    const auto bytes = each == key ? value : get(each);
    if (!bytes.empty() && !write(sector, each, bytes, moved)) return false;
  }
  if (!write(sector, kCommitMark, {}, moved)) return false;
  offsets_ = moved;
  active_ = sector;
  committed_ = true;
  return true;
}

// Erases the next sector in turn. So the one that counted before the active one is the last to go: until a commit of
// this power-on is verified it is what remains should the active one's commit mark turn out unreadable.
bool SettingsStore::prepare_sector() {
  if (ready_ != kNone) return true;
  if (!claimed_) claimed_ = claim_flash();
  if (!claimed_ || sector_sequence_ >= kMaxSequence) return false;
  last_tried_ = (last_tried_ + 1) % kSettingsSectors;
  if (last_tried_ == active_) return false;
  if (!erase_sector(last_tried_, Ring::kSettings, sector_sequence_ + 1)) return false;
  ++sector_sequence_;
  ready_ = last_tried_;
  return true;
}

void SettingsStore::maintain() {
  if (writable_) (void)prepare_sector();
}

}  // namespace lungta
