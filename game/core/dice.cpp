#include "game/core/dice.h"

#include "game/core/require.h"

namespace lungta {

std::uint32_t roll(std::uint32_t outcomes, RandomBits bits) {
  require(outcomes > 0);
  const std::uint32_t incomplete = (0U - outcomes) % outcomes;  // 2^32 mod outcomes
  std::uint32_t drawn = bits();
  while (drawn < incomplete) drawn = bits();
  return drawn % outcomes;
}

}  // namespace lungta
