// The firmware's catalogue with the smallest game alone: what the device itself takes, before the larger games.
#include <string_view>

#include "game/adapt.h"

namespace lungta {
namespace {

constexpr auto kGames = adapt_all(GameList<AliceaKathmandu>{});

}  // namespace

std::span<const Game> games() { return kGames; }

const Game* find_game(const char* key) {
  const Game& only = kGames.front();
  return std::string_view(only.info->key) == key ? &only : nullptr;
}

}  // namespace lungta
