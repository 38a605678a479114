// Fair dice: every outcome exactly equally likely, whatever the number of outcomes.
#pragma once
#include <cstdint>

namespace lungta {

using RandomBits = std::uint32_t (*)();  // 32 unbiased random bits a call

// A number from 0 to outcomes-1. Bits that would favour the low outcomes (the incomplete last block of the
// 32-bit range) are thrown away and drawn again; a remainder alone would not be fair.
std::uint32_t roll(std::uint32_t outcomes, RandomBits bits);

}  // namespace lungta
