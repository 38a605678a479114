#include "firmware/journal/journal_text.h"

#include "firmware/journal/event_codec.h"

namespace lungta {

bool JournalText::open(const LoggedGame& logged) {
  if (!replay_.load(logged)) return false;  // once through: it is readable to its end
  replay_.close();
  cursor_ = log_.records(logged);
  return true;
}

bool JournalText::next(JournalLine& line) {
  line.clear();
  if (!cursor_) return false;
  const std::optional<RecordView> record = cursor_->next();
  if (!record) { cursor_.reset(); return false; }
  if (record->kind() != RecordType::kSetup) format(*record, line);
  require(replay_.follow(*record));
  if (record->kind() == RecordType::kSetup) format_setup(line, replay_.game(), replay_.setup());
  return true;
}

void JournalText::format(const RecordView& record, JournalLine& line) {
  const Game& game = replay_.game();
  const std::optional<Event> event = decode_event(game, ByteReader(event_bytes(record)));
  const std::size_t place = corrected_entry(record);
  switch (record.kind()) {
    case RecordType::kSetup: break;
    case RecordType::kUndo: line.append("undo"); break;
    case RecordType::kRedo: line.append("redo"); break;
    case RecordType::kFinish: line.append("finish"); break;
    case RecordType::kEntry: format_event(line, game, replay_.state(), replay_.setup(), *event); break;
    case RecordType::kAmendDelete:
      line.append("delete ");
      line.append_number(static_cast<int>(place) + 1);
      break;
    case RecordType::kAmendReplace:
    case RecordType::kAmendInsert:
      line.append(record.kind() == RecordType::kAmendReplace ? "amend " : "insert ");
      line.append_number(static_cast<int>(place) + 1);
      line.append(' ');
      replay_.state_before(place, past_);
      format_event(line, game, past_, replay_.setup(), *event);
      break;
  }
}

}  // namespace lungta
