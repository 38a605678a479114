// Reads the lines event_text writes. Used by the tools on the PC and by tests; the device only writes them.
#pragma once
#include <string_view>

#include "firmware/journal/event_text.h"

namespace lungta {

// What is wrong with a line, in English, and the word it is about.
struct [[nodiscard]] ParseError {
  const char* reason = nullptr;
  std::string_view word;

  constexpr bool is_ok() const { return reason == nullptr; }
};

// "setup game=... players=... option=value ...": fills setup.
ParseError parse_setup(std::string_view line, Setup& setup);
// "verb field=value ...": fills event. Fields not given take their presets; values are not checked against the rules.
ParseError parse_event(std::string_view line, const Game& game, const AnyState& state, const Setup& setup,
                       Event& event);

}  // namespace lungta
