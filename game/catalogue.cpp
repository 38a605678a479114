#include "game/catalogue.h"

#include <string_view>

#include "game/adapt.h"

namespace lungta {
namespace {

constexpr auto kGames = adapt_all(Games{});

}  // namespace

std::span<const Game> games() { return kGames; }

const Game* find_game(const char* key) {
  for (const Game& game : kGames) {
    if (std::string_view(game.info->key) == key) return &game;
  }
  return nullptr;
}

}  // namespace lungta
