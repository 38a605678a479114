// A string of bytes that lives where it is declared. What does not fit is left off and remembered in truncated().
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "game/core/limits.h"

namespace lungta {

template <std::size_t kCapacity>
class FixedString {
 public:
  constexpr FixedString() = default;
  constexpr FixedString(std::string_view text) { append(text); }

  static constexpr std::size_t capacity() { return kCapacity; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool truncated() const { return truncated_; }
  constexpr char operator[](std::size_t i) const { return bytes_[i]; }
  constexpr const char* c_str() const { return bytes_.data(); }
  constexpr std::string_view view() const { return {bytes_.data(), size_}; }

  constexpr void clear() { *this = FixedString{}; }
  constexpr void append(char c) {
    if (size_ == kCapacity) { truncated_ = true; return; }
    bytes_[size_++] = c;
  }
  constexpr void append(std::string_view text) { for (const char c : text) append(c); }
  constexpr void append_number(int value, bool always_signed = false) {
    if (value < 0) append('-');
    else if (always_signed) append('+');
    append_digits(value < 0 ? 0U - static_cast<unsigned>(value) : static_cast<unsigned>(value));
  }
  // One Latin-1 character (all of U+0000 to U+00FF), as UTF-8.
  constexpr void append_latin1(char c) {
    const auto code = static_cast<unsigned char>(c);
    if (code < 0x80) return append(c);
    append(static_cast<char>(0xC0 | (code >> 6)));
    append(static_cast<char>(0x80 | (code & 0x3F)));
  }
  constexpr void set(std::size_t i, char c) { if (i < size_) bytes_[i] = c; }
  constexpr void pop_back() { if (size_ > 0) bytes_[--size_] = '\0'; }

  friend constexpr bool operator==(const FixedString& a, const FixedString& b) { return a.view() == b.view(); }

 private:
  constexpr void append_digits(unsigned value) {
    if (value >= 10) append_digits(value / 10);
    append(static_cast<char>('0' + value % 10));
  }

  std::array<char, kCapacity + 1> bytes_{};  // always ends in a zero
  std::conditional_t<(kCapacity < 256), std::uint8_t, std::uint16_t> size_ = 0;
  bool truncated_ = false;
};

using Line = FixedString<kLineBytes>;        // UTF-8, for screens and text journals
using PlayerName = FixedString<kNameLength>; // Latin-1, one byte a letter, as in flash

// The name as UTF-8.
template <std::size_t kCapacity>
constexpr void append_name(FixedString<kCapacity>& line, const PlayerName& name) {
  for (const char c : name.view()) line.append_latin1(c);
}

}  // namespace lungta
