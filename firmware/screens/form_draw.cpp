// How a form looks; what it does is in form.cpp.
#include "firmware/screens/form.h"

#include <algorithm>
#include <array>

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"
#include "firmware/ui/short_name.h"

namespace lungta {
namespace {

constexpr int kTop = 12;
constexpr int kBottom = 53;             // the line above the preview
constexpr int kNamesHeight = 8;         // the names above columns
constexpr int kCellsLeft = 46;          // nine small letters for the row's name
constexpr std::size_t kSinglesShown = 4;
constexpr std::size_t kCellRowsShown = 4;
constexpr int kExplanationHeight = 8;
constexpr std::size_t kExplanationShown = 3;
constexpr std::size_t kMostNamed = 4;       // changes that fit the line with two letters of a name each
constexpr std::size_t kFewestLetters = 2;  // of a name, or it says nothing

// Up to three rows of cells have room for the larger letters.
int cell_row_height(std::size_t rows) { return rows <= 3 ? 11 : 8; }

int column_left(std::size_t column, std::size_t columns) {
  return kCellsLeft + static_cast<int>(column) * (Canvas::kWidth - kCellsLeft) / static_cast<int>(columns);
}

Rect column_rect(std::size_t column, std::size_t columns, int top, int height) {
  const int left = column_left(column, columns);
  return {left, top, column_left(column + 1, columns) - left, height};
}

std::size_t count_changes(const PerPlayer& before, const PerPlayer& after) {
  std::size_t changed = 0;
  for (std::size_t seat = 0; seat < before.size(); ++seat) changed += before[seat] != after[seat] ? 1 : 0;
  return changed;
}

}  // namespace

bool FormScreen::has_columns() const {
  for (std::size_t i = 0; i < model_.rows(); ++i) {
    if (model_.columns(model_.row(i)) > 1) return true;
  }
  return false;
}

void FormScreen::draw(Canvas& canvas) const {
  draw_title(canvas);
  const bool columns = has_columns();
  const int row_height = columns ? cell_row_height(model_.rows()) : layout::kRowHeight;
  const int top = columns ? kTop + kNamesHeight : kTop;
  std::size_t shown = columns ? kCellRowsShown : kSinglesShown;
  // What the entry leads to has the room that rows leave; on the last row, where A saves, it comes first.
  std::size_t lines = std::min(explanation_.size(), kExplanationShown);
  const int room = kBottom - top - static_cast<int>(std::min(shown, model_.rows())) * row_height;
  if (!model_.on_last_cell() || columns) lines = std::min(lines, static_cast<std::size_t>(room / kExplanationHeight));
  if (lines > 0) {
    const int rows_room = kBottom - top - static_cast<int>(lines) * kExplanationHeight;
    shown = std::min(shown, static_cast<std::size_t>(rows_room / row_height));
  }
  const std::size_t cursor = model_.rows() == 0 ? 0 : model_.cursor_row();
  const std::size_t first = layout::first_shown(cursor, model_.rows(), shown);
  if (columns) draw_column_names(canvas);
  for (std::size_t i = first; i < model_.rows() && i < first + shown; ++i) {
    if (columns) draw_cells(canvas, top + static_cast<int>(i - first) * row_height, i);
    else draw_single(canvas, i - first, i);
  }
  draw_explanation(canvas, lines);
  draw_preview(canvas);
}

void FormScreen::draw_explanation(Canvas& canvas, std::size_t lines) const {
  for (std::size_t i = 0; i < lines; ++i) {
    Line line;
    append_phrase(line, explanation_[i], desk_.language(), desk_.ledger.setup());
    const int top = kBottom - static_cast<int>(lines - i) * kExplanationHeight;
    canvas.draw_text_in({2, top, Canvas::kWidth - 3, kExplanationHeight}, Align::kLeft, Font::kSmall,
                        layout::shortened_inside(line.view(), Font::kSmall, Canvas::kWidth - 3).view());
  }
}

void FormScreen::draw_title(Canvas& canvas) const {
  const Ledger& ledger = desk_.ledger;
  const GameInfo& info = *ledger.game().info;
  const Language language = desk_.language();
  if (mode_ == Mode::kHelper)
    return layout::draw_header(canvas, info.helpers[model_.values().action].label.in(language));
  const Action& action = info.actions[model_.values().action];
  Line title;
  if (is_due_) append_phrase(title, ledger.game().next(ledger.state()).title, language, ledger.setup());
  else title.append(action.label.in(language));
  const int seat =
      action.who == Who::kPlayer && !is_due_ ? model_.values()[0] : kUnset;  // an inserted entry has none yet
  Line who;
  const std::size_t room = layout::letters_in(layout::room_beside(title.view()));
  if (seat != kUnset && room >= kFewestLetters)
    append_short_name(who, ledger.setup(), static_cast<std::size_t>(seat), room);
  layout::draw_header(canvas, title.view(), who.view());
}

void FormScreen::draw_single(Canvas& canvas, std::size_t place, std::size_t index) const {
  const FormModel::Row& row = model_.row(index);
  const bool cursor = model_.cursor_row() == index;
  const int top = kTop + static_cast<int>(place) * layout::kRowHeight;
  Line label;
  append_phrase(label, model_.row_label(row), desk_.language(), desk_.ledger.setup());
  Line value;
  model_.append_value(value, model_.slot(row.first_cell), desk_.language());
  const int width = Canvas::text_width(Font::kNormal, value.view()) + 4;
  const int wide = width > 64 ? 64 : width;
  layout::draw_fitting(canvas, {2, top, Canvas::kWidth - wide - 8, layout::kRowHeight}, Align::kLeft, label.view());
  const Rect box{Canvas::kWidth - wide - 2, top, wide, layout::kRowHeight};
  layout::draw_fitting(canvas, {box.x + 2, box.y, box.width - 4, box.height}, Align::kRight, value.view());
  if (cursor) canvas.invert({0, top, Canvas::kWidth, layout::kRowHeight});
}

// The row whose columns have their names above: the one under the cursor, or the first that has any.
const FormModel::Row& FormScreen::row_with_columns() const {
  const FormModel::Row& under_cursor = model_.row(model_.cursor_row());
  if (model_.columns(under_cursor) > 1) return under_cursor;
  for (std::size_t i = 0; i < model_.rows(); ++i) {
    if (model_.columns(model_.row(i)) > 1) return model_.row(i);
  }
  return under_cursor;
}

void FormScreen::draw_column_names(Canvas& canvas) const {
  const FormModel::Row& row = row_with_columns();
  const std::size_t columns = model_.columns(row);
  for (std::size_t column = 0; column < columns; ++column) {
    const Rect rect = column_rect(column, columns, kTop, kNamesHeight);
    Line name;
    if (model_.by_seat(row)) append_short_name(name, model_.setup(), column, layout::letters_in(rect.width - 2));
    else model_.append_column_name(name, row, column, desk_.language());
    canvas.draw_text_in(rect, Align::kCentre, Font::kSmall,
                        layout::shortened(name.view(), Font::kSmall, rect.width - 2));
  }
}

void FormScreen::draw_cells(Canvas& canvas, int top, std::size_t index) const {
  const FormModel::Row& row = model_.row(index);
  Line label;
  append_phrase(label, model_.row_label(row), desk_.language(), desk_.ledger.setup());
  const int height = cell_row_height(model_.rows());
  const Font largest = height >= 10 ? Font::kNormal : Font::kSmall;
  layout::draw_fitting(canvas, {1, top, kCellsLeft - 1, height}, Align::kLeft, label.view(), largest);
  for (std::size_t cell = 0; cell < row.cells; ++cell) {
    const std::size_t at = row.first_cell + cell;
    Line value;
    model_.append_value(value, model_.slot(at), desk_.language());
    const Rect rect = column_rect(model_.column(row, cell), model_.columns(row), top, height);
    layout::draw_fitting(canvas, rect, Align::kCentre, layout::shortened(value.view(), Font::kSmall, rect.width),
                         largest);
    if (at == model_.cursor_cell()) canvas.invert(rect);
  }
}

void FormScreen::draw_preview(Canvas& canvas) const {
  canvas.line(0, kBottom, Canvas::kWidth - 1, kBottom);
  const Rect rect{1, kBottom + 1, Canvas::kWidth - 2, 10};
  if (mode_ == Mode::kHelper || has_random_slots(desk_.ledger.game(), model_.values())) return;
  if (!judged_.verdict.is_ok()) {
    if (!spoken_ && !model_.has_unset()) return;
    const Text& why = model_.has_unset() ? words::kStillOpen : words::kNotPossible;
    return layout::draw_fitting(canvas, rect, Align::kLeft, why.in(desk_.language()));
  }
  if (after_.solo.applies) return;  // there are no points to change
  if (!shows_projection() || count_changes(before_.total, after_.total) > 0) return draw_changes(canvas);
  layout::draw_fitting(canvas, rect, Align::kLeft, words::kNoChange.in(desk_.language()));
}

bool FormScreen::shows_projection() const { return count_changes(before_.so_far, after_.so_far) == 0; }

// Every total that changes. Under the players' columns where the form has some, else side by side with their names:
// with the new totals for one or two, the change alone for more.
void FormScreen::draw_changes(Canvas& canvas) const {
  const PerPlayer& before = shows_projection() ? before_.total : before_.so_far;
  const PerPlayer& after = shows_projection() ? after_.total : after_.so_far;
  const bool in_columns = has_columns() && model_.by_seat(row_with_columns());
  const std::size_t changed = count_changes(before, after);
  const std::size_t places = in_columns ? after_.players : changed;
  if (!in_columns && changed > kMostNamed) {
    Line line;
    append_phrase(line, {words::kScoresChange, static_cast<int>(changed)}, desk_.language(), desk_.ledger.setup());
    return layout::draw_fitting(canvas, {1, kBottom + 1, Canvas::kWidth - 2, 10}, Align::kLeft, line.view());
  }
  std::size_t place = 0;
  for (std::size_t seat = 0; seat < after_.players; ++seat) {
    if (after[seat] == before[seat]) continue;
    Line numbers;
    numbers.append_number(after[seat] - before[seat], true);
    if (places <= 2) {
      numbers.append("\u2192");
      numbers.append_number(after[seat]);
      if (shows_projection() && !after_.over) numbers.append('*');  // counts only at the end, as on the sheet
    }
    if (in_columns) {
      layout::draw_fitting(canvas, column_rect(seat, places, kBottom + 1, 10), Align::kCentre, numbers.view(),
                           Font::kSmall);
      continue;
    }
    const int width = Canvas::kWidth / static_cast<int>(places) - 2;
    const std::size_t letters = layout::letters_in(width - Canvas::text_width(Font::kSmall, numbers.view()));
    Line line;
    if (letters > kFewestLetters) append_short_name(line, desk_.ledger.setup(), seat, letters - 1);
    if (!line.empty()) line.append(' ');
    line.append(numbers.view());
    layout::draw_fitting(canvas, {1 + static_cast<int>(place) * (width + 2), kBottom + 1, width, 10}, Align::kLeft,
                         line.view(), places > 1 ? Font::kSmall : Font::kNormal);
    ++place;
  }
}

}  // namespace lungta
