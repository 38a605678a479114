// Text fields (FieldKind::kText): one Latin-1 letter per slot, 0 behind the last one.
#pragma once
#include <string_view>

#include "game/core/domain.h"
#include "game/core/event.h"
#include "game/core/fixed_string.h"
#include "game/core/verdict.h"

namespace lungta {

// One letter of a text that starts at slot `first`. A text ends at its first empty place and begins with no blank.
Domain letter_domain(const Event& event, int first, int slot, const char* rule);

// A domain lists values up to 63; this refuses the letters above that no screen or text journal can show.
Verdict check_letters(const Event& event, int first, int length, const char* rule);

template <std::size_t kLength>
FixedString<kLength> read_text(const Event& event, int first) {
  FixedString<kLength> text;
  for (int i = 0; i < static_cast<int>(kLength) && event[first + i] != 0; ++i) {
    text.append(static_cast<char>(event[first + i]));
  }
  return text;
}

// Whether players mean the same by two Latin-1 texts: small or capital letters and blanks at the end do not count.
bool same_name(std::string_view a, std::string_view b);

}  // namespace lungta
