// What the players may look up.
#include "game/reviving_solo/market.h"
#include "game/reviving_solo/outlook.h"
#include "game/reviving_solo/reviving_solo.h"
#include "game/reviving_solo/slots.h"
#include "game/reviving_solo/squares.h"
#include "game/reviving_solo/texts.h"

namespace lungta {

using namespace reviving_solo;

namespace {

Sections letters_of(unsigned colours) {
  Sections letters;
  for (int colour = 0, place = 0; colour < kColours; ++colour) {
    if (has(colours, colour)) letters.add(place++, colour);
  }
  return letters;
}

void list_square(const State& state, int number, Lines& lines) {
  const Square& square = at(state.squares, number);
  const Text& name = at(texts::kSquareNames, number);
  const int built = static_cast<int>(square.monuments.size());
  const unsigned missing = ((1U << kColours) - 1) & ~colours_built(square);
  if (missing == 0) lines.push_back({texts::kSquareDone, name});
  else lines.push_back({texts::kSquareLine, name, built, letters_of(missing)});
  for (int type = 0; type < kTypes; ++type) {
    if (objective_met(square, type)) continue;
    const unsigned colours = colours_left_for(state, square, type);
    const Text& type_name = at(texts::kTypeNames, type);
    if (colours == 0) lines.push_back({texts::kNeedsNone, type_name});
    else lines.push_back({texts::kNeeds, type_name, letters_of(colours)});
  }
  if (outside_mission(square) == 0) lines.push_back(state.extreme ? texts::kFifthPagoda : texts::kFifthAny);
}

void list_status(const State& state, Lines& lines) {
  if (state.phase == Phase::kMissions) return lines.push_back(texts::kNoMissionYet);
  if (is_won(state)) return lines.push_back(texts::kWon);
  if (state.phase == Phase::kOver) lines.push_back(texts::kLost);
  else {
    const Outlook outlook = look_ahead(state);
    lines.push_back(outlook.possible ? texts::kPossible : texts::kImpossible);
    if (outlook.needed > 0) lines.push_back({texts::kCardsNeeded, outlook.needed, outlook.at_most});
  }
  for (int square = 0; square < kSquares; ++square) list_square(state, square, lines);
}

void list_rolls(const State& state, Lines& lines) {
  if (state.last_rolls.empty()) lines.push_back(texts::kNoRolls);
  int number = state.all_rolls;
  for (std::size_t i = state.last_rolls.size(); i-- > 0; --number) {
    lines.push_back({texts::kRollLine, number, at(texts::kSideNames, state.last_rolls[i])});
  }
}

// The coins in hand as the digits of one number.
int hand_digits(const State& state) {
  int digits = 0;
  for (int coin = 1; coin <= kCoins; ++coin) digits = in_hand(state, coin) ? digits * 10 + coin : digits;
  return digits;
}

BoardSpot spot_picture(const State& state, int spot) {
  BoardSpot picture;
  picture.height = static_cast<std::uint8_t>(debris_on(state, spot));
  if (picture.height > 0) picture.top = &at(kColourLetters, top_colour(state, spot));
  picture.coin = static_cast<std::uint8_t>(coin_on(state, spot));
  return picture;
}

}  // namespace

bool RevivingSolo::board(const State& state, Board& board) {
  if (state.phase == Phase::kDieOnly) return false;
  constexpr std::array<Board::Place, kSides> kPlaces{Board::kTop, Board::kRight, Board::kBottom, Board::kLeft};
  for (int side = 0; side < kSides; ++side) {
    BoardSide& drawn = board.sides[at(kPlaces, side)];
    drawn.letter = &at(texts::kSideLetters, side);
    for (int place = 0; place < at(state.spots, side); ++place) {
      drawn.spots.push_back(spot_picture(state, spot_at(side, place)));
    }
  }
  board.lines.push_back(status(state).round);
  board.lines.push_back({texts::kRemindDeck, deck_left(state)});
  board.lines.push_back({texts::kRemindBag, in_bag(state)});
  const int hand = hand_digits(state);
  board.lines.push_back(hand == 0 ? Phrase(texts::kHandEmpty) : Phrase(texts::kHandCoins, hand));
  return true;
}

void RevivingSolo::answer(const State& state, const Event& values, Lines& lines) {
  if (values.action == helper::kRolls || state.phase == Phase::kDieOnly) return list_rolls(state, lines);
  list_status(state, lines);
}

}  // namespace lungta
