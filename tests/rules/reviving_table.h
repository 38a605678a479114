// A table of Reviving Kathmandu for the rule tests: players, options, entries, points.
#pragma once
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <span>

#include "game/catalogue.h"
#include "game/core/rules.h"
#include "game/reviving_kathmandu/flow.h"
#include "game/reviving_kathmandu/scoring.h"
#include "game/reviving_kathmandu/slots.h"
#include "unity.h"

namespace lungta::reviving {

inline constexpr int R = colour::kRed, G = colour::kGreen, B = colour::kBlue, Y = colour::kYellow, W = colour::kWhite;

// "row 3", for messages about a table of cases.
inline const char* table_row(int number) {
  static Line line;
  line = Line("row ");
  line.append_number(number);
  return line.c_str();
}

struct OptionValue {
  int slot;
  int value;
};

inline Event entry(int action, std::initializer_list<int> values) {
  Event event;
  event.action = static_cast<std::uint8_t>(action);
  int slot = 0;
  for (const int value : values) event.set(slot++, value);
  return event;
}
inline Event buddha(int seat, int card, int points) { return entry(kBuildBuddha, {seat, card, 0, points}); }
inline Event holographic(int seat, int card) { return entry(kBuildBuddha, {seat, card, 1, 0}); }
inline Event shrine(int seat, int a, int b, int points) { return entry(kBuildShrine, {seat, a, b, points}); }
inline Event stupa(int seat, int a, int b, int c, int points) { return entry(kBuildStupa, {seat, a, b, c, points}); }
inline Event pagoda(int seat, int a, int b, int c, int d, int points) {
  return entry(kBuildPagoda, {seat, a, b, c, d, points});
}
inline Event spend(int seat, int way, int colour = 0) { return entry(kLeftover, {seat, way, colour}); }
inline Event rebuilt(int seat, int monument, int section, int card, int points = 0) {
  return entry(kRebuild, {seat, monument, section, card, points});
}
inline Event coins(std::initializer_list<int> values) { return entry(kCoins, values); }
inline Event end_round() { return entry(kEndRound, {}); }
inline Event unfinished(int seat, std::initializer_list<int> tops = {}) {
  Event event = entry(kIncomplete, {seat});
  int slot = incomplete::kTops;
  for (const int top : tops) event.set(slot++, top);
  return event;
}
inline Event no_mission(int seat) { return entry(kNoMission, {seat}); }

// A mission: ten cells from the Buddha to the Pagoda's top.
inline Event mission_of(int seat, std::initializer_list<int> cells, std::initializer_list<int> points = {1, 2, 3, 4}) {
  Event event = entry(kSetMission, {seat});
  int slot = mission::kCellsFrom;
  for (const int cell : cells) event.set(slot++, cell);
  slot = mission::kPointsFrom;
  for (const int value : points) event.set(slot++, value);
  return event;
}

// A public objective: for each pattern its type and cells.
struct PatternOf {
  int type;
  std::initializer_list<int> cells;
};
inline Event objective_of(int points, std::initializer_list<PatternOf> patterns) {
  Event event = entry(kSetObjective, {});
  event.set(objective::type_slot(kObjectivePatterns - 1), objective::kNoType);
  int number = 0;
  for (const PatternOf& pattern : patterns) {
    int slot = objective::type_slot(number++);
    event.set(slot++, pattern.type);
    for (const int cell : pattern.cells) event.set(slot++, cell);
  }
  event.set(objective::kPoints, points);
  return event;
}

class Table {
 public:
  explicit Table(int players, std::initializer_list<OptionValue> options = {})
      : game_(find_game("reviving-kathmandu")) {
    constexpr const char* kNames[] = {"Ana", "Bo", "Cleo", "Dev", "Eva", "Finn"};
    setup_.players = static_cast<std::uint8_t>(players);
    for (int seat = 0; seat < players; ++seat) setup_.names[static_cast<std::size_t>(seat)] = PlayerName(kNames[seat]);
    for (int slot = 0; slot < option::kEnd; ++slot) {
      preset_slot(Asker::for_options(*game_, setup_), setup_.options, slot);
      for (const OptionValue& chosen : options) {
        if (chosen.slot == slot) setup_.options.set(slot, chosen.value);
      }
    }
  }

