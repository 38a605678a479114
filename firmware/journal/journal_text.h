// A whole game as a text journal, line by line: its setup, then every operation in the order it was made.
//
// A game opens when the entries that count are legal. What was undone or corrected away may not be (it may come from an
// earlier version of the rules): such lines, and those up to where the table is legal again, are comments. Where it is
// legal again by a correction and not by undo, the line is `unreadable`: no score is better than a wrong one.
#pragma once
#include "firmware/journal/event_text.h"
#include "firmware/journal/replay.h"

namespace lungta {

class JournalText {
 public:
  explicit JournalText(const GameLog& log) : log_(log), replay_(log) {}

  // False when the game cannot be read.
  bool open(const LoggedGame& logged);
  // The next line; false after the last one.
  bool next(JournalLine& line);

  // For whoever wants to look at one game at a time and needs no text: using it ends the text.
  Replay& replay() { cursor_.reset(); return replay_; }

 private:
  std::uint32_t last_operation() const;
  bool format(const RecordView& record, JournalLine& line);
  bool format_entry(const RecordView& record, const AnyState& before, JournalLine& line);

  const GameLog& log_;
  Replay replay_;           // the game as it stood before the record
  bool legal_ = true;       // so it did
  std::uint32_t said_to_ = 0;  // where it was not: the last operation before
  std::optional<RecordCursor> cursor_;
  AnyState past_;           // the table before a corrected entry
};

}  // namespace lungta
