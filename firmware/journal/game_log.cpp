#include "firmware/journal/game_log.h"

#include <algorithm>

#include "game/core/require.h"

namespace lungta {
namespace {

std::uint32_t physical(std::uint32_t sector) { return kLogFirstSector + sector % kLogSectors; }

// What a sector holds below `limit`, and whether anything is missing in between.
struct Scan {
  std::uint32_t first = 0;  // sequence numbers; 0: nothing there
  std::uint32_t last = 0;
  std::uint32_t last_address = 0;
  RecordType first_type{};
  RecordType last_type{};
  bool damaged = false;
};

Scan scan_sector(std::uint32_t sector, std::uint32_t limit) {
  Scan scan;
  SectorWalk walk(physical(sector));
  while (const auto record = walk.next()) {
    if (record->sequence >= limit) break;
    if (scan.first == 0) {
      scan.first = record->sequence;
      scan.first_type = record->kind();
    } else {
      if (record->sequence <= scan.last) continue;  // written twice, because the first try did not verify
      if (record->sequence != scan.last + 1 || record->kind() == RecordType::kSetup) scan.damaged = true;
    }
    scan.last = record->sequence;
    scan.last_type = record->kind();
    scan.last_address = record->address;
  }
  return scan;
}

}  // namespace

// ---- Mounting -----------------------------------------------------------------------------------------------------

Mount GameLog::mount() {
  *this = GameLog{};
  const Mount found = classify_flash();
  if (found == Mount::kForeign || found == Mount::kUnknownVersion) return found;
  writable_ = true;
  const std::uint32_t newest = find_sectors();
  const std::uint32_t opened = find_last_opened(newest);
  find_games(opened, newest);
  settle(opened);
  return found;
}

// Marks every sector of the ring that has its header, and returns the newest.
std::uint32_t GameLog::find_sectors() {
  std::uint32_t newest = kNoSector;
  for (std::uint32_t place = 0; place < kLogSectors; ++place) {
    const auto sector = sector_sequence(kLogFirstSector + place, Ring::kLog);
    if (sector && *sector <= kMaxSequence && *sector % kLogSectors == place) newest = std::max(newest, *sector);
  }
  for (std::uint32_t back = 0; back < kLogSectors; ++back) {
    const std::uint32_t sector = newest - back;
    if (sector_sequence(physical(sector), Ring::kLog) == sector) slot(sector).use = Use::kDead;
  }
  return newest;
}

// The newest sector that anything was written to. Those after it are erased ahead.
std::uint32_t GameLog::find_last_opened(std::uint32_t newest) {
  std::uint32_t sector = newest;
  for (; sector > kNoSector && newest - sector < kLogSectors; --sector) {
    if (slot(sector).use != Use::kDead) continue;
    if (!sector_unopened(physical(sector))) break;
    slot(sector).use = Use::kReady;
  }
  return sector;
}

// From the newest sector back to the oldest, because each one counts only up to where the one after it begins.
void GameLog::find_games(std::uint32_t opened, std::uint32_t newest) {
  current_ = opened;
  GameBehind behind;
  for (std::uint32_t sector = opened; sector > kNoSector && newest - sector < kLogSectors; --sector) {
    Slot& found = slot(sector);
    if (found.use != Use::kDead) continue;
    const Scan scan = scan_sector(sector, behind.limit);
    if (scan.first == 0) continue;
    found.use = Use::kLive;
    if (behind.limit == kNoLimit) {
      current_ = sector;
      last_record_ = scan.last;
      last_address_ = scan.last_address;
    }
    bool missing = behind.limit != kNoLimit && scan.last + 1 != behind.limit;
    if (missing && scan.last_type == RecordType::kFinish) {
      // What is missing behind a game's end is not its own. What is there and has no setup is a game that lost it, and
      // is listed as all damaged ones.
      missing = false;
      if (behind.first != kNoSector) {
        behind.damaged = true;
        begins_at(behind.first, behind);
      }
    }
    if (behind.first == kNoSector) behind.finished = scan.last_type == RecordType::kFinish;
    behind.first = sector;
    behind.damaged = behind.damaged || scan.damaged || missing;
    behind.limit = scan.first;
    if (scan.first_type == RecordType::kSetup) begins_at(sector, behind);
  }
}

void GameLog::begins_at(std::uint32_t sector, GameBehind& game) {
  slot(sector) = Slot{Use::kLive, true, game.finished, game.damaged};
  if (game_count_++ == 0) last_game_ = sector;
  game = GameBehind{.limit = game.limit};
}

// Makes lasting what was found, before anyone sees it. A cut can leave cells that read one way now and another way
// after the next power-on.
void GameLog::settle(std::uint32_t opened) {
  // Whatever was begun behind the last record is ruled out for good. That includes the sector to be opened next: the
  // first program in it may have been cut and read as blank now.
  leftovers_ = opened + 1;
  for (std::uint32_t sector = current_ + 1; sector <= leftovers_; ++sector) {
    if (slot(sector).use != Use::kDead && slot(sector).use != Use::kReady) continue;
    (void)rule_out_sector(physical(sector));
    slot(sector) = Slot{};
  }
  // The last record itself may be readable by chance; programming the same bytes again completes it. Should that fail,
  // the copy that the first append makes does the same.
  const auto last = last_record();
  if (!last) return;
  (void)program_verified(last->address, {hal_flash_map() + last->address, last->size()});
  (void)keep_sector(physical(current_), Ring::kLog, current_);
}

// ---- Reading ------------------------------------------------------------------------------------------------------

LoggedGame GameLog::game(std::uint32_t index) const {
  require(index < game_count_);
  std::uint32_t sector = current_ - (kLogSectors - 1);
  for (;; ++sector) {
    if (slot(sector).starts_game && index-- == 0) break;
  }
  return {sector, slot(sector).finished, slot(sector).damaged};
}

std::optional<LoggedGame> GameLog::running() const {
  if (game_count_ == 0 || slot(last_game_).finished) return std::nullopt;
  return game(game_count_ - 1);
}

std::optional<RecordView> GameLog::read(std::uint32_t address) const {
  if (address < kLogFirstSector * HAL_FLASH_SECTOR || address >= HAL_FLASH_SIZE) return std::nullopt;
  return read_record(hal_flash_map(), address);
}

bool GameLog::holds(const LoggedGame& game) const {
  return game.id <= current_ && current_ - game.id < kLogSectors && slot(game.id).starts_game;
}

RecordCursor GameLog::records(const LoggedGame& game) const { return RecordCursor(*this, game.id); }

// Where the next sector with records begins: up to there the ones before it count.
std::uint32_t GameLog::first_record_after(std::uint32_t sector) const {
  while (++sector <= current_) {
    if (slot(sector).use != Use::kLive) continue;
    SectorWalk walk(physical(sector));
    if (const auto record = walk.next()) return record->sequence;
  }
  return kNoLimit;
}

RecordCursor::RecordCursor(const GameLog& log, std::uint32_t first_sector)
    : log_(&log), sector_(log.current_), walk_(physical(first_sector)), limit_(0) {
  if (!log.holds({.id = first_sector})) return;  // dropped meanwhile: nothing of it counts
  sector_ = first_sector;
  limit_ = log.first_record_after(first_sector);
}

std::optional<RecordView> RecordCursor::next() {
  do {
    while (const auto record = walk_.next()) {
      if (record->sequence >= limit_) break;
      if (record->sequence <= last_) continue;
      last_ = record->sequence;
      return record;
    }
  } while (enter_next_sector());
  return std::nullopt;
}

bool RecordCursor::enter_next_sector() {
  while (sector_ < log_->current_) {
    ++sector_;
    const GameLog::Slot& found = log_->slot(sector_);
    if (found.use != GameLog::Use::kLive) continue;
    if (found.starts_game) {
      sector_ = log_->current_;
      return false;
    }
    walk_ = SectorWalk(physical(sector_));
    limit_ = log_->first_record_after(sector_);
    return true;
  }
  return false;
}

// ---- Writing ------------------------------------------------------------------------------------------------------

LogStatus GameLog::begin_game(std::span<const std::uint8_t> setup) {
  if (!writable_) return LogStatus::kNotMounted;
  if (running()) return LogStatus::kGameRunning;
  const std::uint32_t previous = last_game_;
  last_game_ = current_ + 1;  // from here on the ring is the new game's; even the game just finished may be dropped
  LogStatus status = open_next(0);
  if (status == LogStatus::kOk) status = store(last_record_ + 1, RecordType::kSetup, setup, 0);
  if (status != LogStatus::kOk) {
    last_game_ = previous;
    open_ = false;
    return status;
  }
  last_game_ = current_;
  slot(current_) = Slot{Use::kLive, true, false, false};
  ++game_count_;
  return LogStatus::kOk;
}

LogStatus GameLog::append(RecordType type, std::span<const std::uint8_t> payload, Room room) {
  require(type != RecordType::kSetup);
  if (!writable_) return LogStatus::kNotMounted;
  if (game_count_ == 0) return LogStatus::kNoGame;
  const std::uint32_t reserve = room == Room::kLastResort ? 0 : kReservedSectors;
  if (!open_) {
    const LogStatus resumed = resume(reserve);
    if (resumed != LogStatus::kOk) return resumed;
  }
  const LogStatus status = store(last_record_ + 1, type, payload, reserve);
  if (status == LogStatus::kOk) slot(last_game_).finished = type == RecordType::kFinish;
  return status;
}

// Goes on in a fresh sector that begins with a copy of the last record.
LogStatus GameLog::resume(std::uint32_t reserve) {
  const auto last = read(last_address_);
  if (!last || last->sequence != last_record_) return LogStatus::kWriteFailed;
  const LogStatus opened = open_next(reserve);
  if (opened != LogStatus::kOk) return opened;
  return store(last->sequence, last->kind(), last->payload, reserve);
}

LogStatus GameLog::store(std::uint32_t sequence, RecordType type, std::span<const std::uint8_t> payload,
                         std::uint32_t reserve) {
  if (sequence > kMaxSequence) return LogStatus::kFull;
  std::array<std::uint8_t, kMaxRecord> bytes;
  const std::size_t size = encode_record(bytes, sequence, static_cast<std::uint8_t>(type), payload);
  for (std::uint32_t tries = 0; tries < kWriteTries; ++tries) {
    if (place_record(write_at_, payload.size()) >= (physical(current_) + 1) * HAL_FLASH_SECTOR) {
      const LogStatus opened = open_next(reserve);
      if (opened != LogStatus::kOk) return opened;
    }
    const std::uint32_t address = place_record(write_at_, payload.size());
    if (program_verified(address, std::span(bytes).first(size))) {
      write_at_ = address + static_cast<std::uint32_t>(size);
      last_record_ = sequence;
      last_address_ = address;
      return LogStatus::kOk;
    }
    write_at_ = next_page(address);
  }
  // What failed here may turn up later: whatever is written next begins a new sector, which rules it out.
  open_ = false;
  return LogStatus::kWriteFailed;
}

// ---- Room ---------------------------------------------------------------------------------------------------------

bool GameLog::claim() {
  if (!claimed_) claimed_ = claim_flash();
  return claimed_;
}

// Sectors from the current one to where the ring would run into the last game's first.
std::uint32_t GameLog::sectors_left() const {
  const std::uint32_t end = last_game_ + kLogSectors - 1;
  return end > current_ ? end - current_ : 0;
}

bool GameLog::prepare(std::uint32_t sector) {
  Slot& taken = slot(sector);
  if (taken.use == Use::kReady || taken.use == Use::kBad) return taken.use == Use::kReady;
  if (taken.starts_game) --game_count_;  // the rest of that game has no setup any more and is ignored from here on
  taken = Slot{};
  taken.use = erase_sector(physical(sector), Ring::kLog, sector) ? Use::kReady : Use::kBad;
  return taken.use == Use::kReady;
}

// Before the first record of this power-on: what an earlier one began behind the last record gives way to it for ever.
void GameLog::kill_leftovers() {
  for (; leftovers_ > current_ + 1; --leftovers_) {
    if (slot(leftovers_).use == Use::kFree) (void)kill_sector(physical(leftovers_));
  }
}

LogStatus GameLog::open_next(std::uint32_t reserve) {
  if (!claim()) return LogStatus::kWriteFailed;
  kill_leftovers();
  for (std::uint32_t tries = 0; tries < kWriteTries; ++tries) {
    // What is open stays so: something shorter may still fit.
    if (sectors_left() <= reserve || current_ >= kMaxSequence) return LogStatus::kFull;
    const std::uint32_t sector = current_ + 1;
    open_ = prepare(sector) && open_sector(physical(sector), Ring::kLog, sector);
    current_ = sector;
    slot(sector).use = open_ ? Use::kLive : Use::kBad;
    write_at_ = physical(sector) * HAL_FLASH_SECTOR + kRecordsOffset;
    if (open_) return LogStatus::kOk;
  }
  return LogStatus::kWriteFailed;
}

bool GameLog::maintain(OldGames old_games) {
  if (!writable_ || !claim()) return false;
  bool erased = false;
  for (std::uint32_t ahead = 1; ahead <= kErasedAhead; ++ahead) {
    const std::uint32_t sector = current_ + ahead;
    if (game_count_ > 0 && sector >= last_game_ + kLogSectors) break;  // never the last game
    if (slot(sector).use == Use::kReady || slot(sector).use == Use::kBad) continue;
    if (old_games == OldGames::kAreInUse && slot(sector).starts_game) break;
    if (erased) return true;
    (void)prepare(sector);
    erased = true;
  }
  return false;
}

}  // namespace lungta
