// A correction must not make a later entry stand for something else: another card, another monument, another player.
#include <memory>
#include <span>
#include <string_view>

#include "tests/support/text_device.h"

extern "C" {
void setUp(void) { lungta::fake_flash::insert_blank_chip(); }
void tearDown(void) {}
}

namespace {

using namespace lungta;

constexpr int kFine = -1;

struct Case {
  const char* correction;
  int conflict;  // the entry, from 1, that would stand for something else; kFine: none
};

void try_each(std::span<const char* const> lines, std::span<const Case> cases) {
  for (const Case& c : cases) {
    setUp();
    auto device = std::make_unique<TextDevice>();
    device->accept(lines);
    const AnyState before = device->ledger.state();
    if (c.conflict == kFine) {
      device->accept({c.correction});
    } else {
      device->refuse("journal", c.conflict, c.correction);
      TEST_ASSERT_TRUE(before == device->ledger.state());
    }
  }
}

void test_a_claim_stays_with_its_card() {
  const char* const lines[] = {
      "setup game=nepal players=Ana,Bo,Cy", "reveal label=A larger=9 smaller=1", "reveal label=B larger=8 smaller=1",
      "reveal label=C larger=7 smaller=1", "claim player=Ana card=2", "reveal label=D larger=6 smaller=2"};
  const Case cases[] = {
      {"delete 1", 4},
      {"insert 1 reveal label=E larger=5 smaller=2", 4},
      {"insert 3 reveal label=E larger=5 smaller=2", kFine},
      {"delete 3", kFine},
      {"delete 5", kFine},
      {"amend 2 reveal label=B larger=5 smaller=4", kFine},  // other numbers, the same card
      {"amend 4 claim player=Ana card=1", kFine},            // another card on purpose
  };
  try_each(lines, cases);
}

void test_control_stays_with_its_player() {
  const char* const lines[] = {
      "setup game=nepal players=Ana,Bo,Cy", "reveal larger=6 smaller=3", "claim player=Ana card=1",
      "claim player=Bo card=1", "final", "region region=1 pieces=3,2,1", "region region=2 pieces=0,0,0",
      "region region=3 pieces=0,0,0", "region region=4 pieces=0,0,0", "region region=5 pieces=0,0,0",
      "control card=1 first=yes second=no"};
  const Case cases[] = {{"amend 2 claim player=Cy card=1", 10}, {"amend 5 region region=1 pieces=3,2,0", kFine}};
  try_each(lines, cases);
}

void test_a_rebuilding_stays_with_its_monument() {
  const char* const lines[] = {
      "setup game=reviving-kathmandu players=Ana,Bo,Cy rebuild=yes", "buddha player=Ana colour=red points=1",
      "buddha player=Ana colour=green points=2", "buddha player=Bo colour=red points=2",
      "buddha player=Ana colour=yellow points=3", "rebuild player=Ana monument=1 colour=blue points=9"};
  const Case cases[] = {
      {"delete 1", 5},
      {"amend 1 buddha player=Cy colour=red points=1", 5},
      {"insert 1 buddha player=Ana colour=white points=1", 5},
      {"insert 1 buddha player=Bo colour=white points=1", kFine},  // Ana's are still her first and second
      {"delete 3", kFine},
      {"delete 4", kFine},
      {"amend 2 buddha player=Ana colour=white points=2", kFine},
  };
  try_each(lines, cases);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_claim_stays_with_its_card);
  RUN_TEST(test_control_stays_with_its_player);
  RUN_TEST(test_a_rebuilding_stays_with_its_monument);
  return UNITY_END();
}
