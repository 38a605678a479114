#include "firmware/screens/cards.h"

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"
#include "game/core/cards.h"

namespace lungta {
namespace {

constexpr int kLeft = 11;
constexpr int kTop = 22;
constexpr int kCellWidth = 9;
constexpr int kCellHeight = 10;

Rect cell(int card) {
  return {kLeft + rank_of(card) * kCellWidth, kTop + suit_of(card) * kCellHeight, kCellWidth, kCellHeight};
}

// Ten does not fit a cell with two digits in any font but the smallest, so it is shown as in a score: 10 becomes T.
const char* short_rank(int rank, Language language) { return rank == 9 ? "T" : rank_name(rank, language); }

}  // namespace

void CardsScreen::open() { desk_.navigator.push(*this); }

int CardsScreen::first_slot() const {
  return desk_.screens.form.model().slot(desk_.screens.form.model().cursor_cell());
}
int CardsScreen::capacity() const { return desk_.screens.form.model().cursor_field().slots; }

int CardsScreen::picked() const {
  int count = 0;
  for (int i = 0; i < capacity(); ++i) count += desk_.screens.form.model().values()[first_slot() + i] != 0 ? 1 : 0;
  return count;
}

bool CardsScreen::has(int card) const {
  for (int i = 0; i < capacity(); ++i) {
    if (desk_.screens.form.model().values()[first_slot() + i] == card + 1) return true;
  }
  return false;
}

// Cards stay packed at the front: taking one out moves the later ones up.
void CardsScreen::toggle(int card) {
  FormModel& model = desk_.screens.form.model();
  const int first = first_slot();
  const int count = picked();
  for (int i = 0; i < count; ++i) {
    if (model.values()[first + i] != card + 1) continue;
    for (int j = i; j + 1 < count; ++j) model.put(first + j, model.values()[first + j + 1]);
    model.put(first + count - 1, 0);
    return;
  }
  if (count < capacity()) model.put(first + count, card + 1);
}

void CardsScreen::draw(Canvas& canvas) const {
  const Language language = desk_.language();
  Line count;
  count.append_number(picked());
  count.append('/');
  count.append_number(capacity());
  layout::draw_header(canvas, desk_.screens.form.model().cursor_field().label.in(language), count.view());
  for (int rank = 0; rank < kRanks; ++rank) {
    const Rect head{kLeft + rank * kCellWidth, 13, kCellWidth, 8};
    canvas.draw_text_in(head, Align::kCentre, Font::kSmall, short_rank(rank, language));
  }
  for (int suit = 0; suit < kSuits; ++suit) {
    canvas.draw_text_in({1, kTop + suit * kCellHeight, 9, kCellHeight}, Align::kLeft, Font::kNormal, suit_symbol(suit));
  }
  for (int card = 0; card < kDeck; ++card) {
    const Rect at = cell(card);
    if (has(card)) canvas.fill({at.x + 2, at.y + 2, at.width - 4, at.height - 4});
    else canvas.pixel(at.x + kCellWidth / 2, at.y + kCellHeight / 2);
    if (card == cursor_) canvas.frame(at);
  }
}

void CardsScreen::press(Press press) {
  const int suit = suit_of(cursor_);
  const int rank = rank_of(cursor_);
  switch (press.gesture) {
    case Gesture::kUp: cursor_ = card_of((suit + kSuits - 1) % kSuits, rank); break;
    case Gesture::kDown: cursor_ = card_of((suit + 1) % kSuits, rank); break;
    case Gesture::kLeft: cursor_ = card_of(suit, (rank + kRanks - 1) % kRanks); break;
    case Gesture::kRight: cursor_ = card_of(suit, (rank + 1) % kRanks); break;
    case Gesture::kA: toggle(cursor_); break;
    case Gesture::kB:
      desk_.navigator.pop();
      desk_.screens.form.edited();
      break;
    default: break;
  }
}

const Text& CardsScreen::help() const { return words::kHelpCards; }

}  // namespace lungta
