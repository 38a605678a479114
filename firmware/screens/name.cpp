#include "firmware/screens/name.h"

#include <string_view>

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {
namespace {

// The letters Up and Down go through, in Latin-1: the alphabet, then accents, then the rest. A name holds neither
// blanks nor commas nor equals signs, so that it stands in a text journal as it is.
constexpr std::string_view kLetters =
    "abcdefghijklmnopqrstuvwxyz"
    "\xE9\xE8\xEA\xEB\xE0\xE2\xE4\xE7\xEE\xEF\xF4\xF6\xF9\xFB\xFC\xF1\xE1\xED\xF3\xFA\xE5\xE6\xF8\xE3\xF5\xDF"
    "-'.0123456789";

constexpr char lower(char letter) {
  const auto code = static_cast<unsigned char>(letter);
  const bool capital = (code >= 'A' && code <= 'Z') || (code >= 0xC0 && code <= 0xDE && code != 0xD7);
  return capital ? static_cast<char>(code + 0x20) : letter;
}

constexpr char upper(char letter) {
  const auto code = static_cast<unsigned char>(letter);
  const bool small = (code >= 'a' && code <= 'z') || (code >= 0xE0 && code <= 0xFE && code != 0xF7);
  return small ? static_cast<char>(code - 0x20) : letter;
}

// Capitals stand at the start and behind a hyphen.
char fitting_case(const PlayerName& name, std::size_t place, char letter) {
  const bool start = place == 0 || name[place - 1] == '-';
  return start ? upper(letter) : letter;
}

constexpr int kCellWidth = 12;
constexpr int kTop = 24;

}  // namespace

void NameScreen::open(Named& receiver, const PlayerName& name, std::size_t longest, bool may_be_empty) {
  may_be_empty_ = may_be_empty;
  receiver_ = &receiver;
  longest_ = longest;
  name_ = name;
  cursor_ = 0;
  desk_.navigator.push(*this);
}

void NameScreen::draw(Canvas& canvas) const {
  const Language language = desk_.language();
  layout::draw_header(canvas, words::kNameTitle.in(language));
  for (std::size_t i = 0; i < longest_; ++i) {
    const Rect cell{4 + static_cast<int>(i) * kCellWidth, kTop, kCellWidth, 16};
    if (i < name_.size()) {
      FixedString<2> letter;
      letter.append_latin1(name_[i]);
      canvas.draw_text_in(cell, Align::kCentre, Font::kBig, letter.view());
    } else {
      canvas.line(cell.x + 3, cell.y + 14, cell.x + 8, cell.y + 14);
    }
    if (i == cursor_) canvas.invert(cell);
  }
  layout::draw_fitting(canvas, {0, layout::kFooterTop, Canvas::kWidth, 10}, Align::kCentre,
                       words::kNameKeys.in(language));
}

void NameScreen::press(Press press) {
  switch (press.gesture) {
    case Gesture::kUp: change_letter(-1); break;
    case Gesture::kDown: change_letter(1); break;
    case Gesture::kRight: forward(); break;
    case Gesture::kLeft: back(); break;
    case Gesture::kA: done(); break;
    case Gesture::kB: desk_.navigator.pop(); break;
    default: break;
  }
}

void NameScreen::change_letter(int direction) {
  if (cursor_ == longest_) return;
  if (cursor_ == name_.size()) {
    const char first = direction > 0 ? kLetters.front() : kLetters.back();
    name_.append(fitting_case(name_, cursor_, first));
    return;
  }
  std::size_t at = kLetters.find(lower(name_[cursor_]));
  if (at == std::string_view::npos) at = 0;
  at = layout::step(at, kLetters.size(), direction);
  name_.set(cursor_, fitting_case(name_, cursor_, kLetters[at]));
}

void NameScreen::forward() {
  if (cursor_ < name_.size()) ++cursor_;
}

// Going left from behind the last letter takes that letter away, as on a typewriter with a rubber.
void NameScreen::back() {
  if (cursor_ == 0) return;
  if (cursor_ == name_.size()) name_.pop_back();
  --cursor_;
}

void NameScreen::done() {
  desk_.navigator.pop();
  if (!name_.empty() || may_be_empty_) receiver_->named(name_);  // a player without a name keeps the one he had
}

const Text& NameScreen::help() const { return words::kHelpName; }

}  // namespace lungta
