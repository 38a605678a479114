// The game on the table: its journal, and the state that replaying it gives.
//
//   event -> check (rules) -> append (flash, read back) -> apply -> state
//
// Nothing else is saved, so resuming, undo, redo, corrections, history and export are all replays.
#pragma once
#include <cstddef>
#include <optional>

#include "firmware/journal/game_log.h"
#include "firmware/journal/replay.h"

namespace lungta {

// How a correction ended: fine, refused for itself, or refused because of a later entry.
struct [[nodiscard]] Correction {
  static constexpr int kNoEntry = -1;
  Verdict verdict;
  int conflict = kNoEntry;  // the entry (from 0) that would no longer be legal
};

class Ledger {
 public:
  explicit Ledger(GameLog& log) : log_(log), now_(log) {}

  // --- which game ---
  bool open() const { return now_.open(); }
  bool read_only() const { return read_only_; }    // a game of the archive is on view
  // Opens the game that was running when the power went; false when none was, or it cannot be read.
  bool resume();
  // Opens a game of the archive to look at. resume() or close() ends it.
  bool view(const LoggedGame& logged);
  void close();
  // The oldest games of the log, all but the running one. A running game that cannot be opened is among them: nobody
  // can go on with it, and beginning another game puts it away.
  std::uint32_t past_games() const;
  // Known without opening it: such a game is listed, and never scored.
  bool cannot_be_read(const LoggedGame& logged) const { return logged.damaged || logged.id == unreadable_; }

  // --- entering; everything returns only after flash has it ---
  Verdict begin(const Setup& setup);
  Verdict enter(const Event& event);
  Verdict undo();
  Verdict redo();
  Correction replace(std::size_t entry, const Event& event);
  Correction remove(std::size_t entry);
  Correction insert(std::size_t before, const Event& event);
  Verdict finish();

  // --- looking ---
  const Game& game() const { return now_.game(); }
  const Setup& setup() const { return now_.setup(); }
  const AnyState& state() const { return now_.state(); }
  const Timeline& timeline() const { return now_.timeline(); }
  Event event_at(std::size_t entry) const { return now_.event_at(entry); }
  // The event of the operation redo would bring back, when it is a plain entry.
  std::optional<Event> undone_entry() const;
  // What came up when this roll was made at this point of the game before and taken back, whatever was entered and
  // undone since: undo is not a second chance. The first that is still possible.
  std::optional<Event> earlier_roll(const Event& wanted) const;
  void sheet(Sheet& sheet) const;
  bool over() const;  // nothing is left to enter
  // What entering the event would lead to; the sheet is filled only when it is legal.
  Verdict preview(const Event& event, Sheet& sheet);
  Correction preview_replace(std::size_t entry, const Event& event, Sheet& sheet);
  Correction preview_insert(std::size_t before, const Event& event, Sheet& sheet);

  // The table as it was before an entry, for history lines and corrections; past() is the last one asked for.
  const AnyState& state_before(std::size_t entry);
  const AnyState& past() const { return past_; }
  // The table as the last preview left it.
  const AnyState& trial() const { return trial_; }

 private:
  // A correction before it is written: the entries as they would be.
  struct Candidate {
    RecordType type;
    std::size_t place;
    const Event* event;
  };

  // A replay of the entries, and which entry made each item on its table.
  struct Trail {
    AnyState& state;
    FixedVector<std::uint16_t, kMaxItems> makers;
  };

  bool counts(const RecordView& record) const;
  void step(Trail& trail, const Event& event, std::size_t entry) const;
  bool stands_for_the_same(const Event& event, const Trail& was, const Trail& would_be) const;
  Correction try_out(const Candidate& candidate);
  Correction preview_correction(const Candidate& candidate, Sheet& sheet);
  Correction correct(const Candidate& candidate);
  Verdict step_to(RecordType undo_or_redo, Room room);
  Verdict append(RecordType type, std::span<const std::uint8_t> payload, Room room);
  Verdict put_away_unreadable();

  GameLog& log_;
  Replay now_;      // what the screens show
  bool read_only_ = false;
  std::uint32_t unreadable_ = 0;  // the id of a running game that could not be opened; 0 is no game's
  AnyState trial_;  // what a preview or a correction works on
  AnyState past_;   // what a look back works on
  AnyState was_;    // what a correction is compared with
};

}  // namespace lungta
