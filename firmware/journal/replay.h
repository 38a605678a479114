// A game read back from its records: the state that its journal gives.
#pragma once
#include <cstddef>
#include <optional>

#include "firmware/journal/game_log.h"
#include "firmware/journal/timeline.h"
#include "game/catalogue.h"
#include "game/core/rules.h"

namespace lungta {

class Replay {
 public:
  explicit Replay(const GameLog& log) : log_(log), timeline_(log) {}

  bool open() const { return game_ != nullptr; }
  void close();
  // Starts at the table before the first entry.
  void begin(const Setup& setup);
  // Reads a whole game. False when anything in it is missing, cannot be understood or is not legal: a game is shown
  // as it was or not at all, never with a half-true score.
  [[nodiscard]] bool load(const LoggedGame& logged);
  // Takes in one more record of the open game.
  [[nodiscard]] bool follow(const RecordView& record);

  const Game& game() const { require(open()); return *game_; }
  const Setup& setup() const { return setup_; }
  const AnyState& state() const { return state_; }
  const Timeline& timeline() const { return timeline_; }
  Event event_at(std::size_t entry) const;
  // The table as it was before an entry that counts.
  void state_before(std::size_t entry, AnyState& state) const;

 private:
  bool begin_from(const RecordView& first);
  bool replay();
  bool apply(const RecordView& entry);

  const GameLog& log_;
  Timeline timeline_;
  const Game* game_ = nullptr;
  Setup setup_;
  AnyState state_;
};

}  // namespace lungta
