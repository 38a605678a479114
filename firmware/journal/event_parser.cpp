#include "firmware/journal/event_parser.h"

#include "firmware/journal/words.h"
#include "game/catalogue.h"
#include "game/core/cards.h"
#include "game/core/pattern.h"

namespace lungta {
namespace {

// One UTF-8 character as Latin-1; 0 when it is none.
char take_latin1(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text.front());
  text.remove_prefix(1);
  if (lead < 0x80) return static_cast<char>(lead);
  const bool latin1 = lead == 0xC2 || lead == 0xC3;  // what these two begin is 0x80 to 0xFF
  if (!latin1 || text.empty() || (static_cast<unsigned char>(text.front()) & 0xC0) != 0x80) return '\0';
  const auto tail = static_cast<unsigned char>(text.front());
  text.remove_prefix(1);
  return static_cast<char>(((lead & 0x03) << 6) | (tail & 0x3F));
}

bool parse_name(std::string_view text, PlayerName& name) {
  while (!text.empty()) {
    const char letter = take_latin1(text);
    if (letter == '\0' || name.size() == PlayerName::capacity()) return false;
    name.append(letter);
  }
  return !name.empty();
}

// -1: no such choice.
int find_choice(const Field& field, std::string_view key) {
  for (std::size_t i = 0; i < field.choices.size(); ++i) {
    if (key == field.choices[i].key) return static_cast<int>(i);
  }
  return -1;
}

int find_player(const Setup& setup, std::string_view text) {
  PlayerName name;
  if (!parse_name(text, name)) return -1;
  for (std::size_t seat = 0; seat < setup.players; ++seat) {
    if (setup.names[seat] == name) return static_cast<int>(seat);
  }
  return -1;
}

int parse_pattern(const Field& field, std::string_view text) {
  if (text == "any") return kPatternAny;
  if (text == "same") return kPatternSame;
  int colours = 0;
  while (!text.empty()) {
    const int colour = find_choice(field, take_until(text, "+"));
    if (colour < 0) return -1;
    colours |= 1 << colour;
  }
  return colours == 0 ? -1 : colours;
}

int parse_wild(const Field& field, std::string_view text) {
  constexpr std::string_view kWild = "wild:";
  if (text == "wild") return kUnset;  // the check asks for its colour
  const bool wild = text.starts_with(kWild);
  if (wild) text.remove_prefix(kWild.size());
  const int colour = find_choice(field, text);
  return colour < 0 || !wild ? colour : colour + static_cast<int>(field.choices.size());
}

int parse_card(std::string_view text) {
  if (text.size() != 2) return -1;
  const std::size_t rank = kRankLetters.find(text[0]);
  const std::size_t suit = kSuitLetters.find(text[1]);
  if (rank == std::string_view::npos || suit == std::string_view::npos) return -1;
  return card_of(static_cast<int>(suit), static_cast<int>(rank)) + 1;
}

bool parse_value(const Field& field, const Setup& setup, std::string_view text, int& value) {
  switch (field.kind) {
    case FieldKind::kPlayer: value = find_player(setup, text); return value >= 0;
    case FieldKind::kChoice:
    case FieldKind::kColour:
    case FieldKind::kRandom: value = find_choice(field, text); return value >= 0;
    case FieldKind::kWildColour: value = parse_wild(field, text); return value >= 0 || value == kUnset;
    case FieldKind::kPattern: value = parse_pattern(field, text); return value >= 0;
    case FieldKind::kCards: value = parse_card(text); return value >= 0;
    case FieldKind::kYesNo: value = text == "yes" ? 1 : 0; return text == "yes" || text == "no";
    case FieldKind::kPerPlayer:
      if (field.choices.empty()) return parse_number(text, value);
      value = find_choice(field, text);
      return value >= 0;
    case FieldKind::kNumber:
    case FieldKind::kGrid:
    case FieldKind::kItem: return parse_number(text, value);
    case FieldKind::kText: break;
  }
  return false;
}

// The values of a line, as far as they are read.
struct Reading {
  const Asker& asker;
  const Setup& setup;
  Event& values;
};

ParseError parse_text(Reading& reading, const Field& field, int first, std::string_view text) {
  const std::string_view whole = text;
  for (int i = 0; i < field.slots; ++i) {
    const bool ended = text.empty();
    const char letter = ended ? '\0' : take_latin1(text);
    if (letter == '\0' && !ended) return {"only Latin letters can be kept", whole};
    reading.values.set(first + i, static_cast<unsigned char>(letter == '_' ? ' ' : letter));
  }
  return text.empty() ? ParseError{} : ParseError{"this text is too long", whole};
}

// Goes through the slots of a field that are there to be written, given what stands before them: the values of the
// field itself, too. A field that is not there at all takes as many values as it is given, so that the check of the
// event can say why they do not belong.
class Places {
 public:
  Places(const Reading& reading, const Field& field, int first)
      : reading_(reading), slot_(first), end_(first + field.slots) {
    for (int slot = first; slot < end_; ++slot) any_ = any_ || reading.asker.domain(reading.values, slot).visible;
    skip_hidden();
  }

