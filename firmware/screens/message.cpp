#include "firmware/screens/message.h"

#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {
namespace {

constexpr Rect kBody{1, 13, Canvas::kWidth - 2, 51};
constexpr Font kFont = Font::kNormal;
constexpr std::size_t kLinesShown = 4;

}  // namespace

void MessageScreen::open(const Text& title, const Phrase& paragraph) {
  Lines lines;
  lines.push_back(paragraph);
  open_lines(title, lines);
}

void MessageScreen::open_refusal(const Verdict& verdict, int conflict) {
  Lines lines;
  if (conflict >= 0) {
    const Event event = desk_.ledger.event_at(static_cast<std::size_t>(conflict));
    lines.push_back({words::kConflict, conflict + 1, desk_.ledger.game().info->actions[event.action].label});
  }
  lines.push_back(verdict.reason());
  open_lines(words::kRefused, lines);
  rule_ = verdict.rule();
}

void MessageScreen::open_refusal(const Verdict& verdict, const Setup& setup) {
  open_refusal(verdict);
  setup_ = &setup;
}

void MessageScreen::open_list(const Text& title, const Lines& lines) {
  open_lines(title, lines);
  dashes_ = true;
}

void MessageScreen::open_lines(const Text& title, const Lines& lines) {
  dashes_ = false;
  title_ = &title;
  rule_ = nullptr;
  setup_ = &desk_.ledger.setup();
  lines_ = lines;
  skip_ = 0;
  desk_.navigator.push(*this);
}

std::size_t MessageScreen::draw_body(Canvas& canvas) const {
  std::size_t above = 0;
  const int height = Canvas::line_height(kFont) + 1;
  for (const Phrase& phrase : lines_) {
    Line line;
    if (dashes_) line.append("- ");
    append_phrase(line, phrase, desk_.language(), *setup_);
    const std::size_t hidden = skip_ > above ? skip_ - above : 0;
    const int down = above > skip_ ? static_cast<int>(above - skip_) * height : 0;
    above += layout::draw_wrapped(canvas, {kBody.x, kBody.y + down, kBody.width, kBody.height - down}, kFont,
                                  line.view(), hidden);
  }
  return above;
}

void MessageScreen::draw(Canvas& canvas) const {
  // Only ids of rules that players can look up ("KA-5").
  const std::string_view rule = rule_ != nullptr ? rule_ : "";
  layout::draw_header(canvas, title_->in(desk_.language()), rule.find('-') != std::string_view::npos ? rule : "");
  drawn_lines_ = draw_body(canvas);
  layout::draw_scroll_bar(canvas, skip_, drawn_lines_, kLinesShown);
}

void MessageScreen::press(Press press) {
  switch (press.gesture) {
    case Gesture::kA:
    case Gesture::kB: desk_.navigator.pop(); break;
    case Gesture::kDown: if (skip_ + kLinesShown < drawn_lines_) ++skip_; break;
    case Gesture::kUp: if (skip_ > 0) --skip_; break;
    default: break;
  }
}

const Text& MessageScreen::help() const { return words::kHelpHome; }

}  // namespace lungta
