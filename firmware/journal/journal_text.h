// A whole game as a text journal, line by line: its setup, then every operation in the order it was made.
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
  void format(const RecordView& record, JournalLine& line);

  const GameLog& log_;
  Replay replay_;           // the game as it stood before the record
  std::optional<RecordCursor> cursor_;
  AnyState past_;           // the table before a corrected entry
};

}  // namespace lungta
