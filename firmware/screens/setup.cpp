#include "firmware/screens/setup.h"

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {
namespace {

// Default names are the colours of the box, kept in the language of the moment.
PlayerName latin1(std::string_view utf8) {
  PlayerName name;
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    const auto lead = static_cast<unsigned char>(utf8[i]);
    if (lead < 0x80) { name.append(utf8[i]); continue; }
    const auto tail = static_cast<unsigned char>(utf8[++i]);
    name.append(static_cast<char>(((lead & 0x03) << 6) | (tail & 0x3F)));
  }
  return name;
}

}  // namespace

void SetupScreen::open(std::uint8_t game_index) {
  if (kept_ && setup_.game == game_index) return desk_.navigator.push(*this);
  const std::optional<Setup> last = desk_.memory.last_setup(game_index);
  kept_ = true;
  setup_ = last ? *last : Setup{};
  setup_.game = game_index;
  if (!last) {
    setup_.players = game().info->min_players;
    default_names();
  }
  const std::uint32_t touched = last ? ~std::uint32_t{0} : 0;
  options_.open(Asker::for_options(game(), setup_), setup_, setup_.options, touched, 0);
  cursor_ = row_count() - 1;
  desk_.navigator.push(*this);
}

std::size_t SetupScreen::row_count() const {
  std::size_t cells = 0;
  for (std::size_t i = 0; i < options_.rows(); ++i) cells += options_.row(i).cells;
  return (player_count_varies() ? 1U : 0U) + setup_.players + cells + 1U;
}

SetupScreen::Row SetupScreen::row(std::size_t index) const {
  if (player_count_varies()) {
    if (index == 0) return {RowKind::kPlayers, 0};
    --index;
  }
  if (index < setup_.players) return {RowKind::kName, static_cast<std::uint8_t>(index)};
  const std::size_t cell = index - setup_.players;
  if (index + 1 + (player_count_varies() ? 1U : 0U) == row_count()) return {RowKind::kStart, 0};
  return {RowKind::kOption, static_cast<std::uint8_t>(cell)};
}

void SetupScreen::default_names() {
  for (std::size_t seat = 0; seat < kMaxPlayers; ++seat) {
    if (!setup_.names[seat].empty() || seat >= game().info->seat_names.size()) continue;
    const PlayerName name = latin1(game().info->seat_names[seat].in(desk_.language()));
    if (!name_taken(name, seat)) setup_.names[seat] = name;
  }
}

bool SetupScreen::name_taken(const PlayerName& name, std::size_t except) const {
  for (std::size_t seat = 0; seat < setup_.players; ++seat) {
    if (seat != except && setup_.names[seat] == name) return true;
  }
  return false;
}

void SetupScreen::draw(Canvas& canvas) const {
  layout::draw_header(canvas, game().info->name.in(desk_.language()));
  const std::size_t first = layout::first_shown(cursor_, row_count());
  for (std::size_t i = first; i < row_count() && i < first + layout::kListRows; ++i) draw_row(canvas, i - first, i);
  layout::draw_scroll_bar(canvas, first, row_count());
}

void SetupScreen::draw_row(Canvas& canvas, std::size_t place, std::size_t index) const {
  const Language language = desk_.language();
  const Row at = row(index);
  Line name;
  Line value;
  switch (at.kind) {
    case RowKind::kPlayers:
      name.append(words::kPlayers.in(language));
      value.append_number(setup_.players);
      break;
    case RowKind::kName:
      append_phrase(name, {words::kSeat, at.index + 1}, language, setup_);
      append_name(value, setup_.names[at.index]);
      break;
    case RowKind::kOption: {
      std::size_t of = 0;
      while (options_.row(of).first_cell + options_.row(of).cells <= at.index) ++of;
      const FormModel::Row& option = options_.row(of);
      append_phrase(name, options_.row_label(option), language, setup_);
      if (option.cells > 1) {
        name.append(' ');
        options_.append_column_name(name, option, options_.column(option, at.index - option.first_cell), language);
      }
      options_.append_value(value, options_.slot(at.index), language);
      break;
    }
    case RowKind::kStart: name.append(words::kStart.in(language)); break;
  }
  layout::draw_row(canvas, place, index == cursor_, name.view(), value.view());
}

void SetupScreen::press(Press press) {
  switch (press.gesture) {
    case Gesture::kUp: cursor_ = layout::step(cursor_, row_count(), -1); break;
    case Gesture::kDown: cursor_ = layout::step(cursor_, row_count(), 1); break;
    case Gesture::kLeft: change(-1); break;
    case Gesture::kRight: change(1); break;
    case Gesture::kA: go_on(); break;
    case Gesture::kB: desk_.navigator.pop(); break;
    default: break;
  }
}

void SetupScreen::change(int direction) {
  const Row at = row(cursor_);
  switch (at.kind) {
    case RowKind::kPlayers: change_players(direction); break;
    case RowKind::kName: cycle_name(at.index, direction); break;
    case RowKind::kOption: options_.change_cell(at.index, direction); break;
    case RowKind::kStart: break;
  }
}

void SetupScreen::change_players(int direction) {
  const int players = setup_.players + direction;
  if (players < game().info->min_players || players > game().info->max_players) return;
  setup_.players = static_cast<std::uint8_t>(players);
  default_names();
  options_.rebind(Asker::for_options(game(), setup_));
}

// Through the names used lately that nobody else at this table has.
void SetupScreen::cycle_name(std::size_t seat, int direction) {
  const auto& names = desk_.memory.names();
  if (names.empty()) return;
  std::size_t at = 0;
  while (at < names.size() && !(names[at] == setup_.names[seat])) ++at;
  if (at == names.size() && direction > 0) at = names.size() - 1;
  if (at == names.size()) at = 0;
  for (std::size_t tries = 0; tries < names.size(); ++tries) {
    at = layout::step(at, names.size(), direction);
    if (name_taken(names[at], seat)) continue;
    setup_.names[seat] = names[at];
    return;
  }
}

void SetupScreen::go_on() {
  const Row at = row(cursor_);
  if (at.kind == RowKind::kName) {
    return desk_.screens.name.open(*this, setup_.names[at.index], PlayerName::capacity());
  }
  if (at.kind != RowKind::kStart) { cursor_ = layout::step(cursor_, row_count(), 1); return; }
  start();
}

void SetupScreen::start() {
  setup_.options = options_.values();
  for (std::size_t seat = setup_.players; seat < kMaxPlayers; ++seat) setup_.names[seat].clear();
  if (const Verdict legal = check_setup(game(), setup_); !legal.is_ok()) {
    return desk_.screens.message.open_refusal(legal, setup_);
  }
  if (desk_.ledger.open()) {
    if (const Verdict put_away = desk_.ledger.finish(); !put_away.is_ok()) {
      return desk_.screens.message.open_refusal(put_away);
    }
  }
  kept_ = false;
  const Verdict begun = desk_.ledger.begin(setup_);
  if (!begun.is_ok()) return desk_.screens.message.open_refusal(begun, setup_);
  desk_.memory.remember_setup(setup_);
  desk_.memory.remember_names(std::span(setup_.names).first(setup_.players));
  desk_.navigator.reset(desk_.screens.home);
  desk_.navigator.push(desk_.screens.table);
}

const Text& SetupScreen::help() const { return words::kHelpSetup; }

}  // namespace lungta
