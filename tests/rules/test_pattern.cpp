// Patterns of colours (RK-13) and their assignment to monuments (RK-18).
#include "game/core/pattern.h"

#include <algorithm>

#include "tests/rules/reviving_table.h"

extern "C" {
void setUp() {}
void tearDown() {}
}

namespace {

using namespace lungta;
using namespace lungta::reviving;

struct Case {
  std::array<std::uint8_t, 4> cells;
  std::array<std::uint8_t, 4> cards;
  std::size_t sections;
  bool fits;
};

constexpr std::uint8_t set(int a) { return static_cast<std::uint8_t>(colour_set(a)); }
constexpr std::uint8_t set(int a, int b) { return static_cast<std::uint8_t>(colour_set(a, b)); }
constexpr std::uint8_t kAny = kPatternAny;
constexpr std::uint8_t kSame = kPatternSame;
constexpr std::uint8_t w(int colour) { return static_cast<std::uint8_t>(wild(colour)); }

void test_RK13_any_same_and_sets() {
  const Case cases[] = {
      {{set(R, B)}, {R}, 1, true},
      {{set(R, B)}, {B}, 1, true},
      {{set(R, B)}, {G}, 1, false},
      {{set(R, B)}, {w(B)}, 1, true},  // a wild counts as what it was decided to be
      {{set(R, B)}, {w(G)}, 1, false},
      {{set(W)}, {W}, 1, true},  // a set of one is legal
      {{set(W)}, {Y}, 1, false},
      {{kAny, set(G, W)}, {R, G}, 2, true},
      {{kAny, set(G, W)}, {G, R}, 2, false},
      {{kAny, kSame, kSame}, {R, G, G}, 3, true},
      {{kAny, kSame, kSame}, {G, G, R}, 3, false},
      {{kAny, kSame, kSame}, {R, G, w(G)}, 3, true},
      {{kSame, kSame, kAny, kAny}, {Y, Y, B, R}, 4, true},
      {{kSame, kSame, kAny, kAny}, {Y, B, B, B}, 4, false},
      {{kSame, kAny, kAny, kSame}, {W, R, G, W}, 4, true},
      {{kSame, kSame, kSame, kSame}, {W, W, W, w(W)}, 4, true},
      {{kSame, kSame, kSame, kSame}, {W, W, W, w(B)}, 4, false},
      {{kSame, set(R), kSame, set(B)}, {W, R, W, B}, 4, true},   // same and sets in one pattern
      {{kSame, set(R), kSame, set(B)}, {W, R, B, B}, 4, false},
  };
  for (const Case& c : cases) {
    const bool fits = pattern_fits(std::span(c.cells).first(c.sections), std::span(c.cards).first(c.sections));
    TEST_ASSERT_EQUAL_MESSAGE(c.fits, fits, table_row(static_cast<int>(&c - cases)));
  }
}

// Every cell value against every colour, said another way: the set's colours are written out one by one.
void test_RK13_cells_one_by_one() {
  for (const std::uint8_t cell : kCellWalk) {
    for (int colour = 0; colour < kColours; ++colour) {
      bool expected = cell == kAny || cell == kSame;
      for (int bit = 0, rest = cell; cell != kSame && bit < kColours; ++bit, rest /= 2) {
        if (rest % 2 == 1 && bit == colour) expected = true;
      }
      TEST_ASSERT_EQUAL(expected, cell_allows(cell, colour));
    }
  }
}

void test_RK13_editor_walks_through_every_legal_cell_once() {
  const Domain domain = cell_domain(4, "RK-13");
  for (int value = 0; value < 64; ++value) {
    const auto times = std::count(kCellWalk.begin(), kCellWalk.end(), value);
    TEST_ASSERT_EQUAL(domain.allows(value) ? 1 : 0, times);
  }
  TEST_ASSERT_FALSE(cell_domain(1, "RK-13").allows(kPatternSame));  // one section has nothing to be the same as
}

void test_RK18_one_monument_serves_one_pattern() {
  // Every choice of candidate lists over three monuments, against trying all ways to hand them out.
  for (unsigned a = 0; a < 8; ++a) {
    for (unsigned b = 0; b < 8; ++b) {
      for (unsigned c = 0; c < 8; ++c) {
        const unsigned masks[] = {a, b, c};
        std::array<Candidates, 3> lists{};
        for (std::size_t p = 0; p < 3; ++p) {
          for (std::uint8_t m = 0; m < 3; ++m) if (has(masks[p], m)) lists[p].push_back(m);
        }
        bool expected = false;
        int order[] = {0, 1, 2};
        do {
          expected = expected || (has(a, order[0]) && has(b, order[1]) && has(c, order[2]));
        } while (std::next_permutation(std::begin(order), std::end(order)));
        TEST_ASSERT_EQUAL(expected, can_assign(lists));
      }
    }
  }
}

void test_sections_in_letters() {
  Sections sections;
  sections.add(0, R);
  sections.add(1, wild(G));
  sections.add(2, W);
  Line english;
  Line french;
  append_sections(english, sections, Language::kEnglish);
  append_sections(french, sections, Language::kFrench);
  TEST_ASSERT_EQUAL_STRING("RgW", english.c_str());
  TEST_ASSERT_EQUAL_STRING("RvC", french.c_str());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_RK13_any_same_and_sets);
  RUN_TEST(test_RK13_cells_one_by_one);
  RUN_TEST(test_RK13_editor_walks_through_every_legal_cell_once);
  RUN_TEST(test_RK18_one_monument_serves_one_pattern);
  RUN_TEST(test_sections_in_letters);
  return UNITY_END();
}
