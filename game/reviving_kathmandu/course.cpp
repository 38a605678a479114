// How the game goes on: what is due, what to remember, where everyone stands.
#include <bit>

#include "game/reviving_kathmandu/flow.h"
#include "game/reviving_kathmandu/reviving_kathmandu.h"
#include "game/reviving_kathmandu/scoring.h"
#include "game/reviving_kathmandu/slots.h"
#include "game/reviving_kathmandu/texts.h"

namespace lungta {

using namespace reviving;

namespace {

Question ask_table(Entry entry, const Phrase& title) {
  Question question{.due = true, .skippable = true, .title = title};
  question.prefilled.action = static_cast<std::uint8_t>(entry);
  return question;
}

Question ask_player(Entry entry, int seat, const Phrase& title) {
  Question question = ask_table(entry, title);
  question.prefilled.set(kPlayerSlot, seat);
  question.fixed = 1U << kPlayerSlot;
  return question;
}

Question next_at_end(const State& state) {
  if (const int seat = first_without_incomplete(state); seat >= 0) {
    Question question = ask_player(kIncomplete, seat, {texts::kDueIncomplete, Seat{seat}});
    question.skippable = false;
    return question;
  }
  const int seat = first_without_mission(state);
  if (seat < 0) return {};
  return ask_player(kSetMission, seat, {texts::kDueMission, Seat{seat}});  // or "no mission"
}

// --- reminders ---

void remind_architect(const State& state, Architect architect, Lines& lines) {
  const int seat = seat_of(state.agreed, architect);
  if (seat >= 0) lines.push_back({at(texts::kRemindArchitect, architect), Seat{seat}});
}

void remind_bids(const State& state, Lines& lines) {
  constexpr int kHalf = kRounds / 2;
  if (state.agreed.bids == Bids::kOpen) lines.push_back(texts::kRemindOpen);
  if (state.agreed.bids != Bids::kMixed) return;
  if (state.round < kHalf) lines.push_back({texts::kRemindOpenHalf, kHalf});
  if (state.round == kHalf) lines.push_back(texts::kRemindHiddenSoon);
  if (state.round > kHalf) lines.push_back(texts::kRemindHiddenHalf);
}

// RK-16: in reverse turn order, without the last player; with two, each for one of the two coins.
void remind_manipulation(const State& state, Lines& lines) {
  if (!state.agreed.manipulation) return;
  const int players = state.agreed.players;
  const int first = first_player_in(state.agreed, state.round);
  if (players == 2) {
    lines.push_back({texts::kRemindManipulateTwo, Seat{1 - first}, Seat{first}});
    return;
  }
  lines.push_back({texts::kRemindManipulate, Seat{(first + players - 2) % players}, Seat{first}});
}

void remind_spending(const State& state, Lines& lines) {
  int place = 0;
  for (const std::uint8_t seat : spending_order(state)) {
    ++place;
    if (has(state.spent, seat)) continue;
    lines.push_back({texts::kOrderLine, place, Seat{seat}, at(texts::kCoinColours, at(state.agreed.coin_colour, seat)),
                     at(state.coins, seat)});
  }
  remind_architect(state, kLiu, lines);
  remind_architect(state, kSophie, lines);
  if (state.round < kRounds) lines.push_back(texts::kRemindCoinsBack);
}

void remind_round(const State& state, Lines& lines) {
  const Agreed& agreed = state.agreed;
  lines.push_back({texts::kRemindMarket, agreed.players > 4 ? 6 : 4, cards_each_round(agreed)});
  if (agreed.players == 2) lines.push_back(texts::kRemindTwoBids);
  remind_bids(state, lines);
  remind_manipulation(state, lines);
  lines.push_back({texts::kRemindHand, kHandLimit});
  remind_architect(state, kWalter, lines);
  remind_architect(state, kLiliana, lines);
  remind_architect(state, kCharles, lines);
  if (agreed.holographic && state.holographics < kHolographics) {
    lines.push_back({texts::kRemindHolographic, next_holographic(state)});
  }
  if (agreed.rebuild) lines.push_back(texts::kRemindRebuild);
  if (!ends_cycle(agreed, state.round)) return;
  remind_architect(state, kSara, lines);
  lines.push_back(texts::kRemindCoins);
  remind_architect(state, kLiu, lines);
  remind_architect(state, kSophie, lines);
}

// --- sheet ---

void add(Sheet& sheet, CategoryIndex category, int seat, int points) {
  std::int16_t& sum = at(at(sheet.points, category), seat);
  sum = static_cast<std::int16_t>(sum + points);
}

void add_player(const State& state, int seat, Sheet& sheet) {
  add(sheet, kBuddhaPoints, seat, std::popcount(buddha_colours(state, seat)));
  add(sheet, kCoinPoints, seat, at(state.coin_points, seat));
  add(sheet, kPublicPoints, seat, award_points(state, seat));
  add(sheet, kIncompletePoints, seat, at(state.incomplete, seat));
  add(sheet, kMissionPoints, seat, mission_points(state, seat));
  add(sheet, kBhairavPoints, seat, bhairav_points(state, seat));
}

}  // namespace

Question RevivingKathmandu::next(const State& state) {
  if (rounds_over(state)) return next_at_end(state);
  if (const int seat = next_spender(state); seat >= 0) {
    return ask_player(kLeftover, seat, {texts::kDueSpend, Seat{seat}, at(state.coins, seat)});
  }
  if (objectives_due(state)) {
    return ask_table(kSetObjective, {texts::kDueObjective, static_cast<int>(state.objectives.size()) + 1});
  }
  if (const int seat = first_without_mission(state); state.round == 1 && seat >= 0) {
    return ask_player(kSetMission, seat, {texts::kDueMission, Seat{seat}});
  }
  if (coins_due(state)) return ask_table(kCoins, texts::kDueCoins);
  const Text& words = objectives_forgotten(state) ? texts::kDueEndRoundMissing : texts::kDueEndRound;
  return ask_table(kEndRound, {words, state.round});
}

TableStatus RevivingKathmandu::status(const State& state) {
  if (is_over(state)) return {.round = texts::kGameOver};
  if (rounds_over(state)) return {.round = texts::kEndScoring};
  return {.round = {texts::kRoundOf, state.round}, .first_player = first_player_in(state.agreed, state.round)};
}

void RevivingKathmandu::remind(const State& state, Lines& lines) {
  if (objectives_forgotten(state)) lines.push_back(texts::kRemindObjectives);
  if (rounds_over(state)) return;
  if (state.coins_known) return remind_spending(state, lines);
  remind_round(state, lines);
}

void RevivingKathmandu::sheet(const State& state, Sheet& sheet) {
  sheet.players = state.agreed.players;
  sheet.over = is_over(state);
  sheet.teams = state.agreed.teams;
  sheet.team_of = state.agreed.team_of;
  for (const Monument& monument : state.monuments) {
    add(sheet, kMonumentPoints, monument.owner, monument.points);
    add(sheet, kColourPoints, monument.owner, colour_points(monument));
    add(sheet, kHolographicPoints, monument.owner, monument.holographic);
  }
  for (int seat = 0; seat < state.agreed.players; ++seat) add_player(state, seat, sheet);
  complete(sheet, kInfo.categories);  // RK-14: no tie-breaker, a tie is shared
}

}  // namespace lungta
