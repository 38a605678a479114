// How one action behaves, as data: a game keeps one of these per action, in the order of its action table.
#pragma once
#include "game/core/domain.h"
#include "game/core/event.h"
#include "game/core/verdict.h"

namespace lungta {

template <class State>
struct ActionRulesOf {
  Domain (*domain)(const State&, const Event&, int slot) = nullptr;  // null: it asks for nothing but the player
  Verdict (*offered)(const State&, int seat) = nullptr;              // null: while the game runs
  Verdict (*check)(const State&, const Event&) = nullptr;            // null: what is offered is legal
  void (*apply)(State&, const Event&) = nullptr;
  Phrase (*summary)(const State&, const Event&) = nullptr;
};

}  // namespace lungta
