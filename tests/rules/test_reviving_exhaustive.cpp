// Reviving Kathmandu: random games over every combination of options, beside a second, plain implementation of the
// scoring that shares nothing with the first. On the host only: it plays over a thousand games.
#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "tests/rules/reviving_table.h"

extern "C" {
void setUp() {}
void tearDown() {}
}

namespace {

using namespace lungta;
using namespace lungta::reviving;

std::uint64_t random_state = 1;
int random_below(int count) {
  random_state = random_state * 6364136223846793005u + 1442695040888963407u;
  return static_cast<int>((random_state >> 33) % static_cast<std::uint64_t>(count));
}

// --- the second implementation ---

struct Built {
  int owner, type, points, number;
  std::vector<int> cards;
};
struct Card {
  int points;
  int closed_after = 0;
  std::vector<std::pair<int, std::vector<int>>> patterns;
};

class Ledger {
 public:
  explicit Ledger(int players)
      : players_(players), bhairav_(6, -1), award_(6, -1), coin_(6), coin_points_(6), tops_(6), missions_(6) {}

  void note(const Event& e) {
    // Leftover coins, each coin spent and the end of a round begin a new moment.
    if (e.action == kCoins || e.action == kLeftover || e.action == kEndRound) end_moment();
    moment_.push_back(e);
    take(e);
  }

  std::vector<int> score(int seat) const {
    std::vector<int> points(kCategories);
    std::set<int> colours;
    for (const Built& m : built_) {
      if (m.owner != seat) continue;
      points[0] += m.points;
      points[3] += m.number;
      // Groups by sorting the colours and measuring runs.
      std::vector<int> sorted;
      for (const int card : m.cards) sorted.push_back(card % 5);
      std::sort(sorted.begin(), sorted.end());
      for (std::size_t i = 0; i < sorted.size();) {
        std::size_t j = i;
        while (j < sorted.size() && sorted[j] == sorted[i]) ++j;
        if (j - i >= 2) points[1] += 1 << (j - i - 1);
        i = j;
      }
      if (m.type == 0) colours.insert(m.cards[0] % 5);
      if (bhairav_[seat] >= 0)
        points[8] += static_cast<int>(std::count(m.cards.begin(), m.cards.end(), bhairav_[seat]));
    }
    points[2] = static_cast<int>(colours.size());
    points[4] = coin_points_[seat];
    const int award = awards_now()[static_cast<std::size_t>(seat)];
    points[5] = award < 0 ? 0 : cards_[static_cast<std::size_t>(award)].points;
    points[6] = tops_[seat];
    points[7] = mission(seat);
    return points;
  }

 private:
  void take(const Event& e) {
    const int seat = e[0];
    switch (e.action) {
      case kBuildBuddha: case kBuildShrine: case kBuildStupa: case kBuildPagoda: build(e); break;
      case kRebuild: replace(e); break;
      case kCoins: for (int i = 0; i < players_; ++i) coin_[i] = e[i]; break;
      case kLeftover:
        if (e[1] == 0) coin_points_[seat] += coin_[seat];
        if (e[1] == 2) { coin_points_[seat] += coin_[seat] - 3; bhairav_[seat] = e[2]; }
        break;
      case kEndRound: ++round_; break;
      case kSetMission: missions_[seat].assign(e.values.begin() + 9, e.values.begin() + 23); break;
      case kSetObjective: add_card(e); break;
      case kIncomplete: for (int i = 1; i <= 8; ++i) tops_[seat] += e[i]; break;
      default: break;
    }
  }

