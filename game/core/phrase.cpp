#include "game/core/phrase.h"

#include <string_view>

#include "game/core/cards.h"
#include "game/core/setup.h"

namespace lungta {
namespace {

void append_letters(Line& line, const char* latin1) {
  for (; *latin1 != '\0'; ++latin1) line.append_latin1(*latin1);
}

// Latin-1 vowels with their accents; a silent h is not told from the other one.
bool is_vowel(char letter) {
  constexpr std::string_view kVowels{"AEIOUaeiou\xC0\xC1\xC2\xC3\xC4\xC5\xC6\xC8\xC9\xCA\xCB\xCC\xCD\xCE\xCF\xD2\xD3\xD4\xD5\xD6\xD8"
                                     "\xD9\xDA\xDB\xDC\xE0\xE1\xE2\xE3\xE4\xE5\xE6\xE8\xE9\xEA\xEB\xEC\xED\xEE\xEF\xF2\xF3\xF4\xF5\xF6\xF8"
                                     "\xF9\xFA\xFB\xFC"};
  return kVowels.find(letter) != std::string_view::npos;
}

// French: "le tour de" and "Ana" are "le tour d'Ana".
void append_player(Line& line, const PlayerName& name, Language language) {
  const bool elides = language == Language::kFrench && line.view().ends_with(" de ") && !name.empty() && is_vowel(name[0]);
  if (elides) {
    line.pop_back();
    line.pop_back();
    line.append('\'');
  }
  append_name(line, name);
}

void append_arg(Line& line, const Arg& arg, bool always_signed, Language language, const Setup& setup) {
  switch (arg.kind()) {
    case Arg::Kind::kNone: break;
    case Arg::Kind::kNumber: line.append_number(arg.number(), always_signed); break;
    case Arg::Kind::kText: line.append(arg.text()->in(language)); break;
    case Arg::Kind::kSeat: append_player(line, setup.names[static_cast<std::size_t>(arg.number())], language); break;
    case Arg::Kind::kLetters: append_letters(line, arg.letters()); break;
    case Arg::Kind::kCard: append_card(line, arg.number(), language); break;
    case Arg::Kind::kSections: append_sections(line, {arg.number()}, language); break;
  }
}

}  // namespace

Phrase::Phrase(const Text& words) : text(&words) {}
Phrase::Phrase(const Text& words, Arg a) : text(&words), args{a} {}
Phrase::Phrase(const Text& words, Arg a, Arg b) : text(&words), args{a, b} {}
Phrase::Phrase(const Text& words, Arg a, Arg b, Arg c, Arg d) : text(&words), args{a, b, c, d} {}

void append_phrase(Line& line, const Phrase& phrase, Language language, const Setup& setup) {
  if (phrase.empty()) return;
  for (const char* at = phrase.text->in(language); *at != '\0'; ++at) {
    if (*at != '%') { line.append(*at); continue; }
    ++at;
    const bool always_signed = *at == '+';
    if (always_signed) ++at;
    const int index = *at - '1';
    require(index >= 0 && index < kMaxPhraseArgs);
    append_arg(line, phrase.args[static_cast<std::size_t>(index)], always_signed, language, setup);
  }
}

}  // namespace lungta
