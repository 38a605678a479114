// Letters of text fields, as every game takes them.
#include "game/core/text_field.h"
#include "unity.h"

using namespace lungta;

extern "C" void setUp() {}
extern "C" void tearDown() {}

namespace {

constexpr int kFirst = 2;
constexpr int kLength = 4;

Event written(std::string_view letters) {
  Event event;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    event.set(kFirst + static_cast<int>(i), static_cast<unsigned char>(letters[i]));
  }
  return event;
}

bool accepts(std::string_view letters) {
  const Event event = written(letters);
  for (int slot = kFirst; slot < kFirst + kLength; ++slot) {
    if (!letter_domain(event, kFirst, slot, "XX-1").allows(event[slot])) return false;
  }
  return check_letters(event, kFirst, kLength, "XX-1").is_ok();
}

void test_letters_that_journal_and_screen_can_show() {
  for (int letter = 1; letter <= 255; ++letter) {
    const bool control = letter < ' ' || (letter >= 0x7F && letter <= 0x9F);
    const char text[] = {'a', static_cast<char>(letter)};
    TEST_ASSERT_EQUAL(!control && letter != '#' && letter != '_', accepts({text, 2}));
  }
}

void test_a_text_begins_with_a_letter_and_has_no_gap() {
  TEST_ASSERT_TRUE(accepts(""));
  TEST_ASSERT_TRUE(accepts("a b"));
  TEST_ASSERT_TRUE(accepts("abcd"));
  TEST_ASSERT_FALSE(accepts(" a"));
  TEST_ASSERT_FALSE(accepts({"a\0b", 3}));
}

void test_refusals_carry_the_rule_of_the_game() {
  TEST_ASSERT_EQUAL_STRING("XX-1", letter_domain(Event{}, kFirst, kFirst, "XX-1").rule);
  TEST_ASSERT_EQUAL_STRING("XX-1", check_letters(written("a_b"), kFirst, kLength, "XX-1").rule());
}

void test_a_text_is_read_to_its_end() {
  TEST_ASSERT_EQUAL_STRING("a b", read_text<kLength>(written("a b"), kFirst).c_str());
  TEST_ASSERT_EQUAL_STRING("abcd", read_text<kLength>(written("abcd"), kFirst).c_str());
  TEST_ASSERT_TRUE(read_text<kLength>(Event{}, kFirst).empty());
}

void test_names_are_the_same_whatever_their_capitals() {
  TEST_ASSERT_TRUE(same_name("Rara", "rARA "));
  TEST_ASSERT_TRUE(same_name("\xc0\xde", "\xe0\xfe"));
  TEST_ASSERT_FALSE(same_name("\xd7", "\xf7"));  // times and division
  TEST_ASSERT_FALSE(same_name("Rara", "Rar"));
  TEST_ASSERT_FALSE(same_name("Ra ra", "Rara"));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_letters_that_journal_and_screen_can_show);
  RUN_TEST(test_a_text_begins_with_a_letter_and_has_no_gap);
  RUN_TEST(test_refusals_carry_the_rule_of_the_game);
  RUN_TEST(test_a_text_is_read_to_its_end);
  RUN_TEST(test_names_are_the_same_whatever_their_capitals);
  return UNITY_END();
}
