// Reviving Kathmandu as text: what people get wrong is refused with the rule's id, and the longest lines fit.
#include "firmware/journal/event_codec.h"
#include "firmware/journal/event_parser.h"
#include "firmware/journal/event_text.h"
#include "game/catalogue.h"
#include "game/reviving_kathmandu/slots.h"
#include "unity.h"

using namespace lungta;

extern "C" void setUp() {}
extern "C" void tearDown() {}

namespace {

struct Table {
  Setup setup;
  AnyState state;

  explicit Table(std::string_view line) {
    const ParseError error = parse_setup(line, setup);
    TEST_ASSERT_TRUE_MESSAGE(error.is_ok(), error.reason);
    TEST_ASSERT_TRUE(check_setup(game(), setup).is_ok());
    game().begin(setup, state);
  }

  const Game& game() const { return games()[setup.game]; }

  Verdict check(std::string_view line, Event& event) const {
    const ParseError error = parse_event(line, game(), state, setup, event);
    TEST_ASSERT_TRUE_MESSAGE(error.is_ok(), error.reason);
    return check_event(game(), state, event);
  }
  void enter(std::string_view line) {
    Event event;
    const Verdict verdict = check(line, event);
    TEST_ASSERT_TRUE_MESSAGE(verdict.is_ok(), verdict.rule());
    JournalLine written;
    format_event(written, game(), state, setup, event);
    Event again;
    TEST_ASSERT_TRUE(check(written.view(), again).is_ok());
    TEST_ASSERT_TRUE(again == event);
    game().apply(state, event);
  }
  void refuses(const char* rule, const char* words, std::string_view line) const {
    Event event;
    const Verdict verdict = check(line, event);
    TEST_ASSERT_FALSE_MESSAGE(verdict.is_ok(), words);
    TEST_ASSERT_EQUAL_STRING(rule, verdict.rule());
    Line said;
    append_phrase(said, verdict.reason(), Language::kEnglish, setup);
    TEST_ASSERT_EQUAL_STRING(words, said.c_str());
  }
};

void test_RK6_a_monument_lacks_nothing() {
  Table table("setup game=reviving-kathmandu players=Ana,Bo,Cleo,Dev");
  table.refuses("RK-6", "Third: still to choose", "pagoda player=Ana bottom=red second=red top=red points=5");
  table.refuses("RK-6", "Centre: still to choose", "stupa player=Ana bottom=red centre=wild top=red points=5");
  table.refuses("RK-6", "Points: still to choose", "shrine player=Ana bottom=red top=red");
  table.enter("pagoda player=Ana bottom=red second=wild:blue third=red top=yellow points=5");
  table.enter("pagoda player=Bo bottom=red second=red third=white top=yellow");  // the points of the one before
  table.refuses("RK-parts", "Pagoda, Bottom, Red: only 2 in play",
                "pagoda player=Cleo bottom=red second=blue third=blue top=blue");
}

void test_RK2_RK22_leftover_coins() {
  Table table("setup game=reviving-kathmandu players=Ana,Bo bhairav=yes");
  table.refuses("RK-4", "Two players: leftover coins end rounds 2, 4, 6 and 8; this is round 1.",
                "leftover player=Ana use=convert");
  table.enter("end-round");
  table.enter("coins coins=4,2");
  table.enter("leftover player=Ana use=bhairav colour=blue");
  table.refuses("RK-2", "Ana has used the leftover coin of round 2 already.", "leftover player=Ana use=convert");
  table.refuses("RK-22", "A Bhairav costs 3; this coin is worth 2.", "leftover player=Bo use=bhairav colour=red");
  table.enter("leftover player=Bo use=pass");
  table.enter("end-round");
  table.enter("end-round");
  table.enter("coins coins=5,5");
  table.enter("leftover player=Bo use=card");  // Bo has the marker
  table.refuses("RK-22", "Ana has a Bhairav already; 1 per player.", "leftover player=Ana use=bhairav colour=red");
}

void test_RK18_RK20_one_too_many() {
  Table table("setup game=reviving-kathmandu players=Ana,Bo objectives=yes holographic=yes");
  table.enter("objective name=Old_town type-1=buddha colours-1=red+blue type-2=shrine colours-2=same,same points=5");
  table.refuses("RK-18", "2 players use 1 public objective card(s); they are all entered.",
                "objective type-1=buddha colours-1=any type-2=buddha colours-2=any points=5");
  table.enter("buddha player=Ana colour=red holographic=yes");
  table.refuses("RK-20", "The holographic Buddha in this colour (Red) stands already.",
                "buddha player=Bo colour=red holographic=yes");
  for (const char* line :
       {"buddha player=Bo colour=green holographic=yes", "buddha player=Bo colour=blue holographic=yes",
        "buddha player=Bo colour=yellow holographic=yes", "buddha player=Bo colour=white holographic=yes"}) {
    table.enter(line);
  }
  table.refuses("RK-20", "The holographic Buddha in this colour (White) stands already.",
                "buddha player=Bo colour=white holographic=yes");
}

void test_RK12_a_name_comes_back_as_it_was() {
  Table table("setup game=reviving-kathmandu players=Ana,Bo,Cleo,Dev");
  table.enter("mission player=Ana name=a=b,c+(! buddha=red");
  table.enter("mission player=Bo name=L'\u00e9t\u00e9_2. buddha=red");
  table.refuses("RK-12", "A text has letters, digits and blanks, no _",
                "mission player=Cleo name=a\u0085 buddha=red");
}

void test_RK15_teams() {
  Setup setup;
  TEST_ASSERT_TRUE(parse_setup("setup game=reviving-kathmandu players=A,B,C,D teams=two team=a,b,b,b", setup).is_ok());
  TEST_ASSERT_EQUAL_STRING("RK-15", check_setup(games()[setup.game], setup).rule());
  TEST_ASSERT_TRUE(parse_setup("setup game=reviving-kathmandu players=A,B,C,D teams=two team=a,a,b,b", setup).is_ok());
  TEST_ASSERT_EQUAL_STRING("RK-15", check_setup(games()[setup.game], setup).rule());
}

// The widest name of ten letters, twenty bytes of UTF-8.
constexpr std::string_view kSix =
    "setup game=reviving-kathmandu players=\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e7,"
    "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e8,"
    "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00ea,"
    "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00eb,"
    "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e0,"
    "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e2 "
    "first=\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e8 coin=yellow,white,purple,red,green,blue "
    "teams=three team=a,b,c,a,b,c advanced=yes objectives=yes architects=yes "
    "architect=liliana,charles,liu,sophie,walter,sara bhairav=yes holographic=yes rainbow=yes rebuild=yes bids=hidden "
    "manipulation=yes";

void test_the_longest_lines_fit() {
  Table table(kSix);
  JournalLine line;
  format_setup(line, table.game(), table.setup);
  TEST_ASSERT_FALSE(line.truncated());
  TEST_ASSERT_EQUAL(432, line.size());  // as JournalLine says
  PayloadBuffer bytes;
  ByteWriter out(bytes);
  encode_setup(table.setup, out);
  TEST_ASSERT_TRUE(out.ok());

  constexpr int kFourColours = colour_set(colour::kGreen, colour::kBlue, colour::kYellow, colour::kWhite);
  Event mission;
  mission.action = reviving::kSetMission;
  mission.set(reviving::kPlayerSlot, 1);
  for (int i = 0; i < reviving::kTitleLength; ++i) mission.set(reviving::mission::kTitle + i, 0xE9);
  for (int i = 0; i < reviving::kCells; ++i) mission.set(reviving::mission::kCellsFrom + i, kFourColours);
  for (int i = 0; i < reviving::kTypes; ++i) mission.set(reviving::mission::kPointsFrom + i, 30);
  TEST_ASSERT_TRUE(check_event(table.game(), table.state, mission).is_ok());
  line.clear();
  format_event(line, table.game(), table.state, table.setup, mission);
  TEST_ASSERT_FALSE(line.truncated());

  Event card;
  card.action = reviving::kSetObjective;
  for (int i = 0; i < reviving::kTitleLength; ++i) card.set(i, 0xE9);
  for (int pattern = 0; pattern < reviving::kObjectivePatterns; ++pattern) {
    const int slot = reviving::objective::type_slot(pattern);
    card.set(slot, reviving::kPagoda);
    for (int i = 1; i <= reviving::kMaxSections; ++i) card.set(slot + i, kFourColours);
  }
  card.set(reviving::objective::kPoints, 30);
  TEST_ASSERT_TRUE(check_event(table.game(), table.state, card).is_ok());
  line.clear();
  format_event(line, table.game(), table.state, table.setup, card);
  TEST_ASSERT_FALSE(line.truncated());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_RK6_a_monument_lacks_nothing);
  RUN_TEST(test_RK2_RK22_leftover_coins);
  RUN_TEST(test_RK18_RK20_one_too_many);
  RUN_TEST(test_RK12_a_name_comes_back_as_it_was);
  RUN_TEST(test_RK15_teams);
  RUN_TEST(test_the_longest_lines_fit);
  return UNITY_END();
}
