// What an action asks for, as data: the form, the text journal and the random-play test all work from these tables.
#pragma once
#include <cstdint>
#include <span>

#include "game/core/event.h"
#include "game/core/text.h"

namespace lungta {

enum class FieldKind : std::uint8_t {
  kPlayer,      // a seat
  kNumber,      // a whole number in a range, negative too
  kChoice,      // one of `choices`
  kColour,      // one of the five colours, shown as word and shape
  kWildColour,  // a colour, or a wild card decided as a colour: value + number of colours
  kPattern,     // one slot per section: any colour, "same", or a set of colours (see pattern.h)
  kYesNo,       // 0 or 1
  kText,        // one Latin-1 letter per slot, 0 behind the end
  kPerPlayer,   // one number (or choice, where `choices` are given) per seat
  kGrid,        // rows x columns of small numbers on one screen; `choices` name the rows, `column_names` the columns
                // (none given: a column per seat)
  kCards,       // a set of playing cards, one per slot: card + 1, 0 behind the last
  kItem,        // something on the table already; the game's label() names it
  kRandom,      // one of `choices`, drawn by the device with the game's weight()
};

struct Choice {
  const char* key;  // in text journals: fixed, English, no spaces
  Text label;
};

struct Field {
  const char* key;
  Text label;
  FieldKind kind;
  std::uint8_t slots = 1;
  std::span<const Choice> choices = {};
  std::span<const Choice> column_names = {};  // kGrid only; slots are rows x columns, row by row
};

constexpr int grid_columns(const Field& field) { return field.slots / static_cast<int>(field.choices.size()); }

// Numbers may be negative or large and take two bytes in a record; everything else is small and takes one.
constexpr bool is_wide(FieldKind kind) { return kind == FieldKind::kNumber || kind == FieldKind::kPerPlayer; }

constexpr int slot_count(std::span<const Field> fields) {
  int slots = 0;
  for (const Field& field : fields) slots += field.slots;
  return slots;
}

// The first slot of field number `index`.
constexpr int first_slot(std::span<const Field> fields, int index) {
  return slot_count(fields.first(static_cast<std::size_t>(index)));
}

// The field a slot belongs to.
struct SlotPlace {
  int field;
  int within;  // which slot of that field
};
constexpr SlotPlace place_of(std::span<const Field> fields, int slot) {
  int index = 0;
  while (slot >= fields[static_cast<std::size_t>(index)].slots) slot -= fields[static_cast<std::size_t>(index++)].slots;
  return {index, slot};
}

enum class Who : std::uint8_t { kTable, kPlayer };

struct Action {
  const char* verb;               // in text journals
  Text label;
  Who who;                        // kPlayer: the first field is the player who acts
  std::span<const Field> fields;
  const Text* help = nullptr;     // what the action is for, shown on hold A
  bool remembered = false;        // the device keeps these entries by their text field and offers them in later games
  std::span<const Event> examples = {};  // offered from the start, like remembered ones
  const Text* ask_first = nullptr;  // a question before it is entered while it is not due: it ends something
};

// A calculation that writes nothing: fields in, lines out.
struct Helper {
  const char* key;
  Text label;
  std::span<const Field> fields;
  const Text* help = nullptr;
};

// A row of the score sheet.
struct Category {
  const char* key;       // in JSON
  Text label;
  bool at_end = false;   // counts only when the game is over: part of the projection, not of the points so far
};

}  // namespace lungta
