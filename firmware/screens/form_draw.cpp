// How a form looks; what it does is in form.cpp.
#include "firmware/screens/form.h"

#include <algorithm>
#include <array>

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

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

// Up to three rows of cells have room for the larger letters.
int cell_row_height(std::size_t rows) { return rows <= 3 ? 11 : 8; }

int cell_left(std::size_t cell, std::size_t cells) {
  return kCellsLeft + static_cast<int>(cell) * (Canvas::kWidth - kCellsLeft) / static_cast<int>(cells);
}

Rect cell_rect(std::size_t cell, std::size_t cells, int top, int height) {
  const int left = cell_left(cell, cells);
  return {left, top, cell_left(cell + 1, cells) - left, height};
}

std::size_t count_changes(const PerPlayer& before, const PerPlayer& after) {
  std::size_t changed = 0;
  for (std::size_t seat = 0; seat < before.size(); ++seat) changed += before[seat] != after[seat] ? 1 : 0;
  return changed;
}

}  // namespace

bool FormScreen::has_columns() const {
  for (std::size_t i = 0; i < model_.rows(); ++i) {
    if (model_.row(i).cells > 1) return true;
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
    append_phrase(line, explanation_[i], desk_.language(), desk_.session.setup());
    const int top = kBottom - static_cast<int>(lines - i) * kExplanationHeight;
    canvas.draw_text_in({2, top, Canvas::kWidth - 3, kExplanationHeight}, Align::kLeft, Font::kSmall,
                        layout::shortened(line.view(), Font::kSmall, Canvas::kWidth - 3));
  }
}

void FormScreen::draw_title(Canvas& canvas) const {
  const Session& session = desk_.session;
  const GameInfo& info = *session.game().info;
  const Language language = desk_.language();
  if (mode_ == Mode::kHelper) return layout::draw_header(canvas, info.helpers[model_.values().action].label.in(language));
  const Action& action = info.actions[model_.values().action];
  Line who;
  const int seat = action.who == Who::kPlayer ? model_.values()[0] : kUnset;  // what is put in later may have none yet
  if (seat != kUnset) append_name(who, session.setup().names[static_cast<std::size_t>(seat)]);
  Line title;
  const Question question = session.game().next(session.state());
  const bool is_due = mode_ == Mode::kEnter && question.due && question.prefilled == opened_;
  if (is_due) append_phrase(title, question.title, language, session.setup());
  else title.append(action.label.in(language));
  layout::draw_header(canvas, title.view(), is_due ? std::string_view{} : who.view());
}

void FormScreen::draw_single(Canvas& canvas, std::size_t place, std::size_t index) const {
  const FormModel::Row& row = model_.row(index);
  const bool cursor = model_.cursor_row() == index;
  const int top = kTop + static_cast<int>(place) * layout::kRowHeight;
  Line label;
  append_phrase(label, model_.row_label(row), desk_.language(), desk_.session.setup());
  Line value;
  model_.append_value(value, model_.slot(row.first_cell), desk_.language());
  const int width = Canvas::text_width(Font::kNormal, value.view()) + 4;
  const int wide = width > 64 ? 64 : width;
  layout::draw_fitting(canvas, {2, top, Canvas::kWidth - wide - 8, layout::kRowHeight}, Align::kLeft, label.view());
  const Rect box{Canvas::kWidth - wide - 2, top, wide, layout::kRowHeight};
  layout::draw_fitting(canvas, {box.x + 2, box.y, box.width - 4, box.height}, Align::kRight, value.view());
  if (cursor) canvas.invert({0, top, Canvas::kWidth, layout::kRowHeight});
}

void FormScreen::draw_column_names(Canvas& canvas) const {
  const FormModel::Row& row = model_.row(model_.cursor_row());
  for (std::size_t cell = 0; cell < row.cells; ++cell) {
    Line name;
    model_.append_column_name(name, row, cell, desk_.language());
    const Rect rect = cell_rect(cell, row.cells, kTop, kNamesHeight);
    canvas.draw_text_in(rect, Align::kCentre, Font::kSmall, layout::shortened(name.view(), Font::kSmall, rect.width - 2));
  }
}

void FormScreen::draw_cells(Canvas& canvas, int top, std::size_t index) const {
  const FormModel::Row& row = model_.row(index);
  Line label;
  append_phrase(label, model_.row_label(row), desk_.language(), desk_.session.setup());
  const int height = cell_row_height(model_.rows());
  const Font largest = height >= 10 ? Font::kNormal : Font::kSmall;
  layout::draw_fitting(canvas, {1, top, kCellsLeft - 1, height}, Align::kLeft, label.view(), largest);
  for (std::size_t cell = 0; cell < row.cells; ++cell) {
    const std::size_t at = row.first_cell + cell;
    Line value;
    model_.append_value(value, model_.slot(at), desk_.language());
    const Rect rect = cell_rect(cell, row.cells, top, height);
    layout::draw_fitting(canvas, rect, Align::kCentre, layout::shortened(value.view(), Font::kSmall, rect.width), largest);
    if (at == model_.cursor_cell()) canvas.invert(rect);
  }
}

void FormScreen::draw_preview(Canvas& canvas) const {
  canvas.line(0, kBottom, Canvas::kWidth - 1, kBottom);
  const Rect rect{1, kBottom + 1, Canvas::kWidth - 2, 10};
  if (mode_ == Mode::kHelper || has_random_slots(desk_.session.game(), model_.values())) return;
  if (!legal_) {
    const Text& why = model_.has_unset() ? words::kStillOpen : words::kNotPossible;
    return layout::draw_fitting(canvas, rect, Align::kLeft, why.in(desk_.language()));
  }
  // What counts already is what the table shows; only when that stays as it is the projection is told.
  if (count_changes(before_.so_far, after_.so_far) > 0) return draw_changes(canvas, before_.so_far, after_.so_far);
  if (count_changes(before_.total, after_.total) > 0) return draw_changes(canvas, before_.total, after_.total);
  layout::draw_fitting(canvas, rect, Align::kLeft, words::kNoChange.in(desk_.language()));
}

// Every total that changes, side by side: with as much of the names as fits for two, with the new total for three,
// the change alone for more.
void FormScreen::draw_changes(Canvas& canvas, const PerPlayer& before, const PerPlayer& after) const {
  const std::size_t changed = count_changes(before, after);
  if (changed == 0) return;
  const int width = Canvas::kWidth / static_cast<int>(changed) - 2;
  std::array<Line, kMaxPlayers> lines;
  Font font = Font::kNormal;
  std::size_t count = 0;
  for (std::size_t seat = 0; seat < after_.players; ++seat) {
    const int gain = after[seat] - before[seat];
    if (gain == 0) continue;
    Line numbers;
    numbers.append_number(gain, true);
    if (changed <= 3) {
      numbers.append("\u2192");
      numbers.append_number(after[seat]);
      if (&after == &after_.total && !after_.over) numbers.append('*');  // counts only at the end, as on the sheet
    }
    Line& line = lines[count++];
    if (changed <= 2) {
      Line name;
      append_name(name, desk_.session.setup().names[seat]);
      line.append(layout::shortened(name.view(), Font::kSmall, width - Canvas::text_width(Font::kSmall, numbers.view()) - 5));
      line.append(' ');
    }
    line.append(numbers.view());
    font = std::min(font, layout::fitting_font(line.view(), width));
  }
  for (std::size_t i = 0; i < count; ++i) {
    canvas.draw_text_in({static_cast<int>(i) * (width + 2) + 1, kBottom + 1, width, 10}, Align::kLeft, font, lines[i].view());
  }
}

}  // namespace lungta
