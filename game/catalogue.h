// The one list of games. A new game is one include and one entry in Games.
#pragma once
#include <span>
#include <variant>

#include "game/alicea_kathmandu/alicea_kathmandu.h"
#include "game/core/game.h"
#include "game/feld_kathmandu/feld_kathmandu.h"
#include "game/nepal/nepal.h"
#include "game/reviving_kathmandu/reviving_kathmandu.h"
#include "game/reviving_solo/reviving_solo.h"

namespace lungta {

template <class... Rules>
struct GameList {
  using States = std::variant<std::monostate, typename Rules::State...>;
};

// The order is the order on the new-game screen and the number in flash: append, never reorder.
using Games = GameList<AliceaKathmandu, Nepal, FeldKathmandu, RevivingKathmandu, RevivingSolo>;

// The state of whichever game is on the table. Copies are plain; comparing compares everything.
class AnyState {
 public:
  template <class State> const State& as() const {
    const State* state = std::get_if<State>(&state_);
    require(state != nullptr);
    return *state;
  }
  template <class State> State& as() {
    State* state = std::get_if<State>(&state_);
    require(state != nullptr);
    return *state;
  }
  template <class State> void become(const State& state) {
    // Not `state_ = state`: whether that links std::abort, and with it the heap, hangs on what the compiler inlines.
    if (State* same = std::get_if<State>(&state_)) *same = state;
    else state_.template emplace<State>(state);
  }
  bool empty() const { return state_.index() == 0; }

  friend bool operator==(const AnyState& a, const AnyState& b) { return a.state_ == b.state_; }

 private:
  Games::States state_;
};

std::span<const Game> games();

// The game with this key, or nullptr.
const Game* find_game(const char* key);

}  // namespace lungta
