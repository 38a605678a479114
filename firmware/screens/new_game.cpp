#include "firmware/screens/new_game.h"

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {

void NewGameScreen::draw(Canvas& canvas) const {
  const Language language = desk_.language();
  layout::draw_header(canvas, words::kWhichGame.in(language));
  const std::size_t first = layout::first_shown(cursor_, games().size());
  for (std::size_t i = first; i < games().size() && i < first + layout::kListRows; ++i) {
    layout::draw_row(canvas, i - first, i == cursor_, games()[i].info->name.in(language));
  }
  layout::draw_scroll_bar(canvas, first, games().size());
}

void NewGameScreen::press(Press press) {
  switch (press.gesture) {
    case Gesture::kUp: cursor_ = layout::step(cursor_, games().size(), -1); break;
    case Gesture::kDown: cursor_ = layout::step(cursor_, games().size(), 1); break;
    case Gesture::kA: desk_.screens.setup.open(static_cast<std::uint8_t>(cursor_)); break;
    case Gesture::kB: desk_.navigator.pop(); break;
    default: break;
  }
}

const Text& NewGameScreen::help() const { return words::kHelpHome; }

}  // namespace lungta
