#include <array>

#include "game/reviving_kathmandu/box.h"
#include "game/reviving_kathmandu/reviving_kathmandu.h"
#include "game/reviving_kathmandu/scoring.h"
#include "game/reviving_kathmandu/slots.h"
#include "game/reviving_kathmandu/texts.h"

namespace lungta {

using namespace reviving;

namespace {

// --- values ---
constexpr std::array<Choice, kMaxPlayers> kCoinColourChoices{{
    {"yellow", texts::kCoinColours[0]},
    {"white", texts::kCoinColours[1]},
    {"purple", texts::kCoinColours[2]},
    {"red", texts::kCoinColours[3]},
    {"green", texts::kCoinColours[4]},
    {"blue", texts::kCoinColours[5]},
}};
constexpr std::array<Choice, 3> kTeamsChoices{{
    {"none", {"None", "Aucune"}},
    {"two", {"Two", "Deux"}},
    {"three", {"Three", "Trois"}},
}};
constexpr std::array<Choice, 3> kTeamChoices{{{"a", {"A", "A"}}, {"b", {"B", "B"}}, {"c", {"C", "C"}}}};
constexpr std::array<Choice, kArchitects> kArchitectChoices{{
    {"liliana", {"Liliana", "Liliana"}},
    {"charles", {"Charles", "Charles"}},
    {"liu", {"Liu", "Liu"}},
    {"sophie", {"Sophie", "Sophie"}},
    {"walter", {"Walter", "Walter"}},
    {"sara", {"Sara", "Sara"}},
}};
constexpr std::array<Choice, 3> kBidsChoices{{
    {"hidden", {"Hidden", "Cach\u00e9es"}},
    {"open", {"Open", "Ouvertes"}},
    {"mixed", {"Mixed", "Mixtes"}},
}};
constexpr std::array<Choice, 4> kWayChoices{{
    {"convert", {"Points", "Points"}},
    {"card", {"Buy a card", "Acheter carte"}},
    {"bhairav", {"Bhairav", "Bhairav"}},
    {"pass", {"Not used", "Non utilis\u00e9e"}},
}};
constexpr std::array<Choice, kTypes + 1> kListChoices{{
    {"all", {"All", "Tous"}},
    {"buddha", texts::kTypeNames[kBuddha]},
    {"shrine", texts::kTypeNames[kShrine]},
    {"stupa", texts::kTypeNames[kStupa]},
    {"pagoda", texts::kTypeNames[kPagoda]},
}};
// Sections by number from the bottom; label() gives the names that fit the monument.
constexpr std::array<Choice, kMaxSections> kSectionChoices{{
    {"1", texts::kBottom}, {"2", texts::kSecond}, {"3", texts::kThird}, {"4", texts::kTop},
}};
constexpr std::array<Choice, 2> kYesNoChoices{{{"no", {"No", "Non"}}, {"yes", {"Yes", "Oui"}}}};

// --- fields ---
constexpr Field kPlayerField{.key = "player", .label = {"Player", "Joueur"}, .kind = FieldKind::kPlayer};
constexpr Field kPointsField{.key = "points", .label = {"Points", "Points"}, .kind = FieldKind::kNumber};

constexpr Field type_field(const char* key, const Text& label) {
  return {.key = key, .label = label, .kind = FieldKind::kChoice, .choices = kTypeChoices};
}

constexpr auto kBuddhaFields = std::to_array<Field>({
    kPlayerField,
    section_field("colour", texts::kOnly),
    yes_no_field("holographic", {"Holographic", "Holographiq."}),
    kPointsField,
});
constexpr auto kShrineFields = std::to_array<Field>({
    kPlayerField,
    section_field("bottom", texts::kBottom),
    section_field("top", texts::kTop),
    kPointsField,
});
constexpr auto kStupaFields = std::to_array<Field>({
    kPlayerField,
    section_field("bottom", texts::kBottom),
    section_field("centre", texts::kCentre),
    section_field("top", texts::kTop),
    kPointsField,
});
constexpr auto kPagodaFields = std::to_array<Field>({
    kPlayerField,
    section_field("bottom", texts::kBottom),
    section_field("second", texts::kSecond),
    section_field("third", texts::kThird),
    section_field("top", texts::kTop),
    kPointsField,
});
constexpr auto kLeftoverFields = std::to_array<Field>({
    kPlayerField,
    Field{.key = "use", .label = {"Coin for", "Pi\u00e8ce pour"}, .kind = FieldKind::kChoice, .choices = kWayChoices},
    Field{.key = "colour", .label = {"Bhairav", "Bhairav"}, .kind = FieldKind::kColour, .choices = kColourChoices},
});
constexpr auto kRebuildFields = std::to_array<Field>({
    kPlayerField,
    Field{.key = "monument", .label = {"Monument", "Monument"}, .kind = FieldKind::kItem},
    Field{.key = "section", .label = {"Section", "Section"}, .kind = FieldKind::kChoice, .choices = kSectionChoices},
    section_field("colour", {"New card", "Carte neuve"}),
    kPointsField,
});
constexpr auto kMissionFields = std::to_array<Field>({
    kPlayerField,
    kTitleField,
    kBuddhaPattern,
    kShrinePattern,
    kStupaPattern,
    kPagodaPattern,
    number_field("buddha-points", {"Buddha +", "Bouddha +"}),
    number_field("shrine-points", {"Shrine +", "Sanct. +"}),
    number_field("stupa-points", {"Stupa +", "Stupa +"}),
    number_field("pagoda-points", {"Pagoda +", "Pagode +"}),
});
constexpr auto kCoinsFields = std::to_array<Field>({
    Field{.key = "coins", .label = {"Coin", "Pi\u00e8ce"}, .kind = FieldKind::kPerPlayer, .slots = kMaxPlayers},
});
constexpr auto kObjectiveFields = std::to_array<Field>({
    kTitleField,
    type_field("type-1", {"Type 1", "Type 1"}),
    pattern_field("colours-1", {"Colours 1", "Couleur 1"}, kMaxSections),
    type_field("type-2", {"Type 2", "Type 2"}),
    pattern_field("colours-2", {"Colours 2", "Couleur 2"}, kMaxSections),
    type_field("type-3", {"Type 3", "Type 3"}),
    pattern_field("colours-3", {"Colours 3", "Couleur 3"}, kMaxSections),
    kPointsField,
});
constexpr auto kIncompleteFields = std::to_array<Field>({
    kPlayerField,
    number_field("top-1", {"Top card 1", "Carte 1"}),
    number_field("top-2", {"Top card 2", "Carte 2"}),
    number_field("top-3", {"Top card 3", "Carte 3"}),
    number_field("top-4", {"Top card 4", "Carte 4"}),
    number_field("top-5", {"Top card 5", "Carte 5"}),
    number_field("top-6", {"Top card 6", "Carte 6"}),
    number_field("top-7", {"Top card 7", "Carte 7"}),
    number_field("top-8", {"Rest", "Reste"}),
});
constexpr auto kNoMissionFields = std::to_array<Field>({kPlayerField});

constexpr auto kOptions = std::to_array<Field>({
    Field{.key = "first", .label = {"First player", "1er joueur"}, .kind = FieldKind::kPlayer},
    Field{.key = "coin", .label = {"Coins", "Pi\u00e8ces"}, .kind = FieldKind::kPerPlayer, .slots = kMaxPlayers,
          .choices = kCoinColourChoices},
    Field{.key = "teams", .label = {"Teams", "\u00c9quipes"}, .kind = FieldKind::kChoice, .choices = kTeamsChoices},
    Field{.key = "team", .label = {"Team", "\u00c9quipe"}, .kind = FieldKind::kPerPlayer, .slots = kMaxPlayers,
          .choices = kTeamChoices},
    yes_no_field("advanced", {"Adv. mission", "Mission av."}),
    yes_no_field("objectives", {"Public obj.", "Obj. publics"}),
    yes_no_field("architects", {"Architects", "Architectes"}),
    Field{.key = "architect", .label = {"Architect", "Archit."}, .kind = FieldKind::kPerPlayer, .slots = kMaxPlayers,
          .choices = kArchitectChoices},
    yes_no_field("bhairav", {"Bhairav", "Bhairav"}),
    yes_no_field("holographic", {"Holo Buddhas", "Bouddh. holo"}),
    yes_no_field("rainbow", {"Rainbow", "Arc-en-ciel"}),
    yes_no_field("rebuild", {"Rebuild", "Reconstruire"}),
    Field{.key = "bids", .label = {"Bids", "Ench\u00e8res"}, .kind = FieldKind::kChoice, .choices = kBidsChoices},
    yes_no_field("manipulation", {"Manipulation", "Manipulation"}),
});
static_assert(slot_count(kOptions) == option::kEnd);
static_assert(slot_count(kBuddhaFields) == build::points(kBuddha) + 1);
static_assert(slot_count(kPagodaFields) == build::points(kPagoda) + 1);
static_assert(slot_count(kMissionFields) == mission::kPointsFrom + kTypes);
static_assert(slot_count(kObjectiveFields) == objective::kPoints + 1);
static_assert(slot_count(kIncompleteFields) == incomplete::kTops + kIncompleteRows);

// --- actions ---
constexpr Event example_mission() {
  Event event = rulebook_mission(kSetMission, mission::kTitle, mission::kCellsFrom);
  for (int type = 0; type < kTypes; ++type) event.set(mission::kPointsFrom + type, type + 1);
  return event;
}
constexpr auto kExampleMissions = std::to_array<Event>({example_mission()});

constexpr auto kActions = std::to_array<Action>({
    {.verb = "buddha", .label = texts::kTypeNames[kBuddha], .who = Who::kPlayer, .fields = kBuddhaFields,
           .help = &texts::kBuildHelp},
    {.verb = "shrine", .label = texts::kTypeNames[kShrine], .who = Who::kPlayer, .fields = kShrineFields,
           .help = &texts::kBuildHelp},
    {.verb = "stupa", .label = texts::kTypeNames[kStupa], .who = Who::kPlayer, .fields = kStupaFields,
           .help = &texts::kBuildHelp},
    {.verb = "pagoda", .label = texts::kTypeNames[kPagoda], .who = Who::kPlayer, .fields = kPagodaFields,
           .help = &texts::kBuildHelp},
    {.verb = "leftover", .label = {"Leftover coin", "Pi\u00e8ce restante"}, .who = Who::kPlayer,
           .fields = kLeftoverFields, .help = &texts::kLeftoverHelp},
    {.verb = "rebuild", .label = {"Rebuild", "Reconstruire"}, .who = Who::kPlayer, .fields = kRebuildFields,
           .help = &texts::kRebuildHelp},
    {.verb = "mission", .label = {"Mission", "Mission"}, .who = Who::kPlayer, .fields = kMissionFields,
           .help = &texts::kMissionHelp, .remembered = true, .examples = kExampleMissions},
    {.verb = "end-round", .label = {"End the round", "Finir le tour"}, .who = Who::kTable, .fields = {},
           .help = &texts::kEndRoundHelp},
    {.verb = "coins", .label = {"Leftover coins", "Pi\u00e8ces restantes"}, .who = Who::kTable,
           .fields = kCoinsFields, .help = &texts::kCoinsHelp},
    {.verb = "objective", .label = {"Public objective", "Objectif public"}, .who = Who::kTable,
           .fields = kObjectiveFields, .help = &texts::kObjectiveHelp, .remembered = true},
    {.verb = "incomplete", .label = {"Unfinished", "Inachev\u00e9s"}, .who = Who::kPlayer,
           .fields = kIncompleteFields, .help = &texts::kIncompleteHelp},
    {.verb = "no-mission", .label = {"No mission", "Sans mission"}, .who = Who::kPlayer,
           .fields = kNoMissionFields, .help = &texts::kNoMissionHelp},
});

static_assert(kActions.size() == kEntries);

// --- helpers ---
constexpr auto kBidFields = std::to_array<Field>({
    yes_no_field("sara", {"Sara +1", "Sara +1"}),
    Field{.key = "coin", .label = {"Coin", "Pi\u00e8ce"}, .kind = FieldKind::kPerPlayer, .slots = kMaxPlayers},
    Field{.key = "distance", .label = {"Distance", "Distance"}, .kind = FieldKind::kPerPlayer, .slots = kMaxPlayers},
    Field{.key = "edge",
          .label = {"Long edge", "Long c\u00f4t\u00e9"},
          .kind = FieldKind::kPerPlayer,
          .slots = kMaxPlayers,
          .choices = kYesNoChoices},
});
constexpr auto kListFields = std::to_array<Field>({
    kPlayerField,
    Field{.key = "type", .label = {"Type", "Type"}, .kind = FieldKind::kChoice, .choices = kListChoices},
});
constexpr auto kGoalsFields = std::to_array<Field>({kPlayerField});
constexpr auto kHelpers = std::to_array<Helper>({
    {.key = "bids", .label = {"Who wins the card?", "Qui gagne la carte\u00a0?"}, .fields = kBidFields,
           .help = &texts::kBidHelp},
    {.key = "monuments", .label = {"Monuments", "Monuments"}, .fields = kListFields,
           .help = &texts::kMonumentsHelp},
    {.key = "goals", .label = {"Goals", "Objectifs"}, .fields = kGoalsFields, .help = &texts::kGoalsHelp},
});

// --- sheet ---
constexpr std::array<Category, kCategories> kCategoryTable{{
    {.key = "monuments", .label = {"Monuments", "Monuments"}},
    {.key = "colour", .label = {"Colour groups", "Couleurs"}},
    {.key = "buddhas", .label = {"Buddhas", "Bouddhas"}},
    {.key = "holographic", .label = {"Holographic", "Hologrammes"}},
    {.key = "coins", .label = {"Coins", "Pi\u00e8ces"}},
    {.key = "public", .label = {"Public obj.", "Obj. publics"}},
    {.key = "incomplete", .label = {"Unfinished", "Inachev\u00e9s"}, .at_end = true},
    {.key = "mission", .label = {"Mission", "Mission"}, .at_end = true},
    {.key = "bhairav", .label = {"Bhairav", "Bhairav"}, .at_end = true},
}};

}  // namespace

const GameInfo RevivingKathmandu::kInfo{
    .key = "reviving-kathmandu",
    .name = texts::kName,
    .min_players = kMinPlayers,
    .max_players = kMaxPlayers,
    .seat_names = texts::kCoinColours,
    .options = kOptions,
    .actions = kActions,
    .categories = kCategoryTable,
    .helpers = kHelpers,
};

}  // namespace lungta
