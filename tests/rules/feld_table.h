// A table of Kathmandu (Feld) for tests: enters events by their slots and says how it went.
#pragma once
#include <initializer_list>
#include <string_view>

#include "game/catalogue.h"
#include "game/core/rules.h"
#include "game/feld_kathmandu/scoring.h"
#include "game/feld_kathmandu/tables.h"
#include "unity.h"

namespace lungta {

using namespace feld;

inline constexpr int kAna = 0;
inline constexpr int kBo = 1;
inline constexpr int kCy = 2;
inline constexpr int kDi = 3;

struct TableOptions {
  int players = 4;
  bool is_long = false;
  bool tents = false;
  bool characters = false;
  int standee = kAna;
  WeatherMix mix = WeatherMix::kStandard;
  int storms = 0;
  int suns = 0;
};

class Table {
 public:
  explicit Table(const TableOptions& options = {}) : game_(*find_game("feld-kathmandu")) {
    static constexpr std::array<std::string_view, kSeats> kNames{"Ana", "Bo", "Cy", "Di"};
    setup_.players = static_cast<std::uint8_t>(options.players);
    while (&games()[setup_.game] != &game_) ++setup_.game;
    for (std::size_t seat = 0; seat < setup_.players; ++seat) setup_.names[seat] = kNames[seat];
    setup_.options.set(kDaysOption, options.is_long ? 1 : 0);
    setup_.options.set(kTentsOption, options.tents ? 1 : 0);
    setup_.options.set(kCharactersOption, options.characters ? 1 : 0);
    setup_.options.set(kStandeeOption, options.standee);
    setup_.options.set(kMixOption, static_cast<int>(options.mix));
    setup_.options.set(kStormsOption, options.storms);
    setup_.options.set(kSunsOption, options.suns);
    TEST_ASSERT_TRUE_MESSAGE(check_setup(game_, setup_).is_ok(), "the setup is refused");
    game_.begin(setup_, any_);
  }

  const Game& game() const { return game_; }
  const Setup& setup() const { return setup_; }
  const AnyState& any() const { return any_; }
  const State& state() const { return any_.as<State>(); }
  State& state() { return any_.as<State>(); }
  const Player& player(int seat) const { return state().player[static_cast<std::size_t>(seat)]; }
  Player& player(int seat) { return state().player[static_cast<std::size_t>(seat)]; }

  static Event event(int action, std::initializer_list<int> values) {
    Event made;
    made.action = static_cast<std::uint8_t>(action);
    int slot = 0;
    for (const int value : values) made.set(slot++, value);
    return made;
  }

  // Null when it went in, otherwise the rule that refused it. A refusal changes nothing.
  const char* enter(const Event& made) {
    const Verdict verdict = check_event(game_, any_, made);
    if (verdict.is_ok()) game_.apply(any_, made);
    return verdict.rule();
  }
  const char* enter(int action, std::initializer_list<int> values = {}) { return enter(event(action, values)); }

  void accept(int action, std::initializer_list<int> values = {}) { TEST_ASSERT_NULL(enter(action, values)); }
  void refuse(const char* rule, int action, std::initializer_list<int> values = {}) {
    const State before = state();
    const char* refused_by = enter(action, values);
    TEST_ASSERT_NOT_NULL_MESSAGE(refused_by, "should have been refused");
    TEST_ASSERT_EQUAL_STRING(rule, refused_by);
    TEST_ASSERT_TRUE(before == state());
  }

  // The weather ends a day, and nobody is behind the storm.
  void end_day(int tile) {
    accept(kWeather, {tile});
    if (due() == kBehind) accept(kBehind);
  }

  Question next() const { return game_.next(any_); }
  int due() const { return next().due ? next().prefilled.action : -1; }
  // What is due as it is preset, with the least where something is still to choose.
  Event due_event() const {
    Event event = next().prefilled;
    for (int slot = 0; slot < kMaxSlots; ++slot) {
      if (event[slot] == kUnset) event.set(slot, game_.domain(any_, event, slot).min);
    }
    return event;
  }
  void accept_due() { TEST_ASSERT_NULL(enter(due_event())); }

  Sheet sheet() const {
    Sheet filled;
    game_.sheet(any_, filled);
    return filled;
  }
  int points(std::string_view category, int seat) const {
    std::size_t index = 0;
    while (category != game_.info->categories[index].key) ++index;
    return sheet().points[index][static_cast<std::size_t>(seat)];
  }
  bool reminds(const Text& words, int seat = -1) const {
    Lines lines;
    game_.remind(any_, lines);
    for (const Phrase& line : lines) {
      if (line.text == &words && (seat < 0 || line.args[0].number() == seat)) return true;
    }
    return false;
  }

 private:
  const Game& game_;
  Setup setup_;
  AnyState any_;
};

}  // namespace lungta
