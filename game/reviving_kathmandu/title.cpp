#include "game/reviving_kathmandu/title.h"

#include "game/reviving_kathmandu/state.h"
#include "game/reviving_kathmandu/texts.h"

namespace lungta::reviving {

Domain title_domain(const Event& event, int first, int slot) {
  constexpr int kLastLatin1 = 255;
  if (slot > first && event[slot - 1] == 0) return Domain::hidden();
  Domain domain = Domain::range(0, kLastLatin1, 0, "RK-12");
  domain.allowed = 1U | (std::uint64_t{1} << ' ') | (std::uint64_t{1} << '\'') | (std::uint64_t{0b11} << '-') |
                   (first_choices(10) << '0');
  return domain;
}

// A text journal writes blanks as '_': a name with one would come back as another.
Verdict check_title(const Event& event, int first) {
  for (int i = 0; i < kTitleLength; ++i) {
    if (event[first + i] == '_') return Verdict::refuse("RK-12", texts::kTitleLetters);
  }
  return Verdict::ok();
}

}  // namespace lungta::reviving
