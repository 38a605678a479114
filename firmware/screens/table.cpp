#include "firmware/screens/table.h"

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {
namespace {

constexpr int kHeader = 8;  // smaller than elsewhere: six players and the due line must fit below
constexpr int kDueHeight = 8;
constexpr int kMarkWidth = 8;
constexpr int kPointsWidth = 44;

Font font_for(int row_height) {
  if (row_height >= 15) return Font::kBig;
  if (row_height >= 12) return Font::kBold;
  return row_height >= 10 ? Font::kNormal : Font::kSmall;
}

// The leaders by what counts already: what the table shows is what they are measured by.
bool leads(const Sheet& sheet, std::size_t seat) {
  bool anyone_behind = false;
  for (std::size_t other = 0; other < sheet.players; ++other) {
    if (sheet.so_far[other] > sheet.so_far[seat]) return false;
    if (sheet.so_far[other] < sheet.so_far[seat]) anyone_behind = true;
  }
  return anyone_behind;
}

void draw_crown(Canvas& canvas, int x, int middle) {
  canvas.line(x, middle + 2, x + 4, middle + 2);
  for (int i = 0; i < 3; ++i) canvas.line(x + 2 * i, middle - 2, x + 2 * i, middle + 2);
}

void draw_first_player(Canvas& canvas, int x, int middle) {
  for (int i = 0; i < 3; ++i) canvas.line(x + i, middle - 2 + i, x + i, middle + 2 - i);
}

}  // namespace

void TableScreen::show() {
  const Question question = desk_.session.game().next(desk_.session.state());
  if (desk_.session.read_only()) { cursor_ = 0; return; }
  // What is due and cannot be put off is one press away.
  if (question.due && !question.skippable) cursor_ = desk_.session.setup().players;
  else if (!placed_ || cursor_ >= rows()) cursor_ = 0;
  placed_ = true;
}

std::size_t TableScreen::rows() const {
  const bool due = desk_.session.game().next(desk_.session.state()).due;
  return desk_.session.setup().players + (due ? 1U : 0U);
}

int TableScreen::row_height() const {
  const int height = (Canvas::kHeight - kHeader - kDueHeight) / desk_.session.setup().players;
  return height > 22 ? 22 : height;
}

void TableScreen::draw(Canvas& canvas) const {
  const Session& session = desk_.session;
  Sheet sheet;
  session.sheet(sheet);
  const TableStatus status = session.game().status(session.state());
  Line round;
  append_phrase(round, status.round, desk_.language(), session.setup());
  layout::draw_bar(canvas, {0, 0, Canvas::kWidth, kHeader}, Font::kSmall, round.view(),
                   session.game().info->name.in(desk_.language()));
  for (std::size_t seat = 0; seat < session.setup().players; ++seat) draw_player(canvas, sheet, status, seat);
  draw_due(canvas, session.game().next(session.state()));
}

void TableScreen::draw_player(Canvas& canvas, const Sheet& sheet, const TableStatus& status, std::size_t seat) const {
  const int height = row_height();
  const int top = kHeader + static_cast<int>(seat) * height;
  const int middle = top + height / 2;
  const Font font = font_for(height);
  Line name;
  append_name(name, desk_.session.setup().names[seat]);
  Line points;
  points.append_number(sheet.so_far[seat]);
  if (status.first_player == static_cast<int>(seat)) draw_first_player(canvas, 2, middle);
  layout::draw_fitting(canvas, {kMarkWidth, top, Canvas::kWidth - kMarkWidth - kPointsWidth - 8, height}, Align::kLeft, name.view(), font);
  if (leads(sheet, seat)) draw_crown(canvas, Canvas::kWidth - kPointsWidth - 6, middle);
  canvas.draw_text_in({Canvas::kWidth - kPointsWidth, top, kPointsWidth - 2, height}, Align::kRight,
                      height >= 20 ? Font::kHuge : font, points.view());
  if (cursor_ == seat) canvas.invert({0, top, Canvas::kWidth, height});
}

void TableScreen::draw_due(Canvas& canvas, const Question& question) const {
  if (!question.due) return;
  Line line;
  append_phrase(line, question.title, desk_.language(), desk_.session.setup());
  const Rect bar{0, Canvas::kHeight - kDueHeight, Canvas::kWidth, kDueHeight};
  draw_first_player(canvas, 2, bar.y + kDueHeight / 2);
  layout::draw_fitting(canvas, {kMarkWidth, bar.y, bar.width - kMarkWidth, bar.height}, Align::kLeft, line.view(), Font::kSmall);
  if (cursor_ >= desk_.session.setup().players) canvas.invert(bar);
}

void TableScreen::press(Press press) {
  Screens& screens = desk_.screens;
  switch (press.gesture) {
    case Gesture::kUp: cursor_ = layout::step(cursor_, rows(), -1); break;
    case Gesture::kDown: cursor_ = layout::step(cursor_, rows(), 1); break;
    case Gesture::kLeft:
      if (screens.board.available()) desk_.navigator.push(screens.board);
      else desk_.navigator.push(screens.big_numbers);
      break;
    case Gesture::kRight: desk_.navigator.push(screens.sheet); break;
    case Gesture::kA:
      if (desk_.session.read_only()) screens.history.open();
      else if (seat() < 0) screens.form.open_due();
      else screens.actions.open(seat());
      break;
    case Gesture::kB: desk_.navigator.pop(); break;
    case Gesture::kHoldB: undo(); break;
    default: break;
  }
}

void TableScreen::undo() {
  const std::size_t entries = desk_.session.timeline().entries();
  const std::optional<RecordView> last = desk_.session.timeline().last_operation();
  const bool plain = last && last->kind() == RecordType::kEntry;
  Line what;
  if (plain) {
    const Event event = desk_.session.event_at(entries - 1);
    append_phrase(what, desk_.session.game().summary(desk_.session.state_before(entries - 1), event), desk_.language(),
                  desk_.session.setup());
  }
  if (const Verdict undone = desk_.session.undo(); !undone.is_ok()) return desk_.screens.message.open_refusal(undone);
  Line line;
  line.append(words::kUndone.in(desk_.language()));
  line.append(plain ? what.view() : std::string_view(words::kCorrection.in(desk_.language())));
  desk_.notice.say(line);
  show();
}

const Text& TableScreen::help() const { return words::kHelpTable; }

}  // namespace lungta
