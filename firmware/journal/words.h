// Lines of text taken apart: for journals on the PC and for commands over the serial line.
#pragma once
#include <string_view>

namespace lungta {

// The part before the first of `stops`; it is taken off, and so is the stop.
constexpr std::string_view take_until(std::string_view& text, std::string_view stops) {
  const std::size_t at = text.find_first_of(stops);
  const std::string_view part = text.substr(0, at);
  text.remove_prefix(at == std::string_view::npos ? text.size() : at + 1);
  return part;
}

// A line without its comment and outer blanks; empty when nothing is left.
constexpr std::string_view strip(std::string_view line) {
  constexpr std::string_view kBlanks = " \t\r\n";
  line = line.substr(0, line.find('#'));
  const std::size_t from = line.find_first_not_of(kBlanks);
  if (from == std::string_view::npos) return {};
  return line.substr(from, line.find_last_not_of(kBlanks) - from + 1);
}

// Takes the first word off the line.
constexpr std::string_view take_word(std::string_view& line) {
  const std::string_view word = take_until(line, " \t");
  const std::size_t next = line.find_first_not_of(" \t");
  line.remove_prefix(next == std::string_view::npos ? line.size() : next);
  return word;
}

// A whole number and nothing else.
constexpr bool parse_number(std::string_view word, int& number) {
  const bool negative = word.starts_with('-');
  if (negative) word.remove_prefix(1);
  if (word.empty() || word.size() > 6) return false;
  number = 0;
  for (const char c : word) {
    if (c < '0' || c > '9') return false;
    number = number * 10 + (c - '0');
  }
  if (negative) number = -number;
  return true;
}

}  // namespace lungta
