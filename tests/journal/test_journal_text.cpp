// Exports of games whose history holds what today's rules refuse: what can be said is said, and nothing crashes.
#include <memory>
#include <string>

#include "firmware/journal/event_codec.h"
#include "firmware/journal/journal_text.h"
#include "tests/support/text_device.h"
#include "unity.h"

extern "C" {
void setUp(void) { lungta::fake_flash::insert_blank_chip(); }
void tearDown(void) {}
}

namespace {

using namespace lungta;

struct Device : TextDevice {
  JournalText text{log};

  Device() { accept({"setup game=alicea-kathmandu players=Ana,Bo", "round blue=3,7", "round blue=2,8"}); }

  // Past the ledger's check, as an earlier version may have written it.
  void append(RecordType type, std::initializer_list<std::uint8_t> bytes = {}) {
    TEST_ASSERT_TRUE(log.append(type, {bytes.begin(), bytes.size()}) == LogStatus::kOk);
  }
  void append_round(RecordType type, int place, int blue) {
    PayloadBuffer buffer;
    ByteWriter out(buffer);
    Event round;
    round.set(alicea::kBlue, blue);
    round.set(alicea::kBlue + 1, 7);
    if (place >= 0) out.u16(static_cast<std::uint16_t>(place));
    encode_event(ledger.game(), round, out);
    TEST_ASSERT_TRUE(log.append(type, out.written()) == LogStatus::kOk);
  }

  std::string exported() {
    std::string all;
    JournalLine line;
    TEST_ASSERT_TRUE(text.open(log.game(0)));
    while (text.next(line)) all.append(line.view()).append("\n");
    return all;
  }
};

const std::string kBegun =
    "setup game=alicea-kathmandu players=Ana,Bo dealer=Ana\n"
    "round blue=3,7 red=0,0 cards=0,0\n"
    "round blue=2,8 red=0,0 cards=0,0\n";
const std::string kUnread = "# this line cannot be read\n";

void assert_exported(Device& device, const std::string& rest) {
  TEST_ASSERT_EQUAL_STRING((kBegun + rest).c_str(), device.exported().c_str());
}

void test_an_undone_entry_against_the_rules() {
  Device device;
  device.append_round(RecordType::kEntry, -1, 99);
  device.append(RecordType::kUndo);
  device.append_round(RecordType::kEntry, -1, 1);
  assert_exported(device, kUnread + kUnread + "round blue=1,7 red=0,0 cards=0,0\n");
}

void test_an_undone_entry_of_an_unknown_kind_and_what_followed_it() {
  Device device;
  device.append(RecordType::kEntry, {0xEE, 1, 2});
  device.append_round(RecordType::kEntry, -1, 1);
  device.append(RecordType::kUndo);
  device.append(RecordType::kUndo);
  device.append(RecordType::kUndo);
  assert_exported(device, kUnread + kUnread + kUnread + kUnread + "undo\n");
}

void test_corrections_against_the_rules() {
  Device device;
  device.append_round(RecordType::kAmendReplace, 0, 99);
  device.append(RecordType::kUndo);
  device.append_round(RecordType::kAmendReplace, 0, 4);
  device.append(RecordType::kUndo);
  assert_exported(device, kUnread + kUnread + "amend 1 round blue=4,7 red=0,0 cards=0,0\nundo\n");
}

// The text leaves out an entry that counts: nobody may take it for the whole game.
void test_an_entry_corrected_away() {
  Device device;
  device.append_round(RecordType::kEntry, -1, 99);
  device.append_round(RecordType::kAmendReplace, 2, 1);
  device.append(RecordType::kFinish);
  assert_exported(device, kUnread + "unreadable\nfinish\n");
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_an_undone_entry_against_the_rules);
  RUN_TEST(test_an_undone_entry_of_an_unknown_kind_and_what_followed_it);
  RUN_TEST(test_corrections_against_the_rules);
  RUN_TEST(test_an_entry_corrected_away);
  return UNITY_END();
}
