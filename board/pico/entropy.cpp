#include "hal/entropy.h"

#include <cstdint>

#include "pico/rand.h"

std::uint32_t hal_entropy_bits() { return get_rand_32(); }
