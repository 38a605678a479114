// Sentences with holes, as the players read them.
#include "game/core/phrase.h"
#include "game/core/setup.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

constexpr Text kTurn{"%1's turn", "Au tour de %1"};
constexpr Text kTwo{"It is %1's turn, not %2's", "C'est le tour de %1, pas celui de %2"};
constexpr Text kPoints{"%1: %+2 (%2)", "%1\u00a0: %+2 (%2)"};

void expect(const char* english, const char* french, const Phrase& phrase) {
  Setup setup;
  for (const char* name : {"Ana", "Bo", "\xC9lodie", "Hugo"}) setup.names[setup.players++] = PlayerName(name);
  for (const Language language : {Language::kEnglish, Language::kFrench}) {
    Line line;
    append_phrase(line, phrase, language, setup);
    TEST_ASSERT_EQUAL_STRING(language == Language::kEnglish ? english : french, line.c_str());
  }
}

void test_names_and_numbers() {
  expect("Bo: +3 (3)", "Bo\u00a0: +3 (3)", {kPoints, Seat{1}, 3});
  expect("Bo: -3 (-3)", "Bo\u00a0: -3 (-3)", {kPoints, Seat{1}, -3});
}

void test_french_elision() {
  expect("Ana's turn", "Au tour d'Ana", {kTurn, Seat{0}});
  expect("Bo's turn", "Au tour de Bo", {kTurn, Seat{1}});
  expect("\u00c9lodie's turn", "Au tour d'\u00c9lodie", {kTurn, Seat{2}});
  expect("Hugo's turn", "Au tour de Hugo", {kTurn, Seat{3}});
  expect("It is Bo's turn, not Ana's", "C'est le tour de Bo, pas celui d'Ana", {kTwo, Seat{1}, Seat{0}});
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_names_and_numbers);
  RUN_TEST(test_french_elision);
  return UNITY_END();
}
