// What is remembered beside games, and how much of the settings' sector that takes.
#include <array>
#include <string>

#include "firmware/memory.h"
#include "tests/support/fake_flash.h"
#include "unity.h"

extern "C" {
void setUp(void) { lungta::fake_flash::insert_blank_chip(); }
void tearDown(void) {}
}

namespace {

using namespace lungta;

struct Remembering {
  SettingsStore store;
  Memory memory{store};
  Remembering() {
    static_cast<void>(store.mount());
    memory.load();
  }
};

std::array<PlayerName, 6> six(char first) {
  std::array<PlayerName, 6> names;
  for (PlayerName& name : names) name.append(first++);
  return names;
}

void test_the_first_player_comes_first_and_nobody_twice() {
  Remembering device;
  device.memory.remember_names(six('a'));
  device.memory.remember_names(six('d'));
  Remembering again;
  std::string letters;
  for (const PlayerName& name : again.memory.names()) letters += name.view();
  TEST_ASSERT_EQUAL_STRING("defghiabc", letters.c_str());
}

void test_the_names_of_a_game_are_written_once() {
  Remembering device;
  device.memory.remember_names(six('a'));
  const std::uint32_t before = fake_flash::operations();
  device.memory.remember_names(six('g'));
  TEST_ASSERT_EQUAL_UINT32(before + 2, fake_flash::operations());  // eight names in a record: two records
  device.memory.remember_names(six('g'));
  TEST_ASSERT_EQUAL_UINT32(before + 2, fake_flash::operations());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_first_player_comes_first_and_nobody_twice);
  RUN_TEST(test_the_names_of_a_game_are_written_once);
  return UNITY_END();
}
