// Makes the games of a list look alike: their typed functions wrapped into functions on AnyState.
#pragma once
#include <array>

#include "game/catalogue.h"

namespace lungta {

template <class Rules>
constexpr Game adapt() {
  using S = typename Rules::State;
  return {
      .info = &Rules::kInfo,
      .begin = [](const Setup& setup, AnyState& state) { state.become(Rules::begin(setup)); },
      .check_setup = [](const Setup& setup) { return Rules::check_setup(setup); },
      .option_domain = [](const Setup& setup, int slot) { return Rules::option_domain(setup, slot); },
      .domain = [](const AnyState& s, const Event& e, int slot) { return Rules::domain(s.as<S>(), e, slot); },
      .offered = [](const AnyState& s, int action, int seat) { return Rules::offered(s.as<S>(), action, seat); },
      .label = [](const AnyState& s, const Event& e, int slot, int v) { return Rules::label(s.as<S>(), e, slot, v); },
      .why_not = [](const AnyState& s, const Event& e, int slot) { return Rules::why_not(s.as<S>(), e, slot); },
      .refers_to = [](const AnyState& s, const Event& e, int slot) { return Rules::refers_to(s.as<S>(), e, slot); },
      .items = [](const AnyState& s) { return Rules::items(s.as<S>()); },
      .weight = [](const AnyState& s, const Event& e, int slot, int v) { return Rules::weight(s.as<S>(), e, slot, v); },
      .check = [](const AnyState& s, const Event& e) { return Rules::check(s.as<S>(), e); },
      .apply = [](AnyState& s, const Event& e) { Rules::apply(s.as<S>(), e); },
      .next = [](const AnyState& s) { return Rules::next(s.as<S>()); },
      .sheet = [](const AnyState& s, Sheet& sheet) { Rules::sheet(s.as<S>(), sheet); },
      .summary = [](const AnyState& s, const Event& e) { return Rules::summary(s.as<S>(), e); },
      .status = [](const AnyState& s) { return Rules::status(s.as<S>()); },
      .remind = [](const AnyState& s, Lines& lines) { Rules::remind(s.as<S>(), lines); },
      .explain = [](const AnyState& before, const AnyState& after, const Event& e, Lines& lines) {
        Rules::explain(before.as<S>(), after.as<S>(), e, lines);
      },
      .board = [](const AnyState& s, Board& board) { return Rules::board(s.as<S>(), board); },
      .helper_domain =
          [](const AnyState& s, const Event& e, int slot) { return Rules::helper_domain(s.as<S>(), e, slot); },
      .answer = [](const AnyState& s, const Event& e, Lines& lines) { Rules::answer(s.as<S>(), e, lines); },
  };
}

template <class... Rules>
constexpr std::array<Game, sizeof...(Rules)> adapt_all(GameList<Rules...>) {
  return {adapt<Rules>()...};
}

}  // namespace lungta
