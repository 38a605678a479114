// In tests a broken promise ends the program at once, with its place.
#include <cstdio>
#include <cstdlib>

#include "game/core/require.h"

namespace lungta {

void fault(const char* file, int line) {
  std::fprintf(stderr, "%s:%d: a promise is broken\n", file, line);
  std::abort();
}

}  // namespace lungta
