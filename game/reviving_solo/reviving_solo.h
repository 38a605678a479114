// Reviving Kathmandu alone: the device is the die and the bag, and keeps the market and both squares.
//
// RK-30  The blue deck of 60, hand limit 3. Two Durbar squares, each with a mission; no objective twice. Purple coins
//        1 to 5; 25 debris in a bag, 5 of each monument colour. Every section comes twice per colour and once wild.
// RK-31  A round: 4 market cards, debris, bid, collect 2 cards (the coin stays), build, clean up. 15 rounds; who needs
//        a sixteenth market has lost. A win counts the moment it holds.
// RK-32  Debris: a side of the market, each as likely; every spot there, in order, gets 1 from the bag, or gives its
//        coin back. An empty bag drops nothing.
// RK-33  Bid: a coin in hand on a spot without one, worth more than the debris there. As long as none can be placed
//        the debris phase is repeated.
// RK-34  Monuments are of one colour, wild cards included. A completed one sends the debris of its colour back to the
//        bag and marks its square's mission. Five to a square, one per colour.
// RK-35  Won: both squares hold the four of their mission and a fifth, in all five colours, and no type in one colour
//        stands twice.
// RK-36  Level by the cards of the two fifth monuments: 4 Medium, 6 Hard. Extreme is declared before: both Pagodas.
//
// Die only: the device rolls the side and keeps nothing else.
#pragma once
#include "game/core/game.h"
#include "game/reviving_solo/state.h"

namespace lungta {

struct RevivingSolo : GameDefaults<reviving_solo::State> {
  static const GameInfo kInfo;

  // setup.cpp
  static State begin(const Setup& setup);
  static Domain option_domain(const Setup& setup, int slot);
  static Verdict check_setup(const Setup& setup);
  // reviving_solo.cpp
  static Domain domain(const State& state, const Event& event, int slot);
  static Verdict why_not(const State& state, const Event& event, int slot);
  static std::uint32_t weight(const State& state, const Event& event, int slot, int value);
  static Verdict offered(const State& state, int action, int seat);
  static Verdict check(const State& state, const Event& event);
  static void apply(State& state, const Event& event);
  static Phrase summary(const State& state, const Event& event);
  // course.cpp
  static Question next(const State& state);
  static TableStatus status(const State& state);
  static void remind(const State& state, Lines& lines);
  static void sheet(const State& state, Sheet& sheet);
  // words.cpp
  static void explain(const State& before, const State& after, const Event& event, Lines& lines);
  // helpers.cpp
  static bool board(const State& state, Board& board);
  static void answer(const State& state, const Event& values, Lines& lines);
};

}  // namespace lungta
