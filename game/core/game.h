// The contract between a game and the device. A game is tables plus a few pure functions on its State; the device
// builds every screen, the journal, undo, history and the text format from them, so a new game needs no new screen.
//
// A game is a class of static members:
//
//   struct MyGame : GameDefaults<MyState> {
//     static const GameInfo kInfo;                                         // the tables
//     static State begin(const Setup&);                                    // the table before the first entry
//     static Domain option_domain(const Setup& partial, int slot);         // what an option may be, given earlier ones
//     static Domain domain(const State&, const Event& partial, int slot);  // what a slot may be, given earlier slots
//     static Verdict check(const State&, const Event&);                    // rules beyond single slots
//     static void apply(State&, const Event&);                             // only ever called with a legal event
//     static Question next(const State&);                                  // what is due now
//     static void sheet(const State&, Sheet&);                             // points, ranks, winners
//     static Phrase summary(const State& before, const Event&);            // the entry in one line, for the history
//     static TableStatus status(const State&);                             // round, first player
//   };                                                                     // the rest only where it differs
//
// State is a plain struct: copyable, comparable, of fixed size. docs/ADDING_A_GAME.md goes through it step by step.
#pragma once
#include <cstdint>
#include <span>

#include "game/core/board.h"
#include "game/core/domain.h"
#include "game/core/event.h"
#include "game/core/field.h"
#include "game/core/phrase.h"
#include "game/core/setup.h"
#include "game/core/sheet.h"
#include "game/core/verdict.h"

namespace lungta {

struct GameInfo {
  const char* key;                          // in text journals and JSON
  Text name;                                // at most 20 letters: the new-game list shows it on one line
  std::uint8_t min_players;
  std::uint8_t max_players;
  std::span<const Text> seat_names;         // default player names: the colours of the box, at most kNameLength letters
  std::span<const Field> options;
  std::span<const Action> actions;          // in the order the action list shows them
  std::span<const Category> categories;     // in sheet order
  std::span<const Helper> helpers;
};

// What the game asks for next.
struct Question {
  bool due = false;
  bool by_itself = false;   // a random entry that follows at once from the last one: the device draws it unasked
  bool skippable = false;   // other entries are offered beside it; otherwise it is the only one
  Event prefilled{};        // the action, and the values that are known already
  std::uint32_t given = 0;  // bit per slot: prefilled holds a value to start with; other slots start with their preset
  std::uint32_t fixed = 0;  // bit per slot: prefilled holds a value known for certain, not shown in the form
  Phrase title{};           // "Round 2": what the table shows as due
};

struct TableStatus {
  Phrase round;            // "Round 2/3"
  int first_player = -1;   // seat with the first-player marker, dealer's opponent, standee...; -1: none
};

// What a value in an entry stands for, where earlier entries decide that. After a correction it must be the same.
struct Reference {
  enum class Kind : std::uint8_t {
    kNothing,  // the value speaks for itself
    kItem,     // the item with this number, counted from 0 in the order in which entries made them
    kSeat,     // this seat
  };
  Kind kind = Kind::kNothing;
  int number = 0;
  friend constexpr bool operator==(const Reference&, const Reference&) = default;
};

// What a game may leave out.
template <class StateType>
struct GameDefaults {
  using State = StateType;

  static Verdict check_setup(const Setup&) { return Verdict::ok(); }
  // Whether this action is open to this player (seat -1: to the table) now, and why not. The list shows what is open.
  static Verdict offered(const State&, int /*action*/, int /*seat*/) { return Verdict::ok(); }
  // The name of a value, where tables do not give it (existing items). An empty phrase: use the tables.
  static Phrase label(const State&, const Event&, int /*slot*/, int /*value*/) { return {}; }
  // Why a value outside its domain is refused, where the game has better words than "not possible now".
  static Verdict why_not(const State&, const Event&, int /*slot*/) { return Verdict::ok(); }
  // What a slot's value stands for on this table.
  static Reference refers_to(const State&, const Event&, int /*slot*/) { return {}; }
  // How many items entries have made so far. They are only ever added, at most kMaxItems.
  static int items(const State&) { return 0; }
  // How likely a random slot's value is, in proportion to the others. 0: impossible.
  static std::uint32_t weight(const State&, const Event&, int /*slot*/, int /*value*/) { return 1; }
  // Things to remember now that cost no entry (hand limits, special powers).
  static void remind(const State&, Lines&) {}
  // What an entry does beyond its totals, shown before it counts: colour groups, objectives met, an order of play.
  static void explain(const State& /*before*/, const State& /*after*/, const Event&, Lines&) {}
  // A picture of the board, where the game keeps one. False: there is none.
  static bool board(const State&, Board&) { return false; }
  // Helpers: `values.action` is the helper's index.
  static Domain helper_domain(const State&, const Event& /*values*/, int /*slot*/) { return Domain::hidden(); }
  static void answer(const State&, const Event& /*values*/, Lines&) {}
};

class AnyState;  // one of the games' states; catalogue.h

// A game as the device holds it: its tables, and its functions with the type of State erased.
struct Game {
  const GameInfo* info;
  void (*begin)(const Setup&, AnyState&);
  Verdict (*check_setup)(const Setup&);
  Domain (*option_domain)(const Setup&, int slot);
  Domain (*domain)(const AnyState&, const Event&, int slot);
  Verdict (*offered)(const AnyState&, int action, int seat);
  Phrase (*label)(const AnyState&, const Event&, int slot, int value);
  Verdict (*why_not)(const AnyState&, const Event&, int slot);
  Reference (*refers_to)(const AnyState&, const Event&, int slot);
  int (*items)(const AnyState&);
  std::uint32_t (*weight)(const AnyState&, const Event&, int slot, int value);
  Verdict (*check)(const AnyState&, const Event&);
  void (*apply)(AnyState&, const Event&);
  Question (*next)(const AnyState&);
  void (*sheet)(const AnyState&, Sheet&);
  Phrase (*summary)(const AnyState&, const Event&);
  TableStatus (*status)(const AnyState&);
  void (*remind)(const AnyState&, Lines&);
  void (*explain)(const AnyState& before, const AnyState& after, const Event&, Lines&);
  bool (*board)(const AnyState&, Board&);
  Domain (*helper_domain)(const AnyState&, const Event&, int slot);
  void (*answer)(const AnyState&, const Event&, Lines&);
};

}  // namespace lungta
