#include "game/alicea_kathmandu/alicea_kathmandu.h"

#include "game/alicea_kathmandu/melds.h"
#include "game/alicea_kathmandu/texts.h"
#include "game/core/cards.h"

namespace lungta {

using namespace alicea;

namespace {

constexpr Field kOptions[]{
    Field{.key = "dealer", .label = {"First dealer", "1er donneur"}, .kind = FieldKind::kPlayer},
};
constexpr Field kRoundFields[]{
    Field{.key = "blue",  .label = {"Blue", "Bleus"},   .kind = FieldKind::kPerPlayer, .slots = kPlayers},
    Field{.key = "red",   .label = {"Red", "Rouges"},   .kind = FieldKind::kPerPlayer, .slots = kPlayers},
    Field{.key = "cards", .label = {"Cards", "Cartes"}, .kind = FieldKind::kPerPlayer, .slots = kPlayers},
};
constexpr Action kActions[]{
    Action{.verb = "round", .label = {"Score a round", "Compter la manche"}, .who = Who::kTable,
           .fields = kRoundFields, .help = &texts::kRoundHelp},
};
constexpr Field kMeldFields[]{
    Field{.key = "cards", .label = {"Cards", "Cartes"}, .kind = FieldKind::kCards, .slots = kHandLimit},
};
constexpr Helper kHelpers[]{
    Helper{.key = "melds", .label = {"Check melds", "V\u00e9rifier la main"}, .fields = kMeldFields,
           .help = &texts::kMeldHelp},
};
constexpr Category kCategories[]{
    Category{.key = "round-1", .label = {"Round 1", "Manche 1"}},
    Category{.key = "round-2", .label = {"Round 2", "Manche 2"}},
    Category{.key = "round-3", .label = {"Round 3", "Manche 3"}},
};
constexpr std::array<Text, kPlayers> kSeatNames{{{"North", "Nord"}, {"South", "Sud"}}};

Hand hand_of(const Event& event, int seat) {
  return {static_cast<std::uint8_t>(event[kBlue + seat]), static_cast<std::uint8_t>(event[kRed + seat]),
          static_cast<std::uint8_t>(event[kCards + seat])};
}

bool over(const State& state) { return state.rounds_scored == kRounds; }

}  // namespace

const GameInfo AliceaKathmandu::kInfo{
    .key = "alicea-kathmandu",
    .name = texts::kName,
    .min_players = kPlayers,
    .max_players = kPlayers,
    .seat_names = kSeatNames,
    .options = kOptions,
    .actions = kActions,
    .categories = kCategories,
    .helpers = kHelpers,
};

State AliceaKathmandu::begin(const Setup& setup) {
  State state;
  state.first_dealer = static_cast<std::uint8_t>(setup.options[0]);
  return state;
}

Domain AliceaKathmandu::option_domain(const Setup&, int) { return Domain::choices(first_choices(kPlayers), 0, "KA-1"); }

Domain AliceaKathmandu::domain(const State&, const Event&, int slot) {
  if (slot < kRed) return Domain::range(0, kBlueTokens, 0, "KA-5");
  if (slot < kCards) return Domain::range(0, kRedTokens, 0, "KA-5");
  return Domain::range(0, kHandLimit, 0, "KA-5");
}

Verdict AliceaKathmandu::offered(const State& state, int, int) {
  return over(state) ? Verdict::refuse("KA-1", {texts::kNoFourthRound, kRounds}) : Verdict::ok();
}

Verdict AliceaKathmandu::check(const State&, const Event& event) {
  const Hand a = hand_of(event, 0);
  const Hand b = hand_of(event, 1);
  const int blue = a.blue + b.blue;
  const int red = a.red + b.red;
  const int laid = a.cards + b.cards + red;  // a card lies on the tableau for each red token held
  const int least = laid + kLeastInMeld * blue;
  const int most = laid + most_cards_in_melds(blue);
  if (blue > kBlueTokens) return Verdict::refuse("KA-5", {texts::kTooManyBlue, blue, kBlueTokens});
  if (red > kRedTokens) return Verdict::refuse("KA-5", {texts::kTooManyRed, red, kRedTokens});
  if (least > kDeck) return Verdict::refuse("KA-5", {texts::kTooManyCards, least, kDeck});
  if (blue < kBlueTokens && most < kDeck) {
    return Verdict::refuse("KA-2", {texts::kNotOver, kDeck - most, kBlueTokens - blue});
  }
  return Verdict::ok();
}

void AliceaKathmandu::apply(State& state, const Event& event) {
  auto& round = state.rounds[state.rounds_scored++];
  for (int seat = 0; seat < kPlayers; ++seat) round[static_cast<std::size_t>(seat)] = hand_of(event, seat);
}

Question AliceaKathmandu::next(const State& state) {
  if (over(state)) return {};
  return {.due = true, .title = {texts::kScoreRound, state.rounds_scored + 1}};
}

void AliceaKathmandu::sheet(const State& state, Sheet& sheet) {
  sheet.players = kPlayers;
  sheet.over = over(state);
  for (std::size_t round = 0; round < state.rounds_scored; ++round) {
    for (std::size_t seat = 0; seat < kPlayers; ++seat) {
      sheet.points[round][seat] = static_cast<std::int16_t>(round_score(state.rounds[round][seat]));
    }
  }
  complete(sheet, kCategories);  // KA-4: no tie-breaker, a tie is shared
}

Phrase AliceaKathmandu::summary(const State& state, const Event& event) {
  return {texts::kSummary, state.rounds_scored + 1, round_score(hand_of(event, 0)), round_score(hand_of(event, 1))};
}

TableStatus AliceaKathmandu::status(const State& state) {
  if (over(state)) return {.round = texts::kGameOver};
  const int dealer = (state.first_dealer + state.rounds_scored) % kPlayers;  // KA-1: the deal alternates
  return {.round = {texts::kRoundOf, state.rounds_scored + 1}, .first_player = 1 - dealer};
}

Domain AliceaKathmandu::helper_domain(const State&, const Event&, int) { return Domain::range(0, kDeck, 0, "KA-7"); }

void AliceaKathmandu::answer(const State&, const Event& values, Lines& lines) {
  Cards cards;
  for (int slot = 0; slot < kHandLimit; ++slot) {
    if (values[slot] > 0) cards.push_back(static_cast<std::uint8_t>(values[slot] - 1));
  }
  describe_split(cards, lines);
}

}  // namespace lungta
