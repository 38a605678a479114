#include "firmware/ui/short_name.h"

#include <algorithm>

namespace lungta {
namespace {

bool begin_alike(const PlayerName& a, const PlayerName& b, std::size_t letters) {
  for (std::size_t i = 0; i < letters; ++i) {
    const bool a_ends = i >= a.size();
    const bool b_ends = i >= b.size();
    if (a_ends || b_ends) return a_ends == b_ends;
    if (a[i] != b[i]) return false;
  }
  return true;
}

}  // namespace

void append_short_name(Line& line, const Setup& setup, std::size_t seat, std::size_t letters) {
  const PlayerName& name = setup.names[seat];
  bool ambiguous = false;
  for (std::size_t other = 0; other < setup.players; ++other) {
    if (other != seat && begin_alike(name, setup.names[other], letters)) ambiguous = true;
  }
  const std::size_t kept = std::min(name.size(), ambiguous ? letters - 1 : letters);
  for (std::size_t i = 0; i < kept; ++i) line.append_latin1(name[i]);
  if (ambiguous) line.append_number(static_cast<int>(seat) + 1);
}

}  // namespace lungta
