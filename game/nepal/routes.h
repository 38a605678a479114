// Trade cards: NP-2 while playing, NP-13 at the end.
#pragma once
#include "game/core/sheet.h"
#include "game/nepal/nepal.h"

namespace lungta::nepal {

// NP-2: what a claim scores at once, by its place in the queue (0 = first).
constexpr int claim_points(int place) { return place == 0 ? 3 : place == 1 ? 2 : 0; }

bool in_queue(const TradeCard& card, int seat);

// A claimed card at the end of the game. Places count along the queue; sets of places and seats are bits.
class FinalRoute {
 public:
  // `able`: the seats that can control a route at all.
  FinalRoute(const TradeCard& card, int players, unsigned able);

  // Whether the player at this place has to be asked, given who of the places before controls the route.
  bool asks(int place, unsigned controls) const;
  // Whether anyone has to be asked.
  bool asks_anyone() const;
  // Everyone still in the running, taken to have kept the route.
  unsigned all_places() const;
  void award(unsigned controls, PerPlayer& points) const;

 private:
  bool is_able(int place) const;

  const TradeCard& card_;
  unsigned able_;
  std::array<int, 2> numbers_;  // larger and smaller, 0 where they do not count
};

}  // namespace lungta::nepal
