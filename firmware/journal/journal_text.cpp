#include "firmware/journal/journal_text.h"

#include "firmware/journal/event_codec.h"

namespace lungta {

bool JournalText::open(const LoggedGame& logged) {
  if (!replay_.load(logged)) return false;  // once through: it is readable to its end
  replay_.close();
  legal_ = true;
  cursor_ = log_.records(logged);
  return true;
}

bool JournalText::next(JournalLine& line) {
  line.clear();
  if (!cursor_) return false;
  const std::optional<RecordView> record = cursor_->next();
  if (!record) { cursor_.reset(); return false; }
  const bool setup = record->kind() == RecordType::kSetup;
  const bool said = setup || (legal_ && format(*record, line));
  if (legal_ && !setup) said_to_ = last_operation();
  legal_ = replay_.follow(*record);
  if (setup && legal_) format_setup(line, replay_.game(), replay_.setup());
  if (said && legal_) return true;
  const bool in_step = !legal_ || last_operation() == said_to_;
  line = JournalLine(in_step ? "# this line cannot be read" : "unreadable");
  return true;
}

// Its address; 0: none is in effect.
std::uint32_t JournalText::last_operation() const {
  const std::optional<RecordView> last = replay_.timeline().last_operation();
  return last ? last->address : 0;
}

// False when it cannot be said; then the line is of no use.
bool JournalText::format(const RecordView& record, JournalLine& line) {
  const std::size_t place = corrected_entry(record);
  switch (record.kind()) {
    case RecordType::kSetup: break;
    case RecordType::kUndo: line.append("undo"); break;
    case RecordType::kRedo: line.append("redo"); break;
    case RecordType::kFinish: line.append("finish"); break;
    case RecordType::kEntry: return format_entry(record, replay_.state(), line);
    case RecordType::kAmendDelete:
      line.append("delete ");
      line.append_number(static_cast<int>(place) + 1);
      break;
    case RecordType::kAmendReplace:
    case RecordType::kAmendInsert:
      if (place >= replay_.timeline().entries()) return false;
      line.append(record.kind() == RecordType::kAmendReplace ? "amend " : "insert ");
      line.append_number(static_cast<int>(place) + 1);
      line.append(' ');
      replay_.state_before(place, past_);
      return format_entry(record, past_, line);
  }
  return true;
}

bool JournalText::format_entry(const RecordView& record, const AnyState& before, JournalLine& line) {
  const Game& game = replay_.game();
  const std::optional<Event> event = decode_event(game, ByteReader(event_bytes(record)));
  if (!event || !check_event(game, before, *event).is_ok()) return false;
  format_event(line, game, before, replay_.setup(), *event);
  return true;
}

}  // namespace lungta
