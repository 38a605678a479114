// Random setups and events, made from nothing but a game's tables and domains, as a player with a form could make them.
#pragma once
#include <cstdint>

#include "game/catalogue.h"
#include "game/core/rules.h"

namespace lungta {

class RandomPlay {
 public:
  explicit RandomPlay(std::uint32_t seed) : state_(seed * 2654435761U + 1) {}

  std::uint32_t below(std::uint32_t count) { return (next() >> 8) % count; }
  bool one_in(std::uint32_t count) { return below(count) == 0; }

  // A setup that the game accepts.
  Setup setup(std::uint8_t game);
  // An event that lies in its domains; the rules may still refuse it.
  Event event(const Game& game, const AnyState& state);

 private:
  std::uint32_t next() { return state_ = state_ * 1664525U + 1013904223U; }
  int value_in(const Domain& domain);
  void fill(const Asker& asker, Event& values, std::uint32_t kept);
  void draw(const Game& game, const AnyState& state, Event& values);

  std::uint32_t state_;
};

}  // namespace lungta
