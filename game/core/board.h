// A board with spots on four sides, as the device draws it: what a game with such a board fills in from its State.
#pragma once
#include <array>
#include <cstdint>

#include "game/core/fixed_vector.h"
#include "game/core/phrase.h"
#include "game/core/text.h"

namespace lungta {

struct BoardSpot {
  std::uint8_t height = 0;     // how many pieces are stacked there
  const Text* top = nullptr;   // the topmost one's letter; none: nothing lies there
  std::uint8_t coin = 0;       // the coin on it; 0: none
};

struct BoardSide {
  static constexpr std::size_t kMostSpots = 4;
  const Text* letter = nullptr;
  FixedVector<BoardSpot, kMostSpots> spots;  // from left to right, from top to bottom
};

struct Board {
  enum Place : std::size_t { kTop, kRight, kBottom, kLeft, kPlaces };
  static constexpr std::size_t kMostLines = 4;
  std::array<BoardSide, kPlaces> sides{};
  FixedVector<Phrase, kMostLines> lines;  // in the middle
};

}  // namespace lungta
