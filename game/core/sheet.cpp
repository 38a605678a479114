#include "game/core/sheet.h"

#include <cstddef>

namespace lungta {
namespace {

// Who competes: the players, or the teams.
struct Contest {
  int count;
  const PerPlayer& total;
  std::span<const TieBreak> tie_breaks;
};

// Above 0: a is ahead of b. `decided_by` gets the tie-break that told them apart.
int compare(const Contest& contest, int a, int b, const char** decided_by) {
  const auto at = [](const PerPlayer& key, int i) { return key[static_cast<std::size_t>(i)]; };
  *decided_by = nullptr;
  if (const int gap = at(contest.total, a) - at(contest.total, b); gap != 0) return gap;
  for (const TieBreak& tie_break : contest.tie_breaks) {
    *decided_by = tie_break.rule;
    if (const int gap = at(tie_break.key, a) - at(tie_break.key, b); gap != 0) return gap;
  }
  *decided_by = "shared";
  return 0;
}

void rank(const Contest& contest, std::array<std::uint8_t, kMaxPlayers>& ranks, std::uint8_t& winners,
          const char*& tiebreak) {
  const char* decided_by = nullptr;
  winners = 0;
  for (int a = 0; a < contest.count; ++a) {
    std::uint8_t ahead = 0;
    for (int b = 0; b < contest.count; ++b) {
      if (b != a && compare(contest, b, a, &decided_by) > 0) ++ahead;
    }
    ranks[static_cast<std::size_t>(a)] = static_cast<std::uint8_t>(ahead + 1);
    if (ahead == 0) winners = static_cast<std::uint8_t>(winners | (1U << a));
  }
  // What decided the first place: the last tie-break that was needed between a winner and anyone level on points.
  tiebreak = nullptr;
  for (int a = 0; a < contest.count; ++a) {
    if (((winners >> a) & 1U) == 0) continue;
    for (int b = 0; b < contest.count; ++b) {
      if (b == a) continue;
      const int gap = compare(contest, a, b, &decided_by);
      if (gap == 0) { tiebreak = decided_by; return; }
      if (decided_by != nullptr) tiebreak = decided_by;
    }
  }
}

}  // namespace

void complete(Sheet& sheet, std::span<const Category> categories, std::span<const TieBreak> tie_breaks) {
  sheet.categories = static_cast<std::uint8_t>(categories.size());
  sheet.total = {};
  sheet.so_far = {};
  sheet.team_total = {};
  for (std::size_t seat = 0; seat < sheet.players; ++seat) {
    for (std::size_t c = 0; c < categories.size(); ++c) {
      const std::int16_t points = sheet.points[c][seat];
      sheet.total[seat] = static_cast<std::int16_t>(sheet.total[seat] + points);
      if (!categories[c].at_end || sheet.over)
        sheet.so_far[seat] = static_cast<std::int16_t>(sheet.so_far[seat] + points);
    }
    if (sheet.teams > 0) {
      std::int16_t& team = sheet.team_total[sheet.team_of[seat]];
      team = static_cast<std::int16_t>(team + sheet.total[seat]);
    }
  }
  rank({sheet.players, sheet.total, tie_breaks}, sheet.rank, sheet.winners, sheet.tiebreak);
  if (sheet.teams > 0) {
    rank({sheet.teams, sheet.team_total, {}}, sheet.team_rank, sheet.team_winners, sheet.tiebreak);
    sheet.winners = 0;
    for (std::size_t seat = 0; seat < sheet.players; ++seat) {
      const unsigned won = (static_cast<unsigned>(sheet.team_winners) >> sheet.team_of[seat]) & 1U;
      sheet.winners = static_cast<std::uint8_t>(sheet.winners | (won << seat));
    }
  }
}

}  // namespace lungta