  Table& begin() {
    const Verdict verdict = lungta::check_setup(*game_, setup_);
    TEST_ASSERT_TRUE_MESSAGE(verdict.is_ok(), verdict.rule());
    game_->begin(setup_, state_);
    return *this;
  }

  Verdict check_setup() const { return lungta::check_setup(*game_, setup_); }
  Verdict check(const Event& event) const { return check_event(*game_, state_, event); }
  void play(const Event& event) {
    const Verdict verdict = check(event);
    if (!verdict.is_ok()) TEST_FAIL_MESSAGE(words_of(verdict).c_str());
    game_->apply(state_, event);
  }
  void play_all(std::span<const Event> events) { for (const Event& event : events) play(event); }
  void play_all(std::initializer_list<Event> events) { play_all(std::span(events.begin(), events.size())); }
  // Ends rounds, everyone passing on leftover coins, until this one runs.
  void go_to_round(int round) {
    while (state().round < round) {
      if (coins_due(state())) play(all_coins(1));
      for (int seat = next_spender(state()); seat >= 0; seat = next_spender(state())) play(spend(seat, kPass));
      play(end_round());
    }
  }
  void go_to_end() {
    go_to_round(kRounds + 1);
  }
  void finish() {  // from the end scoring: nothing unfinished, no missions but those entered
    for (int seat = 0; seat < setup_.players; ++seat) {
      if (!has(state().incomplete_known, seat)) play(unfinished(seat));
      if (mission_missing(state(), seat)) play(no_mission(seat));
    }
  }
  Event all_coins(int value) const {
    Event event = coins({});
    for (int seat = 0; seat < setup_.players; ++seat) event.set(seat, value);
    return event;
  }

  void refuses(const char* rule, const Event& event) const {
    const Verdict verdict = check(event);
    TEST_ASSERT_FALSE_MESSAGE(verdict.is_ok(), rule);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(rule, verdict.rule(), words_of(verdict).c_str());
    Line line;
    append_phrase(line, verdict.reason(), Language::kFrench, setup_);
    TEST_ASSERT_FALSE(line.empty() || line.truncated());
  }
  void refuses(const char* rule, const char* words, const Event& event) const {
    refuses(rule, event);
    TEST_ASSERT_EQUAL_STRING(words, words_of(check(event)).c_str());
  }
  Line words_of(const Verdict& verdict) const { return text(verdict.reason()); }
  Line text(const Phrase& phrase, Language language = Language::kEnglish) const {
    Line line;
    append_phrase(line, phrase, language, setup_);
    TEST_ASSERT_FALSE(line.truncated());
    return line;
  }

  lungta::Sheet sheet() const {
    lungta::Sheet sheet;
    game_->sheet(state_, sheet);
    return sheet;
  }
  int points(CategoryIndex category, int seat) const {
    return sheet().points[static_cast<std::size_t>(category)][static_cast<std::size_t>(seat)];
  }
  int total(int seat) const { return sheet().total[static_cast<std::size_t>(seat)]; }
  const State& state() const { return state_.as<State>(); }
  const AnyState& any() const { return state_; }
  AnyState& any() { return state_; }
  const Game& game() const { return *game_; }
  Setup& setup() { return setup_; }
  const Setup& setup() const { return setup_; }

 private:
  const Game* game_;
  Setup setup_;
  AnyState state_;
};

inline void has_line(const Table& table, const Lines& lines, const char* words) {
  for (const Phrase& line : lines) {
    if (std::strcmp(table.text(line).c_str(), words) == 0) return;
  }
  for (const Phrase& line : lines) std::printf("  line: %s\n", table.text(line).c_str());
  TEST_FAIL_MESSAGE(words);
}
inline void lacks_line(const Table& table, const Lines& lines, const char* words) {
  for (const Phrase& line : lines) TEST_ASSERT_NOT_EQUAL(0, std::strcmp(table.text(line).c_str(), words));
}

}  // namespace lungta::reviving
