// What monuments are worth: RK-6 to RK-9, RK-12, RK-13, RK-18, RK-20, RK-22. Everything is worked out from what
// stands on the table now, so a rebuild re-scores whatever depends on it by itself.
#pragma once
#include "game/core/sheet.h"
#include "game/reviving_kathmandu/state.h"

namespace lungta::reviving {

enum CategoryIndex : int {
  kMonumentPoints,  // RK-6
  kColourPoints,    // RK-7
  kBuddhaPoints,    // RK-8
  kHolographicPoints,
  kCoinPoints,
  kPublicPoints,
  kIncompletePoints,
  kMissionPoints,
  kBhairavPoints,
  kCategories
};

// RK-7: what so many sections of one colour in one monument are worth.
constexpr int group_points(int sections) {
  constexpr std::array<std::uint8_t, kMaxSections + 1> kPoints{0, 0, 2, 4, 8};
  return kPoints[static_cast<std::size_t>(sections)];
}
int sections_in(const Monument& monument, int colour);
int colour_points(const Monument& monument);

// RK-8: the colours of a player's Buddhas, a bit each.
unsigned buddha_colours(const State& state, int seat);
// Whether this Buddha, a place in the pool, was the first of its colour in its player's area.
bool is_first_of_colour(const State& state, std::size_t buddha);

// RK-12, RK-13: whether a player's objective for this type is met.
bool mission_met(const State& state, int seat, int type);
int mission_points(const State& state, int seat);

// RK-18: whether the player's monuments meet every pattern of the card.
bool objective_met(const State& state, int seat, const Objective& card);
// Not completed in an earlier round.
constexpr bool is_open(const State& state, const Objective& card) {
  return card.round == 0 || card.round == state.round;
}
// Everyone builds at the same time and then scores, so a Build phase is one moment however its entries are ordered; so
// is each leftover coin with what is built for it. Within a moment a card stays completed once its patterns were met.
void note_completed(State& state, int seat);
// The public objective that counts for the player, + 1; 0: none. Until the moment is over a better one can replace it;
// of two worth the same it is the one entered first.
int award_of(const State& state, int seat);
int award_points(const State& state, int seat);
// The moment is over: what was completed in it counts for good and marks its cards.
void settle_awards(State& state);

int bhairav_points(const State& state, int seat);  // RK-22

// RK-20: the number of the next holographic Buddha. One that was replaced, discarded and bought back counts anew.
int next_holographic(const State& state);
bool holographic_stands(const State& state, int colour);

// How many completed monuments, but for the one at `besides`, hold this card (plain or wild) in this section. A
// holographic Buddha is a card of its own.
inline constexpr std::size_t kNoMonument = kMaxMonuments;
int copies_standing(const State& state, int type, int section, int card, std::size_t besides = kNoMonument);
int copies_in_box(const Agreed& agreed, int type, int card);
int sections_standing(const State& state);  // cards in all completed monuments

// The player's monuments in order of completion; the n-th one's place in the pool.
int monuments_of(const State& state, int seat);
std::size_t nth_monument(const State& state, int seat, int n);

}  // namespace lungta::reviving
