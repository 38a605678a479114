#include "firmware/screens/past_games.h"

#include "firmware/journal/event_codec.h"
#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {

std::size_t PastGamesScreen::count() const { return desk_.session.past_games(); }

LoggedGame PastGamesScreen::game(std::size_t row) const {
  return desk_.log.game(static_cast<std::uint32_t>(count() - 1 - row));
}

void PastGamesScreen::describe(const LoggedGame& logged, Line& line) const {
  RecordCursor records = desk_.log.records(logged);
  const std::optional<RecordView> first = records.next();
  const std::optional<Setup> setup = first ? decode_setup(ByteReader(first->payload)) : std::nullopt;
  if (!setup || desk_.session.cannot_be_read(logged)) return line.append(words::kUnreadable.in(desk_.language()));
  for (std::size_t seat = 0; seat < setup->players; ++seat) {
    if (seat > 0) line.append(' ');
    append_name(line, setup->names[seat]);
    if (Canvas::text_width(Font::kSmall, line.view()) > 100) {
      line.append("..");
      break;
    }
  }
}

void PastGamesScreen::draw(Canvas& canvas) const {
  layout::draw_header(canvas, words::kPastGames.in(desk_.language()));
  if (count() == 0) return layout::draw_row(canvas, 0, false, words::kNoPastGames.in(desk_.language()));
  const std::size_t first = layout::first_shown(cursor_, count());
  for (std::size_t i = first; i < count() && i < first + layout::kListRows; ++i) {
    Line line;
    describe(game(i), line);
    layout::draw_row(canvas, i - first, i == cursor_, line.view());
  }
  layout::draw_scroll_bar(canvas, first, count());
}

void PastGamesScreen::press(Press press) {
  switch (press.gesture) {
    case Gesture::kUp: cursor_ = layout::step(cursor_, count(), -1); break;
    case Gesture::kDown: cursor_ = layout::step(cursor_, count(), 1); break;
    case Gesture::kA: if (count() > 0) open(); break;
    case Gesture::kB: desk_.navigator.pop(); break;
    default: break;
  }
}

void PastGamesScreen::open() {
  if (desk_.session.view(game(cursor_))) desk_.navigator.push(desk_.screens.table);
  else desk_.screens.message.open(words::kPastGames, words::kUnreadableWhy);
}

const Text& PastGamesScreen::help() const { return words::kHelpHome; }

}  // namespace lungta
