// A wrong entry in the middle of a whole game can be put right afterwards: every entry of every playthrough is free to
// be entered again, and a real correction is taken, or refused by a rule that names what stands against it.
#include <fstream>
#include <initializer_list>
#include <memory>
#include <string>

#include "firmware/journal/event_text.h"
#include "firmware/journal/journal_reader.h"
#include "tests/support/fake_flash.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

constexpr const char* kPlaythroughs[] = {
    "alicea",           "feld-four-long-tracked", "feld-three-at-the-end", "nepal-five-fortress", "nepal-three-stars",
    "reviving-hundred", "reviving-six",           "solo-lost",             "solo-medium"};

struct Device {
  GameLog log;
  Ledger ledger{log};
  JournalReader reader{ledger};

  // A whole game, left open where it says "finish".
  explicit Device(const std::string& playthrough) {
    fake_flash::insert_blank_chip();
    fake_flash::power_up();
    static_cast<void>(log.mount());
    std::ifstream file(LUNGTA_SOURCE_DIR "/tests/golden/playthroughs/" + playthrough + ".journal");
    TEST_ASSERT_TRUE_MESSAGE(file.good(), playthrough.c_str());
    for (std::string line; std::getline(file, line) && line != "finish";) {
      TEST_ASSERT_TRUE_MESSAGE(reader.take(line).is_ok(), line.c_str());
    }
    TEST_ASSERT_TRUE(ledger.open());
  }

  std::string line_of(std::size_t entry) {
    JournalLine line;
    format_event(line, ledger.game(), ledger.state_before(entry), ledger.setup(), ledger.event_at(entry));
    return std::string(line.view());
  }
  // The first entry, from 1, whose line begins like this.
  std::size_t find(const std::string& beginning) {
    std::size_t entry = 0;
    while (entry < ledger.timeline().entries() && !line_of(entry).starts_with(beginning)) ++entry;
    TEST_ASSERT_TRUE_MESSAGE(entry < ledger.timeline().entries(), beginning.c_str());
    return entry + 1;
  }
  LineOutcome amend(std::size_t entry, const std::string& line) {
    return reader.take("amend " + std::to_string(entry) + " " + line);
  }
};

void test_every_entry_may_be_entered_again() {
  for (const char* playthrough : kPlaythroughs) {
    auto device = std::make_unique<Device>(playthrough);
    Ledger& ledger = device->ledger;
    auto played = std::make_unique<AnyState>(ledger.state());
    std::size_t tried = 0;
    for (std::size_t entry = 0; entry < ledger.timeline().entries(); ++entry) {
      if (has_random_slots(ledger.game(), ledger.event_at(entry))) continue;
      const std::string line = device->line_of(entry);
      TEST_ASSERT_TRUE_MESSAGE(device->amend(entry + 1, line).is_ok(), line.c_str());
      TEST_ASSERT_TRUE_MESSAGE(ledger.state() == *played, line.c_str());
      TEST_ASSERT_TRUE(ledger.undo().is_ok());
      ++tried;
    }
    TEST_ASSERT_TRUE_MESSAGE(tried > 0, playthrough);
  }
}

constexpr const char* kFine = nullptr;

struct Case {
  const char* wrong;    // the entry begins like this
  const char* right;
  const char* rule;     // that refuses the correction; kFine: it is taken
  const char* against;  // the later entry that stands against it begins like this; empty: the correction itself does
};

void try_each(const char* playthrough, std::initializer_list<Case> cases) {
  auto device = std::make_unique<Device>(playthrough);
  auto played = std::make_unique<AnyState>(device->ledger.state());
  for (const Case& c : cases) {
    const std::size_t entry = device->find(c.wrong);
    const std::string wrong = device->line_of(entry - 1);
    const LineOutcome outcome = device->amend(entry, c.right);
    TEST_ASSERT_TRUE_MESSAGE(outcome.error.is_ok(), c.right);
    const Correction& refused = outcome.refused;
    const std::string conflict =
        refused.conflict < 0 ? "" : device->line_of(static_cast<std::size_t>(refused.conflict));
    const std::string message = std::string(c.right) + " / against: " + conflict;
    TEST_ASSERT_EQUAL_STRING_MESSAGE(c.rule, refused.verdict.rule(), message.c_str());
    const bool as_expected = *c.against == '\0' ? conflict.empty() : conflict.starts_with(c.against);
    TEST_ASSERT_TRUE_MESSAGE(as_expected, message.c_str());
    if (c.rule == kFine) {
      TEST_ASSERT_TRUE_MESSAGE(device->line_of(entry - 1) != wrong, c.right);
      TEST_ASSERT_TRUE(device->ledger.undo().is_ok());
    }
    TEST_ASSERT_TRUE_MESSAGE(device->ledger.state() == *played, c.right);
  }
}