  static bool fits(const std::vector<int>& cells, const std::vector<int>& cards) {
    for (int shared = 0; shared < 5; ++shared) {  // whichever colour the "same" sections share
      bool ok = true;
      for (std::size_t i = 0; i < cards.size(); ++i) {
        const int colour = cards[i] % 5;
        ok = ok && (cells[i] == 0 || (cells[i] == 32 ? colour == shared : (cells[i] >> colour) % 2 == 1));
      }
      if (ok) return true;
    }
    return false;
  }
  int mission(int seat) const {
    const std::vector<int>& slots = missions_[seat];
    int points = 0;
    for (int type = 0, from = 0; type < 4 && !slots.empty(); from += ++type) {
      const std::vector<int> cells(slots.begin() + from, slots.begin() + from + type + 1);
      const bool met = std::any_of(built_.begin(), built_.end(), [&](const Built& m) {
        return m.owner == seat && m.type == type && fits(cells, m.cards);
      });
      if (met) points += slots[static_cast<std::size_t>(10 + type)];
    }
    return points;
  }
  static bool meets(const std::vector<Built>& stands, const Card& card, int seat, std::size_t pattern,
                    std::set<const Built*> used) {
    if (pattern == card.patterns.size()) return true;
    for (const Built& m : stands) {
      if (m.owner != seat || m.type != card.patterns[pattern].first || used.count(&m) != 0) continue;
      if (!fits(card.patterns[pattern].second, m.cards)) continue;
      std::set<const Built*> more = used;
      more.insert(&m);
      if (meets(stands, card, seat, pattern + 1, more)) return true;
    }
    return false;
  }
  // Goes through the moment entry by entry: a card that was met after any of them is completed.
  std::vector<int> awards_now() const {
    std::vector<std::set<std::size_t>> completed(6);
    Ledger replay(players_);
    replay.built_ = before_;
    replay.numbers_ = 0;
    std::size_t known = cards_before_;
    for (const Event& e : moment_) {
      if (e.action == kSetObjective) ++known;
      if (e.action <= kBuildPagoda) replay.build(e);
      if (e.action == kRebuild) replay.replace(e);
      for (std::size_t i = 0; i < known; ++i) {
        if (cards_[i].closed_after != 0 && cards_[i].closed_after < round_) continue;
        for (int seat = 0; seat < players_; ++seat) {
          if (award_[seat] < 0 && meets(replay.built_, cards_[i], seat, 0, {})) completed[seat].insert(i);
        }
      }
    }
    std::vector<int> awards = award_;
    for (int seat = 0; seat < players_; ++seat) {
      for (const std::size_t i : completed[seat]) {
        const int best = awards[seat] < 0 ? -1 : cards_[static_cast<std::size_t>(awards[seat])].points;
        if (cards_[i].points > best) awards[seat] = static_cast<int>(i);
      }
    }
    return awards;
  }
  void end_moment() {
    const std::vector<int> awards = awards_now();
    for (int seat = 0; seat < players_; ++seat) {
      if (awards[seat] != award_[seat]) cards_[static_cast<std::size_t>(awards[seat])].closed_after = round_;
    }
    award_ = awards;
    moment_.clear();
    before_ = built_;
    cards_before_ = cards_.size();
  }
  void build(const Event& e) {
    Built m{e[0], e.action, 0, 0, {}};
    for (int i = 0; i <= m.type; ++i) m.cards.push_back(e[1 + i]);
    if (m.type == 0 && e[2] == 1) m.number = numbers_ = std::min(numbers_ + 1, 5);
    else m.points = e[m.type == 0 ? 3 : m.type + 2];
    built_.push_back(m);
  }
  void replace(const Event& e) {
    int left = e[1];
    for (Built& m : built_) {
      if (m.owner != e[0] || left-- > 0) continue;
      m.cards[static_cast<std::size_t>(e[2])] = e[3];
      if (e[2] == m.type) { m.points = e[4]; m.number = 0; }
      break;
    }
  }
  void add_card(const Event& e) {
    Card card;
    card.points = e[23];
    for (int slot = 8; slot < 23; slot += 5) {
      if (e[slot] == 4) continue;
      std::vector<int> cells;
      for (int i = 0; i <= e[slot]; ++i) cells.push_back(e[slot + 1 + i]);
      card.patterns.emplace_back(e[slot], cells);
    }
    cards_.push_back(card);
  }

