#include "firmware/screens/past_games.h"

#include "firmware/journal/event_codec.h"
#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {
namespace {

constexpr std::size_t kRowsShown = 3;
constexpr int kOutcomeTop = 47;

}  // namespace

std::size_t PastGamesScreen::count() const { return desk_.ledger.past_games(); }

LoggedGame PastGamesScreen::game(std::size_t row) const {
  return desk_.log.game(static_cast<std::uint32_t>(count() - 1 - row));
}

void PastGamesScreen::describe(const LoggedGame& logged, Line& line) const {
  RecordCursor records = desk_.log.records(logged);
  const std::optional<RecordView> first = records.next();
  const std::optional<Setup> setup = first ? decode_setup(ByteReader(first->payload)) : std::nullopt;
  if (!setup || desk_.ledger.cannot_be_read(logged)) return line.append(words::kUnreadable.in(desk_.language()));
  for (std::size_t seat = 0; seat < setup->players; ++seat) {
    if (seat > 0) line.append(' ');
    append_name(line, setup->names[seat]);
    if (Canvas::text_width(Font::kSmall, line.view()) > 100) {
      line.append("..");
      break;
    }
  }
}

void PastGamesScreen::show() {
  if (cursor_ >= count()) cursor_ = 0;
  look();
}

// Replays the game under the cursor, for its outcome. Home puts the running game back.
void PastGamesScreen::look() {
  desk_.ledger.close();
  if (count() > 0) static_cast<void>(desk_.ledger.view(game(cursor_)));
}

void PastGamesScreen::draw(Canvas& canvas) const {
  layout::draw_header(canvas, words::kPastGames.in(desk_.language()));
  if (count() == 0) return layout::draw_row(canvas, 0, false, words::kNoPastGames.in(desk_.language()));
  const std::size_t first = layout::first_shown(cursor_, count(), kRowsShown);
  for (std::size_t i = first; i < count() && i < first + kRowsShown; ++i) {
    Line line;
    describe(game(i), line);
    layout::draw_row(canvas, i - first, i == cursor_, line.view());
  }
  layout::draw_scroll_bar(canvas, first, count(), kRowsShown);
  draw_outcome(canvas);
}

// "Nepal: Ana wins, 87"
void PastGamesScreen::draw_outcome(Canvas& canvas) const {
  const Ledger& ledger = desk_.ledger;
  if (!ledger.open()) return;
  const Language language = desk_.language();
  Sheet sheet;
  ledger.sheet(sheet);
  Line line;
  if (sheet.over) append_outcome(line, sheet, ledger.setup(), language);
  else line.append(words::kUnfinished.in(language));
  canvas.line(0, kOutcomeTop - 1, Canvas::kWidth - 1, kOutcomeTop - 1);
  const Rect rect{1, kOutcomeTop, Canvas::kWidth - 2, 8};
  layout::draw_fitting(canvas, rect, Align::kLeft, ledger.game().info->name.in(language), Font::kSmall);
  layout::draw_fitting(canvas, {rect.x, rect.y + rect.height, rect.width, rect.height}, Align::kLeft, line.view(),
                       Font::kSmall);
}

void PastGamesScreen::press(Press press) {
  switch (press.gesture) {
    case Gesture::kUp: cursor_ = layout::step(cursor_, count(), -1); look(); break;
    case Gesture::kDown: cursor_ = layout::step(cursor_, count(), 1); look(); break;
    case Gesture::kA: if (count() > 0) open(); break;
    case Gesture::kB: desk_.navigator.pop(); break;
    default: break;
  }
}

void PastGamesScreen::open() {
  if (desk_.ledger.open()) desk_.navigator.push(desk_.screens.table);
  else desk_.screens.message.open(words::kPastGames, words::kUnreadableWhy);
}

const Text& PastGamesScreen::help() const { return words::kHelpHome; }

}  // namespace lungta
