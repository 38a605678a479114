// The score sheet: categories x players, sums, ranks, winners.
#pragma once
#include <array>
#include <cstdint>
#include <span>

#include "game/core/field.h"
#include "game/core/limits.h"

namespace lungta {

using PerPlayer = std::array<std::int16_t, kMaxPlayers>;

// How a solo game stands or ended.
struct SoloResult {
  bool applies = false;
  bool won = false;
  const Choice* level = nullptr;  // reached when won
  std::uint8_t round = 0;
};

struct Sheet {
  std::uint8_t players = 0;
  std::uint8_t categories = 0;
  bool over = false;                                     // nothing more to enter: totals are final
  std::array<PerPlayer, kMaxCategories> points{};        // [category][seat]
  PerPlayer total{};                                     // everything, the projection of end points included
  PerPlayer so_far{};                                    // what counts already; equals total once over
  std::array<std::uint8_t, kMaxPlayers> rank{};          // 1 = first; equal ranks are shared
  std::uint8_t winners = 0;                              // a bit per seat; the leaders while the game runs
  std::uint8_t teams = 0;                                // 0: everyone for himself
  std::array<std::uint8_t, kMaxPlayers> team_of{};       // by seat
  PerPlayer team_total{};                                // by team
  std::array<std::uint8_t, kMaxPlayers> team_rank{};
  std::uint8_t team_winners = 0;
  const char* tiebreak = nullptr;                        // the rule that decided the first place, "shared", or none
  SoloResult solo;
};

// How a tie on points is broken: the higher key is better. Tried in order.
struct TieBreak {
  const char* rule;
  PerPlayer key;
};

// Fills in everything that follows from sheet.points (and, with teams, from team_of): sums, ranks, winners, tiebreak.
void complete(Sheet& sheet, std::span<const Category> categories, std::span<const TieBreak> tie_breaks = {});

}  // namespace lungta
