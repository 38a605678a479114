#include "game/nepal/nepal.h"

#include "game/nepal/actions.h"
#include "game/nepal/table.h"
#include "game/nepal/texts.h"

namespace lungta {

using namespace nepal;

namespace {

enum OptionSlot : int { kFreeSetupOption, kBoomOption, kFortressOption };

constexpr Field kOptions[]{
    Field{.key = "free-setup", .label = {"Free setup", "Plac. libre"}, .kind = FieldKind::kYesNo},
    Field{.key = "boom",       .label = {"Boom", "Essor"},             .kind = FieldKind::kYesNo},
    Field{.key = "fortress",   .label = {"Fortress", "Forteresse"},    .kind = FieldKind::kYesNo},
};

constexpr Choice kFortressPlaces[]{
    Choice{"none",      {"none", "aucune"}},
    Choice{"1",         {"1", "1"}},
    Choice{"2",         {"2", "2"}},
    Choice{"3",         {"3", "3"}},
    Choice{"4",         {"4", "4"}},
    Choice{"5",         {"5", "5"}},
    Choice{"kathmandu", {"Kathmandu", "Katmandou"}},
};

constexpr Field kWho{.key = "player", .label = {"Player", "Joueur"}, .kind = FieldKind::kPlayer};

constexpr Field kClaimFields[]{
    kWho,
    Field{.key = "card", .label = {"Card", "Carte"}, .kind = FieldKind::kItem},
};
constexpr Field kRevealFields[]{
    Field{.key = "label",        .label = {"Label", "Nom"},          .kind = FieldKind::kText, .slots = kLabelLength},
    Field{.key = "larger",       .label = {"Larger", "Plus grand"},  .kind = FieldKind::kNumber},
    Field{.key = "larger-star",  .label = {"Larger *", "Grand *"},   .kind = FieldKind::kYesNo},
    Field{.key = "smaller",      .label = {"Smaller", "Plus petit"}, .kind = FieldKind::kNumber},
    Field{.key = "smaller-star", .label = {"Smaller *", "Petit *"},  .kind = FieldKind::kYesNo},
};
constexpr Field kPlayerFields[]{kWho};
constexpr Field kBuildFortressFields[]{
    kWho,
    Field{.key = "province", .label = {"Province", "Province"},  .kind = FieldKind::kText, .slots = kLabelLength},
    Field{.key = "region",   .label = {"Region", "R\u00e9gion"}, .kind = FieldKind::kChoice, .choices = kFortressPlaces},
};
constexpr Field kFortressesFields[]{
    Field{.key = "region", .label = {"Region", "R\u00e9gion"}, .kind = FieldKind::kPerPlayer, .slots = kSeats,
          .choices = kFortressPlaces},
};
constexpr Field kRegionFields[]{
    Field{.key = "region",    .label = {"Region", "R\u00e9gion"},    .kind = FieldKind::kNumber},
    Field{.key = "pieces",    .label = {"Pieces", "Pions"},          .kind = FieldKind::kPerPlayer, .slots = kSeats},
    Field{.key = "provinces", .label = {"Provinces", "Provinces"},   .kind = FieldKind::kPerPlayer, .slots = kSeats},
};
constexpr Field kControlFields[]{
    Field{.key = "card",   .label = {"Card", "Carte"}, .kind = FieldKind::kItem},
    Field{.key = "first",  .label = {"1st", "1er"},    .kind = FieldKind::kYesNo},
    Field{.key = "second", .label = {"2nd", "2e"},     .kind = FieldKind::kYesNo},
    Field{.key = "third",  .label = {"3rd", "3e"},     .kind = FieldKind::kYesNo},
    Field{.key = "fourth", .label = {"4th", "4e"},     .kind = FieldKind::kYesNo},
    Field{.key = "fifth",  .label = {"5th", "5e"},     .kind = FieldKind::kYesNo},
};
constexpr Field kLongestFields[]{
    Field{.key = "length", .label = {"Length", "Longueur"}, .kind = FieldKind::kPerPlayer, .slots = kSeats},
};

constexpr std::array<Action, kActionCount> kActions{{
    {.verb = "claim", .label = {"Claim a route", "Prendre une route"}, .who = Who::kPlayer, .fields = kClaimFields,
     .help = &nepal::texts::kClaimHelp},
    {.verb = "turn", .label = {"Begin turn", "Commencer le tour"}, .who = Who::kPlayer, .fields = kPlayerFields,
     .help = &nepal::texts::kTurnHelp},
    {.verb = "hand-empty", .label = {"Hand empty", "Main vide"}, .who = Who::kPlayer, .fields = kPlayerFields,
     .help = &nepal::texts::kHandHelp},
    {.verb = "fortress", .label = {"Build a fortress", "B\u00e2tir un fort"}, .who = Who::kPlayer,
     .fields = kBuildFortressFields, .help = &nepal::texts::kFortressHelp},
    {.verb = "reveal", .label = {"New trade card", "Nouvelle carte"}, .who = Who::kTable, .fields = kRevealFields,
     .help = &nepal::texts::kRevealHelp, .remembered = true},
    {.verb = "final", .label = {"Final scoring", "D\u00e9compte final"}, .who = Who::kTable, .fields = {},
     .help = &nepal::texts::kFinalHelp, .ask_first = &nepal::texts::kFinalQuestion},
    {.verb = "fortresses", .label = {"Fortresses", "Forteresses"}, .who = Who::kTable, .fields = kFortressesFields,
     .help = &nepal::texts::kFortressesHelp},
    {.verb = "region", .label = {"Region", "R\u00e9gion"}, .who = Who::kTable, .fields = kRegionFields,
     .help = &nepal::texts::kRegionHelp},
    {.verb = "control", .label = {"Route control", "Contr\u00f4le de route"}, .who = Who::kTable,
     .fields = kControlFields, .help = &nepal::texts::kControlHelp},
    {.verb = "longest", .label = {"Longest route", "Plus longue route"}, .who = Who::kTable, .fields = kLongestFields,
     .help = &nepal::texts::kLongestHelp},
}};

constexpr Field kConflictFields[]{
    Field{.key = "limit",    .label = {"Limit", "Limite"},  .kind = FieldKind::kNumber},
    Field{.key = "city",     .label = {"City", "Ville"},    .kind = FieldKind::kYesNo},
    Field{.key = "fortress", .label = {"Fortress", "Fort"}, .kind = FieldKind::kPerPlayer, .slots = kSeats},
    Field{.key = "pieces",   .label = {"Pieces", "Pions"},  .kind = FieldKind::kPerPlayer, .slots = kSeats},
};
constexpr Choice kShowChoices[]{
    Choice{"unclaimed", {"unclaimed", "libres"}},
    Choice{"claimed",   {"claimed", "prises"}},
};
constexpr Field kCardsFields[]{
    Field{.key = "show", .label = {"Cards", "Cartes"}, .kind = FieldKind::kChoice, .choices = kShowChoices},
    Field{.key = "page", .label = {"Page", "Page"},    .kind = FieldKind::kNumber},
};
constexpr Helper kHelpers[]{
    Helper{.key = "conflict", .label = {"Conflict", "Conflit"}, .fields = kConflictFields,
           .help = &nepal::texts::kConflictHelp},
    Helper{.key = "cards", .label = {"Trade cards", "Cartes de commerce"}, .fields = kCardsFields,
           .help = &nepal::texts::kCardsHelp},
};

enum CategoryIndex : std::size_t { kClaimPoints, kRoutePoints, kRegionPoints };
constexpr Category kCategories[]{
    Category{.key = "claims",  .label = {"Claims", "Prises"}},
    Category{.key = "routes",  .label = {"Routes", "Routes"},        .at_end = true},
    Category{.key = "regions", .label = {"Regions", "R\u00e9gions"}, .at_end = true},
};
// The colours of the pieces are in no text we have; these are told apart in the narrowest column.
constexpr std::array<Text, kSeats> kSeatNames{{{"P1", "J1"}, {"P2", "J2"}, {"P3", "J3"}, {"P4", "J4"}, {"P5", "J5"}}};

Question ask(int action, bool skippable, const Phrase& title) {
  Question question{.due = true, .skippable = skippable, .title = title};
  question.prefilled.action = static_cast<std::uint8_t>(action);
  return question;
}

Phrase control_title(const State& state, int number) {
  const TradeCard& card = *find_card(state, number);
  if (card.label.empty()) return {nepal::texts::kControlByNumber, number};
  return {nepal::texts::kControlByLabel, Letters{card.label.c_str()}};
}

Question ask_final(const State& state) {
  const FinalQuestion due = final_question(state);
  Question question;
  switch (due.action) {
    case kFortresses: return ask(kFortresses, false, nepal::texts::kFortressesDue);
    case kLongest: return ask(kLongest, false, nepal::texts::kLongestDue);
    case kRegion: question = ask(kRegion, false, {nepal::texts::kRegionDue, due.item}); break;
    case kControl: question = ask(kControl, false, control_title(state, due.item)); break;
    default: return {};
  }
  static_assert(kRegionNumber == 0 && kControlCard == 0);  // which one is asked for is known
  question.prefilled.set(0, due.item);
  question.fixed = 1;
  return question;
}

}  // namespace

const GameInfo Nepal::kInfo{
    .key = "nepal",
    .name = nepal::texts::kName,
    .min_players = kMinSeats,
    .max_players = kSeats,
    .seat_names = kSeatNames,
    .options = kOptions,
    .actions = kActions,
    .categories = kCategories,
    .helpers = kHelpers,
};

State Nepal::begin(const Setup& setup) {
  State state;
  state.players = setup.players;
  state.free_setup = setup.options[kFreeSetupOption] != 0;
  state.boom = setup.options[kBoomOption] != 0;
  state.fortress = setup.options[kFortressOption] != 0;
  return state;
}

Domain Nepal::option_domain(const Setup&, int) { return Domain::yes_no(false, "NP-15"); }

Question Nepal::next(const State& state) {
  if (state.scoring) return ask_final(state);
  if (last_turn_begun(state)) return ask(kFinal, true, nepal::texts::kFinalDue);
  if (cards_due(state) > 0) {
    const int number = static_cast<int>(state.cards.size()) + 1;
    return ask(kReveal, true, {nepal::texts::kCardDue, number, kit(state.players).cards});
  }
  // Without tracked turns the device cannot know when the last one is over.
  if (end_triggered(state) && state.turn == 0) return ask(kFinal, true, nepal::texts::kFinalDue);
  return {};
}

void Nepal::sheet(const State& state, Sheet& sheet) {
  const Points sums = points(state);
  sheet.players = state.players;
  sheet.over = state.scoring && final_question(state).action < 0;
  sheet.points[kClaimPoints] = sums.claims;
  sheet.points[kRoutePoints] = sums.routes;
  sheet.points[kRegionPoints] = sums.regions;
  if (state.regions_counted < kRegions) return complete(sheet, kCategories);
  std::array<TieBreak, 2> tie_breaks{{{"NP-14", {}}, {"NP-14", {}}}};
  for (int seat = 0; seat < state.players; ++seat) {
    const auto at = static_cast<std::size_t>(seat);
    tie_breaks[0].key[at] = static_cast<std::int16_t>(-pieces_on_map(state, seat));
    tie_breaks[1].key[at] = state.longest[at];
  }
  complete(sheet, kCategories, tie_breaks);
}

}  // namespace lungta
