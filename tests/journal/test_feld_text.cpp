// Kathmandu (Feld) as text: a weather tile that was entered wrong can be put right whatever was entered behind it.
#include <initializer_list>
#include <memory>
#include <string_view>

#include "game/feld_kathmandu/feld_kathmandu.h"
#include "tests/support/text_device.h"
#include "unity.h"

extern "C" {
void setUp(void) { lungta::fake_flash::insert_blank_chip(); }
void tearDown(void) {}
}

namespace {

using namespace lungta;

struct Device : TextDevice {
  const feld::State& state() const { return ledger.state().as<feld::State>(); }
  int exhaustion(std::size_t seat) const { return state().player[seat].exhaustion; }
  int due() const { return ledger.game().next(ledger.state()).prefilled.action; }
  bool asks(std::string_view verb) const {
    return verb == ledger.game().info->actions[static_cast<std::size_t>(due())].verb;
  }
  Line history(std::size_t entry) {
    Line words;
    const Phrase summary = ledger.game().summary(ledger.state_before(entry - 1), ledger.event_at(entry - 1));
    append_phrase(words, summary, Language::kEnglish, ledger.setup());
    return words;
  }
};

constexpr std::initializer_list<const char*> kFirstEvening{
    "setup game=feld-kathmandu players=Ana,Bo", "round", "round", "round", "standee dice=9,10"};

void test_KF1_a_sun_that_was_a_storm() {
  auto device = std::make_unique<Device>();
  device->accept(kFirstEvening);
  device->accept({"weather tile=sun", "round"});
  device->refuse("KF-1", 6, "amend 5 weather tile=storm");  // entry 6, the round, would pass over the storm
  device->accept({"insert 6 behind behind=no,yes"});        // there, then: who is behind it
  TEST_ASSERT_EQUAL(0, device->exhaustion(1));              // not yet a storm
  TEST_ASSERT_EQUAL_STRING("No storm is on its way yet", device->history(6).c_str());
  device->accept({"amend 5 weather tile=storm"});
  TEST_ASSERT_EQUAL(0, device->exhaustion(0));
  TEST_ASSERT_EQUAL(1, device->exhaustion(1));
  TEST_ASSERT_EQUAL_STRING("Behind the storm: Bo", device->history(6).c_str());
  device->accept({"round"});
}

void test_KF1_a_storm_that_was_a_sun() {
  auto device = std::make_unique<Device>();
  device->accept(kFirstEvening);
  device->accept({"weather tile=storm", "behind behind=no,yes", "round"});
  TEST_ASSERT_EQUAL(1, device->exhaustion(1));
  device->accept({"amend 5 weather tile=sun"});
  TEST_ASSERT_EQUAL(0, device->exhaustion(1));
  device->accept({"delete 6"});  // the answer is not needed any more, and not in the way
  TEST_ASSERT_EQUAL(0, device->exhaustion(1));
}

// A storm on the way asks again on every later evening, whatever its tile.
void test_KF1_a_first_storm_put_right_after_later_evenings() {
  auto device = std::make_unique<Device>();
  device->accept(kFirstEvening);
  device->accept({"weather tile=storm", "behind behind=no,yes", "round", "round", "round", "standee dice=9,10",
                  "weather tile=sun", "behind behind=yes,yes", "turn player=Ana pips=3"});
  TEST_ASSERT_EQUAL(2, device->exhaustion(1));
  device->accept({"amend 5 weather tile=sun"});
  TEST_ASSERT_EQUAL(0, device->exhaustion(0));
  TEST_ASSERT_EQUAL(0, device->exhaustion(1));
  device->accept({"amend 5 weather tile=storm"});  // and back
  TEST_ASSERT_EQUAL(1, device->exhaustion(0));
  TEST_ASSERT_EQUAL(2, device->exhaustion(1));
}

void test_KF1_the_evening_is_not_passed_without_an_answer() {
  auto device = std::make_unique<Device>();
  device->accept(kFirstEvening);
  device->accept({"weather tile=storm"});
  for (const char* line : {"round", "turn player=Ana pips=3", "standee dice=9,10", "weather tile=sun",
                           "tally-offerings tens=0,0 ones=0,0"}) {
    device->refuse("KF-1", 0, line);
    TEST_ASSERT_TRUE(device->asks("behind"));
  }
  device->accept({"exhaustion player=Ana change=1"});
  TEST_ASSERT_TRUE(device->asks("behind"));
  device->accept({"behind behind=no,no", "round"});
  device->refuse("KF-1", 8, "delete 7");
}

void test_KF1_who_is_behind_is_said_once_and_in_the_evening() {
  auto device = std::make_unique<Device>();
  device->accept(kFirstEvening);
  device->refuse("KF-1", 0, "behind behind=no,yes");
  device->accept({"weather tile=sun", "behind behind=no,yes"});
  TEST_ASSERT_TRUE(device->asks("round"));  // not asked for: no storm
  device->refuse("KF-1", 0, "behind behind=no,no");
  device->accept({"round", "round", "round", "standee dice=9,10", "weather tile=sun", "round"});
  device->refuse("KF-1", 0, "behind behind=no,no");
}

void test_KF1_the_last_tile_put_right_after_the_final_scoring() {
  auto device = std::make_unique<Device>();
  device->accept({"setup game=feld-kathmandu players=Ana,Bo weather=all", "weather tile=sun", "weather tile=sun",
                  "weather tile=sun", "weather tile=sun", "weather tile=sun", "weather tile=sun",
                  "tally-offerings tens=0,0 ones=0,0"});
  device->refuse("KF-1", 7, "amend 6 weather tile=storm");
  device->accept({"insert 7 behind behind=yes,no", "amend 6 weather tile=storm"});
  TEST_ASSERT_EQUAL(1, device->exhaustion(0));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_KF1_a_sun_that_was_a_storm);
  RUN_TEST(test_KF1_a_storm_that_was_a_sun);
  RUN_TEST(test_KF1_a_first_storm_put_right_after_later_evenings);
  RUN_TEST(test_KF1_the_evening_is_not_passed_without_an_answer);
  RUN_TEST(test_KF1_who_is_behind_is_said_once_and_in_the_evening);
  RUN_TEST(test_KF1_the_last_tile_put_right_after_the_final_scoring);
  return UNITY_END();
}