void test_alicea() {
  try_each("alicea", {
      {"round blue=6,4", "round blue=6,4 red=2,1 cards=4,0", kFine, ""},
      {"round blue=6,4", "round blue=4,6 red=1,2 cards=0,3", kFine, ""},
      {"round blue=0,9", "round blue=0,9 red=5,0 cards=10,11", "KA-5", ""},
  });
}

void test_feld() {
  try_each("feld-three-at-the-end", {
      {"tally-offerings", "tally-offerings tens=1,2,1 ones=2,0,5", kFine, ""},
      {"tally-goods", "tally-goods goods=2,0,2/0,0,2/1,1,2/0,1,2/0,0,1/0,1,1 tens=2,0,3 ones=3,9,1", "KF-20",
       "tally-specials"},  // Ana's special silk
      {"tally-arrival", "tally-arrival strips=1,1,5 tile=0,0,0", kFine, ""},
  });
  try_each("feld-four-long-tracked", {
      {"good player=Di type=ring points=2", "good player=Di type=ring points=3 special=yes", kFine, ""},
      {"good player=Di type=ring points=2", "good player=Di type=ring points=2 special=no", kFine, ""},
      {"good player=Bo type=thangka", "good player=Bo type=silk points=3 special=no", "KF-20", "good player=Cy type=silk"},
      {"yak player=Di", "yak player=Cy", kFine, ""},
      {"yak player=Di", "yak player=Ana", "KF-15", "yak player=Ana"},  // her tenth
      {"turn player=Cy pips=6", "turn player=Di pips=6 borders=1 paid=1 exhausted=0", "KF-2", ""},
      {"standee dice=8,17,13,13", "standee dice=8,16,13,13", kFine, ""},
      {"standee dice=8,17,13,13", "standee dice=17,8,13,13", "KF-2", "turn player=Ana"},
      {"weather tile=storm", "weather tile=sun", kFine, ""},
      {"weather tile=sun", "weather tile=storm", "KF-1", "turn player=Ana pips=6"},
      {"behind behind=no,yes,no,no", "behind behind=no,yes,yes,no", kFine, ""},
      {"arrive player=Cy", "arrive player=Cy points=11", kFine, ""},
  });
}

void test_nepal() {
  try_each("nepal-five-fortress", {
      {"reveal label=Mustang", "reveal label=Mustang larger=8 larger-star=no smaller=4 smaller-star=no", kFine, ""},
      {"reveal label=Mustang", "reveal label=jumla larger=7 smaller=4", "NP-3", ""},
      {"claim player=Bo card=3", "claim player=Ana card=3", "NP-1", ""},
      {"claim player=Cy card=2", "claim player=Cy card=3", "NP-3", "reveal label=Ilam"},
      {"fortress player=Dee", "fortress player=Dee province=Rara_lake region=2", kFine, ""},
      {"turn player=Bo", "turn player=Cy", "NP-1", ""},
      {"region region=5", "region region=5 pieces=4,0,7,5,2", kFine, ""},
      {"region region=5", "region region=5 pieces=4,0,6,5,3", "NP-16", ""},  // level with Dee: provinces to be told
      {"control card=6", "control card=6 first=yes", kFine, ""},
  });
  try_each("nepal-three-stars", {
      {"claim player=Ana card=9", "claim player=Bo card=9", "journal", "control card=9"},  // another player's control
      {"claim player=Bo card=4", "claim player=Bo card=3", kFine, ""},
      {"region region=1", "region region=1 pieces=7,4,1", kFine, ""},
  });
}

