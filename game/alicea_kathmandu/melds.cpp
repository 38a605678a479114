#include "game/alicea_kathmandu/melds.h"

#include <bit>

#include "game/alicea_kathmandu/texts.h"
#include "game/core/cards.h"

namespace lungta::alicea {
namespace {

constexpr CardSet bit(std::size_t card) { return static_cast<CardSet>(1U << card); }
constexpr bool holds(CardSet set, std::size_t card) { return ((set >> card) & 1U) != 0; }

int lowest(CardSet set) { return std::countr_zero(set); }

// The ranks in a set of one suit, as bits; the ace stands at both ends (0 and 13).
std::uint32_t rank_bits(const Cards& cards, CardSet set) {
  std::uint32_t ranks = 0;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (holds(set, i)) ranks |= 1U << rank_of(cards[i]);
  }
  if ((ranks & 1U) != 0) ranks |= 1U << kRanks;
  return ranks;
}

bool is_run(std::uint32_t ranks) {  // one unbroken row of bits
  const std::uint32_t from_first = ranks >> std::countr_zero(ranks);
  return (from_first & (from_first + 1)) == 0;
}

constexpr std::uint32_t kAceLow = 1U;
constexpr std::uint32_t kAceHigh = 1U << kRanks;

bool one_suit(const Cards& cards, CardSet set) {
  const int suit = suit_of(cards[static_cast<std::size_t>(lowest(set))]);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (holds(set, i) && suit_of(cards[i]) != suit) return false;
  }
  return true;
}

bool is_meld(const Cards& cards, CardSet set) { return is_group(cards, set) || is_sequence(cards, set); }

bool better(const Split& a, const Split& b) {
  const int left_a = std::popcount(a.left_over);
  const int left_b = std::popcount(b.left_over);
  return left_a != left_b ? left_a < left_b : a.melds.size() > b.melds.size();
}

// Tries every way to place the lowest free card: left over, or in any meld made of it and other free cards.
// At most ten cards, so at most 2^9 melds to try at each of at most three levels that succeed.
void search(const Cards& cards, CardSet free, Split& so_far, Split& best) {
  if (free == 0) {
    if (better(so_far, best)) best = so_far;
    return;
  }
  if (std::popcount(so_far.left_over) > std::popcount(best.left_over)) return;
  const CardSet first = bit(static_cast<std::size_t>(lowest(free)));
  const auto rest = static_cast<CardSet>(free & ~first);
  for (CardSet others = rest; others != 0; others = static_cast<CardSet>((others - 1) & rest)) {
    const auto meld = static_cast<CardSet>(first | others);
    if (std::popcount(meld) < 3 || !is_meld(cards, meld)) continue;
    so_far.melds.push_back(meld);
    search(cards, static_cast<CardSet>(free & ~meld), so_far, best);
    so_far.melds.pop_back();
  }
  so_far.left_over = static_cast<CardSet>(so_far.left_over | first);
  search(cards, rest, so_far, best);
  so_far.left_over = static_cast<CardSet>(so_far.left_over & ~first);
}

// The next cards of a set as phrase arguments, up to four; they leave the set.
Phrase take_four(const Text& words, const Cards& cards, CardSet& set) {
  Phrase phrase(words);
  for (Arg& arg : phrase.args) {
    if (set == 0) break;
    const auto i = static_cast<std::size_t>(lowest(set));
    arg = Card{cards[i]};
    set = static_cast<CardSet>(set & ~bit(i));
  }
  return phrase;
}

Phrase describe_meld(const Cards& cards, CardSet meld) {
  if (is_group(cards, meld)) {
    const Text& words = std::popcount(meld) == 3 ? texts::kGroupOf3 : texts::kGroupOf4;
    return take_four(words, cards, meld);
  }
  std::uint32_t ranks = rank_bits(cards, meld);
  if ((ranks & kAceLow) != 0) ranks &= is_run(ranks & ~kAceHigh) ? ~kAceHigh : ~kAceLow;
  const int suit = suit_of(cards[static_cast<std::size_t>(lowest(meld))]);
  const int from = std::countr_zero(ranks);
  const int to = std::bit_width(ranks) - 1;
  return {texts::kSequence, Card{card_of(suit, from)}, Card{card_of(suit, to % kRanks)}};
}

}  // namespace

bool is_group(const Cards& cards, CardSet set) {
  const int count = std::popcount(set);
  if (count != 3 && count != 4) return false;
  const int rank = rank_of(cards[static_cast<std::size_t>(lowest(set))]);
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (holds(set, i) && rank_of(cards[i]) != rank) return false;
  }
  return true;
}

bool is_sequence(const Cards& cards, CardSet set) {
  if (std::popcount(set) < 3 || !one_suit(cards, set)) return false;
  const std::uint32_t ranks = rank_bits(cards, set);
  return is_run(ranks & ~kAceHigh) || is_run(ranks & ~kAceLow);
}

Split best_split(const Cards& cards) {
  const auto all = static_cast<CardSet>((1U << cards.size()) - 1U);
  Split best;
  best.left_over = all;
  Split so_far;
  search(cards, all, so_far, best);
  return best;
}

void describe_split(const Cards& cards, Lines& lines) {
  if (cards.empty()) { lines.push_back(texts::kPickCards); return; }
  const Split split = best_split(cards);
  for (const CardSet meld : split.melds) lines.push_back(describe_meld(cards, meld));
  if (split.left_over == 0) { lines.push_back(texts::kAllInMelds); return; }
  lines.push_back({texts::kCardsLeft, std::popcount(split.left_over)});
  for (CardSet left = split.left_over; left != 0;) lines.push_back(take_four(texts::kFourCards, cards, left));
}

}  // namespace lungta::alicea
