// A sentence with holes, still in every language: what rules hand to the screens.
// "%1 blue tokens, the box has %2" with the numbers 18 and 17. "%+1" always shows the sign.
#pragma once
#include <array>
#include <cstdint>

#include "game/core/colours.h"
#include "game/core/fixed_string.h"
#include "game/core/fixed_vector.h"
#include "game/core/limits.h"
#include "game/core/text.h"

namespace lungta {

struct Setup;

struct Seat { int index; };   // an argument shown as that player's name
struct Card { int index; };   // an argument shown as a playing card: suit * 13 + rank, ace = 0 (core/cards.h)
struct Letters { const char* latin1; };  // an argument the players wrote; lives in the State the phrase was made from

// Eight bytes, and built out of line: phrases are made in hundreds of places, and each would cost its code again.
class Arg {
 public:
  enum class Kind : std::uint8_t { kNone, kNumber, kText, kSeat, kCard, kLetters, kSections };

  constexpr Arg() = default;
  constexpr Arg(int number) : kind_(Kind::kNumber), number_(number) {}
  constexpr Arg(const Text& text) : kind_(Kind::kText), text_(&text) {}
  constexpr Arg(Seat seat) : kind_(Kind::kSeat), number_(seat.index) {}
  constexpr Arg(Card card) : kind_(Kind::kCard), number_(card.index) {}
  constexpr Arg(Letters letters) : kind_(Kind::kLetters), letters_(letters.latin1) {}
  constexpr Arg(Sections cards) : kind_(Kind::kSections), number_(cards.packed) {}
  Arg(const Text&& temporary) = delete;  // only the address is kept

  constexpr Kind kind() const { return kind_; }
  constexpr int number() const { return number_; }
  constexpr const Text* text() const { return text_; }
  constexpr const char* letters() const { return letters_; }

 private:
  Kind kind_ = Kind::kNone;
  union {  // which one, kind_ says
    int number_ = 0;
    const Text* text_;
    const char* letters_;
  };
};

struct Phrase {
  const Text* text = nullptr;
  std::array<Arg, kMaxPhraseArgs> args{};

  constexpr Phrase() = default;
  Phrase(const Text& words);
  Phrase(const Text& words, Arg a);
  Phrase(const Text& words, Arg a, Arg b);
  Phrase(const Text& words, Arg a, Arg b, Arg c, Arg d = {});
  Phrase(const Text&& temporary, Arg a = {}, Arg b = {}, Arg c = {}, Arg d = {}) = delete;
  constexpr bool empty() const { return text == nullptr; }
};

using Lines = FixedVector<Phrase, kMaxLines>;

// Appends the phrase in one language; `setup` knows the names.
void append_phrase(Line& line, const Phrase& phrase, Language language, const Setup& setup);

}  // namespace lungta
