// The final scoring of Kathmandu (Feld): KF-10 to KF-19 as functions of the state.
#pragma once
#include <array>
#include <cstdint>

#include "game/feld_kathmandu/feld_kathmandu.h"

namespace lungta::feld {

using Goods = std::array<std::uint8_t, kGoodTypes>;

int sets_points(const Goods& goods);                             // KF-12, the best split
int maps_points(const std::array<MapCount, kMapColours>& maps);  // KF-13
int animal_value(const State& state);                            // KF-14, of each card
int yak_points(int face_down);                                   // KF-15
int distance_points(int strips);                                 // KF-16
int specials_owned(const State& state, int seat);

int secured_pairs(const Player& player);  // of maps

// The categories in sheet order.
inline constexpr int kCategoryCount = 11;
int category_points(const State& state, int category, int seat);
int total_points(const State& state, int seat);

// KF-19: how close the yak is, as far as the city and the border strips tell. Higher is closer.
int closeness(const Player& player);
// KF-19: the seats (a bit each) between whom only the yaks' places decide the first place; 0: nothing to ask.
unsigned open_tie(const State& state);

}  // namespace lungta::feld
