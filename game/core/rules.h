// What holds for every game alike: an event is legal when its action is open now, each visible slot lies in its domain,
// hidden ones are 0, and the game's own check has nothing against it.
#pragma once
#include <cstdint>
#include <span>

#include "game/core/dice.h"
#include "game/core/game.h"

namespace lungta {

// Whatever a form can ask for: the values of an action, of a helper, or a new game's options.
class Asker {
 public:
  static Asker for_action(const Game& game, const AnyState& state) { return {Kind::kAction, game, &state, nullptr}; }
  static Asker for_helper(const Game& game, const AnyState& state) { return {Kind::kHelper, game, &state, nullptr}; }
  static Asker for_options(const Game& game, const Setup& setup) { return {Kind::kOptions, game, nullptr, &setup}; }

  std::span<const Field> fields(const Event& values) const;
  // The domain of a slot, given the values of the slots before it.
  Domain domain(const Event& values, int slot) const;
  // The name of a slot's value where the game itself gives it; empty: the field's table does.
  Phrase label(const Event& values, int slot, int value) const;
  // The game's own words against a value outside its domain; ok: it has none.
  Verdict why_not(const Event& values, int slot) const;
  const Game& game() const { return *game_; }

 private:
  enum class Kind : std::uint8_t { kAction, kHelper, kOptions };
  Asker(Kind kind, const Game& game, const AnyState* state, const Setup* setup)
      : kind_(kind), game_(&game), state_(state), setup_(setup) {}

  Kind kind_;
  const Game* game_;
  const AnyState* state_;
  const Setup* setup_;
};

// Gives a slot the value it has before anyone touches it: the preset, or 0 where it is hidden.
void preset_slot(const Asker& asker, Event& values, int slot);

// Brings a half-filled form in order, slot by slot: slots the player has not touched (bit clear in `touched`) and
// values that are no longer possible after an earlier one changed get their preset.
void settle(const Asker& asker, Event& values, std::uint32_t touched);

// Refuses values outside their domains, in words.
Verdict check_domains(const Asker& asker, const Event& values);

// The whole check of an entry.
Verdict check_event(const Game& game, const AnyState& state, const Event& event);
Verdict check_setup(const Game& game, const Setup& setup);

// Draws every random slot of the event, in order, with the game's weights.
void draw_random_slots(const Game& game, const AnyState& state, Event& event, RandomBits bits);
bool has_random_slots(const Game& game, const Event& event);
// The same roll, whatever came up.
bool differ_in_random_slots_only(const Game& game, const Event& a, const Event& b);

}  // namespace lungta
