// The check for what cannot happen. Always on, in every build: a scorer that goes on after a broken promise
// would show a wrong sum, so it stops on the fault screen instead and the journal stays as it is.
#pragma once
#include <source_location>

namespace lungta {

// Defined by the program (device: fault screen; tests and tools: message and exit).
[[noreturn]] void fault(const char* file, int line);

constexpr void require(bool promise, const std::source_location& where = std::source_location::current()) {
  if (!promise) fault(where.file_name(), static_cast<int>(where.line()));
}

}  // namespace lungta
