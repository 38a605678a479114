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

constexpr int kNameWidth = Canvas::kWidth - kMarkWidth - kPointsWidth - 8;

Font font_for(int row_height) {
  if (row_height >= 15) return Font::kBig;
  if (row_height >= 12) return Font::kBold;
  return row_height >= 10 ? Font::kNormal : Font::kSmall;
}

void append_player(Line& line, const Setup& setup, const Sheet& sheet, std::size_t seat, Language language) {
  append_name(line, setup.names[seat]);
  if (sheet.teams == 0) return;
  line.append(' ');
  line.append(words::kTeamLetters[sheet.team_of[seat]].in(language));
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
  const bool has_news = desk_.log.last_sequence() != shown_at_;
  shown_at_ = desk_.log.last_sequence();
  if (desk_.ledger.read_only()) { cursor_ = rows() - 1; return; }
  // After an entry, what is due and cannot be put off is one press away.
  const Question question = desk_.ledger.game().next(desk_.ledger.state());
  if (has_news && question.due && !question.skippable) cursor_ = desk_.ledger.setup().players;
  else if (cursor_ >= rows() || (has_news && desk_.ledger.timeline().entries() == 0)) cursor_ = 0;
}

bool TableScreen::last_line(Line& line) const {
  const Question question = desk_.ledger.game().next(desk_.ledger.state());
  if (question.due) append_phrase(line, question.title, desk_.language(), desk_.ledger.setup());
  else if (desk_.ledger.over()) line.append(words::kResult.in(desk_.language()));
  return !line.empty();
}

std::size_t TableScreen::rows() const {
  Line line;
  return desk_.ledger.setup().players + (last_line(line) ? 1U : 0U);
}

int TableScreen::row_height() const {
  const int height = (Canvas::kHeight - kHeader - kDueHeight) / desk_.ledger.setup().players;
  return height > 22 ? 22 : height;
}

void TableScreen::draw(Canvas& canvas) const {
  const Ledger& ledger = desk_.ledger;
  Sheet sheet;
  ledger.sheet(sheet);
  const TableStatus status = ledger.game().status(ledger.state());
  draw_header(canvas, sheet, status);
  for (std::size_t seat = 0; seat < ledger.setup().players; ++seat) draw_player(canvas, sheet, status, seat);
  draw_last_line(canvas);
}

// The round, and on the right the teams' points or the game's name.
void TableScreen::draw_header(Canvas& canvas, const Sheet& sheet, const TableStatus& status) const {
  Line round;
  append_phrase(round, status.round, desk_.language(), desk_.ledger.setup());
  PerPlayer points{};
  for (std::size_t seat = 0; seat < sheet.players; ++seat) {
    std::int16_t& of_team = points[sheet.team_of[seat]];
    of_team = static_cast<std::int16_t>(of_team + sheet.so_far[seat]);
  }
  Line right;
  for (std::size_t team = 0; team < sheet.teams; ++team) {
    if (team > 0) right.append(' ');
    right.append(words::kTeamLetters[team].in(desk_.language()));
    right.append_number(points[team]);
  }
  if (right.empty()) right.append(desk_.ledger.game().info->name.in(desk_.language()));
  layout::draw_bar(canvas, {0, 0, Canvas::kWidth, kHeader}, Font::kSmall, round.view(), right.view());
}

void TableScreen::draw_player(Canvas& canvas, const Sheet& sheet, const TableStatus& status, std::size_t seat) const {
  const int height = row_height();
  const int top = kHeader + static_cast<int>(seat) * height;
  const int middle = top + height / 2;
  Line name;
  append_player(name, desk_.ledger.setup(), sheet, seat, desk_.language());
  Line points;
  points.append_number(sheet.so_far[seat]);
  if (status.first_player == static_cast<int>(seat)) draw_first_player(canvas, 2, middle);
  canvas.draw_text_in({kMarkWidth, top, kNameWidth, height}, Align::kLeft, name_font(sheet), name.view());
  if (leads(sheet, seat)) draw_crown(canvas, Canvas::kWidth - kPointsWidth - 6, middle);
  if (!sheet.solo.applies) {  // a solo game is won or lost
    canvas.draw_text_in({Canvas::kWidth - kPointsWidth, top, kPointsWidth - 2, height}, Align::kRight,
                        height >= 20 ? Font::kHuge : font_for(height), points.view());
  }
  if (cursor_ == seat) canvas.invert({0, top, Canvas::kWidth, height});
}

// All names in the same font, the one that the longest needs: a larger one would look like a distinction.
Font TableScreen::name_font(const Sheet& sheet) const {
  Font font = font_for(row_height());
  for (std::size_t seat = 0; seat < sheet.players; ++seat) {
    Line name;
    append_player(name, desk_.ledger.setup(), sheet, seat, desk_.language());
    font = layout::fitting_font(name.view(), kNameWidth, font);
  }
  return font;
}

void TableScreen::draw_last_line(Canvas& canvas) const {
  Line line;
  if (!last_line(line)) return;
  const Rect bar{0, Canvas::kHeight - kDueHeight, Canvas::kWidth, kDueHeight};
  draw_first_player(canvas, 2, bar.y + kDueHeight / 2);
  layout::draw_fitting(canvas, {kMarkWidth, bar.y, bar.width - kMarkWidth, bar.height}, Align::kLeft, line.view(),
                       Font::kSmall);
  if (cursor_ >= desk_.ledger.setup().players) canvas.invert(bar);
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
      if (seat() < 0 && desk_.ledger.over()) desk_.navigator.push(screens.result);
      else if (desk_.ledger.read_only()) screens.history.open();
      else if (seat() < 0) screens.form.open_due();
      else screens.actions.open(seat());
      break;
    case Gesture::kB: desk_.navigator.pop(); break;
    case Gesture::kHoldB: undo(); break;
    default: break;
  }
}

void TableScreen::undo() {
  Ledger& ledger = desk_.ledger;
  const std::optional<RecordView> last = ledger.timeline().last_operation();
  Line line;
  line.append(words::kUndone.in(desk_.language()));
  if (last && last->kind() == RecordType::kEntry) {
    const std::size_t entry = ledger.timeline().entries() - 1;
    append_phrase(line, ledger.game().summary(ledger.state_before(entry), ledger.event_at(entry)), desk_.language(),
                  ledger.setup());
  } else if (last) {
    append_phrase(line, what_corrected(*last), desk_.language(), ledger.setup());
  }
  if (const Verdict undone = ledger.undo(); !undone.is_ok()) return desk_.screens.message.open_refusal(undone);
  desk_.notice.say(line);
  show();
}

const Text& TableScreen::help() const {
  if (desk_.ledger.read_only()) return words::kHelpPastTable;
  return desk_.screens.board.available() ? words::kHelpTableBoard : words::kHelpTable;
}

}  // namespace lungta
