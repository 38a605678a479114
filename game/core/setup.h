// Who plays, and with what: the first fact of every game.
#pragma once
#include <array>
#include <cstdint>

#include "game/core/event.h"
#include "game/core/fixed_string.h"
#include "game/core/limits.h"

namespace lungta {

struct Setup {
  std::uint8_t game = 0;                          // index into the catalogue
  std::uint8_t players = 0;
  std::array<PlayerName, kMaxPlayers> names{};    // by seat, clockwise
  Event options;                                  // the values of the game's option fields

  friend constexpr bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace lungta
