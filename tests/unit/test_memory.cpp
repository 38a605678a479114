// What is remembered beside games, and how much of the settings' sector that takes.
#include <array>
#include <string>

#include "firmware/memory.h"
#include "game/catalogue.h"
#include "game/nepal/actions.h"
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

Event trade_card(const char* label, int larger) {
  Event event;
  event.action = nepal::kReveal;
  for (int i = 0; label[i] != 0; ++i) event.set(nepal::kCardLabel + i, static_cast<unsigned char>(label[i]));
  event.set(nepal::kLarger, larger);
  return event;
}

void test_an_entry_is_known_by_its_name_whatever_its_capitals() {
  Remembering device;
  const Game& nepal = *find_game("nepal");
  const auto index = static_cast<std::uint8_t>(&nepal - games().data());
  device.memory.remember_entry(nepal, index, trade_card("Rara \xe9", 6));
  device.memory.remember_entry(nepal, index, trade_card("RARA \xc9 ", 7));
  device.memory.remember_entry(nepal, index, trade_card("Rara e", 8));
  std::size_t place = 0;
  TEST_ASSERT_TRUE(device.memory.remembered(nepal, index, nepal::kReveal, place) == trade_card("RARA \xc9 ", 7));
  TEST_ASSERT_TRUE(device.memory.remembered(nepal, index, nepal::kReveal, place) == trade_card("Rara e", 8));
  TEST_ASSERT_FALSE(device.memory.remembered(nepal, index, nepal::kReveal, place).has_value());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_first_player_comes_first_and_nobody_twice);
  RUN_TEST(test_the_names_of_a_game_are_written_once);
  RUN_TEST(test_an_entry_is_known_by_its_name_whatever_its_capitals);
  return UNITY_END();
}
