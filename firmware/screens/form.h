// A form: the values of an entry, a correction or a helper, with the effect shown before it counts.
#pragma once
#include <array>

#include "firmware/screens/name.h"
#include "firmware/screens/question.h"
#include "firmware/ui/form_model.h"

namespace lungta {

class FormScreen final : public Screen, public Asked, public Named {
 public:
  explicit FormScreen(Desk& desk) : desk_(desk) {}

  void open_action(std::uint8_t action, int seat);
  void open_due();  // what the game asks for now
  void open_replace(std::size_t entry);
  void open_insert(std::size_t before, std::uint8_t action);
  void open_helper(std::uint8_t helper, int seat);

  // For the editors of text and cards, which take over one row.
  FormModel& model() { return model_; }
  void edited();
  void named(const PlayerName& name) override;

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;
  bool explain() override;
  void show() override;
  void answered(bool yes) override;

 private:
  enum class Mode : std::uint8_t { kEnter, kReplace, kInsert, kHelper };
  // Forms left with B, so that they can come back.
  struct Draft {
    bool kept = false;
    std::uint32_t at = 0;      // the newest record then
    Mode mode = Mode::kEnter;
    std::size_t entry = 0;
    Event opened;              // what the form was opened with
    Event values;
    std::uint32_t touched = 0;
    std::size_t cursor = 0;
  };

  void open(Mode mode, std::size_t entry, const Event& values, std::uint32_t touched, std::uint32_t fixed,
            bool is_due = false);
  const AnyState& state() const;  // the table the form is about: now, or before the entry it corrects
  Asker asker() const;
  void go_on();
  bool asks_only_for_cards() const;
  Draft* find_draft();
  void keep_draft();
  void save();
  void save_at_once();
  void show_saved(const Event& event);
  void answer();
  void preview();
  void change(int direction);
  void recall(int direction);
  std::size_t remembered_count() const;
  Event remembered(std::size_t index) const;
  void edit_text();
  Event drawn(const Event& values) const;
  Phrase last_summary();
  void draw_what_follows(Lines& shown);

  void draw_title(Canvas& canvas) const;
  void draw_single(Canvas& canvas, std::size_t place, std::size_t index) const;
  void draw_cells(Canvas& canvas, int top, std::size_t index) const;
  void draw_column_names(Canvas& canvas) const;
  void draw_explanation(Canvas& canvas, std::size_t lines) const;
  void draw_preview(Canvas& canvas) const;
  // What counts already is what the table shows; only when that stays as it is the projection is told.
  bool shows_projection() const;
  void draw_changes(Canvas& canvas) const;
  const FormModel::Row& row_with_columns() const;
  bool has_columns() const;

  Desk& desk_;
  FormModel model_;
  Mode mode_ = Mode::kEnter;
  bool is_due_ = false;        // it answers what the game asks for: the question is its title
  std::size_t entry_ = 0;      // which one is corrected, or inserted before
  Correction judged_{};        // what the rules say to the values as they stand
  Lines explanation_;          // what the entry leads to, in the game's words
  Sheet before_;
  Sheet after_;
  std::array<Draft, 4> drafts_;    // what one leaves to look something up, and what one looks up
  std::size_t next_draft_ = 0;
  Event opened_;
  bool spoken_ = false;        // somebody has given a value
  bool asks_to_save_ = false;  // what the open question is about: saving, or discarding
  static constexpr std::size_t kNothingRecalled = SIZE_MAX;
  std::size_t recalled_ = kNothingRecalled;  // which remembered entry the form shows
  bool text_done_ = false;     // the text under the cursor has just been written
};

}  // namespace lungta
