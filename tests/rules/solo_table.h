// A table of Reviving Kathmandu alone for the rule tests.
#pragma once
#include <cstring>
#include <initializer_list>

#include "game/catalogue.h"
#include "game/core/rules.h"
#include "game/reviving_solo/market.h"
#include "game/reviving_solo/outlook.h"
#include "game/reviving_solo/slots.h"
#include "game/reviving_solo/squares.h"
#include "unity.h"

namespace lungta::reviving_solo {

inline constexpr int R = colour::kRed, G = colour::kGreen, B = colour::kBlue, Y = colour::kYellow, W = colour::kWhite;

inline Event entry(int action, std::initializer_list<int> values = {}) {
  Event event;
  event.action = static_cast<std::uint8_t>(action);
  int slot = 0;
  for (const int value : values) event.set(slot++, value);
  return event;
}
inline Event rolled(int side, std::initializer_list<int> colours = {}) {
  Event event = entry(kRollByHand, {side});
  int slot = roll::kColoursFrom;
  for (const int colour : colours) event.set(slot++, colour);
  return event;
}
inline Event bids(int coin, int side, int place) { return entry(kPlaceBid, {spot_at(side, place), coin}); }
inline Event builds(int square, int type, int colour) {
  Event event = entry(kBuild, {square, type});
  for (int i = 0; i < sections_of(type); ++i) event.set(build::kSectionsFrom + i, colour);
  return event;
}
inline Event mission_of(std::initializer_list<int> cells) {
  Event event = entry(kSetMission);
  int slot = mission::kCellsFrom;
  for (const int cell : cells) event.set(slot++, cell);
  return event;
}
// Two missions that ask for nothing in particular and are not the same.
inline Event any_mission() { return mission_of({kPatternAny, kPatternAny, kPatternAny}); }
inline Event other_mission() {
  const int all_but_white = kAllColours & ~(1 << W);
  return mission_of({all_but_white, kPatternSame, kPatternAny, kPatternSame, kPatternAny, kPatternAny, kPatternSame});
}

class SoloTable {
 public:
  explicit SoloTable(bool extreme = false) {
    game_ = find_game("reviving-kathmandu-solo");
    require(game_ != nullptr);
    setup_.players = 1;
    setup_.names[0] = PlayerName("Ana");
    settle(Asker::for_options(*game_, setup_), setup_.options, 0);
    setup_.options.set(option::kExtreme, extreme ? 1 : 0);
    begin();
  }

  void set_option(int slot, int value) {
    setup_.options.set(slot, value);
    settle(Asker::for_options(*game_, setup_), setup_.options, ~std::uint32_t{0});
    begin();
  }
  void begin() { game_->begin(setup_, any_); }

  State& state() { return any_.as<State>(); }
  const AnyState& any() const { return any_; }
  const Game& game() const { return *game_; }
  const Setup& setup() const { return setup_; }

  Verdict verdict(const Event& event) const { return check_event(*game_, any_, event); }
  void play(const Event& event) {
    const Verdict said = verdict(event);
    if (!said.is_ok()) {
      Line line;
      append_phrase(line, said.reason(), Language::kEnglish, setup_);
      TEST_FAIL_MESSAGE(line.c_str());
    }
    game_->apply(any_, event);
  }
  void refused(const char* rule, const Event& event) const {
    const Verdict said = verdict(event);
    TEST_ASSERT_FALSE_MESSAGE(said.is_ok(), "was accepted");
    TEST_ASSERT_EQUAL_STRING(rule, said.rule());
    for (const Language language : {Language::kEnglish, Language::kFrench}) {
      Line line;
      append_phrase(line, said.reason(), language, setup_);
      TEST_ASSERT_FALSE(line.empty());
      TEST_ASSERT_FALSE_MESSAGE(line.truncated(), line.c_str());
    }
  }
  void missions() {
    play(any_mission());
    play(other_mission());
  }
  // To the build phase of a new round, with this roll and bid.
  void round_to_build(const Event& roll_event, const Event& bid_event) {
    play(entry(kOpenMarket));
    play(roll_event);
    play(bid_event);
    play(entry(kCollect));
  }
  void end_round() {
    play(entry(kBuilt));
    play(entry(kCleanUp));
  }
  // In the build phase with cards for everything, whatever the market looks like.
  void ready_to_build() {
    missions();
    state().phase = Phase::kBuild;
    state().collected = kRounds;
  }
  Sheet sheet() const {
    Sheet sheet;
    game_->sheet(any_, sheet);
    return sheet;
  }

 private:
  const Game* game_ = nullptr;
  Setup setup_;
  AnyState any_;
};

}  // namespace lungta::reviving_solo