  bool full() const { return slot_ == end_; }
  bool complete() const { return full() || !any_; }
  void fill(int value) {
    reading_.values.set(slot_++, value);
    skip_hidden();
  }

 private:
  void skip_hidden() {
    while (any_ && slot_ < end_ && !reading_.asker.domain(reading_.values, slot_).visible) ++slot_;
  }

  const Reading& reading_;
  int slot_;
  int end_;
  bool any_ = false;
};

ParseError parse_field(Reading& reading, const Field& field, int first, std::string_view text) {
  if (field.kind == FieldKind::kText) return parse_text(reading, field, first, text);
  Places places(reading, field, first);
  bool more = !text.empty();
  while (more) {
    more = text.find_first_of(",/") != std::string_view::npos;
    const std::string_view word = take_until(text, ",/");
    int value = 0;
    if (places.full()) return {"there are too many values here", word};
    if (!parse_value(field, reading.setup, word, value)) return {"this value is not understood", word};
    if (value < kUnset || value > INT16_MAX) return {"this number is too large", word};
    places.fill(value);
  }
  if (!places.complete() && field.kind != FieldKind::kCards) return {"there are too few values for", field.key};
  return {};
}

using GivenTexts = std::array<std::string_view, kMaxSlots>;  // by field; a field has at least one slot

ParseError sort_words(std::string_view line, std::span<const Field> fields, GivenTexts& texts, std::uint32_t& given) {
  while (!line.empty()) {
    std::string_view word = take_word(line);
    const std::string_view whole = word;
    const std::string_view key = take_until(word, "=");
    if (key.size() == whole.size()) return {"expected field=value, not", whole};
    std::size_t index = 0;
    while (index < fields.size() && key != fields[index].key) ++index;
    if (index == fields.size()) return {"there is no such field here", key};
    if (((given >> index) & 1U) != 0) return {"this field is given twice", key};
    given |= 1U << index;
    texts[index] = word;
  }
  return {};
}

// What a line leaves out gets its preset, but for the colour of a card: a card nobody named is missing.
void leave_out(Reading& reading, const Field& field, int slot) {
  preset_slot(reading.asker, reading.values, slot);
  if (field.kind != FieldKind::kWildColour || !reading.asker.domain(reading.values, slot).visible) return;
  reading.values.set(slot, kUnset);
}

// Fields are read in the order of the table, whatever their order in the line: what a field may be depends on the
// fields before it.
ParseError parse_fields(std::string_view line, Reading& reading) {
  const std::span<const Field> fields = reading.asker.fields(reading.values);
  GivenTexts texts;
  std::uint32_t given = 0;
  if (const ParseError error = sort_words(line, fields, texts, given); !error.is_ok()) return error;
  int first = 0;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (((given >> i) & 1U) != 0) {
      const ParseError error = parse_field(reading, fields[i], first, texts[i]);
      if (!error.is_ok()) return error;
    } else {
      for (int slot = first; slot < first + fields[i].slots; ++slot) leave_out(reading, fields[i], slot);
    }
    first += fields[i].slots;
  }
  return {};
}

ParseError parse_players(std::string_view text, Setup& setup) {
  for (bool more = true; more;) {
    more = text.find(',') != std::string_view::npos;
    const std::string_view name = take_until(text, ",");
    if (setup.players == kMaxPlayers) return {"there are too many players", name};
    if (!parse_name(name, setup.names[setup.players])) return {"a name has 1 to 10 Latin letters", name};
    ++setup.players;
  }
  return {};
}

// Takes "key=" off a word and returns the rest; empty when the key is another.
std::string_view value_of(std::string_view word, std::string_view key) {
  return word.starts_with(key) ? word.substr(key.size()) : std::string_view{};
}

}  // namespace

ParseError parse_setup(std::string_view line, Setup& setup) {
  setup = Setup{};
  if (take_word(line) != "setup") return {"a journal begins with a setup line", {}};
  const std::string_view key = value_of(take_word(line), "game=");
  while (setup.game < games().size() && key != games()[setup.game].info->key) ++setup.game;
  if (setup.game == games().size()) return {"there is no such game", key};
  const std::string_view players = value_of(take_word(line), "players=");
  if (players.empty()) return {"expected players=... behind the game", {}};
  if (const ParseError error = parse_players(players, setup); !error.is_ok()) return error;
  const Asker asker = Asker::for_options(games()[setup.game], setup);
  Event options;
  Reading reading{asker, setup, options};
  const ParseError error = parse_fields(line, reading);
  setup.options = options;
  return error;
}

ParseError parse_event(std::string_view line, const Game& game, const AnyState& state, const Setup& setup,
                       Event& event) {
  event = Event{};
  const std::string_view verb = take_word(line);
  while (event.action < game.info->actions.size() && verb != game.info->actions[event.action].verb) ++event.action;
  if (event.action == game.info->actions.size()) return {"the game has no such entry", verb};
  const Asker asker = Asker::for_action(game, state);
  Reading reading{asker, setup, event};
  return parse_fields(line, reading);
}

}  // namespace lungta
