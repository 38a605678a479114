// KF-5: dice the device rolls, for tables that would rather not.
#include <bit>
#include <utility>

#include "game/feld_kathmandu/action_rules.h"
#include "game/feld_kathmandu/day.h"
#include "game/feld_kathmandu/texts.h"

namespace lungta::feld {
namespace {

// Two dice as one word, because a history line has room for four words and six dice need three: "46", "-2".
constexpr std::size_t kFaces = 7;  // no die there, or 1 to 6
constexpr std::array<std::array<char, 3>, kFaces * kFaces> kPairLetters = [] {
  std::array<std::array<char, 3>, kFaces * kFaces> letters{};
  for (std::size_t pair = 0; pair < letters.size(); ++pair) {
    letters[pair] = {"-123456"[pair / kFaces], "-123456"[pair % kFaces], '\0'};
  }
  return letters;
}();
template <std::size_t... kPairs>
consteval std::array<Text, sizeof...(kPairs)> pair_texts(std::index_sequence<kPairs...>) {
  return {Text(kPairLetters[kPairs].data(), kPairLetters[kPairs].data())...};
}
constexpr auto kPairTexts = pair_texts(std::make_index_sequence<kFaces * kFaces>());

// The dice rolled in an event, from its slot `first` on; `rolled` has a bit for each that was.
Phrase dice_words(const Event& event, int first, unsigned rolled) {
  const auto face = [&](int die) {
    return has_bit(rolled, die) ? static_cast<std::size_t>(event[first + die] + 1) : std::size_t{0};
  };
  const auto pair = [&](int die) -> const Text& { return kPairTexts[face(die) * kFaces + face(die + 1)]; };
  return {texts::kDidRoll, Seat{event[0]}, pair(0), pair(2), pair(4)};
}

constexpr int kLeastToReroll = 2;  // one to give up, one to roll

Domain face_domain() { return Domain::range(0, 5, 0, "KF-5"); }

Domain roll_domain(const State&, const Event&, int) { return face_domain(); }

// KF-6: new dice come after the standee, and none at all on the last evening. Those of the day were rolled before.
Verdict roll_offered(const State& state, int seat) {
  const Player& player = player_at(state, seat);
  if (in_city(player)) return Verdict::refuse("KF-7", {texts::kNoDiceInCity, Seat{seat}});
  if (days_over(state)) return Verdict::refuse("KF-6", {texts::kDaysOver, state.days});
  const bool evening = state.round == kDicePerDay && state.stage == Stage::kRounds;
  if (evening) return Verdict::refuse("KF-6", last_day(state) ? texts::kLastDiceUsed : texts::kStandeeFirst);
  const bool rolled = player.dice_used > 0 || unused_dice(player) != 0;
  return rolled ? Verdict::refuse("KF-5", {texts::kDiceRolled, Seat{seat}}) : Verdict::ok();
}

void apply_roll(State& state, const Event& event) {
  Player& player = actor(state, event);
  for (int die = 0; die < kDice; ++die) player.dice[static_cast<std::size_t>(die)] = u8(event[kRollFirst + die] + 1);
}

Phrase roll_summary(const State&, const Event& event) { return dice_words(event, kRollFirst, ~0U); }

// For a die given up: before the die of the round is chosen, and once.
Verdict may_reroll(const State& state, int seat) {
  const int unused = std::popcount(unused_dice(player_at(state, seat)));
  if (const Verdict in_round = rounds_open(state); !in_round.is_ok()) return in_round;
  if (has_bit(state.turns_taken, seat)) return Verdict::refuse("KF-5", {texts::kDieChosen, Seat{seat}});
  if (has_bit(state.rerolled, seat)) return Verdict::refuse("KF-5", {texts::kRerollOnce, Seat{seat}});
  if (unused < kLeastToReroll) return Verdict::refuse("KF-5", {texts::kTooFewDice, Seat{seat}, unused, kLeastToReroll});
  return Verdict::ok();
}

Domain reroll_domain(const State& state, const Event& event, int slot) {
  const Player& player = actor(state, event);
  const unsigned unused = unused_dice(player);
  if (unused == 0) return Domain::hidden();
  if (slot == kRerollGiven) {
    const bool is_free = player.free_rerolls > 0;
    const bool for_a_die = !is_free || may_reroll(state, seat_in(state, event, 0)).is_ok();
    const unsigned choices = (for_a_die ? unused : 0U) | (is_free ? 1U << kNoneGiven : 0U);
    return Domain::choices(choices, is_free ? kNoneGiven : std::countr_zero(unused), "KF-5");
  }
  const int die = slot - kRerollFirst;
  const bool rolls = has_bit(unused, die) && event[kRerollGiven] != die;
  return rolls ? face_domain() : Domain::hidden();
}

Verdict reroll_offered(const State& state, int seat) {
  const Player& player = player_at(state, seat);
  if (in_city(player)) return Verdict::refuse("KF-7", {texts::kNoDiceInCity, Seat{seat}});
  const bool is_free = player.free_rerolls > 0 && unused_dice(player) != 0;
  return is_free ? Verdict::ok() : may_reroll(state, seat);
}

void apply_reroll(State& state, const Event& event) {
  Player& player = actor(state, event);
  const bool is_free = event[kRerollGiven] == kNoneGiven;
  player.free_rerolls = is_free ? u8(player.free_rerolls - 1) : 0;
  for (int die = 0; die < kDice; ++die) {
    std::uint8_t& face = player.dice[static_cast<std::size_t>(die)];
    if (face > 0) face = die == event[kRerollGiven] ? 0 : u8(event[kRerollFirst + die] + 1);
  }
  if (!is_free) state.rerolled = u8(state.rerolled | (1 << event[0]));
}

Phrase reroll_summary(const State& state, const Event& event) {
  return dice_words(event, kRerollFirst, unused_dice(actor(state, event)) & ~(1U << event[kRerollGiven]));
}

}  // namespace

unsigned unused_dice(const Player& player) {
  unsigned mask = 0;
  for (std::size_t die = 0; die < kDice; ++die) {
    if (player.dice[die] > 0) mask |= 1U << die;
  }
  return mask;
}

const ActionRules kRollRules{roll_domain, roll_offered, nullptr, apply_roll, roll_summary};
const ActionRules kRerollRules{reroll_domain, reroll_offered, nullptr, apply_reroll, reroll_summary};

}  // namespace lungta::feld
