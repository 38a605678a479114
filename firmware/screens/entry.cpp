#include "firmware/screens/entry.h"

#include <array>

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {

void EntryScreen::open(std::size_t entry) {
  entry_ = entry;
  cursor_ = 0;
  desk_.navigator.push(*this);
}

void EntryScreen::draw(Canvas& canvas) const {
  static constexpr std::array<const Text*, kItems> kNames{&words::kCorrect, &words::kDelete, &words::kInsertBefore};
  const Language language = desk_.language();
  Ledger& ledger = desk_.ledger;
  Line title;
  append_phrase(title, {words::kEntryTitle, static_cast<int>(entry_) + 1}, language, ledger.setup());
  layout::draw_header(canvas, title.view());
  Line line;
  append_phrase(line, ledger.game().summary(ledger.state_before(entry_), ledger.event_at(entry_)), language,
                ledger.setup());
  constexpr std::size_t kSummaryRows = 2;
  layout::draw_paragraph(canvas, {2, layout::kListTop, Canvas::kWidth - 4, kSummaryRows * layout::kRowHeight},
                         line.view());
  for (std::size_t i = 0; i < kItems; ++i) {
    layout::draw_row(canvas, i + kSummaryRows, i == cursor_, kNames[i]->in(language));
  }
}

void EntryScreen::press(Press press) {
  switch (press.gesture) {
    case Gesture::kUp: cursor_ = layout::step(cursor_, kItems, -1); break;
    case Gesture::kDown: cursor_ = layout::step(cursor_, kItems, 1); break;
    case Gesture::kA: choose(); break;
    case Gesture::kB: desk_.navigator.pop(); break;
    default: break;
  }
}

void EntryScreen::choose() {
  Screens& screens = desk_.screens;
  if (cursor_ == kCorrectIt) screens.form.open_replace(entry_);
  if (cursor_ == kDeleteIt) screens.question.ask(words::kDeleteQuestion, *this);
  if (cursor_ == kInsertBeforeIt) screens.insert.open_insert(entry_);
}

void EntryScreen::answered(bool yes) {
  if (!yes) return;
  const Correction done = desk_.ledger.remove(entry_);
  if (!done.verdict.is_ok()) return desk_.screens.message.open_refusal(done.verdict, done.conflict);
  Line line;
  line.append(words::kDeleted.in(desk_.language()));
  desk_.notice.say(line);
  desk_.navigator.pop();
}

const Text& EntryScreen::help() const { return words::kHelpHistory; }

}  // namespace lungta
