// Reviving Kathmandu: players, teams, options, reminders (RK-3, RK-15, RK-16, RK-17).
#include "tests/rules/reviving_table.h"

extern "C" {
void setUp() {}
void tearDown() {}
}

namespace {

using namespace lungta;
using namespace lungta::reviving;

enum Teams : int { kNone, kTwo, kThree };

Table with_teams(int players, int teams, std::initializer_list<int> team_of) {
  Table table(players, {{option::kTeams, teams}});
  int seat = 0;
  for (const int team : team_of) table.setup().options.set(option::kTeamOf + seat++, team);
  return table;
}

void refuses_setup(const char* rule, const Table& table) {
  const Verdict verdict = table.check_setup();
  TEST_ASSERT_FALSE_MESSAGE(verdict.is_ok(), rule);
  TEST_ASSERT_EQUAL_STRING(rule, verdict.rule());
}

void test_two_to_six_players_in_six_coin_colours() {
  for (int players = 2; players <= 6; ++players) {
    Table table = Table(players).begin();
    for (int seat = 0; seat < players; ++seat) {
      TEST_ASSERT_EQUAL(seat, table.state().agreed.coin_colour[static_cast<std::size_t>(seat)]);
    }
  }
  refuses_setup("contract", Table(1));
  refuses_setup("RK-parts", Table(3, {{option::kCoinColour, 4}, {option::kCoinColour + 1, 4}}));
  Table taken = Table(3, {{option::kCoinColour, 1}}).begin();  // the second seat gives way
  TEST_ASSERT_EQUAL(0, taken.state().agreed.coin_colour[1]);
}

void test_RK15_team_shapes() {
  Table(4, {{option::kTeams, kTwo}}).begin();    // 2v2, seated alternately
  Table(6, {{option::kTeams, kTwo}}).begin();    // 3v3
  Table(6, {{option::kTeams, kThree}}).begin();  // 2v2v2
  TEST_ASSERT_TRUE(with_teams(6, kThree, {0, 1, 2, 1, 0, 2}).check_setup().is_ok());
  for (const int players : {2, 3, 5}) refuses_setup("RK-15", Table(players, {{option::kTeams, kTwo}}));
  refuses_setup("RK-15", Table(4, {{option::kTeams, kThree}}));
}

void test_RK15_unequal_or_adjacent_teams_are_refused() {
  struct Case { int players; int teams; std::initializer_list<int> team_of; const char* words; };
  const Case cases[] = {
      {4, kTwo, {0, 1, 0, 0}, "Team A has 3 players; each team has 2."},
      {4, kTwo, {0, 0, 1, 1}, "Ana and Bo are teammates side by side."},
      {4, kTwo, {0, 1, 1, 0}, "Bo and Cleo are teammates side by side."},
      {6, kThree, {0, 1, 2, 2, 1, 0}, "Cleo and Dev are teammates side by side."},
      {6, kThree, {0, 1, 2, 1, 2, 0}, "Finn and Ana are teammates side by side."},  // around the table
      {6, kThree, {0, 1, 0, 1, 0, 1}, "Team A has 3 players; each team has 2."},
      {6, kTwo, {0, 1, 0, 1, 1, 0}, "Dev and Eva are teammates side by side."},
  };
  for (const Case& c : cases) {
    const Table table = with_teams(c.players, c.teams, c.team_of);
    refuses_setup("RK-15", table);
    TEST_ASSERT_EQUAL_STRING(c.words, table.words_of(table.check_setup()).c_str());
  }
}

void test_RK15_teams_add_up() {
  Table table = Table(4, {{option::kTeams, kTwo}}).begin();
  table.play_all({buddha(0, R, 4), buddha(1, R, 6), buddha(2, G, 5), buddha(3, G, 1)});
  Sheet sheet = table.sheet();
  TEST_ASSERT_EQUAL(2, sheet.teams);
  TEST_ASSERT_EQUAL(11, sheet.team_total[0]);
  TEST_ASSERT_EQUAL(9, sheet.team_total[1]);
  TEST_ASSERT_EQUAL(0b0101, sheet.winners);
  // A monument counts for the area it stands in: the same colour is new in each teammate's own area.
  TEST_ASSERT_EQUAL(1, table.points(kBuddhaPoints, 0));
  table.play(buddha(2, wild(R), 5));
  TEST_ASSERT_EQUAL(2, table.points(kBuddhaPoints, 2));
  table.go_to_end();
  table.finish();
  sheet = table.sheet();
  TEST_ASSERT_EQUAL(1, sheet.team_rank[0]);
  TEST_ASSERT_EQUAL(2, sheet.team_rank[1]);
}

void test_RK17_architects_by_player_count() {
  struct Case { int players; bool liliana; bool sara; };
  for (const Case& c : {Case{2, false, false}, Case{3, false, true}, Case{4, true, true}, Case{6, true, true}}) {
    const Table table(c.players, {{option::kArchitects, 1}});
    const Domain domain = table.game().option_domain(table.setup(), option::kArchitectOf);
    TEST_ASSERT_EQUAL(c.liliana, domain.allows(kLiliana));
    TEST_ASSERT_EQUAL(c.sara, domain.allows(kSara));
    TEST_ASSERT_TRUE(table.check_setup().is_ok());  // the presets are different ones
  }
  refuses_setup("RK-17",
                Table(3, {{option::kArchitects, 1}, {option::kArchitectOf, kLiu}, {option::kArchitectOf + 1, kLiu}}));
  refuses_setup("RK-17", Table(3, {{option::kArchitectOf, kLiu}}));
}

void test_each_option_names_its_rule() {
  struct Case { int slot; const char* rule; };
  const Case cases[] = {{option::kAdvanced, "RK-19"}, {option::kObjectives, "RK-18"},  {option::kArchitects, "RK-17"},
                        {option::kBhairav, "RK-22"},  {option::kHolographic, "RK-20"}, {option::kRainbow, "RK-21"},
                        {option::kRebuild, "RK-9"},   {option::kBids, "RK-16"},
                        {option::kManipulation, "RK-16"}};
  for (const Case& c : cases) refuses_setup(c.rule, Table(3, {{c.slot, 7}}));
}

Lines reminders(const Table& table) {
  Lines lines;
  table.game().remind(table.any(), lines);
  return lines;
}

void test_RK3_hand_limit_and_cards() {
  Table four = Table(4, {{option::kArchitects, 1}, {option::kArchitectOf + 2, kWalter}}).begin();
  has_line(four, reminders(four), "Hand limit after building: 3");
  has_line(four, reminders(four), "Cleo (Walter): hand limit 4");
  has_line(four, reminders(four), "Market: 4 blue cards; collect 2 each");
  Table six = Table(6).begin();
  has_line(six, reminders(six), "Market: 6 blue cards; collect 2 each");
  Table two = Table(2).begin();
  has_line(two, reminders(two), "Market: 4 blue cards; collect 4 each");
  has_line(two, reminders(two), "Bids: first 1, second 2, first 1");
}

void test_RK16_bids() {
  Table open = Table(3, {{option::kBids, static_cast<int>(Bids::kOpen)}}).begin();
  has_line(open, reminders(open), "Bids are open");
  Table mixed = Table(3, {{option::kBids, static_cast<int>(Bids::kMixed)}}).begin();
  has_line(mixed, reminders(mixed), "Bids are open until round 4");
  mixed.go_to_round(4);
  has_line(mixed, reminders(mixed), "From the next round bids are hidden");
  mixed.go_to_round(5);
  has_line(mixed, reminders(mixed), "Bids are hidden now");
}

void test_RK16_manipulation_in_reverse_turn_order() {
  Table four = Table(4, {{option::kManipulation, 1}, {option::kFirst, 1}}).begin();
  has_line(four, reminders(four), "Before the reveal, Dev to Bo: hop or swap");  // Bo Cleo Dev Ana: not Ana
  Table two = Table(2, {{option::kManipulation, 1}}).begin();
  has_line(two, reminders(two), "Before the reveal, Bo then Ana: hop or swap 1 coin");
}

void test_RK17_architects_at_their_time() {
  Table table = Table(6, {{option::kArchitects, 1}, {option::kHolographic, 1}, {option::kRebuild, 1},
                          {option::kManipulation, 1}, {option::kBids, static_cast<int>(Bids::kMixed)}}).begin();
  has_line(table, reminders(table), "Ana (Liliana): 2 red cards: draw 3, keep 2");
  has_line(table, reminders(table), "Bo (Charles): 1 red card: draw 2, keep 1");
  has_line(table, reminders(table), "Holographic Buddha: build at once, next is worth 1");
  has_line(table, reminders(table), "Rebuild: a section for the same one in hand");
  lacks_line(table, reminders(table), "Finn (Sara): the last bid counts +1");
  table.go_to_round(4);
  has_line(table, reminders(table), "Finn (Sara): the last bid counts +1");
  has_line(table, reminders(table), "Cleo (Liu): before the coin, draw 1 red, discard 1");
  has_line(table, reminders(table), "Dev (Sophie): before the coin, take a discard, discard 1");
  has_line(table, reminders(table), "Leftover coins end this round");
  table.play(coins({5, 1, 2, 3, 4, 5}));
  has_line(table, reminders(table), "1. Finn (Blue): 5");  // the marker is with Dev: Finn comes before Ana
  has_line(table, reminders(table), "2. Ana (Yellow): 5");
  has_line(table, reminders(table), "6. Bo (White): 1");
  has_line(table, reminders(table), "Then the coins come back");
  table.play(spend(5, kPass));
  lacks_line(table, reminders(table), "1. Finn (Blue): 5");
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_two_to_six_players_in_six_coin_colours);
  RUN_TEST(test_RK15_team_shapes);
  RUN_TEST(test_RK15_unequal_or_adjacent_teams_are_refused);
  RUN_TEST(test_RK15_teams_add_up);
  RUN_TEST(test_RK17_architects_by_player_count);
  RUN_TEST(test_each_option_names_its_rule);
  RUN_TEST(test_RK3_hand_limit_and_cards);
  RUN_TEST(test_RK16_bids);
  RUN_TEST(test_RK16_manipulation_in_reverse_turn_order);
  RUN_TEST(test_RK17_architects_at_their_time);
  return UNITY_END();
}
