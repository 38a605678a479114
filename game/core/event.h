// One fact of a game: which action, and its values. What the journal keeps and the rules replay.
#pragma once
#include <array>
#include <cstdint>

#include "game/core/limits.h"
#include "game/core/require.h"

namespace lungta {

// A value the player has still to choose. Never part of a legal event.
inline constexpr std::int16_t kUnset = INT16_MIN;

struct Event {
  std::uint8_t action = 0;                          // index into the game's actions
  std::array<std::int16_t, kMaxSlots> values{};     // the fields' slots, one field after another; hidden ones are 0

  constexpr int operator[](int slot) const { return values[checked(slot)]; }
  constexpr void set(int slot, int value) { values[checked(slot)] = static_cast<std::int16_t>(value); }

  friend constexpr bool operator==(const Event&, const Event&) = default;

 private:
  static constexpr std::size_t checked(int slot) {
    require(slot >= 0 && slot < kMaxSlots);
    return static_cast<std::size_t>(slot);
  }
};

}  // namespace lungta
