// The games, in a ring of sectors: the running one and as many finished ones as there is room for.
//
// Sector sequence numbers ascend by one per sector and tell its place (number % kLogSectors), so the ring is read in
// order without a table. A game begins a new sector with its setup record and owns all sectors up to the next game.
// When room is needed the oldest game goes, as a whole; the last game never does: the log is full first.
//
// Two rules keep what was acknowledged through any number of cuts:
// - After a mount nothing is added to a sector that may have been written before. A cut can leave cells between 0 and
//   1: a record that cannot be read now may be readable later. The first append opens a fresh sector and begins it
//   with a copy of the last record.
// - A sector counts only up to the first sequence number of the sector after it. So what turns up late, behind the
//   record that was last when writing went on, has no effect, and a copied record is met once.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "firmware/journal/record.h"
#include "firmware/journal/sector.h"

namespace lungta {

inline constexpr std::uint32_t kErasedAhead = 8;      // an evening of entries without waiting for an erase
inline constexpr std::uint32_t kReservedSectors = 4;  // for undo and finish when the log is full, over three resumes
inline constexpr std::uint32_t kWriteTries = 4;       // places a record is tried at before the chip counts as broken

// A sector holds at least this many records, however long they are.
inline constexpr std::uint32_t kLeastRecordsPerSector =
    (HAL_FLASH_PAGE - kRecordsOffset) / kMaxRecord +
    (HAL_FLASH_SECTOR / HAL_FLASH_PAGE - 1) * (HAL_FLASH_PAGE / kMaxRecord);

enum class LogStatus : std::uint8_t {
  kOk,
  kFull,         // the ring has come round to the last game's first sector
  kWriteFailed,  // the chip refused, or did not keep what was written
  kNoGame,       // nothing to append to
  kGameRunning,  // finish it before another begins
  kNotMounted,   // not ours, or not looked at yet: nothing is written
};

// `kLastResort` may use the reserve: for undo and finish, so that they still fit when nothing else does.
enum class Room : std::uint8_t { kNormal, kLastResort };

struct LoggedGame {
  std::uint32_t id = 0;   // stays the same until the next mount; games begun later have higher ones
  bool finished = false;  // its last record is a finish
  bool damaged = false;   // records are missing: never score it as if it were whole
};

class GameLog;

// Walks the records of one game in order. Take a new one after anything was appended or erased.
class RecordCursor {
 public:
  std::optional<RecordView> next();

 private:
  friend class GameLog;
  RecordCursor(const GameLog& log, std::uint32_t first_sector);
  bool enter_next_sector();

  const GameLog* log_;
  std::uint32_t sector_;    // sequence number of the sector being walked
  SectorWalk walk_;         // in that sector
  std::uint32_t limit_;     // first sequence number that does not count in that sector
  std::uint32_t last_ = 0;  // sequence number of the last record handed out
};

class GameLog {
 public:
  // Reads and verifies everything; once after power-on before anything else, and again after format_flash().
  [[nodiscard]] Mount mount();

  [[nodiscard]] LogStatus begin_game(std::span<const std::uint8_t> setup);
  [[nodiscard]] LogStatus append(RecordType type, std::span<const std::uint8_t> payload, Room room = Room::kNormal);

  // Erases at most one sector (45 to 400 ms). True: more to do, call again when there is time. While somebody looks at
  // old games they are kept, and less is erased ahead.
  enum class OldGames : std::uint8_t { kMayGo, kAreInUse };
  bool maintain(OldGames old_games = OldGames::kMayGo);

  std::uint32_t game_count() const { return game_count_; }
  LoggedGame game(std::uint32_t index) const;  // 0 is the oldest; index < game_count()
  std::optional<LoggedGame> running() const;   // the last game, unless it is finished
  bool holds(const LoggedGame& game) const;    // it has not been dropped since
  RecordCursor records(const LoggedGame& game) const;
  std::optional<RecordView> last_record() const { return read(last_address_); }  // the newest of all, if there is one
  // Its sequence number, 0 when there is none: another one means that something has been written since.
  std::uint32_t last_sequence() const { return last_record_; }
  std::optional<RecordView> read(std::uint32_t address) const;  // a record by its address, checked again

 private:
  friend class RecordCursor;

  // The first sector is number kLogSectors, so that looking back a whole ring never passes zero.
  static constexpr std::uint32_t kNoSector = kLogSectors - 1;
  static constexpr std::uint32_t kNoLimit = UINT32_MAX;

  enum class Use : std::uint8_t {
    kFree,   // no valid header, or one that is not to be trusted
    kReady,  // erased ahead
    kBad,    // could not be erased; not tried again until the next power-on
    kDead,   // opened, but none of its records counts
    kLive,
  };
  struct Slot {  // one byte each
    Use use : 4 = Use::kFree;
    bool starts_game : 1 = false;
    bool finished : 1 = false;  // this and the next only where a game starts
    bool damaged : 1 = false;
  };

  Slot& slot(std::uint32_t sector) { return slots_[sector % kLogSectors]; }
  const Slot& slot(std::uint32_t sector) const { return slots_[sector % kLogSectors]; }

  // A game as far as it is known while the ring is walked backwards.
  struct GameBehind {
    std::uint32_t first = kNoSector;   // the earliest sector found of it so far
    std::uint32_t limit = kNoLimit;    // the sequence number that sector begins with
    bool finished = false;
    bool damaged = false;
  };

  std::uint32_t find_sectors();
  std::uint32_t find_last_opened(std::uint32_t newest);
  void find_games(std::uint32_t opened, std::uint32_t newest);
  void begins_at(std::uint32_t sector, GameBehind& game);
  void settle(std::uint32_t opened);
  std::uint32_t first_record_after(std::uint32_t sector) const;

  bool claim();
  std::uint32_t sectors_left() const;
  bool prepare(std::uint32_t sector);
  void kill_leftovers();
  LogStatus open_next(std::uint32_t reserve);
  LogStatus resume(std::uint32_t reserve);
  LogStatus store(std::uint32_t sequence, RecordType type, std::span<const std::uint8_t> payload,
                  std::uint32_t reserve);

  // Sectors are named by their sequence number throughout.
  std::array<Slot, kLogSectors> slots_{};
  std::uint32_t current_ = kNoSector;    // the last one with records, or opened after it
  std::uint32_t leftovers_ = 0;          // up to here sectors after current_ may hold what a cut left
  std::uint32_t last_game_ = kNoSector;  // where the last game starts
  std::uint32_t game_count_ = 0;
  std::uint32_t last_record_ = 0;  // sequence number of the last record that counts; 0: none
  std::uint32_t last_address_ = 0;
  std::uint32_t write_at_ = 0;  // behind the last record of current_
  bool writable_ = false;
  bool claimed_ = false;
  bool open_ = false;  // current_ was opened in this power-on: records may be added to it
};

}  // namespace lungta
