// Kathmandu (2014): rules KA-6 and KA-7, the melds.
#include <array>
#include <bit>
#include <cstring>

#include "game/alicea_kathmandu/melds.h"
#include "game/core/cards.h"
#include "game/core/setup.h"
#include "unity.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;
using namespace lungta::alicea;

// "QH KH AH": rank and suit letters.
Cards hand(const char* text) {
  constexpr const char* kRankLetters = "A23456789TJQK";
  constexpr const char* kSuitLetters = "SHDC";
  Cards cards;
  for (; *text != '\0'; text += text[2] == '\0' ? 2 : 3) {
    const auto rank = static_cast<int>(std::strchr(kRankLetters, text[0]) - kRankLetters);
    const auto suit = static_cast<int>(std::strchr(kSuitLetters, text[1]) - kSuitLetters);
    cards.push_back(static_cast<std::uint8_t>(card_of(suit, rank)));
  }
  return cards;
}

CardSet all_of(const Cards& cards) { return static_cast<CardSet>((1U << cards.size()) - 1U); }

void test_KA6_what_is_a_meld() {
  struct Case { const char* cards; bool group, sequence; };
  constexpr std::array kCases{
      Case{"QH KH AH", false, true},        // ace high
      Case{"AH 2H 3H", false, true},        // ace low
      Case{"KH AH 2H", false, false},       // not both at once
      Case{"QH KH AH 2H", false, false},
      Case{"5C 4C 3C", false, true},        // in any order
      Case{"5C 7C 6C 8C 9C", false, true},
      Case{"5C 6C", false, false},
      Case{"5C 6C 8C", false, false},
      Case{"5C 6C 7D", false, false},
      Case{"7S 7H 7D", true, false},
      Case{"7S 7H 7D 7C", true, false},
      Case{"7S 7H", false, false},
      Case{"7S 7H 8D", false, false},
  };
  for (const Case& c : kCases) {
    const Cards cards = hand(c.cards);
    TEST_ASSERT_EQUAL_MESSAGE(c.group, is_group(cards, all_of(cards)), c.cards);
    TEST_ASSERT_EQUAL_MESSAGE(c.sequence, is_sequence(cards, all_of(cards)), c.cards);
  }
}

void test_KA7_best_split() {
  struct Case { const char* cards; int left; std::size_t melds; };
  constexpr std::array kCases{
      Case{"7S 7H 7D 5C 6C 7C", 0, 2},               // 7C belongs to the sequence
      Case{"7S 7H 7D 7C 5C 6C", 0, 2},
      Case{"2H 3H 4H 5H 6H 7H", 0, 2},               // two blues rather than one
      Case{"2H 3H 4H 5H 6H 7H 8H 9H TH", 0, 3},
      Case{"2H 3H 4H 5H 6H 7H 8H 9H TH JH", 0, 3},
      Case{"2H 9C", 2, 0},
      Case{"AH AS AD 2H 3H QD KD", 1, 2},
      Case{"KH AH 2H 3H QH", 2, 1},                  // the ace is high or low, so two are left
  };
  for (const Case& c : kCases) {
    const Split split = best_split(hand(c.cards));
    TEST_ASSERT_EQUAL_INT_MESSAGE(c.left, std::popcount(split.left_over), c.cards);
    TEST_ASSERT_EQUAL_size_t_MESSAGE(c.melds, split.melds.size(), c.cards);
  }
}

// A second, plainer implementation: a set of cards is good when it is empty or a meld can be split off it.
int most_cards_in_melds(const Cards& cards, CardSet set) {
  int most = 0;
  for (CardSet part = set; part != 0; part = static_cast<CardSet>((part - 1) & set)) {
    if (!is_group(cards, part) && !is_sequence(cards, part)) continue;
    const int with = std::popcount(part) + most_cards_in_melds(cards, static_cast<CardSet>(set & ~part));
    if (with > most) most = with;
  }
  return most;
}

void test_KA7_agrees_with_trying_everything() {
  std::uint32_t random = 12345;
  for (int round = 0; round < 300; ++round) {
    // Few ranks and suits, so that melds overlap.
    Cards cards;
    while (cards.size() < 8) {
      random = random * 1664525U + 1013904223U;
      const auto card = static_cast<std::uint8_t>(
          card_of(static_cast<int>((random >> 20) % 3), static_cast<int>((random >> 24) % 6)));
      bool known = false;
      for (const std::uint8_t other : cards) known = known || other == card;
      if (!known) cards.push_back(card);
    }
    const Split split = best_split(cards);
    TEST_ASSERT_EQUAL_INT(8 - most_cards_in_melds(cards, all_of(cards)), std::popcount(split.left_over));
    CardSet covered = split.left_over;
    for (const CardSet meld : split.melds) {
      TEST_ASSERT_TRUE(is_group(cards, meld) || is_sequence(cards, meld));
      TEST_ASSERT_EQUAL_INT(0, covered & meld);
      covered = static_cast<CardSet>(covered | meld);
    }
    TEST_ASSERT_EQUAL_INT(all_of(cards), covered);
  }
}

void test_KA7_names_the_melds() {
  Lines lines;
  describe_split(hand("QH KH AH 7S 7H 7D 2C"), lines);
  constexpr std::array kWords{"Sequence: Q\u2665 to A\u2665", "Group: 7\u2660 7\u2665 7\u2666",
                              "1 left over:", "2\u2663   "};
  TEST_ASSERT_EQUAL_size_t(kWords.size(), lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) {
    Line line;
    append_phrase(line, lines[i], Language::kEnglish, Setup{});
    TEST_ASSERT_EQUAL_STRING(kWords[i], line.c_str());
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_KA6_what_is_a_meld);
  RUN_TEST(test_KA7_best_split);
  RUN_TEST(test_KA7_agrees_with_trying_everything);
  RUN_TEST(test_KA7_names_the_melds);
  return UNITY_END();
}
