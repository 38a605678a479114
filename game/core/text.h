// Words for the player, always in every language: a Text that lacks one does not compile.
// Each room and each game keeps its texts together in one file, texts.h.
#pragma once
#include <cstdint>

namespace lungta {

enum class Language : std::uint8_t { kEnglish, kFrench };

void a_text_lacks_a_language();  // never defined: calling it while compiling is the error message

struct Text {
  const char* en;
  const char* fr;

  consteval Text(const char* english, const char* french) : en(english), fr(french) {
    if (en == nullptr || fr == nullptr || *en == '\0' || *fr == '\0') a_text_lacks_a_language();
  }
  constexpr const char* in(Language language) const { return language == Language::kFrench ? fr : en; }
};

}  // namespace lungta
