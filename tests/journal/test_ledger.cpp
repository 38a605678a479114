// Undo, redo, corrections and resuming: the journal as the player meets it.
#include <memory>

#include "firmware/journal/event_codec.h"
#include "firmware/journal/journal_reader.h"
#include "firmware/journal/ledger.h"
#include "tests/support/fake_flash.h"
#include "unity.h"

extern "C" {
void setUp(void) { lungta::fake_flash::insert_blank_chip(); }
void tearDown(void) {}
}

namespace {

using namespace lungta;

struct Device {
  GameLog log;
  Ledger ledger{log};
};

std::unique_ptr<Device> power_up() {
  auto device = std::make_unique<Device>();
  fake_flash::power_up();
  static_cast<void>(device->log.mount());
  static_cast<void>(device->ledger.resume());
  return device;
}

Setup two_players() {
  Setup setup;
  setup.players = 2;
  setup.names[0] = PlayerName("Ana");
  setup.names[1] = PlayerName("Bo");
  return setup;
}

// A round in which Ana has this many blue tokens and Bo that many; seven together are enough to empty the deck.
Event round_of(int ana, int bo) {
  Event event;
  event.set(alicea::kBlue, ana);
  event.set(alicea::kBlue + 1, bo);
  return event;
}

int total(const Ledger& ledger, std::size_t seat) {
  Sheet sheet;
  ledger.sheet(sheet);
  return sheet.total[seat];
}

std::unique_ptr<Device> with_two_rounds() {
  auto device = power_up();
  TEST_ASSERT_TRUE(device->ledger.begin(two_players()).is_ok());
  TEST_ASSERT_TRUE(device->ledger.enter(round_of(3, 7)).is_ok());
  TEST_ASSERT_TRUE(device->ledger.enter(round_of(2, 8)).is_ok());
  return device;
}

void test_resume_gives_the_game_back() {
  with_two_rounds();
  auto device = power_up();
  TEST_ASSERT_TRUE(device->ledger.open());
  TEST_ASSERT_EQUAL_INT(25, total(device->ledger, 0));
  TEST_ASSERT_TRUE(device->ledger.setup() == two_players());
}

void test_undo_and_redo_survive_a_power_cycle() {
  auto device = with_two_rounds();
  TEST_ASSERT_TRUE(device->ledger.undo().is_ok());
  TEST_ASSERT_EQUAL_INT(15, total(device->ledger, 0));
  device = power_up();
  TEST_ASSERT_EQUAL_INT(15, total(device->ledger, 0));
  TEST_ASSERT_TRUE(device->ledger.redo().is_ok());
  TEST_ASSERT_EQUAL_INT(25, total(device->ledger, 0));
  TEST_ASSERT_FALSE(device->ledger.redo().is_ok());
}

void test_a_new_entry_ends_redo() {
  auto device = with_two_rounds();
  TEST_ASSERT_TRUE(device->ledger.undo().is_ok());
  TEST_ASSERT_TRUE(device->ledger.enter(round_of(0, 7)).is_ok());
  TEST_ASSERT_FALSE(device->ledger.redo().is_ok());
  TEST_ASSERT_EQUAL_INT(15, total(device->ledger, 0));
}

void test_undo_stops_at_the_start() {
  auto device = with_two_rounds();
  TEST_ASSERT_TRUE(device->ledger.undo().is_ok());
  TEST_ASSERT_TRUE(device->ledger.undo().is_ok());
  TEST_ASSERT_FALSE(device->ledger.undo().is_ok());
  TEST_ASSERT_EQUAL_INT(0, total(device->ledger, 0));
}

void test_a_correction_counts_and_can_be_undone() {
  auto device = with_two_rounds();
  TEST_ASSERT_TRUE(device->ledger.replace(0, round_of(10, 7)).verdict.is_ok());
  TEST_ASSERT_EQUAL_INT(60, total(device->ledger, 0));
  TEST_ASSERT_TRUE(device->ledger.timeline().corrected(0));
  TEST_ASSERT_EQUAL_size_t(2, device->ledger.timeline().entries());
  device = power_up();
  TEST_ASSERT_EQUAL_INT(60, total(device->ledger, 0));
  TEST_ASSERT_TRUE(device->ledger.undo().is_ok());
  TEST_ASSERT_EQUAL_INT(25, total(device->ledger, 0));
}

void test_delete_and_insert() {
  auto device = with_two_rounds();
  TEST_ASSERT_TRUE(device->ledger.remove(0).verdict.is_ok());
  TEST_ASSERT_EQUAL_INT(10, total(device->ledger, 0));
  TEST_ASSERT_TRUE(device->ledger.insert(0, round_of(1, 7)).verdict.is_ok());
  TEST_ASSERT_EQUAL_INT(15, total(device->ledger, 0));
  TEST_ASSERT_TRUE(device->ledger.event_at(0) == round_of(1, 7));
}

void test_a_correction_that_breaks_a_rule_is_refused_and_nothing_written() {
  auto device = with_two_rounds();
  const std::uint32_t before = fake_flash::operations();
  const Correction refused = device->ledger.replace(1, round_of(9, 9));
  TEST_ASSERT_FALSE(refused.verdict.is_ok());
  TEST_ASSERT_EQUAL_STRING("KA-5", refused.verdict.rule());
  TEST_ASSERT_EQUAL_INT(Correction::kNoEntry, refused.conflict);
  TEST_ASSERT_FALSE(device->ledger.enter(round_of(9, 9)).is_ok());
  TEST_ASSERT_EQUAL_UINT32(before, fake_flash::operations());
  TEST_ASSERT_EQUAL_INT(25, total(device->ledger, 0));
}

void test_a_correction_names_the_later_entry_that_stands_against_it() {
  auto device = with_two_rounds();
  TEST_ASSERT_TRUE(device->ledger.enter(round_of(0, 7)).is_ok());
  // A fourth round does not exist, so after an insertion the third entry has no place.
  const Correction refused = device->ledger.insert(1, round_of(1, 7));
  TEST_ASSERT_FALSE(refused.verdict.is_ok());
  TEST_ASSERT_EQUAL_INT(2, refused.conflict);
}

void test_a_finished_game_is_only_looked_at() {
  auto device = with_two_rounds();
  TEST_ASSERT_TRUE(device->ledger.finish().is_ok());
  device = power_up();
  TEST_ASSERT_FALSE(device->ledger.open());
  TEST_ASSERT_TRUE(device->ledger.view(device->log.game(0)));
  TEST_ASSERT_EQUAL_INT(25, total(device->ledger, 0));
  TEST_ASSERT_FALSE(device->ledger.undo().is_ok());
  TEST_ASSERT_FALSE(device->ledger.enter(round_of(1, 7)).is_ok());
}

void test_one_game_at_a_time() {
  auto device = with_two_rounds();
  TEST_ASSERT_FALSE(device->ledger.begin(two_players()).is_ok());
  TEST_ASSERT_EQUAL_INT(25, total(device->ledger, 0));
}

void test_preview_changes_nothing() {
  auto device = with_two_rounds();
  Sheet sheet;
  TEST_ASSERT_TRUE(device->ledger.preview(round_of(4, 6), sheet).is_ok());
  TEST_ASSERT_EQUAL_INT(45, sheet.total[0]);
  TEST_ASSERT_EQUAL_INT(25, total(device->ledger, 0));
  TEST_ASSERT_TRUE(device->ledger.preview_replace(0, round_of(4, 6), sheet).verdict.is_ok());
  TEST_ASSERT_EQUAL_INT(30, sheet.total[0]);
  TEST_ASSERT_EQUAL_INT(25, total(device->ledger, 0));
}

// A game that rolls, and the roll it asks for.
std::unique_ptr<Device> with_the_die_alone(Event& roll) {
  auto device = power_up();
  Setup setup;
  while (games()[setup.game].info != find_game("reviving-kathmandu-solo")->info) ++setup.game;
  setup.players = 1;
  setup.names[0] = PlayerName("Ana");
  settle(Asker::for_options(games()[setup.game], setup), setup.options, 0);
  setup.options.set(0, 1);  // the die alone
  for (int slot = 1; slot < slot_count(games()[setup.game].info->options); ++slot) {
    preset_slot(Asker::for_options(games()[setup.game], setup), setup.options, slot);
  }
  TEST_ASSERT_TRUE(device->ledger.begin(setup).is_ok());
  roll = device->ledger.game().next(device->ledger.state()).prefilled;
  TEST_ASSERT_TRUE(has_random_slots(device->ledger.game(), roll));
  return device;
}

// Three rolls, all undone: rolling again brings them back one after another.
void test_rolls_that_were_undone_come_up_again_in_order() {
  Event roll;
  auto device = with_the_die_alone(roll);
  for (int side = 0; side < 3; ++side) {
    Event rolled = roll;
    rolled.set(0, side);
    TEST_ASSERT_TRUE(device->ledger.enter(rolled).is_ok());
  }
  for (int i = 0; i < 3; ++i) TEST_ASSERT_TRUE(device->ledger.undo().is_ok());
  for (int side = 0; side < 3; ++side) {
    const std::optional<Event> again = device->ledger.earlier_roll(roll);
    TEST_ASSERT_TRUE(again.has_value());
    TEST_ASSERT_EQUAL_INT(side, (*again)[0]);
    TEST_ASSERT_TRUE(device->ledger.enter(*again).is_ok());
  }
  TEST_ASSERT_EQUAL_size_t(3, device->ledger.timeline().entries());
}

// Undo, something else, undo: the dice have not forgotten. But they are those of one player at one point of the game.
void test_a_roll_comes_up_again_whatever_was_undone_since() {
  auto device = power_up();
  JournalReader reader(device->ledger);
  const auto read = [&](const char* line) { TEST_ASSERT_TRUE_MESSAGE(reader.take(line).is_ok(), line); };
  read("setup game=feld-kathmandu players=Ana,Bo,Cy");
  read("animal player=Bo");
  read("roll player=Ana backpack=3 compass=1 paint=6 coins=2 fodder=4 black=5");
  const Event roll = device->ledger.event_at(1);
  Event wanted = roll;
  for (int slot = 1; slot < kMaxSlots; ++slot) wanted.set(slot, 0);
  TEST_ASSERT_FALSE(device->ledger.earlier_roll(wanted).has_value());  // that was another point of the game
  read("undo");
  TEST_ASSERT_TRUE(device->ledger.earlier_roll(wanted) == roll);
  read("animal player=Cy");
  TEST_ASSERT_FALSE(device->ledger.earlier_roll(wanted).has_value());
  read("undo");
  TEST_ASSERT_TRUE(device->ledger.earlier_roll(wanted) == roll);
  read("amend 1 animal player=Cy");
  TEST_ASSERT_TRUE(device->ledger.earlier_roll(wanted) == roll);
  Event of_bo = wanted;
  of_bo.set(0, 1);
  TEST_ASSERT_FALSE(device->ledger.earlier_roll(of_bo).has_value());
}

// A coin on the first spot in the east: what was rolled for two spots there is out of the question, what came next is not.
void test_of_earlier_rolls_the_first_possible_one_comes_up() {
  auto device = power_up();
  JournalReader reader(device->ledger);
  for (const char* line :
       {"setup game=reviving-kathmandu-solo players=Ana",
        "mission buddha=red+blue shrine=any,green+white stupa=any,same,same pagoda=same,same,any,any",
        "mission buddha=any shrine=any,any stupa=any,any,any pagoda=any,any,any,any", "market",
        "roll side=west spot-1=blue spot-2=green", "bid spot=n1 coin=1", "collect", "built", "clean-up", "market",
        "roll side=east spot-1=yellow spot-2=green", "undo", "undo", "undo", "undo", "undo", "undo",
        "bid spot=e1 coin=1", "collect", "built", "clean-up", "market", "roll side=east spot-2=blue", "undo"}) {
    TEST_ASSERT_TRUE_MESSAGE(reader.take(line).is_ok(), line);
  }
  const Event wanted = device->ledger.game().next(device->ledger.state()).prefilled;
  const std::optional<Event> again = device->ledger.earlier_roll(wanted);
  TEST_ASSERT_TRUE(again.has_value());
  TEST_ASSERT_TRUE(again == device->ledger.undone_entry());
}

// A roll that counts is nobody's second one, though a deletion has moved the point it was made at.
void test_a_roll_that_counts_does_not_come_up_again() {
  auto device = power_up();
  JournalReader reader(device->ledger);
  for (const char* line : {"setup game=feld-kathmandu players=Ana,Bo,Cy", "animal player=Bo",
                           "roll player=Ana backpack=3 compass=1 paint=6 coins=2 fodder=4 black=5", "delete 1"}) {
    TEST_ASSERT_TRUE_MESSAGE(reader.take(line).is_ok(), line);
  }
  TEST_ASSERT_FALSE(device->ledger.earlier_roll(device->ledger.event_at(0)).has_value());
}

void test_a_roll_cannot_be_put_in_later() {
  Event roll;
  auto device = with_the_die_alone(roll);
  TEST_ASSERT_TRUE(device->ledger.enter(roll).is_ok());
  const std::uint32_t before = fake_flash::operations();
  TEST_ASSERT_EQUAL_STRING("journal", device->ledger.insert(0, roll).verdict.rule());
  TEST_ASSERT_EQUAL_STRING("journal", device->ledger.replace(0, roll).verdict.rule());
  Sheet sheet;
  TEST_ASSERT_FALSE(device->ledger.preview_insert(0, roll, sheet).verdict.is_ok());
  TEST_ASSERT_EQUAL_UINT32(before, fake_flash::operations());
}

// What an earlier version of the rules allowed: written past the ledger's check.
void append_entry(Device& device, const Event& event) {
  PayloadBuffer buffer;
  ByteWriter out(buffer);
  encode_event(device.ledger.game(), event, out);
  TEST_ASSERT_TRUE(device.log.append(RecordType::kEntry, out.written()) == LogStatus::kOk);
}

void test_an_undone_entry_that_is_no_longer_legal_does_not_come_back() {
  auto device = with_two_rounds();
  append_entry(*device, round_of(9, 9));
  TEST_ASSERT_TRUE(device->log.append(RecordType::kUndo, {}) == LogStatus::kOk);
  device = power_up();
  TEST_ASSERT_TRUE(device->ledger.open());
  const std::uint32_t before = fake_flash::operations();
  const Verdict refused = device->ledger.redo();
  TEST_ASSERT_EQUAL_STRING("KA-5", refused.rule());
  TEST_ASSERT_EQUAL_UINT32(before, fake_flash::operations());
  TEST_ASSERT_EQUAL_INT(25, total(device->ledger, 0));
  TEST_ASSERT_EQUAL_size_t(2, device->ledger.timeline().entries());
  TEST_ASSERT_TRUE(device->ledger.undo().is_ok());
  TEST_ASSERT_EQUAL_INT(15, total(device->ledger, 0));
}

void test_an_undone_entry_that_cannot_be_read_does_not_come_back() {
  auto device = with_two_rounds();
  const std::uint8_t unknown[] = {0xEE};
  TEST_ASSERT_TRUE(device->log.append(RecordType::kEntry, unknown) == LogStatus::kOk);
  TEST_ASSERT_TRUE(device->log.append(RecordType::kUndo, {}) == LogStatus::kOk);
  device = power_up();
  TEST_ASSERT_TRUE(device->ledger.open());
  TEST_ASSERT_EQUAL_STRING("journal", device->ledger.redo().rule());
  TEST_ASSERT_EQUAL_INT(25, total(device->ledger, 0));
}

// The entry that was corrected away is what the undo of its correction would bring back.
void test_a_correction_of_an_entry_that_is_no_longer_legal_stays() {
  auto device = with_two_rounds();
  append_entry(*device, round_of(9, 9));
  PayloadBuffer buffer;
  ByteWriter out(buffer);
  out.u16(2);
  encode_event(device->ledger.game(), round_of(1, 7), out);
  TEST_ASSERT_TRUE(device->log.append(RecordType::kAmendReplace, out.written()) == LogStatus::kOk);
  device = power_up();
  TEST_ASSERT_EQUAL_INT(30, total(device->ledger, 0));
  TEST_ASSERT_EQUAL_STRING("KA-5", device->ledger.undo().rule());
  TEST_ASSERT_EQUAL_INT(30, total(device->ledger, 0));
  device = power_up();
  TEST_ASSERT_EQUAL_INT(30, total(device->ledger, 0));
}

// The memory of a device whose running game nobody can open: it is a past game, and another can begin.
void assert_put_away_by_the_next_game() {
  auto device = power_up();
  TEST_ASSERT_FALSE(device->ledger.open());
  TEST_ASSERT_EQUAL_UINT32(1, device->ledger.past_games());
  TEST_ASSERT_TRUE(device->ledger.cannot_be_read(device->log.game(0)));
  TEST_ASSERT_FALSE(device->ledger.view(device->log.game(0)));
  TEST_ASSERT_TRUE(device->ledger.begin(two_players()).is_ok());
  TEST_ASSERT_TRUE(device->ledger.enter(round_of(3, 7)).is_ok());
  TEST_ASSERT_EQUAL_UINT32(1, device->ledger.past_games());
  device = power_up();
  TEST_ASSERT_EQUAL_INT(15, total(device->ledger, 0));
  TEST_ASSERT_EQUAL_UINT32(1, device->ledger.past_games());
  TEST_ASSERT_TRUE(device->log.game(0).finished);
  TEST_ASSERT_FALSE(device->ledger.view(device->log.game(0)));
}

void test_a_damaged_running_game_makes_way_for_another() {
  auto device = with_two_rounds();
  const std::uint32_t entry = device->log.last_record()->address;
  device = power_up();  // what is entered now goes to the next sector
  TEST_ASSERT_TRUE(device->ledger.undo().is_ok());
  fake_flash::image()[entry + kRecordHead] = 0;
  fake_flash::image()[entry - 1] = 0;  // and the record before it
  assert_put_away_by_the_next_game();
}

void test_a_running_game_of_a_later_version_makes_way_for_another() {
  auto device = power_up();
  PayloadBuffer buffer;
  ByteWriter out(buffer);
  encode_setup(two_players(), out);
  buffer[0] = kPayloadVersion + 1;
  TEST_ASSERT_TRUE(device->log.begin_game(out.written()) == LogStatus::kOk);
  assert_put_away_by_the_next_game();
}

void test_a_running_game_with_an_entry_against_the_rules_makes_way_for_another() {
  auto device = with_two_rounds();
  append_entry(*device, round_of(9, 9));
  assert_put_away_by_the_next_game();
}

void test_the_running_game_is_not_a_past_one() {
  auto device = with_two_rounds();
  TEST_ASSERT_EQUAL_UINT32(0, device->ledger.past_games());
  TEST_ASSERT_TRUE(device->ledger.finish().is_ok());
  TEST_ASSERT_EQUAL_UINT32(1, device->ledger.past_games());
}

void test_undo_fits_when_no_entry_does() {
  auto device = power_up();
  TEST_ASSERT_TRUE(device->ledger.begin(two_players()).is_ok());
  // Correcting one entry over and over fills the table of operations; undo needs none.
  TEST_ASSERT_TRUE(device->ledger.enter(round_of(1, 7)).is_ok());
  int corrections = 0;
  while (device->ledger.replace(0, round_of(corrections % 5, 7)).verdict.is_ok()) ++corrections;
  TEST_ASSERT_EQUAL_INT(static_cast<int>(kMaxOperations) - 1, corrections);
  TEST_ASSERT_FALSE(device->ledger.enter(round_of(1, 7)).is_ok());
  TEST_ASSERT_TRUE(device->ledger.undo().is_ok());
  TEST_ASSERT_TRUE(device->ledger.enter(round_of(1, 7)).is_ok());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_resume_gives_the_game_back);
  RUN_TEST(test_undo_and_redo_survive_a_power_cycle);
  RUN_TEST(test_a_new_entry_ends_redo);
  RUN_TEST(test_undo_stops_at_the_start);
  RUN_TEST(test_a_correction_counts_and_can_be_undone);
  RUN_TEST(test_delete_and_insert);
  RUN_TEST(test_a_correction_that_breaks_a_rule_is_refused_and_nothing_written);
  RUN_TEST(test_a_correction_names_the_later_entry_that_stands_against_it);
  RUN_TEST(test_a_finished_game_is_only_looked_at);
  RUN_TEST(test_one_game_at_a_time);
  RUN_TEST(test_preview_changes_nothing);
  RUN_TEST(test_rolls_that_were_undone_come_up_again_in_order);
  RUN_TEST(test_a_roll_comes_up_again_whatever_was_undone_since);
  RUN_TEST(test_of_earlier_rolls_the_first_possible_one_comes_up);
  RUN_TEST(test_a_roll_that_counts_does_not_come_up_again);
  RUN_TEST(test_a_roll_cannot_be_put_in_later);
  RUN_TEST(test_an_undone_entry_that_is_no_longer_legal_does_not_come_back);
  RUN_TEST(test_an_undone_entry_that_cannot_be_read_does_not_come_back);
  RUN_TEST(test_a_correction_of_an_entry_that_is_no_longer_legal_stays);
  RUN_TEST(test_a_damaged_running_game_makes_way_for_another);
  RUN_TEST(test_a_running_game_of_a_later_version_makes_way_for_another);
  RUN_TEST(test_a_running_game_with_an_entry_against_the_rules_makes_way_for_another);
  RUN_TEST(test_the_running_game_is_not_a_past_one);
  RUN_TEST(test_undo_fits_when_no_entry_does);
  return UNITY_END();
}
