#include "hal/entropy.h"

#include <random>

#include "board/terminal/host.h"

namespace {

constexpr uint64_t kScriptSeed = 1;  // of a script that names none: its dice are always the same

// Started once, on the first roll: from --seed, else from the system, but never from chance in a script.
std::mt19937_64 start_generator() {
  const auto& options = lungta::terminal::options();
  if (options.seed) return std::mt19937_64(*options.seed);
  if (lungta::terminal::host().deterministic()) return std::mt19937_64(kScriptSeed);
  std::random_device device;
  std::seed_seq seeds{device(), device(), device(), device()};
  return std::mt19937_64(seeds);
}

}  // namespace

uint32_t hal_entropy_bits(void) {
  static std::mt19937_64 generator = start_generator();
  return static_cast<uint32_t>(generator() >> 32);
}
