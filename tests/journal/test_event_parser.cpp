// Lines that are nearly right: what the parser says about them.
#include "firmware/journal/event_parser.h"
#include "unity.h"

#include "game/catalogue.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

const char* setup_error(std::string_view line) {
  Setup setup;
  const ParseError error = parse_setup(line, setup);
  return error.is_ok() ? "" : error.reason;
}

void test_names_are_latin1_in_valid_utf8() {
  constexpr const char* kWrong = "a name has 1 to 10 Latin letters";
  TEST_ASSERT_EQUAL_STRING("", setup_error("setup game=nepal players=\u00c9va,Bo,Cy"));
  TEST_ASSERT_EQUAL_STRING(kWrong, setup_error("setup game=nepal players=\xC3(,Bo,Cy"));      // the tail is missing
  TEST_ASSERT_EQUAL_STRING(kWrong, setup_error("setup game=nepal players=\xC3,Bo,Cy"));
  TEST_ASSERT_EQUAL_STRING(kWrong, setup_error("setup game=nepal players=\xC1\x81,Bo,Cy"));  // an A in two bytes
  TEST_ASSERT_EQUAL_STRING(kWrong, setup_error("setup game=nepal players=\u0141ucja,Bo,Cy"));
  TEST_ASSERT_EQUAL_STRING(kWrong, setup_error("setup game=nepal players=\xE9va,Bo,Cy"));    // Latin-1 itself
}

void test_a_comma_is_followed_by_a_name() {
  constexpr const char* kWrong = "a name has 1 to 10 Latin letters";
  TEST_ASSERT_EQUAL_STRING(kWrong, setup_error("setup game=nepal players=Ana,Bo,Cy,"));
  TEST_ASSERT_EQUAL_STRING(kWrong, setup_error("setup game=nepal players=,Ana,Bo,Cy"));
  TEST_ASSERT_EQUAL_STRING(kWrong, setup_error("setup game=nepal players=Ana,,Cy"));
}

void test_a_text_beyond_latin1_is_named() {
  Setup setup;
  TEST_ASSERT_TRUE(parse_setup("setup game=nepal players=Ana,Bo,Cy", setup).is_ok());
  const Game& game = games()[setup.game];
  static AnyState state;
  game.begin(setup, state);
  Event event;
  TEST_ASSERT_TRUE(parse_event("reveal label=\u00c9 larger=6 smaller=3", game, state, setup, event).is_ok());
  const ParseError error = parse_event("reveal label=\u0141 larger=6 smaller=3", game, state, setup, event);
  TEST_ASSERT_EQUAL_STRING("only Latin letters can be kept", error.reason);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_names_are_latin1_in_valid_utf8);
  RUN_TEST(test_a_comma_is_followed_by_a_name);
  RUN_TEST(test_a_text_beyond_latin1_is_named);
  return UNITY_END();
}
