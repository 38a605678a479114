// Reviving Kathmandu alone as text: what does not belong there is refused in words, and nothing is written.
#include <cstring>
#include <memory>

#include "firmware/journal/journal_reader.h"
#include "tests/support/fake_flash.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

struct Device {
  GameLog log;
  Ledger ledger{log};
};

constexpr const char* kGame[] = {
    "setup game=reviving-kathmandu-solo players=Ana",
    "mission name=A buddha=red+blue shrine=any,any stupa=any,any,any pagoda=any,any,any,any",
    "mission name=B buddha=green shrine=same,same stupa=same,any,same pagoda=same,same,any,any",
    "market",
    "rolled side=north spot-1=red spot-2=red spot-3=red",
    "bid spot=w1 coin=2",
    "collect",
    "build square=1 type=shrine bottom=red second=wild:red",
    "built",
    "clean-up",
    "market",
    "rolled side=north spot-1=green spot-2=green spot-3=blue",
};

std::unique_ptr<Device> table() {
  fake_flash::insert_blank_chip();
  fake_flash::power_up();
  auto device = std::make_unique<Device>();
  static_cast<void>(device->log.mount());
  JournalReader reader(device->ledger);
  for (const char* line : kGame) TEST_ASSERT_TRUE_MESSAGE(reader.take(line).is_ok(), line);
  return device;
}

void refuse_all(Device& device, std::initializer_list<const char*> lines) {
  const std::size_t entries = device.ledger.timeline().entries();
  for (const char* line : lines) {
    JournalReader reader(device.ledger);
    TEST_ASSERT_FALSE_MESSAGE(reader.take(line).is_ok(), line);
    TEST_ASSERT_EQUAL_INT(static_cast<int>(entries), static_cast<int>(device.ledger.timeline().entries()));
  }
}

void test_RK33_bad_bids() {
  auto device = table();
  refuse_all(*device, {"bid spot=n1 coin=1", "bid spot=s1 coin=2", "bid spot=w1 coin=3", "bid spot=s4 coin=3",
                       "bid spot=s1 coin=6", "bid spot=s1 coin=0"});
}

void test_RK30_entries_that_solo_does_not_know() {
  auto device = table();
  refuse_all(*device, {"leftover player=Ana use=convert", "leftover player=Ana use=bhairav colour=red",
                       "objective name=A type-1=buddha colours-1=red type-2=buddha colours-2=red points=3",
                       "coins coins=3", "mission name=C buddha=white"});
}

void test_RK34_bad_monuments() {
  auto device = table();
  JournalReader reader(device->ledger);
  for (const char* line : {"bid spot=w2 coin=4", "collect"}) TEST_ASSERT_TRUE_MESSAGE(reader.take(line).is_ok(), line);
  refuse_all(*device,
             {"build square=2 type=shrine bottom=red second=red", "build square=2 type=shrine bottom=green second=blue",
              "build square=1 type=buddha bottom=red", "build square=2 type=shrine bottom=green second=wild:green"});
  JournalReader again(device->ledger);
  TEST_ASSERT_TRUE(again.take("build square=2 type=shrine bottom=green second=green").is_ok());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_RK33_bad_bids);
  RUN_TEST(test_RK30_entries_that_solo_does_not_know);
  RUN_TEST(test_RK34_bad_monuments);
  return UNITY_END();
}
