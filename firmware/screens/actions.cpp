#include "firmware/screens/actions.h"

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {

void ActionsScreen::open(int seat) {
  seat_ = seat;
  insert_before_ = -1;
  cursor_ = 0;
  desk_.navigator.push(*this);
}

void ActionsScreen::open_insert(std::size_t before) {
  seat_ = 0;
  insert_before_ = static_cast<int>(before);
  cursor_ = 0;
  desk_.navigator.push(*this);
}

void ActionsScreen::add_actions(Who who) {
  const Ledger& ledger = desk_.ledger;
  const AnyState& state = insert_before_ >= 0 ? desk_.ledger.state_before(static_cast<std::size_t>(insert_before_))
                                              : ledger.state();
  const std::span<const Action> actions = ledger.game().info->actions;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (actions[i].who == who && is_open(state, i)) items_.push_back({Kind::kAction, static_cast<std::uint8_t>(i)});
  }
}

// To the chosen player; an inserted entry may be anyone's, but no roll: the dice fall when they are rolled.
bool ActionsScreen::is_open(const AnyState& state, std::size_t action) const {
  const Game& game = desk_.ledger.game();
  const bool inserts = insert_before_ >= 0;
  const bool by_player = game.info->actions[action].who == Who::kPlayer;
  Event event;
  event.action = static_cast<std::uint8_t>(action);
  if (inserts && has_random_slots(game, event)) return false;
  const int first = !by_player ? -1 : inserts ? 0 : seat_;
  const int last = by_player && inserts ? desk_.ledger.setup().players - 1 : first;
  for (int seat = first; seat <= last; ++seat) {
    if (game.offered(state, static_cast<int>(action), seat).is_ok()) return true;
  }
  return false;
}

void ActionsScreen::show() {
  items_.clear();
  if (seat_ >= 0) add_actions(Who::kPlayer);
  add_actions(Who::kTable);
  if (insert_before_ < 0) {
    const std::span<const Helper> helpers = desk_.ledger.game().info->helpers;
    for (std::size_t i = 0; i < helpers.size(); ++i) items_.push_back({Kind::kHelper, static_cast<std::uint8_t>(i)});
    Lines reminders;
    desk_.ledger.game().remind(desk_.ledger.state(), reminders);
    if (!reminders.empty()) items_.push_back({Kind::kReminders});
    // Not last: one Up from the top of the list must not lead to it.
    items_.push_back({Kind::kEndGame});
    items_.push_back({Kind::kSheet});
    items_.push_back({Kind::kHistory});
  }
  if (cursor_ >= items_.size()) cursor_ = 0;
}

const Text& ActionsScreen::name(const Item& item) const {
  const GameInfo& info = *desk_.ledger.game().info;
  switch (item.kind) {
    case Kind::kAction: return info.actions[item.index].label;
    case Kind::kHelper: return info.helpers[item.index].label;
    case Kind::kReminders: return words::kReminders;
    case Kind::kSheet: return words::kScoreSheet;
    case Kind::kHistory: return words::kHistory;
    case Kind::kEndGame: return words::kEndGame;
  }
  return words::kTableActions;
}

bool ActionsScreen::on_action(std::uint8_t action) const {
  return cursor_ < items_.size() && items_[cursor_].kind == Kind::kAction && items_[cursor_].index == action;
}

void ActionsScreen::draw(Canvas& canvas) const {
  Line title;
  if (insert_before_ >= 0) append_phrase(title, words::kInsertBefore, desk_.language(), desk_.ledger.setup());
  else if (seat_ >= 0) append_name(title, desk_.ledger.setup().names[static_cast<std::size_t>(seat_)]);
  else title.append(words::kTableActions.in(desk_.language()));
  layout::draw_header(canvas, title.view());
  const std::size_t first = layout::first_shown(cursor_, items_.size());
  for (std::size_t i = first; i < items_.size() && i < first + layout::kListRows; ++i) {
    layout::draw_row(canvas, i - first, i == cursor_, name(items_[i]).in(desk_.language()));
  }
  layout::draw_scroll_bar(canvas, first, items_.size());
}

void ActionsScreen::press(Press press) {
  switch (press.gesture) {
    case Gesture::kUp: cursor_ = layout::step(cursor_, items_.size(), -1); break;
    case Gesture::kDown: cursor_ = layout::step(cursor_, items_.size(), 1); break;
    case Gesture::kA: if (!items_.empty()) choose(items_[cursor_]); break;
    case Gesture::kB: desk_.navigator.pop(); break;
    case Gesture::kHoldB:
      if (insert_before_ >= 0) break;  // undo could take away the very entry this is about
      desk_.screens.table.undo();
      show();
      break;
    default: break;
  }
}

void ActionsScreen::choose(const Item& item) {
  Screens& screens = desk_.screens;
  switch (item.kind) {
    case Kind::kAction:
      if (insert_before_ >= 0) screens.form.open_insert(static_cast<std::size_t>(insert_before_), item.index);
      else screens.form.open_action(item.index, seat_);
      break;
    case Kind::kHelper: screens.form.open_helper(item.index, seat_); break;
    case Kind::kReminders: {
      Lines reminders;
      desk_.ledger.game().remind(desk_.ledger.state(), reminders);
      screens.message.open_list(words::kReminders, reminders);
      break;
    }
    case Kind::kSheet: desk_.navigator.push(screens.sheet); break;
    case Kind::kHistory: screens.history.open(); break;
    case Kind::kEndGame: screens.question.ask(words::kEndGameQuestion, *this); break;
  }
}

void ActionsScreen::answered(bool yes) {
  if (!yes) return;
  if (const Verdict done = desk_.ledger.finish(); !done.is_ok()) return desk_.screens.message.open_refusal(done);
  desk_.navigator.reset(desk_.screens.home);
}

const Text& ActionsScreen::help() const {
  if (cursor_ < items_.size()) {
    const Item& item = items_[cursor_];
    const GameInfo& info = *desk_.ledger.game().info;
    if (item.kind == Kind::kAction && info.actions[item.index].help != nullptr) return *info.actions[item.index].help;
    if (item.kind == Kind::kHelper && info.helpers[item.index].help != nullptr) return *info.helpers[item.index].help;
  }
  return words::kHelpHome;
}

}  // namespace lungta
