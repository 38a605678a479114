#include <array>

#include "game/reviving_kathmandu/box.h"
#include "game/reviving_solo/reviving_solo.h"
#include "game/reviving_solo/slots.h"
#include "game/reviving_solo/texts.h"

namespace lungta {

using namespace reviving_solo;

namespace {

using reviving::number_field;
using reviving::section_field;
using reviving::yes_no_field;

// --- values ---
constexpr std::array<Choice, 2> kModeChoices{{
    {"companion", {"Companion", "Compagnon"}},
    {"die", {"Die only", "D\u00e9 seul"}},
}};
constexpr std::array<Choice, kSides> kSideChoices{{
    {"north", texts::kSideNames[kNorth]},
    {"east", texts::kSideNames[kEast]},
    {"south", texts::kSideNames[kSouth]},
    {"west", texts::kSideNames[kWest]},
}};
constexpr std::array<Choice, kMaxSpots> kSpotChoices{{
    {"n1", {"North 1", "Nord 1"}}, {"n2", {"North 2", "Nord 2"}},
    {"n3", {"North 3", "Nord 3"}}, {"n4", {"North 4", "Nord 4"}},
    {"e1", {"East 1", "Est 1"}}, {"e2", {"East 2", "Est 2"}},
    {"e3", {"East 3", "Est 3"}}, {"e4", {"East 4", "Est 4"}},
    {"s1", {"South 1", "Sud 1"}}, {"s2", {"South 2", "Sud 2"}},
    {"s3", {"South 3", "Sud 3"}}, {"s4", {"South 4", "Sud 4"}},
    {"w1", {"West 1", "Ouest 1"}}, {"w2", {"West 2", "Ouest 2"}},
    {"w3", {"West 3", "Ouest 3"}}, {"w4", {"West 4", "Ouest 4"}},
}};
constexpr std::array<Choice, kSquares> kSquareChoices{{{"1", texts::kSquareNames[0]}, {"2", texts::kSquareNames[1]}}};
constexpr std::array<Choice, kMaxSections> kSectionChoices{{
    {"1", {"1 (bottom)", "1 (base)"}}, {"2", {"2", "2"}},
    {"3", {"3", "3"}}, {"4", {"4", "4"}},
}};
constexpr std::array<Choice, kColours + 1> kCardChoices{{
    kColourChoices[0], kColourChoices[1], kColourChoices[2], kColourChoices[3], kColourChoices[4],
    {"wild", {"Wild", "Joker"}},
}};

// --- fields ---
constexpr Field debris_field(FieldKind kind, const char* key, const Text& label) {
  return {.key = key, .label = label, .kind = kind, .choices = kColourChoices};
}
constexpr Field kTypeField{
    .key = "type", .label = {"Type", "Type"}, .kind = FieldKind::kChoice, .choices = reviving::kRealTypes};

template <FieldKind kSideKind, FieldKind kColourKind>
constexpr auto roll_fields() {
  return std::to_array<Field>({
      Field{.key = "side", .label = {"Side", "C\u00f4t\u00e9"}, .kind = kSideKind, .choices = kSideChoices},
      debris_field(kColourKind, "spot-1", {"Spot 1", "Case 1"}),
      debris_field(kColourKind, "spot-2", {"Spot 2", "Case 2"}),
      debris_field(kColourKind, "spot-3", {"Spot 3", "Case 3"}),
      debris_field(kColourKind, "spot-4", {"Spot 4", "Case 4"}),
  });
}
constexpr auto kRollFields = roll_fields<FieldKind::kRandom, FieldKind::kRandom>();
constexpr auto kRollByHandFields = roll_fields<FieldKind::kChoice, FieldKind::kColour>();
constexpr auto kBidFields = std::to_array<Field>({
    Field{.key = "spot", .label = {"Spot", "Case"}, .kind = FieldKind::kChoice, .choices = kSpotChoices},
    number_field("coin", {"Coin", "Pi\u00e8ce"}),
});
constexpr auto kBuildFields = std::to_array<Field>({
    Field{.key = "square", .label = {"Square", "Place"}, .kind = FieldKind::kChoice, .choices = kSquareChoices},
    kTypeField,
    section_field("bottom", texts::kBottom),
    section_field("second", texts::kSecond),
    section_field("third", texts::kThird),
    section_field("top", {"Fourth", "Quatri\u00e8me"}),
});
constexpr auto kMissionFields = std::to_array<Field>({
    reviving::kTitleField,
    reviving::kBuddhaPattern,
    reviving::kShrinePattern,
    reviving::kStupaPattern,
    reviving::kPagodaPattern,
});
constexpr auto kDiscardFields = std::to_array<Field>({
    kTypeField,
    Field{.key = "section", .label = {"Section", "Section"}, .kind = FieldKind::kChoice, .choices = kSectionChoices},
    Field{.key = "card", .label = {"Card", "Carte"}, .kind = FieldKind::kChoice, .choices = kCardChoices},
});
constexpr auto kOptions = std::to_array<Field>({
    Field{.key = "mode", .label = {"Device", "Appareil"}, .kind = FieldKind::kChoice, .choices = kModeChoices},
    number_field("north", {"Spots north", "Places nord"}),
    number_field("east", {"Spots east", "Places est"}),
    number_field("south", {"Spots south", "Places sud"}),
    number_field("west", {"Spots west", "Places ouest"}),
    yes_no_field("extreme", {"Extreme", "Extr\u00eame"}),
    yes_no_field("advanced", {"Adv. mission", "Mission av."}),
});
static_assert(slot_count(kOptions) == option::kEnd);
static_assert(slot_count(kRollFields) == roll::kColoursFrom + kMaxPerSide);
static_assert(slot_count(kBuildFields) == build::kSectionsFrom + kMaxSections);
static_assert(slot_count(kMissionFields) == mission::kCellsFrom + kCells);

// --- actions ---
constexpr auto kExampleMissions =
    std::to_array<Event>({reviving::rulebook_mission(kSetMission, mission::kTitle, mission::kCellsFrom)});

constexpr Action step(const char* verb, const Text& label) {
  return {.verb = verb, .label = label, .who = Who::kTable, .fields = {}, .help = &texts::kStepHelp};
}
constexpr auto kActions = std::to_array<Action>({
    {.verb = "roll", .label = {"Roll debris", "Tirer les d\u00e9bris"}, .who = Who::kTable, .fields = kRollFields,
     .help = &texts::kRollHelp},
    {.verb = "rolled", .label = {"Enter a roll", "Saisir un lancer"}, .who = Who::kTable, .fields = kRollByHandFields,
     .help = &texts::kRollByHandHelp},
    {.verb = "bid", .label = {"Bid", "Ench\u00e8re"}, .who = Who::kTable, .fields = kBidFields, .help = &texts::kBidHelp},
    {.verb = "build", .label = {"Monument completed", "Monument achev\u00e9"}, .who = Who::kTable,
     .fields = kBuildFields, .help = &texts::kBuildHelp},
    step("market", {"Open the market", "Ouvrir le march\u00e9"}),
    step("collect", {"Collect 2 cards", "Prendre 2 cartes"}),
    step("built", {"Building done", "Construction finie"}),
    step("clean-up", {"Clean up", "Nettoyer le march\u00e9"}),
    {.verb = "mission", .label = {"Mission", "Mission"}, .who = Who::kTable, .fields = kMissionFields,
     .help = &reviving::texts::kMissionHelp, .remembered = true, .examples = kExampleMissions},
    {.verb = "discard", .label = {"Discarded card", "Carte d\u00e9fauss\u00e9e"}, .who = Who::kTable,
     .fields = kDiscardFields, .help = &texts::kDiscardHelp},
});

static_assert(kActions.size() == kEntries);

constexpr auto kHelpers = std::to_array<Helper>({
    {.key = "status", .label = {"Status", "\u00c9tat"}, .fields = {}, .help = &texts::kStatusHelp},
    {.key = "rolls", .label = {"Last rolls", "Derniers lancers"}, .fields = {}, .help = &texts::kRollsHelp},
});

constexpr std::array<Category, kSquares> kCategoryTable{{
    {.key = "square-1", .label = texts::kSquareNames[0]},
    {.key = "square-2", .label = texts::kSquareNames[1]},
}};

}  // namespace

const GameInfo RevivingSolo::kInfo{
    .key = "reviving-kathmandu-solo",
    .name = texts::kName,
    .min_players = 1,
    .max_players = 1,
    .seat_names = texts::kSeatNames,
    .options = kOptions,
    .actions = kActions,
    .categories = kCategoryTable,
    .helpers = kHelpers,
};

}  // namespace lungta
