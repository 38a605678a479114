// The game log as a plain list: what a test believes to be in the flash, to be compared with what is read from it.
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "firmware/journal/game_log.h"
#include "tests/support/fake_flash.h"

namespace lungta {

struct ModelRecord {
  std::uint8_t type = 0;
  std::vector<std::uint8_t> payload;
  friend bool operator==(const ModelRecord&, const ModelRecord&) = default;
};
using ModelGame = std::vector<ModelRecord>;
using ModelGames = std::vector<ModelGame>;

inline ModelGame read_game(const GameLog& log, const LoggedGame& game) {
  ModelGame records;
  RecordCursor cursor = log.records(game);
  while (const auto record = cursor.next()) {
    records.push_back({record->type, {record->payload.begin(), record->payload.end()}});
  }
  return records;
}

inline ModelGames read_games(const GameLog& log) {
  ModelGames games;
  for (std::uint32_t i = 0; i < log.game_count(); ++i) games.push_back(read_game(log, log.game(i)));
  return games;
}

inline bool any_damaged(const GameLog& log) {
  for (std::uint32_t i = 0; i < log.game_count(); ++i) {
    if (log.game(i).damaged) return true;
  }
  return false;
}

// A log and the list beside it. Payloads are numbered, so that no two records are alike.
class ModelledLog {
 public:
  GameLog log;
  ModelGames games;                 // all that must be there
  std::vector<ModelGame> attempts;  // written since then without being acknowledged; each may turn up
  std::uint32_t dropped = 0;        // games gone because room was needed
  bool seen_stays = true;           // what was found after a mount must be found ever after

  LogStatus begin(std::size_t size = 20) { return write(RecordType::kSetup, size, Room::kNormal); }
  LogStatus append(std::size_t size, Room room = Room::kNormal) { return write(RecordType::kEntry, size, room); }
  LogStatus finish() { return write(RecordType::kFinish, 0, Room::kLastResort); }

  // Whether what is in the flash is what must be there: all of `games` but for oldest games that were dropped, and at
  // most one of the attempts more.
  bool agrees() {
    if (any_damaged(log)) return false;
    const ModelGames found = read_games(log);
    for (std::size_t gone = 0; gone < games.size() || gone == 0; ++gone) {
      const ModelGames kept(games.begin() + static_cast<std::ptrdiff_t>(gone), games.end());
      if (matches(found, kept, gone)) return true;
    }
    // The game dropped last may come back as long as its sector is not erased: whole, or not at all.
    if (!last_dropped_) return false;
    ModelGames back = games;
    back.insert(back.begin(), *last_dropped_);
    return matches(found, back, 0);
  }

 private:
  static constexpr auto kSetupType = static_cast<std::uint8_t>(RecordType::kSetup);

  static ModelGames with(ModelGames list, const ModelGame& records) {
    for (const ModelRecord& record : records) {
      if (record.type == kSetupType) list.emplace_back();
      if (!list.empty()) list.back().push_back(record);
    }
    return list;
  }

  bool matches(const ModelGames& found, const ModelGames& kept, std::size_t gone) {
    ModelGame more;
    for (const ModelGame& attempt : attempts) {
      if (found == with(kept, attempt)) more = attempt;
    }
    if (more.empty() && found != kept) return false;
    dropped += static_cast<std::uint32_t>(gone);
    if (gone > 0) last_dropped_ = games[gone - 1];
    games = kept;
    seen_ = more;
    if (seen_stays) take_seen();
    return true;
  }

  void take_seen() {
    if (seen_.empty()) return;
    games = with(std::move(games), seen_);
    attempts.clear();
    seen_.clear();
  }

  LogStatus write(RecordType type, std::size_t size, Room room) {
    ModelRecord record{static_cast<std::uint8_t>(type), std::vector<std::uint8_t>(size)};
    for (std::size_t i = 0; i < size; ++i) record.payload[i] = static_cast<std::uint8_t>((count_ * 37) >> (i % 4) * 8);
    ++count_;
    const LogStatus status =
        type == RecordType::kSetup ? log.begin_game(record.payload) : log.append(type, record.payload, room);
    if (status == LogStatus::kOk && !fake_flash::is_off()) {
      take_seen();  // the record now acknowledged stands upon it
      games = with(std::move(games), {record});
      attempts.clear();
    } else if (status == LogStatus::kOk || status == LogStatus::kWriteFailed) {
      attempts.push_back(seen_);
      attempts.back().push_back(record);
    }
    return status;
  }

  ModelGame seen_;  // the attempt that was there at the last look
  std::optional<ModelGame> last_dropped_;
  std::uint32_t count_ = 1;
};

}  // namespace lungta
