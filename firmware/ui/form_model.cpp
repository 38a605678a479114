#include "firmware/ui/form_model.h"

#include "firmware/ui/pattern_cells.h"
#include "firmware/ui/symbols.h"
#include "game/core/texts.h"

namespace lungta {
namespace {

// Fields that are one cell on screen however many slots they have: they open an editor of their own.
bool edited_elsewhere(FieldKind kind) { return kind == FieldKind::kText || kind == FieldKind::kCards; }

bool is_listed(const Field& field) {
  switch (field.kind) {
    case FieldKind::kNumber:
    case FieldKind::kGrid: return false;
    case FieldKind::kPerPlayer: return !field.choices.empty();
    default: return true;
  }
}

// The order in which values follow each other under Left and Right, as a position and back.
// Wild colours come behind the plain ones in mirrored order: Left from the first colour is the first colour as a wild.
int position_of(const Field& field, int value) {
  const int colours = static_cast<int>(field.choices.size());
  if (field.kind == FieldKind::kWildColour && value >= colours) return 3 * colours - 1 - value;
  if (field.kind == FieldKind::kPattern) return pattern_position(value);
  return value;
}

int value_at(const Field& field, int position) {
  const int colours = static_cast<int>(field.choices.size());
  if (field.kind == FieldKind::kWildColour && position >= colours) return 3 * colours - 1 - position;
  if (field.kind == FieldKind::kPattern) return pattern_at(position);
  return position;
}

bool is_colour(FieldKind kind) { return kind == FieldKind::kColour || kind == FieldKind::kWildColour; }

void append_choice(Line& line, const Field& field, int value, Language language) {
  const int count = static_cast<int>(field.choices.size());
  if (field.kind == FieldKind::kWildColour && value >= count) {
    line.append('*');
    value -= count;
  }
  if (is_colour(field.kind)) {
    line.append(colour_shape(value));
    line.append(' ');
  }
  if (value >= 0 && value < count) line.append(field.choices[static_cast<std::size_t>(value)].label.in(language));
}

}  // namespace

void FormModel::open(const Asker& asker, const Setup& setup, const Event& values, std::uint32_t touched,
                     std::uint32_t fixed) {
  asker_ = asker;
  setup_ = &setup;
  values_ = values;
  touched_ = touched | fixed;
  fixed_ = fixed;
  cursor_ = 0;
  column_ = 0;
  refresh();
}

void FormModel::refresh() {
  settle(*asker_, values_, touched_);
  rows_.clear();
  cells_.clear();
  int first = 0;
  const std::span<const Field> fields = asker_->fields(values_);
  for (std::size_t i = 0; i < fields.size(); ++i) {
    add_rows_of(i, first);
    first += fields[i].slots;
  }
  if (cursor_ >= cells_.size()) cursor_ = cells_.empty() ? 0 : cells_.size() - 1;
}

void FormModel::add_rows_of(std::size_t field_index, int first_slot) {
  const Field& field = asker_->fields(values_)[field_index];
  if (field.kind == FieldKind::kRandom) return;  // drawn when the form is saved: there is nothing to ask
  const int columns = field.kind == FieldKind::kGrid ? grid_columns(field) : field.slots;
  for (int grid_row = 0; grid_row * columns < field.slots; ++grid_row) {
    Row row{static_cast<std::uint8_t>(field_index), static_cast<std::uint8_t>(grid_row),
            static_cast<std::uint8_t>(cells_.size()), 0};
    for (int column = 0; column < columns; ++column) {
      const int slot = first_slot + grid_row * columns + column;
      if (((fixed_ >> slot) & 1U) != 0 || !asker_->domain(values_, slot).visible) continue;
      if (edited_elsewhere(field.kind) && row.cells == 1) continue;
      cells_.push_back(static_cast<std::uint8_t>(slot));
      ++row.cells;
    }
    if (row.cells > 0) rows_.push_back(row);
  }
}

std::size_t FormModel::cursor_row() const {
  std::size_t row = 0;
  while (row + 1 < rows_.size() && rows_[row + 1].first_cell <= cursor_) ++row;
  return row;
}

std::size_t FormModel::columns(const Row& row) const {
  if (by_seat(row)) return setup_->players;
  const Field& of = field(row);
  return of.kind == FieldKind::kGrid ? static_cast<std::size_t>(grid_columns(of)) : row.cells;
}

std::size_t FormModel::column(const Row& row, std::size_t cell_in_row) const {
  const Field& of = field(row);
  if (of.kind != FieldKind::kGrid && of.kind != FieldKind::kPerPlayer) return cell_in_row;
  const int within = cells_[row.first_cell + cell_in_row] - first_slot(asker_->fields(values_), row.field);
  return static_cast<std::size_t>(of.kind == FieldKind::kGrid ? within % grid_columns(of) : within);
}

void FormModel::move_row(int direction) {
  if (rows_.empty()) return;
  if (rows_.size() == 1) {  // the cells are all there is to move between
    return go_to_cell((cursor_ + cells_.size() + static_cast<std::size_t>(direction)) % cells_.size());
  }
  const Row& row = rows_[(cursor_row() + rows_.size() + static_cast<std::size_t>(direction)) % rows_.size()];
  std::size_t nearest = 0;
  for (std::size_t cell = 0; cell < row.cells && column(row, cell) <= column_; ++cell) nearest = cell;
  cursor_ = row.first_cell + nearest;
}

void FormModel::go_to_cell(std::size_t cell) {
  cursor_ = cell;
  const Row& row = rows_[cursor_row()];
  if (columns(row) > 1) column_ = column(row, cell - row.first_cell);
}

void FormModel::next_cell() {
  if (!on_last_cell()) go_to_cell(cursor_ + 1);
}

bool FormModel::go_to_unset() {
  for (std::size_t i = 0; i < cells_.size(); ++i) {
    if (values_[cells_[i]] == kUnset) { go_to_cell(i); return true; }
  }
  return false;
}

bool FormModel::has_unset() const {
  for (const std::uint8_t cell : cells_) {
    if (values_[cell] == kUnset) return true;
  }
  return false;
}

int FormModel::next_value(const Field& field, const Domain& domain, int value, int direction) const {
  if (value == kUnset) return direction > 0 ? domain.min : domain.max;
  if (!is_listed(field)) return domain.allows(value + direction) ? value + direction : value;
  const int last = field.kind == FieldKind::kPattern ? kPatternPositions - 1 : domain.max;
  const int first = field.kind == FieldKind::kPattern ? 0 : domain.min;
  int position = position_of(field, value);
  do {
    position += direction;
    if (position > last) position = first;
    if (position < first) position = last;
  } while (!domain.allows(value_at(field, position)));
  return value_at(field, position);
}

void FormModel::change(int direction) {
  if (cells_.empty()) return;
  const Field& at = cursor_field();
  if (edited_elsewhere(at.kind) || at.kind == FieldKind::kRandom) return;
  const int at_slot = cells_[cursor_];
  put(at_slot, next_value(at, asker_->domain(values_, at_slot), values_[at_slot], direction));
}

void FormModel::put(int at_slot, int value) {
  values_.set(at_slot, value);
  touched_ |= 1U << at_slot;
  refresh();
}

Phrase FormModel::row_label(const Row& row) const {
  const Field& of = field(row);
  return of.kind == FieldKind::kGrid ? Phrase(of.choices[row.grid_row].label) : Phrase(of.label);
}

bool FormModel::by_seat(const Row& row) const {
  const Field& of = field(row);
  return of.kind == FieldKind::kPerPlayer || (of.kind == FieldKind::kGrid && of.column_names.empty());
}

void FormModel::append_column_name(Line& line, const Row& row, std::size_t column, Language language) const {
  const Field& of = field(row);
  if (by_seat(row)) append_name(line, setup_->names[column]);
  else if (of.kind == FieldKind::kGrid) line.append(of.column_names[column].label.in(language));
  else if (of.kind == FieldKind::kPattern && column == 0) line.append("\u2193");  // the bottom section
  else if (of.kind == FieldKind::kPattern && column + 1 == columns(row)) line.append("\u2191");  // the top
}

void FormModel::append_value(Line& line, int at_slot, Language language) const {
  const std::span<const Field> fields = asker_->fields(values_);
  const SlotPlace place = place_of(fields, at_slot);
  const Field& of = fields[static_cast<std::size_t>(place.field)];
  const int value = values_[at_slot];
  if (value == kUnset) return line.append('?');
  if (const Phrase own = asker_->label(values_, at_slot, value); !own.empty()) {
    return append_phrase(line, own, language, *setup_);
  }
  switch (of.kind) {
    case FieldKind::kPlayer: return append_name(line, setup_->names[static_cast<std::size_t>(value)]);
    case FieldKind::kYesNo: return line.append((value != 0 ? texts::kYes : texts::kNo).in(language));
    case FieldKind::kPattern: return append_pattern(line, value, language);
    case FieldKind::kText:
      for (int i = 0; i < of.slots && values_[at_slot + i] != 0; ++i)
        line.append_latin1(static_cast<char>(values_[at_slot + i]));
      return;
    case FieldKind::kCards: {
      int cards = 0;
      for (int i = 0; i < of.slots; ++i) cards += values_[at_slot + i] != 0 ? 1 : 0;
      return line.append_number(cards);
    }
    case FieldKind::kNumber:
    case FieldKind::kGrid:
    case FieldKind::kItem: return line.append_number(value);
    case FieldKind::kPerPlayer:
      if (of.choices.empty()) return line.append_number(value);
      [[fallthrough]];
    case FieldKind::kChoice:
    case FieldKind::kColour:
    case FieldKind::kWildColour:
    case FieldKind::kRandom: return append_choice(line, of, value, language);
  }
}

}  // namespace lungta
