// The calculations that write nothing: conflict, and the lists of cards.
#include "game/nepal/actions.h"
#include "game/nepal/conflict.h"
#include "game/nepal/table.h"
#include "game/nepal/texts.h"
#include "game/nepal/words.h"

namespace lungta {

using namespace nepal;

namespace {

constexpr int kMaxLimit = 20;        // of a province: more than any map needs
constexpr int kLinesOfAStep = 2;     // five players at once
constexpr int kArgsFirstLine = 3;    // names beside the number in front

bool fortress_stands_before(const Event& values, int seat) {
  for (int other = 0; other < seat; ++other) {
    if (values[kFortressHere + other] == 1) return true;
  }
  return false;
}

Domain conflict_domain(const State& state, const Event& values, int slot) {
  if (slot == kLimit) return Domain::range(0, kMaxLimit, 1, "NP-4");
  if (slot == kCity) return state.boom ? Domain::yes_no(true, "NP-15") : Domain::hidden();
  const bool is_fortress = slot < kPiecesHere;
  const int seat = slot - (is_fortress ? kFortressHere : kPiecesHere);
  if (!is_seat(state, seat)) return Domain::hidden();
  if (!is_fortress) {  // the owner's pieces are not compared with the limit
    if (values[kFortressHere + seat] == 1) return Domain::hidden();
    return Domain::range(0, kit(state.players).pieces, 0, "NP-4");
  }
  const bool possible = state.fortress && !fortress_stands_before(values, seat);  // one per province
  return possible ? Domain::yes_no(false, "NP-15") : Domain::hidden();
}

int page_count(const State& state) { return (first_claims(state) + kCardsPerPage - 1) / kCardsPerPage; }

Domain cards_domain(const State& state, const Event& values, int slot) {
  if (slot == kShow) return Domain::choices(first_choices(2), kUnclaimed, "NP-3");
  const int pages = page_count(state);
  if (values[kShow] != kClaimed || pages < 2) return Domain::hidden();
  return Domain::range(1, pages, 1, "NP-2");
}

// Players in a row of lines: `first` is the line that begins with `head`, the rest are continuations.
// Both are tables by the number of names.
void push_names(Lines& lines, const Text* first, const Text* more, Arg head, const std::uint8_t* seats,
                std::size_t count) {
  const std::size_t on_first = count < kArgsFirstLine ? count : kArgsFirstLine;
  Phrase phrase(first[on_first - 1], head);
  for (std::size_t i = 0; i < on_first; ++i) phrase.args[i + 1] = Seat{seats[i]};
  lines.push_back(phrase);
  if (count == on_first) return;
  Phrase rest(more[count - on_first - 1]);
  for (std::size_t i = on_first; i < count; ++i) rest.args[i - on_first] = Seat{seats[i]};
  lines.push_back(rest);
}

void push_steps(Conflict conflict, Lines& lines) {
  lines.push_back(nepal::texts::kSteps);
  for (int number = 1; !conflict.over(); ++number) {
    if (lines.size() + kLinesOfAStep >= Lines::capacity()) {
      lines.push_back(nepal::texts::kAndSoOn);
      return;
    }
    const unsigned removing = conflict.step();
    FixedVector<std::uint8_t, kSeats> seats;
    for (int seat = 0; seat < kSeats; ++seat) {
      if (((removing >> seat) & 1U) != 0) seats.push_back(static_cast<std::uint8_t>(seat));
    }
    push_names(lines, nepal::texts::kStep, nepal::texts::kStepMore, number, seats.begin(), seats.size());
  }
}

void answer_conflict(const State& state, const Event& values, Lines& lines) {
  Conflict::Pieces pieces{};
  for (int seat = 0; seat < state.players; ++seat) pieces[static_cast<std::size_t>(seat)] = values[kPiecesHere + seat];
  const int limit = values[kLimit] + values[kCity];
  const Conflict before(pieces, limit);
  if (before.over()) return lines.push_back({nepal::texts::kNoConflict, before.total(), limit});
  Conflict after = before;
  while (!after.over()) after.step();
  for (int seat = 0; seat < state.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    const int kept = after.pieces()[at];
    if (kept < pieces[at]) lines.push_back({nepal::texts::kRemoves, Seat{seat}, pieces[at] - kept, kept});
  }
  push_steps(before, lines);
}

void list_unclaimed(const State& state, Lines& lines) {
  for (int number = 1; const TradeCard* card = find_card(state, number); ++number) {
    if (card->queue.empty()) lines.push_back(card_phrase(state, number));
  }
  if (lines.empty()) lines.push_back(nepal::texts::kNoneUnclaimed);
}

void list_claimed(const State& state, int page, Lines& lines) {
  int index = 0;  // among the claimed ones
  for (int number = 1; const TradeCard* card = find_card(state, number); ++number) {
    if (card->queue.empty()) continue;
    if (index++ / kCardsPerPage != page) continue;
    const Text* first = card->label.empty() ? nepal::texts::kQueueByNumber : nepal::texts::kQueueByLabel;
    push_names(lines, first, nepal::texts::kQueueMore, card_name(*card, number), card->queue.begin(),
               card->queue.size());
  }
  if (lines.empty()) lines.push_back(nepal::texts::kNoneClaimed);
}

}  // namespace

Domain Nepal::helper_domain(const State& state, const Event& values, int slot) {
  return values.action == kConflictHelper ? conflict_domain(state, values, slot) : cards_domain(state, values, slot);
}

void Nepal::answer(const State& state, const Event& values, Lines& lines) {
  if (values.action == kConflictHelper) return answer_conflict(state, values, lines);
  if (values[kShow] == kUnclaimed) return list_unclaimed(state, lines);
  list_claimed(state, values[kPage] > 0 ? values[kPage] - 1 : 0, lines);
}

}  // namespace lungta
