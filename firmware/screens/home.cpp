#include "firmware/screens/home.h"

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {

HomeScreen::Items HomeScreen::items() const {
  Items items;
  if (desk_.ledger.open()) items.push_back(Item::kContinue);
  items.push_back(Item::kNewGame);
  items.push_back(Item::kPastGames);
  items.push_back(Item::kSettings);
  return items;
}

void HomeScreen::show() {
  // A past game that was on view makes room for the running one again.
  if (!desk_.ledger.open() || desk_.ledger.read_only()) static_cast<void>(desk_.ledger.resume());
  // From a look at something else one comes back to it, from a game to the top.
  cursor_ = 0;
  for (std::size_t i = 0; i < items().size(); ++i) {
    const bool was_a_look = left_by_ == Item::kPastGames || left_by_ == Item::kSettings;
    if (was_a_look && items()[i] == left_by_) cursor_ = i;
  }
}

const Text& HomeScreen::name(Item item) {
  switch (item) {
    case Item::kContinue: return words::kContinue;
    case Item::kNewGame: return words::kNewGame;
    case Item::kPastGames: return words::kPastGames;
    case Item::kSettings: return words::kSettings;
  }
  return words::kTitle;
}

void HomeScreen::draw(Canvas& canvas) const {
  const Language language = desk_.language();
  const std::string_view running = desk_.ledger.open() ? desk_.ledger.game().info->name.in(language) : "";
  layout::draw_header(canvas, words::kTitle.in(language), running);
  std::size_t place = 0;
  for (const Item item : items()) {
    const Text& label = item == Item::kContinue && desk_.ledger.over() ? words::kLastGame : name(item);
    layout::draw_row(canvas, place, place == cursor_, label.in(language));
    ++place;
  }
}

void HomeScreen::press(Press press) {
  switch (press.gesture) {
    case Gesture::kUp: cursor_ = layout::step(cursor_, items().size(), -1); break;
    case Gesture::kDown: cursor_ = layout::step(cursor_, items().size(), 1); break;
    case Gesture::kA: open(items()[cursor_]); break;
    default: break;
  }
}

void HomeScreen::open(Item item) {
  left_by_ = item;
  Screens& screens = desk_.screens;
  switch (item) {
    case Item::kContinue: desk_.navigator.push(screens.table); break;
    case Item::kNewGame:
      if (desk_.ledger.open() && !desk_.ledger.over()) screens.question.ask(words::kPutAway, *this);
      else desk_.navigator.push(screens.new_game);
      break;
    case Item::kPastGames: desk_.navigator.push(screens.past_games); break;
    case Item::kSettings: desk_.navigator.push(screens.settings); break;
  }
}

void HomeScreen::answered(bool yes) {
  if (yes) desk_.navigator.push(desk_.screens.new_game);  // it goes when the new game starts, not before
}

const Text& HomeScreen::help() const { return words::kHelpHome; }

}  // namespace lungta
