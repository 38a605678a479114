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
  // Takes in one more record of the open game. False when the table it leads to is not legal; a later one may mend it.
  [[nodiscard]] bool follow(const RecordView& record);
  // What an undo or a redo would lead to, in `state`. Refused where an entry that counts again is against the rules: it
  // may have been made under an earlier version of them.
  Verdict try_out(RecordType undo_or_redo, AnyState& state);

  const Game& game() const { require(open()); return *game_; }
  const Setup& setup() const { return setup_; }
  const AnyState& state() const { return state_; }
  const Timeline& timeline() const { return timeline_; }
  Event event_at(std::size_t entry) const;
  // The table as it was before an entry that counts.
  void state_before(std::size_t entry, AnyState& state) const;

 private:
  bool begin_from(const RecordView& first);
  Verdict replay_into(AnyState& state) const;
  Verdict apply(const RecordView& entry, AnyState& state) const;

  const GameLog& log_;
  Timeline timeline_;
  const Game* game_ = nullptr;
  Setup setup_;
  AnyState state_;
  bool legal_ = true;  // the state is what all entries that count lead to
};

}  // namespace lungta
