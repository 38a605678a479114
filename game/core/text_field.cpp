#include "game/core/text_field.h"

#include <algorithm>

#include "game/core/texts.h"

namespace lungta {
namespace {

constexpr int kLastLatin1 = 255;

constexpr bool is_control(int letter) { return letter >= 0x7F && letter <= 0x9F; }

constexpr unsigned char small_letter(char c) {
  constexpr unsigned char kTimesSign = 0xD7;  // stands among the capital letters
  const auto letter = static_cast<unsigned char>(c);
  const bool capital = (letter >= 'A' && letter <= 'Z') || (letter >= 0xC0 && letter <= 0xDE && letter != kTimesSign);
  return static_cast<unsigned char>(capital ? letter + 0x20 : letter);
}

std::string_view without_blanks_at_end(std::string_view text) {
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

}  // namespace

Domain letter_domain(const Event& event, int first, int slot, const char* rule) {
  constexpr std::uint64_t kEndAndPrintable = 1U | (~std::uint64_t{0} << ' ');
  constexpr std::uint64_t kNotAtStart = std::uint64_t{1} << ' ';
  constexpr std::uint64_t kNever = std::uint64_t{1} << '#';  // begins a comment in text journals
  if (slot > first && event[slot - 1] == 0) return Domain::range(0, 0, 0, rule);
  Domain domain = Domain::range(0, kLastLatin1, 0, rule);
  domain.allowed = kEndAndPrintable & ~kNever & (slot == first ? ~kNotAtStart : ~std::uint64_t{0});
  return domain;
}

Verdict check_letters(const Event& event, int first, int length, const char* rule) {
  for (int slot = first; slot < first + length; ++slot) {
    const bool blank_in_journals = event[slot] == '_';  // it would come back as another text
    if (blank_in_journals || is_control(event[slot])) return Verdict::refuse(rule, texts::kTextLetters);
  }
  return Verdict::ok();
}

bool same_name(std::string_view a, std::string_view b) {
  a = without_blanks_at_end(a);
  b = without_blanks_at_end(b);
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char one, char other) { return small_letter(one) == small_letter(other); });
}

}  // namespace lungta
