#include "game/core/phrase.h"

#include "game/core/cards.h"
#include "game/core/setup.h"

namespace lungta {
namespace {

void append_letters(Line& line, const char* latin1) {
  for (; *latin1 != '\0'; ++latin1) line.append_latin1(*latin1);
}

void append_arg(Line& line, const Arg& arg, bool always_signed, Language language, const Setup& setup) {
  switch (arg.kind()) {
    case Arg::Kind::kNone: break;
    case Arg::Kind::kNumber: line.append_number(arg.number(), always_signed); break;
    case Arg::Kind::kText: line.append(arg.text()->in(language)); break;
    case Arg::Kind::kSeat: append_name(line, setup.names[static_cast<std::size_t>(arg.number())]); break;
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
