// Reviving Kathmandu (Felmery, Leidal), two to six players or teams, with every expansion.
//
// RK-1   Eight rounds of bid, collect, build. The first-player marker passes clockwise after each round.
// RK-2   After rounds 4 and 8 everyone has one coin left and spends it, the highest first, equal ones clockwise from
//        the first player: as points, for a discarded card (built at once), for a Bhairav, or not at all.
// RK-3   Everyone collects 2 cards a round; 3 stay in hand after building (Walter: 4).
// RK-4   Two players: two bids and 4 cards each, coins left over after rounds 2, 4, 6, 8, the marker passes after
//        every second round.
// RK-5   A card goes to the only bidder, else the highest coin, else the closest, else the one on its long edge.
// RK-6   A completed monument scores the points printed on its topmost card.
// RK-7   Shrine, Stupa, Pagoda: each group of 2 / 3 / 4 sections of one colour scores 2 / 4 / 8.
// RK-8   A Buddha scores 1 when its colour is new among the player's Buddhas.
// RK-9   Rebuild: one section is replaced, and everything is worth what now stands there. A public objective that was
//        awarded stays; a replaced holographic Buddha loses its points, the others keep their numbers.
// RK-10  Cards in hand and discarded ones score nothing.
// RK-11  Each unfinished monument scores the points of its topmost card.
// RK-12  A mission has an objective per monument type; each scores once if a completed monument fits.
// RK-13  A section of an objective is any colour, "same", or a set of colours (core/pattern.h).
// RK-14  Most points win; a tie is shared.
// RK-15  Teams of equal size, no teammates side by side; a monument belongs to the player in whose area it stands,
//        and a team scores the sum of its players.
// RK-16  Open or mixed bids, bid manipulation, Rebuild: reminders and RK-9.
// RK-17  Architects: reminders.
// RK-18  Public objectives, one fewer than players: who first completes all patterns of one scores it, with everyone
//        who does in that round; one per player, the better of two at one moment, one monument per pattern. A Build
//        phase is one moment, each leftover coin another.
// RK-19  Advanced missions instead of base ones: their points are asked for.
// RK-20  Holographic Buddhas are worth their number in the order of building, 1 to 5, instead of printed points. They
//        replace one ordinary Buddha per colour.
// RK-21  The Rainbow promo: a second wild card per section.
// RK-22  Bhairav: five, each sold once, one per player, for a leftover coin of 3 or more; what is above 3 counts as
//        points. At the end 1 point per section of its colour in completed monuments, wild cards left out.
//
// RK-parts  Of a section in one colour two cards are in play with up to four players, three with more; wild cards one
//           each. Six colours of coins.
#pragma once
#include "game/core/game.h"
#include "game/reviving_kathmandu/state.h"

namespace lungta {

struct RevivingKathmandu : GameDefaults<reviving::State> {
  static const GameInfo kInfo;

  // setup.cpp
  static State begin(const Setup& setup);
  static Domain option_domain(const Setup& setup, int slot);
  static Verdict check_setup(const Setup& setup);
  // reviving_kathmandu.cpp
  static Domain domain(const State& state, const Event& event, int slot);
  static Verdict why_not(const State& state, const Event& event, int slot);
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
  static Phrase label(const State& state, const Event& event, int slot, int value);
  static Reference refers_to(const State& state, const Event& event, int slot);
  static int items(const State& state) { return static_cast<int>(state.monuments.size()); }
  static void explain(const State& before, const State& after, const Event& event, Lines& lines);
  // helpers.cpp
  static Domain helper_domain(const State& state, const Event& values, int slot);
  static void answer(const State& state, const Event& values, Lines& lines);
};

}  // namespace lungta