  int players_;
  int round_ = 1;
  int numbers_ = 0;
  std::vector<Event> moment_;            // its entries so far
  std::vector<Built> before_;            // what stood when it began
  std::size_t cards_before_ = 0;
  std::vector<Built> built_;
  std::vector<Card> cards_;
  std::vector<int> bhairav_, award_, coin_, coin_points_, tops_;
  std::vector<std::vector<int>> missions_;
};

// --- random games ---

// Fills an action from its domains. What is rare in a box is rare here too: names, wilds, holographic Buddhas.
Event random_event(const Table& table, int action, int seat) {
  const std::span<const Field> fields = table.game().info->actions[static_cast<std::size_t>(action)].fields;
  Event event = entry(action, {});
  for (int slot = 0; slot < slot_count(fields); ++slot) {
    const Domain domain = table.game().domain(table.any(), event, slot);
    if (!domain.visible) continue;
    const FieldKind kind = fields[static_cast<std::size_t>(place_of(fields, slot).field)].kind;
    if (slot == 0 && kind == FieldKind::kPlayer && seat >= 0) { event.set(0, seat); continue; }
    if (kind == FieldKind::kText && random_below(2) == 0) continue;
    if (kind == FieldKind::kPattern && random_below(2) == 0) continue;
    int value = 0;
    do value = domain.min + random_below(domain.max - domain.min + 1); while (!domain.allows(value));
    if (kind == FieldKind::kWildColour && random_below(3) > 0) value %= kColours;
    event.set(slot, value);
  }
  return event;
}

Event random_step(const Table& table) {
  const int dice = random_below(10);
  const Question question = table.game().next(table.any());
  if (dice < 2 && question.due) {
    const bool of_player = question.fixed != 0;
    return random_event(table, question.prefilled.action, of_player ? question.prefilled[0] : -1);
  }
  if (dice < 9) return random_event(table, random_below(4), -1);
  return random_event(table, random_below(static_cast<int>(table.game().info->actions.size())), -1);
}

void compare(const Table& table, const Ledger& ledger) {
  const Sheet sheet = table.sheet();
  for (int seat = 0; seat < sheet.players; ++seat) {
    const std::vector<int> expected = ledger.score(seat);
    int sum = 0;
    for (std::size_t c = 0; c < kCategories; ++c) {
      TEST_ASSERT_EQUAL_MESSAGE(expected[c], sheet.points[c][static_cast<std::size_t>(seat)],
                                table.game().info->categories[c].key);
      sum += expected[c];
    }
    TEST_ASSERT_EQUAL(sum, sheet.total[static_cast<std::size_t>(seat)]);
  }
}

void stays_within_limits(const Table& table) {
  const State& state = table.state();
  TEST_ASSERT_TRUE(state.round >= 1 && state.round <= kRounds + 1);
  TEST_ASSERT_TRUE(state.holographics <= kHolographics);
  for (int type = 0; type < kTypes; ++type) {
    for (int section = 0; section < sections_of(type); ++section) {
      for (int card = 0; card < kCardColours; ++card) {
        TEST_ASSERT_TRUE(copies_standing(state, type, section, card) <= copies_in_box(state.agreed, type, card));
      }
    }
  }
}

struct Tally { long legal = 0, refused = 0, awards = 0, finished = 0; };

void play_one(Table& table, Tally& tally) {
  table.begin();
  Ledger ledger(table.setup().players);
  std::vector<Event> log;
  AnyState halfway;
  std::size_t half = 0;
  for (int step = 0; step < 2000 && !table.sheet().over; ++step) {
    const Event event = random_step(table);
    if (!table.check(event).is_ok()) { ++tally.refused; continue; }
    table.play(event);
    ledger.note(event);
    log.push_back(event);
    ++tally.legal;
    compare(table, ledger);
    if (log.size() == 30) { halfway = table.any(); half = log.size(); }
  }
  stays_within_limits(table);
  tally.finished += table.sheet().over ? 1 : 0;
  for (const std::uint8_t award : table.state().award) tally.awards += award != 0 ? 1 : 0;
  // Undoing is replaying less: all of it, a part, nothing.
  AnyState again;
  table.game().begin(table.setup(), again);
  const AnyState start = again;
  for (std::size_t i = 0; i < log.size(); ++i) {
    table.game().apply(again, log[i]);
    if (i + 1 == half) TEST_ASSERT_TRUE(again == halfway);
  }
  TEST_ASSERT_TRUE(again == table.any());
  table.game().begin(table.setup(), again);
  TEST_ASSERT_TRUE(again == start);
}

void test_random_games_over_all_options() {
  constexpr int kSwitches[] = {option::kAdvanced, option::kObjectives, option::kArchitects, option::kBhairav,
                               option::kHolographic, option::kRainbow, option::kRebuild, option::kManipulation};
  Tally tally;
  for (int players = 2; players <= 6; ++players) {
    for (int mask = 0; mask < 1 << std::size(kSwitches); ++mask) {
      Table table(players);
      Event& options = table.setup().options;
      for (std::size_t i = 0; i < std::size(kSwitches); ++i) options.set(kSwitches[i], mask >> i & 1);
      options.set(option::kFirst, random_below(players));
      options.set(option::kBids, random_below(3));
      if (players % 2 == 0 && players > 2) options.set(option::kTeams, random_below(players / 2));
      for (int slot = option::kTeamOf; slot < option::kAdvanced; ++slot) {
        preset_slot(Asker::for_options(table.game(), table.setup()), options, slot);
      }
      for (int slot = option::kArchitectOf; slot < option::kBhairav; ++slot) {
        preset_slot(Asker::for_options(table.game(), table.setup()), options, slot);
      }
      play_one(table, tally);
    }
  }
  std::printf("%ld legal entries, %ld refused, %ld games finished, %ld public objectives\n", tally.legal, tally.refused,
              tally.finished, tally.awards);
  TEST_ASSERT_EQUAL(5 * 256, tally.finished);
  TEST_ASSERT_TRUE(tally.awards > 500);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_random_games_over_all_options);
  return UNITY_END();
}
