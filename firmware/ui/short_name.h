// Names where there is no room for them.
#pragma once
#include <cstddef>

#include "game/core/fixed_string.h"
#include "game/core/setup.h"

namespace lungta {

// A player's name in at most so many letters, and told from everyone else's: "Maximilien" and "Maxime" in three are
// "Ma1" and "Ma2", after their seats.
void append_short_name(Line& line, const Setup& setup, std::size_t seat, std::size_t letters);

}  // namespace lungta
