// The check for what cannot happen. Always on, in every build: a scorer that goes on after a broken promise
// would show a wrong sum, so it stops on the fault screen instead and the journal stays as it is.
#pragma once

namespace lungta {

// Defined by the program (device: fault screen; tests and tools: message and exit).
[[noreturn]] void fault(const char* file, int line);

constexpr void require(bool promise, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  if (!promise) fault(file, line);
}

}  // namespace lungta
