// Moments on a millisecond clock that wraps after 49 days: they are compared by their difference.
#pragma once

#include <cstdint>

namespace lungta {

// "Nothing is due": far enough away to be no deadline at all, near enough that differences of moments stay meaningful.
inline constexpr uint32_t kNothingDueMs = 1u << 30;

constexpr bool reached(uint32_t now_ms, uint32_t due_ms) { return static_cast<int32_t>(now_ms - due_ms) >= 0; }

constexpr uint32_t sooner(uint32_t a_ms, uint32_t b_ms) { return reached(a_ms, b_ms) ? b_ms : a_ms; }

}  // namespace lungta
