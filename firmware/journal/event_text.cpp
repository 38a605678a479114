#include "firmware/journal/event_text.h"

#include "game/core/cards.h"
#include "game/core/pattern.h"

namespace lungta {
namespace {

void append_pattern(JournalLine& line, const Field& field, int value) {
  if (value == kPatternAny) return line.append("any");
  if (value == kPatternSame) return line.append("same");
  bool first = true;
  for (std::size_t colour = 0; colour < field.choices.size(); ++colour) {
    if (((value >> colour) & 1) == 0) continue;
    if (!first) line.append('+');
    line.append(field.choices[colour].key);
    first = false;
  }
}

void append_choice(JournalLine& line, const Field& field, int value) {
  const int count = static_cast<int>(field.choices.size());
  require(value >= 0);
  if (field.kind == FieldKind::kWildColour && value >= count) {
    line.append("wild:");
    value -= count;
  }
  require(value < count);
  line.append(field.choices[static_cast<std::size_t>(value)].key);
}

void append_card_letters(JournalLine& line, int card) {
  line.append(kRankLetters[static_cast<std::size_t>(rank_of(card))]);
  line.append(kSuitLetters[static_cast<std::size_t>(suit_of(card))]);
}

void append_value(JournalLine& line, const Field& field, const Setup& setup, int value) {
  switch (field.kind) {
    case FieldKind::kPlayer: append_name(line, setup.names[static_cast<std::size_t>(value)]); break;
    case FieldKind::kChoice:
    case FieldKind::kColour:
    case FieldKind::kWildColour:
    case FieldKind::kRandom: append_choice(line, field, value); break;
    case FieldKind::kPattern: append_pattern(line, field, value); break;
    case FieldKind::kYesNo: line.append(value != 0 ? "yes" : "no"); break;
    case FieldKind::kText: if (value != 0) line.append_latin1(value == ' ' ? '_' : static_cast<char>(value)); break;
    case FieldKind::kPerPlayer:
      if (field.choices.empty()) line.append_number(value);
      else append_choice(line, field, value);
      break;
    case FieldKind::kCards: if (value != 0) append_card_letters(line, value - 1); break;
    case FieldKind::kNumber:
    case FieldKind::kGrid:
    case FieldKind::kItem: line.append_number(value); break;
  }
}

// What stands between two values of a field: grids show their rows, text has nothing.
char separator(const Field& field, int slot) {
  if (field.kind == FieldKind::kText) return '\0';
  const bool new_row = field.kind == FieldKind::kGrid && slot % grid_columns(field) == 0;
  return new_row ? '/' : ',';
}

bool any_visible(const Asker& asker, const Event& values, int first, int count) {
  for (int i = 0; i < count; ++i) {
    if (asker.domain(values, first + i).visible) return true;
  }
  return false;
}

void append_fields(JournalLine& line, const Asker& asker, const Setup& setup, const Event& values) {
  int first = 0;
  for (const Field& field : asker.fields(values)) {
    if (any_visible(asker, values, first, field.slots)) {
      line.append(' ');
      line.append(field.key);
      line.append('=');
      bool empty = true;
      for (int i = 0; i < field.slots; ++i) {
        if (!asker.domain(values, first + i).visible) continue;
        const bool ended = field.kind == FieldKind::kCards && values[first + i] == 0;
        if (!empty && !ended && separator(field, i) != '\0') line.append(separator(field, i));
        append_value(line, field, setup, values[first + i]);
        empty = false;
      }
    }
    first += field.slots;
  }
}

}  // namespace

void format_setup(JournalLine& line, const Game& game, const Setup& setup) {
  line.append("setup game=");
  line.append(game.info->key);
  line.append(" players=");
  for (std::size_t seat = 0; seat < setup.players; ++seat) {
    if (seat > 0) line.append(',');
    append_name(line, setup.names[seat]);
  }
  append_fields(line, Asker::for_options(game, setup), setup, setup.options);
}

void format_event(JournalLine& line, const Game& game, const AnyState& state, const Setup& setup, const Event& event) {
  line.append(game.info->actions[event.action].verb);
  append_fields(line, Asker::for_action(game, state), setup, event);
}

}  // namespace lungta
