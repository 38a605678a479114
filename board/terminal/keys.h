// Keys by their names in a script.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace lungta::terminal {

struct Key {
  const char* name;
  uint8_t button;
  uint32_t down_ms;
};

std::optional<Key> key_named(std::string_view name);

}  // namespace lungta::terminal
