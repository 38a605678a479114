// How the game goes on: what is due, what to remember, how it stands.
#include "game/reviving_solo/market.h"
#include "game/reviving_solo/reviving_solo.h"
#include "game/reviving_solo/slots.h"
#include "game/reviving_solo/squares.h"
#include "game/reviving_solo/texts.h"

namespace lungta {

using namespace reviving_solo;

namespace {

constexpr std::array<Choice, 4> kLevels{{
    {"easy", {"Easy", "Facile"}},
    {"medium", {"Medium", "Moyen"}},
    {"hard", {"Hard", "Difficile"}},
    {"extreme", {"Extreme", "Extr\u00eame"}},
}};

Question ask(Entry entry, const Phrase& title, bool skippable = true) {
  Question question{.due = true, .skippable = skippable, .title = title};
  question.prefilled.action = static_cast<std::uint8_t>(entry);
  return question;
}

Question ask_roll(const State& state) {
  const bool again = state.rolls > 0;
  if (state.by_hand) return ask(kRollByHand, again ? texts::kDueRollAgain : texts::kDueRollByHand);
  Question question = ask(kRoll, again ? texts::kDueRollAgain : texts::kDueRoll);
  question.by_itself = again;  // RK-33
  return question;
}

}  // namespace

Question RevivingSolo::next(const State& state) {
  switch (state.phase) {
    case Phase::kMissions: return ask(kSetMission, {texts::kDueMission, state.squares[0].mission_known ? 2 : 1}, false);
    case Phase::kMarket: return ask(kOpenMarket, texts::kDueMarket);
    case Phase::kDebris: return ask_roll(state);
    case Phase::kBid: return ask(kPlaceBid, texts::kDueBid);
    case Phase::kCollect: return ask(kCollect, texts::kDueCollect);
    case Phase::kBuild: return ask(kBuilt, texts::kDueBuilt);
    case Phase::kCleanUp: return ask(kCleanUp, texts::kDueCleanUp);
    case Phase::kDieOnly: return ask(kRoll, texts::kDueDie, false);
    case Phase::kOver: break;
  }
  return {};
}

TableStatus RevivingSolo::status(const State& state) {
  if (state.phase == Phase::kDieOnly) return {.round = {texts::kRollCount, state.all_rolls}};
  if (state.phase == Phase::kOver) return {.round = texts::kGameOver};
  return {.round = {texts::kRoundOf, state.round}};
}

void RevivingSolo::remind(const State& state, Lines& lines) {
  if (state.phase == Phase::kDieOnly || state.phase == Phase::kOver) return;
  if (state.phase == Phase::kBid) lines.push_back(state.round == 1 ? texts::kRemindFour : texts::kRemindSix);
  if (state.phase == Phase::kCollect) lines.push_back(texts::kRemindCoin);
  if (state.phase == Phase::kBuild) lines.push_back({texts::kRemindHand, kHandLimit});
  if (state.phase == Phase::kCleanUp) lines.push_back(texts::kRemindStorage);
  lines.push_back({texts::kRemindDeck, deck_left(state)});
  lines.push_back({texts::kRemindBag, in_bag(state)});
  if (state.extreme) lines.push_back(texts::kRemindExtreme);
  if (state.advanced) lines.push_back(texts::kRemindAdvanced);
}

// No points: the rows count the completed monuments of each square.
void RevivingSolo::sheet(const State& state, Sheet& sheet) {
  sheet.players = 1;
  sheet.over = state.phase == Phase::kOver;
  for (int square = 0; square < kSquares; ++square) {
    at(sheet.points, square)[0] = static_cast<std::int16_t>(at(state.squares, square).monuments.size());
  }
  complete(sheet, kInfo.categories);
  sheet.solo = {.applies = true, .won = is_won(state), .level = nullptr, .round = state.round};
  if (sheet.solo.won) sheet.solo.level = &at(kLevels, level_reached(state));
  if (sheet.over && !sheet.solo.won) sheet.winners = 0;
}

}  // namespace lungta