void test_reviving() {
  try_each("reviving-hundred", {
      {"leftover player=Dominika use=pass", "leftover player=Dominika use=convert", kFine, ""},
      {"coins coins=1,2,3,4,5,1", "coins coins=1,2,3,5,4,1", "RK-2", "leftover player=\u00c9tiennette"},
      {"incomplete player=Carolina", "incomplete player=Carolina top-1=30 top-2=12 top-3=0", kFine, ""},
  });
  try_each("reviving-six", {
      {"buddha player=Amandine colour=red", "buddha player=Amandine colour=red holographic=no points=2", kFine, ""},
      {"buddha player=Amandine colour=red", "buddha player=Amandine colour=blue holographic=no points=1", kFine, ""},
      {"buddha player=Amandine colour=red", "buddha player=Benjamin colour=red holographic=no points=1", "RK-9",
       "rebuild player=Amandine monument=1"},
      {"shrine player=Dominika bottom=yellow", "shrine player=Benjamin bottom=yellow top=yellow points=2", kFine, ""},
      {"shrine player=Dominika bottom=yellow", "shrine player=Florence bottom=yellow top=yellow points=2", "RK-9",
       "rebuild player=Florence monument=0"},
      {"coins coins=4,5,2,5,3,1", "coins coins=4,5,2,3,3,1", "RK-2", "leftover player=Dominika"},
      {"mission player=Florence", "mission player=Florence name=Vajra buddha=blue shrine=any,any buddha-points=2 "
                                  "shrine-points=1 stupa-points=6 pagoda-points=7", kFine, ""},
      {"mission player=Florence", "mission player=Florence name=Vajra buddha=blue", "RK-19", ""},  // without its points
  });
}

void test_solo() {
  try_each("solo-medium", {
      {"mission name=Lotus", "mission name=Lily buddha=green+white shrine=red+blue,any stupa=same,any,same "
                             "pagoda=any,any,same,same", kFine, ""},
      {"bid spot=w2 coin=1", "bid spot=w2 coin=2", "RK-33", "bid spot=s3 coin=2"},
      {"bid spot=w2 coin=1", "bid spot=w1 coin=1", "RK-32", "rolled side=west spot-1=yellow"},  // where the coin lies
      {"bid spot=w2 coin=1", "bid spot=n1 coin=1", "RK-33", "bid spot=n3 coin=1"},  // not come back yet
      {"bid spot=w1 coin=2", "bid spot=w1 coin=5", kFine, ""},
      {"build square=2 type=shrine bottom=blue", "build square=2 type=shrine bottom=wild:blue second=blue", kFine, ""},
      {"build square=1 type=shrine bottom=green", "build square=2 type=shrine bottom=green second=green", "RK-34",
       "build square=2 type=buddha"},
  });
  try_each("solo-lost", {
      {"rolled side=west spot-1=white", "rolled side=west spot-1=green spot-2=white", kFine, ""},
      {"rolled side=west spot-1=white", "rolled side=west spot-1=yellow spot-2=green", "RK-30",
       "rolled side=east spot-2=yellow"},  // the sixth
      {"rolled side=west spot-1=white", "rolled side=east spot-1=white spot-2=green", "RK-33", "bid spot=e1 coin=1"},
  });
}

// The worst case of a weather tile: it was a storm, and the whole long game was played after it.
void test_KF1_a_tile_at_the_start_of_a_whole_game() {
  auto device = std::make_unique<Device>("feld-four-long-tracked");
  const std::size_t first = device->find("weather tile=sun");
  TEST_ASSERT_FALSE(device->amend(first, "weather tile=storm").is_ok());
  const std::string answer = "insert " + std::to_string(first + 1) + " behind behind=no,no,no,no";
  TEST_ASSERT_TRUE(device->reader.take(answer).is_ok());
  TEST_ASSERT_TRUE(device->amend(first, "weather tile=storm").is_ok());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_every_entry_may_be_entered_again);
  RUN_TEST(test_alicea);
  RUN_TEST(test_feld);
  RUN_TEST(test_nepal);
  RUN_TEST(test_reviving);
  RUN_TEST(test_solo);
  RUN_TEST(test_KF1_a_tile_at_the_start_of_a_whole_game);
  return UNITY_END();
}
