// A form as rows of cells: which values are asked, where the cursor is, and how values change. No drawing here.
//
// Up and Down move between rows (in a single row between its cells), Left and Right change the value under the cursor,
// A goes on to the next cell.
#pragma once
#include <cstdint>
#include <optional>

#include "firmware/input/gestures.h"
#include "game/core/fixed_vector.h"
#include "game/core/rules.h"

namespace lungta {

class FormModel {
 public:
  // One line of the form: a field, or one row of a grid.
  struct Row {
    std::uint8_t field = 0;
    std::uint8_t grid_row = 0;
    std::uint8_t first_cell = 0;  // index into the visible cells
    std::uint8_t cells = 0;
    friend constexpr bool operator==(const Row&, const Row&) = default;
  };

  // `fixed`: slots that are known and not shown. `touched`: slots that keep the given values.
  void open(const Asker& asker, const Setup& setup, const Event& values, std::uint32_t touched, std::uint32_t fixed);
  // The same form on a new asker (the state moved on, or another copy of it is looked at).
  void rebind(const Asker& asker) { asker_ = asker; refresh(); }

  const Event& values() const { return values_; }
  std::uint32_t touched() const { return touched_; }

  std::size_t rows() const { return rows_.size(); }
  std::size_t cells() const { return cells_.size(); }
  const Row& row(std::size_t index) const { return rows_[index]; }
  std::size_t cursor_row() const;
  std::size_t cursor_cell() const { return cursor_; }
  bool on_last_cell() const { return cursor_ + 1 >= cells_.size(); }
  int slot(std::size_t cell) const { return cells_[cell]; }
  const Field& field(const Row& row) const { return asker_->fields(values_)[row.field]; }
  const Field& cursor_field() const { return field(rows_[cursor_row()]); }
  // How many columns a row has room for, and which one a cell of it is in. A player's column is the same in every row,
  // whether or not the row asks everyone.
  std::size_t columns(const Row& row) const;
  std::size_t column(const Row& row, std::size_t cell_in_row) const;

  void move_row(int direction);
  void next_cell();
  void go_to_cell(std::size_t cell);
  // The first cell that still has to be chosen; false when there is none.
  bool go_to_unset();
  bool has_unset() const;
  // Left or Right: the next value in that direction. Choices go round, numbers stop at their ends.
  void change(int direction);
  void change_cell(std::size_t cell, int direction) { go_to_cell(cell); change(direction); }
  // Gives a slot a value, as an editor of its own does (text, cards).
  void put(int slot, int value);
  void refresh();

  // --- words ---
  Phrase row_label(const Row& row) const;
  bool by_seat(const Row& row) const;  // a column per player
  void append_column_name(Line& line, const Row& row, std::size_t column, Language language) const;
  void append_value(Line& line, int slot, Language language) const;
  const Setup& setup() const { return *setup_; }

 private:
  void add_rows_of(std::size_t field_index, int first_slot);
  int next_value(const Field& field, const Domain& domain, int value, int direction) const;

  std::optional<Asker> asker_;
  const Setup* setup_ = nullptr;
  Event values_;
  std::uint32_t touched_ = 0;
  std::uint32_t fixed_ = 0;
  FixedVector<Row, kMaxSlots> rows_;
  FixedVector<std::uint8_t, kMaxSlots> cells_;  // the slots that are shown, in order
  std::size_t cursor_ = 0;
  std::size_t column_ = 0;  // where Up and Down go on, also across rows that lack it
};

}  // namespace lungta
