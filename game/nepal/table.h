// What follows from the entries: the deck, the end of the game, who may claim what, and the final questions.
#pragma once
#include "game/core/sheet.h"
#include "game/nepal/domination.h"
#include "game/nepal/nepal.h"

namespace lungta::nepal {

// What the box gives for a number of players.
struct Kit {
  std::uint8_t pieces;  // per player
  std::uint8_t cards;
};
constexpr Kit kit(int players) {
  constexpr std::array<Kit, kSeats - kMinSeats + 1> kKits{{{40, 20}, {35, 23}, {30, 26}}};
  return kKits[static_cast<std::size_t>(players - kMinSeats)];
}
static_assert(kit(kSeats).cards == kMaxCards);
// A player on every card, with the score marker and a fortress, still has a piece: NP-16 can never refuse a claim.
static_assert(kit(3).cards + 1 + kFortressPieces < kit(3).pieces &&
              kit(4).cards + 1 + kFortressPieces < kit(4).pieces && kit(5).cards + 1 + kFortressPieces < kit(5).pieces);

constexpr bool is_seat(const State& state, int seat) { return seat >= 0 && seat < state.players; }

// The card with this number on screen, or nullptr.
const TradeCard* find_card(const State& state, int number);

// --- while playing ---
int hand_at_start(const State& state);                         // NP-15
int first_claims(const State& state);
int face_down(const State& state);                             // cards left in the deck
int cards_due(const State& state);                             // NP-3: revealed on the table, not yet entered
bool revealed_this_turn(const State& state, const TradeCard& card);
std::uint64_t claimable(const State& state, int seat);         // bit n: card number n
int likely_claim(const State& state, int seat);                // the newest unclaimed one of them, or the newest

// --- turns, as far as they are tracked ---
constexpr bool turns_tracked(const State& state) { return state.turn > 0; }
constexpr int next_seat(const State& state) { return (state.turn_seat + 1) % state.players; }  // at first: seat 0
constexpr bool had_turn(const State& state, int seat) {  // and entered: turns may be tracked from any seat on
  return (state.turn_seat - seat + state.players) % state.players < state.turn;
}
constexpr bool end_triggered(const State& state) { return state.trigger_seat >= 0; }
// NP-5: which of the last turns is this player's, from 1 on. The triggering player has the last one.
constexpr int last_turn_of(const State& state, int seat) {
  return (seat - state.trigger_seat + state.players - 1) % state.players + 1;
}
constexpr bool last_turn_begun(const State& state) { return state.last_turns == state.players; }

// --- final scoring ---
int claims_of(const State& state, int seat);
int pieces_on_map(const State& state, int seat);               // counted so far, fortress included
int pieces_left(const State& state, int seat);                 // NP-16: for the regions not counted yet
constexpr int fortress_region(const State& state, int seat) {  // 0: none
  return is_seat(state, seat) ? state.fortresses[static_cast<std::size_t>(seat)].region : 0;
}
bool has_fortress(const State& state, int seat, int region);
unsigned able_to_control(const State& state);                  // seats; all of them until the map has been counted

// The region that is being counted: everyone as far as the entry goes. Provinces of seats from `until` on stay open.
Presences presences(const State& state, const Event& region, int until);
std::array<int, kSeats> region_points(const State& state, int region);  // 0 = first

// The question that is due; `item` is the region or card number.
struct FinalQuestion {
  int action = -1;  // -1: nothing left to ask
  int item = 0;
};
FinalQuestion final_question(const State& state);
// NP-14: who has to tell the length of a route. Empty unless the first place depends on it.
unsigned tied_for_longest(const State& state);

struct Points {
  PerPlayer claims{};
  PerPlayer routes{};
  PerPlayer regions{};
};
// Routes whose control has not been asked yet count as kept.
Points points(const State& state);

}  // namespace lungta::nepal
