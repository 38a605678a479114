// A table of Nepal for the tests: entries go through the same check as on the device.
#pragma once
#include <initializer_list>
#include <string_view>

#include "game/catalogue.h"
#include "game/core/rules.h"
#include "game/nepal/actions.h"
#include "game/nepal/table.h"
#include "unity.h"

namespace nepal_test {

using namespace lungta;
using namespace lungta::nepal;

struct Options {
  bool free_setup = false;
  bool boom = false;
  bool fortress = false;
};

inline Event entry(int action, std::initializer_list<int> values = {}) {
  Event event;
  event.action = static_cast<std::uint8_t>(action);
  int slot = 0;
  for (const int value : values) event.set(slot++, value);
  return event;
}

inline Event card(int larger, int smaller, bool larger_star = false, bool smaller_star = false) {
  Event event = entry(kReveal);
  event.set(kLarger, larger);
  event.set(kLargerStar, larger_star ? 1 : 0);
  event.set(kSmaller, smaller);
  event.set(kSmallerStar, smaller_star ? 1 : 0);
  return event;
}

inline Event fortress(int seat, int place, char province = '\0') {
  Event event = entry(kBuildFortress, {seat, province});
  event.set(kFortressPlace, place);
  return event;
}

class Table {
 public:
  explicit Table(int players, Options options = {}) {
    constexpr std::string_view kNames[] = {"Ana", "Bo", "Cy", "Dee", "Eva"};
    setup_.players = static_cast<std::uint8_t>(players);
    for (std::size_t i = 0; i < setup_.players; ++i) setup_.names[i] = PlayerName(kNames[i]);
    setup_.options.set(0, options.free_setup ? 1 : 0);
    setup_.options.set(1, options.boom ? 1 : 0);
    setup_.options.set(2, options.fortress ? 1 : 0);
    TEST_ASSERT_TRUE(check_setup(game(), setup_).is_ok());
    game().begin(setup_, any_);
  }

  static const Game& game() { return *find_game("nepal"); }
  const State& state() const { return any_.as<State>(); }
  const AnyState& any() const { return any_; }
  const Setup& setup() const { return setup_; }

  // The rule that refuses the entry, or nullptr. A refusal comes with words that fit a line, in both languages.
  const char* refusal(const Event& event) const {
    const Verdict verdict = check_event(game(), any_, event);
    if (verdict.is_ok()) return nullptr;
    for (const Language language : {Language::kEnglish, Language::kFrench}) {
      Line line;
      append_phrase(line, verdict.reason(), language, setup_);
      TEST_ASSERT_TRUE(line.size() > 10);
      TEST_ASSERT_FALSE(line.truncated());
    }
    return verdict.rule();
  }
  Line words(const Event& event) const {
    Line line;
    append_phrase(line, check_event(game(), any_, event).reason(), Language::kEnglish, setup_);
    return line;
  }

  void enter(const Event& event) {
    const char* rule = refusal(event);
    if (rule != nullptr) TEST_FAIL_MESSAGE(words(event).c_str());
    game().apply(any_, event);
  }

  // --- short forms ---
  void reveal(int larger = 6, int smaller = 3, bool larger_star = false, bool smaller_star = false) {
    enter(card(larger, smaller, larger_star, smaller_star));
  }
  void reveal_all_due() { while (cards_due(state()) > 0) reveal(); }
  void claim(int seat, int card) { enter(entry(kClaim, {seat, card})); }
  void turn(int seat) { enter(entry(kTurn, {seat})); }
  // Counts regions in which nobody has anything.
  void empty_regions(int count) {
    for (int i = 0; i < count; ++i) enter(entry(kRegion, {state().regions_counted + 1}));
  }
  // Every player has one piece in the first region, so that everyone can control routes.
  void one_piece_each() {
    Event event = entry(kRegion, {1});
    for (int seat = 0; seat < state().players; ++seat) event.set(kPieces + seat, 1);
    enter(event);
    empty_regions(kRegions - 1);
  }

  Question next() const { return game().next(any_); }
  Domain domain(const Event& event, int slot) const { return game().domain(any_, event, slot); }
  Sheet sheet() const {
    Sheet sheet;
    game().sheet(any_, sheet);
    return sheet;
  }
  int points(const char* category, int seat) const {
    const Sheet now = sheet();
    for (std::size_t i = 0; i < now.categories; ++i) {
      if (std::string_view(game().info->categories[i].key) == category)
        return now.points[i][static_cast<std::size_t>(seat)];
    }
    TEST_FAIL_MESSAGE("no such category");
    return 0;
  }

  Lines answer(const Event& values) const {
    Lines lines;
    game().answer(any_, values, lines);
    return lines;
  }
  Lines reminders() const {
    Lines lines;
    game().remind(any_, lines);
    return lines;
  }
  Line text(const Phrase& phrase, Language language = Language::kEnglish) const {
    Line line;
    append_phrase(line, phrase, language, setup_);
    return line;
  }
  bool says(const Lines& lines, std::string_view words) const {
    for (const Phrase& phrase : lines) {
      if (text(phrase).view() == words) return true;
    }
    return false;
  }

 private:
  Setup setup_;
  AnyState any_;
};

inline void assert_refused(const Table& table, const char* rule, const Event& event) {
  const State before = table.state();
  const char* refused_by = table.refusal(event);
  TEST_ASSERT_NOT_NULL_MESSAGE(refused_by, "this entry should be refused");
  TEST_ASSERT_EQUAL_STRING(rule, refused_by);
  TEST_ASSERT_TRUE(before == table.state());
}

}  // namespace nepal_test
