#include "firmware/screens/history.h"

#include "firmware/journal/event_codec.h"
#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {

Phrase what_corrected(const RecordView& record) {
  const Text& words = record.kind() == RecordType::kAmendDelete   ? words::kDeletionOf
                      : record.kind() == RecordType::kAmendInsert ? words::kInsertionAt
                                                                  : words::kCorrectionOf;
  return {words, static_cast<int>(corrected_entry(record)) + 1};
}

void HistoryScreen::open() {
  const std::size_t entries = desk_.ledger.timeline().entries();
  cursor_ = entries == 0 ? 0 : entries - 1;
  desk_.navigator.push(*this);
}

// Coming back from an entry, the cursor is still on it.
void HistoryScreen::show() {
  if (cursor_ >= rows()) cursor_ = rows() == 0 ? 0 : rows() - 1;
}

void HistoryScreen::entry_line(std::size_t index, Line& line) const {
  Ledger& ledger = desk_.ledger;
  line.append_number(static_cast<int>(index) + 1);
  line.append(ledger.timeline().corrected(index) ? "* " : " ");
  append_phrase(line, ledger.game().summary(ledger.state_before(index), ledger.event_at(index)), desk_.language(),
                ledger.setup());
}

void HistoryScreen::undone_line(std::size_t index, Line& line) const {
  Ledger& ledger = desk_.ledger;
  const RecordView record = ledger.timeline().undone_operation(index);
  line.append("\u2190 ");
  const std::optional<Event> event = decode_event(ledger.game(), ByteReader(event_bytes(record)));
  // Only the first undone entry can be told in full: the others would follow a table that is not there.
  const bool next = index == 0 && record.kind() == RecordType::kEntry;
  if (event && next && check_event(ledger.game(), ledger.state(), *event).is_ok()) {
    append_phrase(line, ledger.game().summary(ledger.state(), *event), desk_.language(), ledger.setup());
  } else if (event && record.kind() == RecordType::kEntry) {
    line.append(ledger.game().info->actions[event->action].label.in(desk_.language()));
  } else {
    append_phrase(line, what_corrected(record), desk_.language(), ledger.setup());
  }
}

void HistoryScreen::draw(Canvas& canvas) const {
  const Language language = desk_.language();
  layout::draw_header(canvas, words::kHistory.in(language));
  if (rows() == 0) return layout::draw_row(canvas, 0, false, words::kNoEntries.in(language));
  const std::size_t entries = desk_.ledger.timeline().entries();
  const std::size_t first = layout::first_shown(cursor_, rows());
  for (std::size_t i = first; i < rows() && i < first + layout::kListRows; ++i) {
    Line line;
    if (i < entries) entry_line(i, line);
    else undone_line(i - entries, line);
    layout::draw_row(canvas, i - first, i == cursor_, line.view());
  }
  layout::draw_scroll_bar(canvas, first, rows());
}

void HistoryScreen::press(Press press) {
  switch (press.gesture) {
    case Gesture::kUp: cursor_ = layout::step(cursor_, rows(), -1); break;
    case Gesture::kDown: cursor_ = layout::step(cursor_, rows(), 1); break;
    case Gesture::kA: if (rows() > 0 && !desk_.ledger.read_only()) choose(); break;
    case Gesture::kB: desk_.navigator.pop(); break;
    case Gesture::kHoldB: desk_.screens.table.undo(); show(); break;
    default: break;
  }
}

void HistoryScreen::choose() {
  const std::size_t entries = desk_.ledger.timeline().entries();
  if (cursor_ < entries) return desk_.screens.entry.open(cursor_);
  // What was undone comes back in the order it went, up to the chosen one.
  for (std::size_t i = entries; i <= cursor_; ++i) {
    if (const Verdict done = desk_.ledger.redo(); !done.is_ok()) return desk_.screens.message.open_refusal(done);
  }
  Line line;
  line.append(words::kRedoneShort.in(desk_.language()));
  desk_.notice.say(line);
  show();
}

const Text& HistoryScreen::help() const { return words::kHelpHistory; }

}  // namespace lungta
