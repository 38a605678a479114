#include "tests/support/journal_keys.h"

#include "firmware/journal/event_parser.h"
#include "firmware/journal/words.h"
#include "tests/support/key_script.h"

namespace lungta {
namespace {

constexpr int kEnough = 600;  // presses for one value; more means that it cannot be reached

// How many presses in this direction lead to the value; kEnough when none do.
int presses_to(FormModel model, int direction, int slot, int wanted) {
  int presses = 0;
  while (presses < kEnough && model.values()[slot] != wanted) {
    const int before = model.values()[slot];
    model.change(direction);
    if (model.values()[slot] == before) return kEnough;
    ++presses;
  }
  return presses;
}

}  // namespace

void JournalKeys::press(const char* key) {
  press_key(app_, key);
  keys_.emplace_back(key);
}

bool JournalKeys::fail(std::string_view why) {
  said_ = why;
  return false;
}

bool JournalKeys::enter(std::string_view line) {
  line = strip(line);
  if (line.empty() || line == "finish") return true;
  if (line.starts_with("setup ")) return enter_setup(line);
  Desk& desk = app_.desk();
  while (!on(desk.screens.table)) press("b");
  if (line == "undo") {
    press("hold-b");
    return true;
  }
  return enter_event(line);
}

bool JournalKeys::enter_setup(std::string_view line) {
  Setup wanted;
  const ParseError error = parse_setup(line, wanted);
  if (!error.is_ok()) return fail(error.reason);
  Desk& desk = app_.desk();
  press("a");
  while (desk.screens.new_game.cursor() != wanted.game) press("down");
  press("a");
  if (!set_players(wanted.players) || !set_names(wanted) || !set_options(wanted)) return false;
  if (!go_to_setup_row(desk.screens.setup.row_count() - 1)) return false;
  press("a");
  return on(desk.screens.table) ? true : fail("the device does not start this game");
}

bool JournalKeys::go_to_setup_row(std::size_t row) {
  const SetupScreen& setup = app_.desk().screens.setup;
  for (int i = 0; i < kEnough && setup.cursor() != row; ++i) press(setup.cursor() > row ? "up" : "down");
  return setup.cursor() == row ? true : fail("a row of the setup cannot be reached");
}

bool JournalKeys::set_players(std::uint8_t players) {
  const SetupScreen& setup = app_.desk().screens.setup;
  if (setup.setup().players == players) return true;
  if (!go_to_setup_row(0)) return false;
  for (int i = 0; i < kMaxPlayers && setup.setup().players != players; ++i) {
    press(setup.setup().players < players ? "right" : "left");
  }
  return setup.setup().players == players ? true : fail("this number of players cannot be chosen");
}

bool JournalKeys::set_names(const Setup& wanted) {
  const SetupScreen& setup = app_.desk().screens.setup;
  const GameInfo& info = *games()[wanted.game].info;
  const std::size_t first = info.min_players != info.max_players ? 1 : 0;
  for (std::size_t seat = 0; seat < wanted.players; ++seat) {
    if (setup.setup().names[seat] == wanted.names[seat]) continue;
    if (!go_to_setup_row(first + seat)) return false;
    press("a");
    if (!type(wanted.names[seat])) return false;
  }
  return true;
}

// In the name editor: wipes what is there, writes the text, ends with A.
bool JournalKeys::type(const PlayerName& text) {
  const NameScreen& editor = app_.desk().screens.name;
  while (editor.cursor() < editor.name().size()) press("right");
  while (!editor.name().empty()) press("left");
  for (std::size_t i = 0; i < text.size(); ++i) {
    press("down");
    for (int tries = 0; tries < kEnough && editor.name()[i] != text[i]; ++tries) press("down");
    if (editor.name()[i] != text[i]) return fail("a letter cannot be written");
    press("right");
  }
  press("a");
  return true;
}

bool JournalKeys::set_options(const Setup& wanted) {
  const SetupScreen& setup = app_.desk().screens.setup;
  const GameInfo& info = *games()[wanted.game].info;
  const std::size_t first = (info.min_players != info.max_players ? 1U : 0U) + wanted.players;
  // Options may appear when earlier ones change, so the end is looked up each time.
  for (std::size_t cell = 0; first + cell + 1 < setup.row_count(); ++cell) {
    const int slot = setup.options().slot(cell);
    const int target = wanted.options[slot];
    if (setup.options().values()[slot] == target) continue;
    if (!go_to_setup_row(first + cell)) return false;
    for (int i = 0; i < kEnough && setup.options().values()[slot] != target; ++i) press("right");
    if (setup.options().values()[slot] != target) return fail("an option cannot be chosen");
  }
  return true;
}

bool JournalKeys::enter_event(std::string_view line) {
  const Ledger& ledger = app_.desk().ledger;
  Event event;
  const ParseError error = parse_event(line, ledger.game(), ledger.state(), ledger.setup(), event);
  if (!error.is_ok()) return fail(error.reason);
  const std::size_t before = ledger.timeline().in_effect();
  if (!open_form(event)) return false;
  if (on(app_.desk().screens.question)) press("a");  // an entry that ends something asks first
  if (on(app_.desk().screens.form) && !fill_form(event)) return false;
  if (ledger.timeline().in_effect() != before + 1) return fail("the device did not save the entry");
  if (!(ledger.event_at(ledger.timeline().entries() - 1) == event)) return fail("the device saved something else");
  return true;
}

bool JournalKeys::open_form(const Event& event) {
  Desk& desk = app_.desk();
  const bool for_player = desk.ledger.game().info->actions[event.action].who == Who::kPlayer;
  for (int i = 0; i < 10 && (for_player ? desk.screens.table.seat() != event[0] : desk.screens.table.seat() < 0); ++i)
    press("down");
  press("a");
  for (int i = 0; i < 64 && !desk.screens.actions.on_action(event.action); ++i) press("down");
  if (!desk.screens.actions.on_action(event.action)) return fail("the device does not offer this action");
  press("a");
  return true;
}

bool JournalKeys::fill_form(const Event& event) {
  Desk& desk = app_.desk();
  for (int cells = 0; cells <= kMaxSlots && on(desk.screens.form); ++cells) {
    if (!fill_cell(event)) return false;
  }
  return on(desk.screens.form) || on(desk.screens.message) ? fail("the device refuses the entry") : true;
}

// Sets the cell under the cursor and goes on; on the last cell that saves.
bool JournalKeys::fill_cell(const Event& event) {
  const FormModel& model = app_.desk().screens.form.model();
  if (model.cursor_field().kind == FieldKind::kText) return fill_text(event);
  const int slot = model.slot(model.cursor_cell());
  const int right = presses_to(model, 1, slot, event[slot]);
  const int left = presses_to(model, -1, slot, event[slot]);
  if (right >= kEnough && left >= kEnough) return fail("a value cannot be reached");
  for (int i = 0; i < std::min(left, right); ++i) press(left < right ? "left" : "right");
  press("a");
  return true;
}

bool JournalKeys::fill_text(const Event& event) {
  const FormModel& model = app_.desk().screens.form.model();
  const int first = model.slot(model.cursor_cell());
  PlayerName wanted;
  PlayerName shown;
  for (int i = 0; i < model.cursor_field().slots; ++i) {
    if (event[first + i] > 0) wanted.append(static_cast<char>(event[first + i]));
    if (model.values()[first + i] > 0) shown.append(static_cast<char>(model.values()[first + i]));
  }
  const bool last = model.on_last_cell();
  if (shown == wanted && !last) {
    press("down");
    return true;
  }
  press("a");
  if (!type(wanted)) return false;
  if (last) press("a");
  return true;
}

}  // namespace lungta
