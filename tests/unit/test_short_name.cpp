// Names where there is little room for them.
#include "firmware/ui/short_name.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

Setup table_of(std::initializer_list<const char*> names) {
  Setup setup;
  for (const char* name : names) setup.names[setup.players++] = PlayerName(name);
  return setup;
}

void expect(const Setup& setup, std::size_t letters, std::initializer_list<const char*> shortened) {
  std::size_t seat = 0;
  for (const char* expected : shortened) {
    Line line;
    append_short_name(line, setup, seat++, letters);
    TEST_ASSERT_EQUAL_STRING(expected, line.c_str());
  }
}

void test_the_first_letters_where_they_tell_the_players_apart() {
  expect(table_of({"Ana", "Bo", "Cyrille"}), 3, {"Ana", "Bo", "Cyr"});
  expect(table_of({"Ana", "Bo", "Cyrille"}), 10, {"Ana", "Bo", "Cyrille"});
}

void test_the_seat_where_names_begin_alike() {
  expect(table_of({"Maximilien", "Maxime", "Bo", "Max"}), 3, {"Ma1", "Ma2", "Bo", "Ma4"});
  expect(table_of({"Maximilien", "Maxime", "Bo", "Max"}), 4, {"Max1", "Max2", "Bo", "Max"});
  expect(table_of({"Maximilien", "Maxime"}), 6, {"Maximi", "Maxime"});
  expect(table_of({"Maximilien", "Maxime"}), 1, {"1", "2"});
}

void test_a_whole_name_is_not_cut_for_a_longer_one() {
  expect(table_of({"Max", "Maxine"}), 4, {"Max", "Maxi"});
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_first_letters_where_they_tell_the_players_apart);
  RUN_TEST(test_the_seat_where_names_begin_alike);
  RUN_TEST(test_a_whole_name_is_not_cut_for_a_longer_one);
  return UNITY_END();
}
