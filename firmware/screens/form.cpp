#include "firmware/screens/form.h"

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"
#include "hal/entropy.h"

namespace lungta {

void FormScreen::open_action(std::uint8_t action, int seat) {
  const Question question = desk_.ledger.game().next(desk_.ledger.state());
  const bool for_player = desk_.ledger.game().info->actions[action].who == Who::kPlayer;
  const bool is_due =
      question.due && question.prefilled.action == action && (!for_player || question.prefilled[0] == seat);
  if (is_due) return open_due();
  Event values;
  values.action = action;
  if (for_player) values.set(0, seat);
  open(Mode::kEnter, 0, values, 0, for_player ? 1U : 0U);
}

void FormScreen::open_due() {
  const Question question = desk_.ledger.game().next(desk_.ledger.state());
  if (!question.due) return;
  const bool for_player = desk_.ledger.game().info->actions[question.prefilled.action].who == Who::kPlayer;
  open(Mode::kEnter, 0, question.prefilled, question.given, question.fixed | (for_player ? 1U : 0U), true);
}

void FormScreen::open_replace(std::size_t entry) {
  open(Mode::kReplace, entry, desk_.ledger.event_at(entry), ~std::uint32_t{0}, 0);
}

void FormScreen::open_insert(std::size_t before, std::uint8_t action) {
  Event values;
  values.action = action;
  open(Mode::kInsert, before, values, 0, 0);
}

void FormScreen::open_helper(std::uint8_t helper, int seat) {
  Event values;
  values.action = helper;
  const std::span<const Field> fields = desk_.ledger.game().info->helpers[helper].fields;
  const bool about_player = seat >= 0 && !fields.empty() && fields[0].kind == FieldKind::kPlayer;
  if (about_player) values.set(0, seat);
  open(Mode::kHelper, 0, values, about_player ? 1U : 0U, 0);
}

void FormScreen::open(Mode mode, std::size_t entry, const Event& values, std::uint32_t touched, std::uint32_t fixed,
                      bool is_due) {
  mode_ = mode;
  is_due_ = is_due;
  entry_ = entry;
  opened_ = values;
  recalled_ = kNothingRecalled;
  text_done_ = false;
  if (mode_ == Mode::kReplace || mode_ == Mode::kInsert) desk_.ledger.state_before(entry_);
  const Draft* draft = find_draft();
  model_.open(asker(), desk_.ledger.setup(), draft != nullptr ? draft->values : values,
              draft != nullptr ? draft->touched : touched, fixed);
  spoken_ = draft != nullptr || mode_ == Mode::kReplace;
  if (draft != nullptr && draft->cursor < model_.cells()) model_.go_to_cell(draft->cursor);
  desk_.ledger.sheet(before_);
  if (mode_ == Mode::kEnter && model_.rows() == 0) return save_at_once();  // nothing to ask: a roll is one press
  if (mode_ == Mode::kHelper && model_.rows() == 0) return answer();
  desk_.navigator.push(*this);
  if (asks_only_for_cards()) go_on();
}

void FormScreen::show() { preview(); }

// Such a helper goes straight to the cards, and from its answer straight back to the list.
bool FormScreen::asks_only_for_cards() const {
  return mode_ == Mode::kHelper && model_.rows() == 1 && model_.cursor_field().kind == FieldKind::kCards;
}

const AnyState& FormScreen::state() const {
  const bool corrects = mode_ == Mode::kReplace || mode_ == Mode::kInsert;
  return corrects ? desk_.ledger.past() : desk_.ledger.state();
}

Asker FormScreen::asker() const {
  const Game& game = desk_.ledger.game();
  return mode_ == Mode::kHelper ? Asker::for_helper(game, state()) : Asker::for_action(game, state());
}

void FormScreen::preview() {
  explanation_.clear();
  judged_ = {};
  if (mode_ == Mode::kHelper || has_random_slots(desk_.ledger.game(), model_.values())) return;
  switch (mode_) {
    case Mode::kEnter: judged_ = {desk_.ledger.preview(model_.values(), after_)}; break;
    case Mode::kReplace: judged_ = desk_.ledger.preview_replace(entry_, model_.values(), after_); break;
    case Mode::kInsert: judged_ = desk_.ledger.preview_insert(entry_, model_.values(), after_); break;
    case Mode::kHelper: break;
  }
  const Ledger& ledger = desk_.ledger;
  if (mode_ == Mode::kEnter && judged_.verdict.is_ok()) {
    ledger.game().explain(ledger.state(), ledger.trial(), model_.values(), explanation_);
  }
}

void FormScreen::press(Press press) {
  switch (press.gesture) {
    case Gesture::kUp: model_.move_row(-1); break;
    case Gesture::kDown: model_.move_row(1); break;
    case Gesture::kLeft: change(-1); break;
    case Gesture::kRight: change(1); break;
    case Gesture::kA: go_on(); break;
    case Gesture::kB:
      keep_draft();
      desk_.navigator.pop();
      break;
    case Gesture::kHoldB:
      asks_to_save_ = false;
      desk_.screens.question.ask(words::kDiscard, *this);
      break;
    default: break;
  }
}

void FormScreen::save_at_once() {
  const Text* question = desk_.ledger.game().info->actions[model_.values().action].ask_first;
  if (question == nullptr || is_due_) return save();
  asks_to_save_ = true;
  desk_.screens.question.ask(*question, *this);
}

// Drafts are for the same question at the same point of the same game: the number of the newest record says both.
FormScreen::Draft* FormScreen::find_draft() {
  for (Draft& draft : drafts_) {
    const bool same = draft.kept && draft.mode == mode_ && draft.entry == entry_ && draft.opened == opened_;
    if (same && draft.at == desk_.log.last_sequence()) return &draft;
  }
  return nullptr;
}

void FormScreen::keep_draft() {
  Draft* place = find_draft();
  if (place == nullptr) {
    place = &drafts_[next_draft_];
    next_draft_ = (next_draft_ + 1) % drafts_.size();
  }
  *place = {.kept = true, .at = desk_.log.last_sequence(), .mode = mode_, .entry = entry_, .opened = opened_,
            .values = model_.values(), .touched = model_.touched(), .cursor = model_.cursor_cell()};
}

void FormScreen::answered(bool yes) {
  if (!yes) return;
  if (asks_to_save_) return save();
  if (Draft* draft = find_draft()) draft->kept = false;
  desk_.navigator.pop();
}

bool FormScreen::explain() {
  const bool refused = mode_ != Mode::kHelper && !judged_.verdict.is_ok() && !model_.has_unset();
  if (refused) desk_.screens.message.open_refusal(judged_.verdict, judged_.conflict);
  return refused;
}

void FormScreen::change(int direction) {
  if (model_.rows() == 0) return;
  spoken_ = true;
  if (model_.cursor_field().kind == FieldKind::kText) recall(direction);
  else model_.change(direction);
  preview();
}

// Left and Right on the name of something remembered: the next one that may be entered now, the game's examples first.
void FormScreen::recall(int direction) {
  const Action& action = desk_.ledger.game().info->actions[model_.values().action];
  if (mode_ == Mode::kHelper || !action.remembered) return;
  const std::size_t count = remembered_count();
  for (std::size_t tries = 0; tries < count; ++tries) {
    recalled_ =
        recalled_ == kNothingRecalled ? (direction > 0 ? 0 : count - 1) : layout::step(recalled_, count, direction);
    Event event = remembered(recalled_);
    if (action.who == Who::kPlayer) event.set(0, model_.values()[0]);  // who has it stays
    if (!check_event(desk_.ledger.game(), state(), event).is_ok()) continue;
    for (int slot = 0; slot < slot_count(action.fields); ++slot) model_.put(slot, event[slot]);
    return;
  }
}

std::size_t FormScreen::remembered_count() const {
  const Ledger& ledger = desk_.ledger;
  const std::uint8_t action = model_.values().action;
  std::size_t count = ledger.game().info->actions[action].examples.size();
  for (std::size_t place = 0; desk_.memory.remembered(ledger.game(), ledger.setup().game, action, place);) ++count;
  return count;
}

Event FormScreen::remembered(std::size_t index) const {
  const Ledger& ledger = desk_.ledger;
  const std::uint8_t action = model_.values().action;
  const std::span<const Event> examples = ledger.game().info->actions[action].examples;
  if (index < examples.size()) return examples[index];
  std::size_t place = 0;
  std::optional<Event> found;
  for (std::size_t i = examples.size(); i <= index; ++i) {
    found = desk_.memory.remembered(ledger.game(), ledger.setup().game, action, place);
  }
  return *found;
}

void FormScreen::go_on() {
  if (model_.rows() > 0) {
    const FieldKind kind = model_.cursor_field().kind;
    const bool leave_text = text_done_ && model_.on_last_cell();
    if (kind == FieldKind::kText && !leave_text) return edit_text();
    if (kind == FieldKind::kCards) return desk_.screens.cards.open();
  }
  edited();
}

void FormScreen::edit_text() {
  PlayerName text;
  const int first = model_.slot(model_.cursor_cell());
  const int slots = model_.cursor_field().slots;
  for (int i = 0; i < slots && model_.values()[first + i] > 0; ++i)
    text.append(static_cast<char>(model_.values()[first + i]));
  desk_.screens.name.open(*this, text, static_cast<std::size_t>(slots), true);
}

void FormScreen::named(const PlayerName& name) {
  const int first = model_.slot(model_.cursor_cell());
  for (int i = 0; i < model_.cursor_field().slots; ++i) {
    const auto at = static_cast<std::size_t>(i);
    model_.put(first + i, at < name.size() ? static_cast<unsigned char>(name[at]) : 0);
  }
  spoken_ = true;
  preview();
  text_done_ = true;  // on the last row the next A saves instead of opening the editor again
  if (!model_.on_last_cell()) model_.next_cell();
}

void FormScreen::edited() {
  if (!model_.on_last_cell()) return model_.next_cell();
  if (model_.go_to_unset()) return;
  if (mode_ == Mode::kHelper) answer();
  else save();
}

void FormScreen::answer() {
  Lines lines;
  const Helper& helper = desk_.ledger.game().info->helpers[model_.values().action];
  desk_.ledger.game().answer(desk_.ledger.state(), model_.values(), lines);
  if (asks_only_for_cards()) {
    keep_draft();
    desk_.navigator.pop();
  }
  desk_.screens.message.open_lines(helper.label, lines);
}

// With its random slots drawn. A roll that was undone comes up again: undoing is not a second chance.
Event FormScreen::drawn(const Event& values) const {
  const Game& game = desk_.ledger.game();
  Event event = values;
  if (!has_random_slots(game, values)) return event;
  if (const std::optional<Event> before = desk_.ledger.earlier_roll(values)) return *before;
  draw_random_slots(game, desk_.ledger.state(), event, hal_entropy_bits);
  return event;
}

void FormScreen::save() {
  Ledger& ledger = desk_.ledger;
  Correction done{};
  const Event event = mode_ == Mode::kEnter ? drawn(model_.values()) : model_.values();
  if (mode_ == Mode::kEnter) done.verdict = ledger.enter(event);
  if (mode_ == Mode::kReplace) {
    if (event == ledger.event_at(entry_)) return desk_.navigator.pop_to(desk_.screens.history);  // nothing to correct
    done = ledger.replace(entry_, event);
  }
  if (mode_ == Mode::kInsert) done = ledger.insert(entry_, event);
  if (!done.verdict.is_ok()) return desk_.screens.message.open_refusal(done.verdict, done.conflict);
  if (ledger.game().info->actions[event.action].remembered) {
    desk_.memory.remember_entry(ledger.game(), ledger.setup().game, event);
  }
  show_saved(event);
  Lines followed;
  if (mode_ == Mode::kEnter) draw_what_follows(followed);
  // Who corrects one entry often looks at the next.
  if (mode_ == Mode::kEnter) desk_.navigator.pop_to(desk_.screens.table);
  else return desk_.navigator.pop_to(desk_.screens.history);
  Sheet now;
  ledger.sheet(now);
  if (now.over && !before_.over) desk_.navigator.push(desk_.screens.result);
  if (!followed.empty()) desk_.screens.message.open_lines(ledger.game().info->actions[event.action].label, followed);
}

Phrase FormScreen::last_summary() {
  const std::size_t last = desk_.ledger.timeline().entries() - 1;
  const Event event = desk_.ledger.event_at(last);
  return desk_.ledger.game().summary(desk_.ledger.state_before(last), event);
}

// Draws that the game repeats by itself: each is an entry of its own, and all are shown together.
void FormScreen::draw_what_follows(Lines& shown) {
  Ledger& ledger = desk_.ledger;
  for (;;) {
    const Question question = ledger.game().next(ledger.state());
    if (!question.due || !question.by_itself || shown.full()) return;
    if (shown.empty()) shown.push_back(last_summary());
    if (!ledger.enter(drawn(question.prefilled)).is_ok()) return;
    shown.push_back(last_summary());
  }
}

// "Saved: Ana +11, Bo +2"; an entry that changes no score says what it was.
void FormScreen::show_saved(const Event& event) {
  const Ledger& ledger = desk_.ledger;
  Sheet now;
  ledger.sheet(now);
  Line line;
  const Text& done = mode_ == Mode::kReplace ? words::kCorrected : words::kSaved;
  line.append(done.in(desk_.language()));
  bool any = false;
  for (std::size_t seat = 0; seat < now.players; ++seat) {
    const int gain = now.so_far[seat] - before_.so_far[seat];
    if (gain == 0) continue;
    if (any) line.append(' ');
    append_name(line, ledger.setup().names[seat]);
    line.append(' ');
    line.append_number(gain, true);
    any = true;
  }
  if (!any || Canvas::text_width(Font::kSmall, line.view()) > Canvas::kWidth - 2) {
    const std::size_t entry = mode_ == Mode::kEnter ? ledger.timeline().entries() - 1 : entry_;
    Line what;
    append_phrase(what, ledger.game().summary(desk_.ledger.state_before(entry), event), desk_.language(),
                  ledger.setup());
    line = Line(done.in(desk_.language()));
    line.append(what.view());
    if (Canvas::text_width(Font::kSmall, line.view()) > Canvas::kWidth - 2) {
      line = Line("\u2713 ");  // the words are worth more than the word for it
      line.append(what.view());
    }
  }
  if (has_random_slots(ledger.game(), event)) desk_.notice.roll(line);
  else desk_.notice.say(line);
}

const Text& FormScreen::help() const {
  const GameInfo& info = *desk_.ledger.game().info;
  const Text* own = mode_ == Mode::kHelper ? info.helpers[model_.values().action].help
                                           : info.actions[model_.values().action].help;
  if (own != nullptr) return *own;
  return mode_ == Mode::kHelper ? words::kHelpHelper : words::kHelpForm;
}

}  // namespace lungta
