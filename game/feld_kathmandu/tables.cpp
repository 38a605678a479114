#include "game/feld_kathmandu/tables.h"

#include "game/feld_kathmandu/help_texts.h"
#include "game/feld_kathmandu/texts.h"

namespace lungta {
namespace feld {

constexpr std::array<Choice, kGoodTypes> kGoodNames{{
    {"thangka", {"Thangka", "Thangka"}},
    {"silk", {"Silk", "Soie"}},
    {"spices", {"Spices", "\u00c9pices"}},
    {"mill", {"Mill", "Moulin"}},
    {"statue", {"Statue", "Statue"}},
    {"ring", {"Ring", "Bague"}},
}};
// Three of the six colours are named in print; the table settles which of the others is which.
constexpr std::array<Choice, kMapKinds> kMapNames{{
    {"red-a", {"Red A", "Rouge A"}},      {"red-b", {"Red B", "Rouge B"}},
    {"green-a", {"Green A", "Vert A"}},   {"green-b", {"Green B", "Vert B"}},
    {"purple-a", {"Purple A", "Violet A"}}, {"purple-b", {"Purple B", "Violet B"}},
    {"fourth-a", {"4th A", "4e A"}},      {"fourth-b", {"4th B", "4e B"}},
    {"fifth-a", {"5th A", "5e A"}},       {"fifth-b", {"5th B", "5e B"}},
    {"sixth-a", {"6th A", "6e A"}},       {"sixth-b", {"6th B", "6e B"}},
}};
constexpr std::array<Choice, kCharacterCards> kCharacterNames{{
    {"mountaineer", {"Mountaineer", "Alpiniste"}},
    {"yak-guide", {"Yak guide", "Guide"}},
    {"monk", {"Monk", "Moine"}},
    {"merchant", {"Merchant", "Marchande"}},
    {"border-guard", {"Border guard", "Garde-front."}},
    {"artist", {"Artist", "Artiste"}},
}};
constexpr std::array<Choice, kEquipmentCards> kEquipmentNames{{
    {"tool-case", {"Tool case", "Outils"}},
    {"magnifying-glass", {"Magnifier", "Loupe"}},
    {"wooden-barrel", {"Wood. barrel", "Tonneau"}},
    {"first-aid-bag", {"1st aid bag", "Secours"}},
    {"telescope", {"Telescope", "Longue-vue"}},
    {"water-bottle", {"Water bottle", "Gourde"}},
    {"terrain-map", {"Terrain map", "Terrain"}},
    {"chest", {"Chest", "Coffre"}},
    {"climbing-gear", {"Climb. gear", "Escalade"}},
    {"tea-leaves", {"Tea leaves", "Th\u00e9"}},
    {"right-angle", {"Right angle", "Angle droit"}},
    {"rope-ladder", {"Rope ladder", "\u00c9chelle"}},
}};

constexpr std::array<Choice, kDice> kDieNames{{
    {"backpack", {"Backpack", "Sac \u00e0 dos"}},
    {"compass", {"Compass", "Boussole"}},
    {"paint", {"Paint box", "Peinture"}},
    {"coins", {"Coins", "Pi\u00e8ces"}},
    {"fodder", {"Fodder", "Fourrage"}},
    {"black", {"Black", "Noir"}},
}};

int holding_of(const MapCount& map) {
  for (int i = 0; i < kHoldings; ++i) {
    const MapCount& holding = kHolding[static_cast<std::size_t>(i)];
    if (holding.a == map.a && holding.b == map.b) return i;
  }
  return 0;
}

namespace {

constexpr std::array<Choice, kMapKinds + 1> kMapOrNone = [] {
  const Choice none{"none", {"None", "Aucune"}};
  std::array<Choice, kMapKinds + 1> all{none, none, none, none, none, none, none, none, none, none, none, none, none};
  for (std::size_t i = 0; i < kMapKinds; ++i) all[i + 1] = kMapNames[i];
  return all;
}();
constexpr std::array<Choice, kHoldings> kHoldingNames{{
    {"none", {"-", "-"}}, {"A", {"A", "A"}}, {"B", {"B", "B"}}, {"AB", {"AB", "AB"}}, {"AA", {"AA", "AA"}},
    {"BB", {"BB", "BB"}}, {"AAB", {"AAB", "AAB"}}, {"ABB", {"ABB", "ABB"}}, {"AABB", {"AABB", "AABB"}},
}};
constexpr std::array<Choice, 10> kDigits{{
    {"0", {"0", "0"}}, {"1", {"1", "1"}}, {"2", {"2", "2"}}, {"3", {"3", "3"}}, {"4", {"4", "4"}},
    {"5", {"5", "5"}}, {"6", {"6", "6"}}, {"7", {"7", "7"}}, {"8", {"8", "8"}}, {"9", {"9", "9"}},
}};
constexpr std::span<const Choice> kFaces = std::span(kDigits).subspan(1, 6);
constexpr std::array<Choice, 2> kNoYes{{{"no", {"No", "Non"}}, {"yes", {"Yes", "Oui"}}}};
constexpr std::array<Choice, 2> kWeatherNames{{{"sun", {"Sun", "Soleil"}}, {"storm", {"Storm", "Temp\u00eate"}}}};
// The game's label() puts the players' names in place of these.
constexpr std::array<Choice, kSeats + 1> kOwners{{
    {"none", {"Nobody", "Personne"}}, {"1", {"1", "1"}}, {"2", {"2", "2"}}, {"3", {"3", "3"}}, {"4", {"4", "4"}},
}};
constexpr std::array<Choice, 2> kLengths{{{"6", {"6", "6"}}, {"8", {"8 (long)", "8 (longue)"}}}};
constexpr std::array<Choice, 3> kMixes{{
    {"standard", {"Standard", "Normale"}}, {"all", {"All 12", "Les 12"}}, {"own", {"Own mix", "Au choix"}},
}};

constexpr Field kOptions[]{
    Field{.key = "days", .label = {"Days", "Jours"}, .kind = FieldKind::kChoice, .choices = kLengths},
    Field{.key = "tents", .label = {"Tents", "Tentes"}, .kind = FieldKind::kYesNo},
    Field{.key = "characters", .label = {"Characters", "Personnages"}, .kind = FieldKind::kYesNo},
    Field{.key = "standee", .label = {"Standee", "Figurine"}, .kind = FieldKind::kPlayer},
    Field{.key = "weather", .label = {"Weather", "M\u00e9t\u00e9o"}, .kind = FieldKind::kChoice, .choices = kMixes},
    Field{.key = "storms", .label = {"Storm tiles", "Temp\u00eates"}, .kind = FieldKind::kNumber},
    Field{.key = "suns", .label = {"Sun tiles", "Soleils"}, .kind = FieldKind::kNumber},
};

constexpr Field player_field{.key = "player", .label = {"Player", "Joueur"}, .kind = FieldKind::kPlayer};

constexpr Field kPlayerOnly[]{player_field};
constexpr Field kTurnFields[]{
    player_field,
    Field{.key = "die", .label = {"Die", "D\u00e9"}, .kind = FieldKind::kChoice, .choices = kDieNames},
    Field{.key = "pips", .label = {"Pips", "Points du d\u00e9"}, .kind = FieldKind::kNumber},
    Field{.key = "borders", .label = {"Borders", "Fronti\u00e8res"}, .kind = FieldKind::kNumber},
    Field{.key = "paid", .label = {"Paid", "Pay\u00e9"}, .kind = FieldKind::kNumber},
    Field{.key = "exhausted", .label = {"Exhaustion", "Fatigue"}, .kind = FieldKind::kNumber},
};
constexpr Field kGoodFields[]{
    player_field,
    Field{.key = "type", .label = {"Good", "Marchandise"}, .kind = FieldKind::kChoice, .choices = kGoodNames},
    Field{.key = "points", .label = {"Points", "Points"}, .kind = FieldKind::kNumber},
    Field{.key = "special", .label = {"Special too", "Et sp\u00e9ciale"}, .kind = FieldKind::kYesNo},
};
constexpr Field kOfferingFields[]{
    player_field,
    Field{.key = "count", .label = {"Offerings", "Offrandes"}, .kind = FieldKind::kNumber},
    Field{.key = "points", .label = {"Points seen", "Points vus"}, .kind = FieldKind::kNumber},
    Field{.key = "map", .label = {"Map taken", "Carte prise"}, .kind = FieldKind::kChoice, .choices = kMapOrNone},
};
constexpr Field kMapFields[]{
    player_field, Field{.key = "map", .label = {"Map", "Carte"}, .kind = FieldKind::kChoice, .choices = kMapNames},
};
constexpr Field kUseCardFields[]{
    player_field,
    Field{.key = "card", .label = {"Card", "Carte"}, .kind = FieldKind::kChoice, .choices = kEquipmentNames},
};
constexpr Field kChangeFields[]{
    player_field, Field{.key = "change", .label = {"Change", "Variation"}, .kind = FieldKind::kNumber},
};
constexpr Field kArriveFields[]{
    player_field, Field{.key = "points", .label = {"Tile points", "Points tuile"}, .kind = FieldKind::kNumber},
};
constexpr Field kSpecialFields[]{
    player_field,
    Field{.key = "type", .label = {"Good", "Marchandise"}, .kind = FieldKind::kChoice, .choices = kGoodNames},
};
constexpr Field kSwapFields[]{
    player_field,
    Field{.key = "with", .label = {"With", "Avec"}, .kind = FieldKind::kPlayer},
    Field{.key = "give", .label = {"Gives", "Donne"}, .kind = FieldKind::kChoice, .choices = kMapNames},
    Field{.key = "take", .label = {"Takes", "Prend"}, .kind = FieldKind::kChoice, .choices = kMapNames},
};
constexpr Field kTentFields[]{
    player_field,
    Field{.key = "against", .label = {"Against", "Contre"}, .kind = FieldKind::kPlayer},
    Field{.key = "cards", .label = {"Tent cards", "Cartes tente"}, .kind = FieldKind::kNumber},
};
constexpr Field die_field(std::size_t die) {
  return {.key = kDieNames[die].key, .label = kDieNames[die].label, .kind = FieldKind::kRandom, .choices = kFaces};
}
constexpr Field kRollFields[]{
    player_field, die_field(0), die_field(1), die_field(2), die_field(3), die_field(4), die_field(5),
};
constexpr std::array<Choice, kDice + 1> kDieOrNone{
    kDieNames[0], kDieNames[1], kDieNames[2], kDieNames[3], kDieNames[4], kDieNames[5],
    Choice{"none", {"None", "Aucun"}},
};
constexpr Field kRerollFields[]{
    player_field,
    Field{.key = "given",
          .label = {"Given up", "D\u00e9 c\u00e9d\u00e9"},
          .kind = FieldKind::kChoice,
          .choices = kDieOrNone},
    die_field(0),
    die_field(1),
    die_field(2),
    die_field(3),
    die_field(4),
    die_field(5),
};
constexpr Field kCharacterFields[]{
    player_field,
    Field{.key = "card", .label = {"Character", "Personnage"}, .kind = FieldKind::kChoice, .choices = kCharacterNames},
    Field{.key = "resources", .label = {"Resources", "Ressources"}, .kind = FieldKind::kNumber},
    Field{.key = "equipment", .label = {"Equipment", "\u00c9quipement"}, .kind = FieldKind::kNumber},
};

constexpr Field row(const char* key, Text label, std::span<const Choice> choices = {}) {
  return {.key = key, .label = label, .kind = FieldKind::kPerPlayer, .slots = kSeats, .choices = choices};
}
constexpr Field owner(std::size_t type) {
  return {.key = kGoodNames[type].key, .label = kGoodNames[type].label, .kind = FieldKind::kChoice, .choices = kOwners};
}

constexpr Field kStandeeFields[]{row("dice", {"Dice", "D\u00e9s"})};
constexpr Field kWeatherFields[]{
    Field{.key = "tile", .label = {"Tile", "Tuile"}, .kind = FieldKind::kChoice, .choices = kWeatherNames},
};
constexpr Field kDrawFields[]{
    Field{.key = "tile", .label = {"Tile", "Tuile"}, .kind = FieldKind::kRandom, .choices = kWeatherNames},
};
constexpr Field kBehindFields[]{row("behind", {"Behind", "Derri\u00e8re"}, kNoYes)};
constexpr Field kTallyOfferingsFields[]{
    row("tens", {"Offer x10", "Offr. x10"}), row("ones", {"Offer x1", "Offr. x1"}, kDigits),
};
constexpr Field kTallyGoodsFields[]{
    Field{.key = "goods", .label = {"Goods", "March."}, .kind = FieldKind::kGrid, .slots = kGoodTypes * kSeats,
          .choices = kGoodNames},
    row("tens", {"Pts x10", "Pts x10"}), row("ones", {"Pts x1", "Pts x1"}, kDigits),
};
constexpr Field kTallySpecialsFields[]{owner(0), owner(1), owner(2), owner(3), owner(4), owner(5)};
constexpr Field kTallyArrivalFields[]{row("strips", {"Strips", "Bandes"}), row("tile", {"Tile", "Tuile"})};
constexpr Field kTallyMapsFields[]{
    row("red", {"Red", "Rouge"}, kHoldingNames),       row("green", {"Green", "Vert"}, kHoldingNames),
    row("purple", {"Purple", "Violet"}, kHoldingNames), row("fourth", {"4th", "4e"}, kHoldingNames),
    row("fifth", {"5th", "5e"}, kHoldingNames),        row("sixth", {"6th", "6e"}, kHoldingNames),
    row("secured", {"Secured", "Coffre"}),
};
constexpr Field kTallyAnimalsFields[]{row("animals", {"Animals", "Animaux"})};
constexpr Field kTallyYaksFields[]{row("face-down", {"Face down", "Cach\u00e9es"})};
constexpr Field kTallySuppliesFields[]{
    row("equipment", {"Equipment", "\u00c9quipem."}), row("resources", {"Resources", "Ressourc."}),
};
constexpr Field kTallyExhaustionFields[]{row("exhaustion", {"Markers", "Marqueurs"})};
constexpr Field kTieFields[]{row("place", {"Place", "Place"})};

constexpr Action of_player(const char* verb, Text label, std::span<const Field> fields, const Text* help) {
  return {.verb = verb, .label = label, .who = Who::kPlayer, .fields = fields, .help = help};
}
constexpr Action of_table(const char* verb, Text label, std::span<const Field> fields, const Text* help) {
  return {.verb = verb, .label = label, .who = Who::kTable, .fields = fields, .help = help};
}

constexpr std::array<Action, kActionCount> kActions{
    of_player("turn", {"Turn", "Tour de jeu"}, kTurnFields, &texts::kTurnHelp),
    of_player("good", {"Buy a good", "Acheter"}, kGoodFields, &texts::kGoodHelp),
    of_player("offering", {"Make an offering", "Faire une offrande"}, kOfferingFields, &texts::kOfferingHelp),
    of_player("map", {"Take a map", "Prendre une carte"}, kMapFields, &texts::kMapHelp),
    of_player("animal", {"Paint an animal", "Peindre un animal"}, kPlayerOnly, &texts::kAnimalHelp),
    of_player("yak", {"Fulfil a yak tile", "Tuile yak remplie"}, kPlayerOnly, &texts::kYakHelp),
    of_player("take-card", {"Take equipment", "Prendre \u00e9quipement"}, kPlayerOnly, &texts::kTakeCardHelp),
    of_player("use-card", {"Use equipment", "Utiliser \u00e9quipement"}, kUseCardFields, &texts::kUseCardHelp),
    of_player("resource", {"Resources", "Ressources"}, kChangeFields, &texts::kResourceHelp),
    of_player("exhaustion", {"Exhaustion", "Fatigue"}, kChangeFields, &texts::kExhaustionHelp),
    of_player("arrive", {"Arrive in Kathmandu", "Arriver \u00e0 Katmandou"}, kArriveFields, &texts::kArriveHelp),
    of_table("tally-offerings", texts::kFinalScoring, kTallyOfferingsFields, &texts::kTallyOfferingsHelp),
    of_table("tally-goods", {"Tally goods", "Compte marchandises"}, kTallyGoodsFields, &texts::kTallyGoodsHelp),
    of_table("tally-specials", {"Tally special goods", "Compte sp\u00e9ciales"}, kTallySpecialsFields,
             &texts::kTallySpecialsHelp),
    of_table("tally-arrival", {"Tally distance", "Compte distance"}, kTallyArrivalFields, &texts::kTallyArrivalHelp),
    of_table("tally-maps", {"Tally maps", "Compte cartes"}, kTallyMapsFields, &texts::kTallyMapsHelp),
    of_table("tally-animals", {"Tally animals", "Compte animaux"}, kTallyAnimalsFields, &texts::kTallyAnimalsHelp),
    of_table("tally-yaks", {"Tally yak tiles", "Compte tuiles yak"}, kTallyYaksFields, &texts::kTallyYaksHelp),
    of_table("tally-supplies", {"Tally supplies", "Compte r\u00e9serves"}, kTallySuppliesFields,
             &texts::kTallySuppliesHelp),
    of_table("tally-exhaustion", {"Tally exhaustion", "Compte fatigue"}, kTallyExhaustionFields,
             &texts::kTallyExhaustionHelp),
    of_player("special", {"Take special good", "March. sp\u00e9ciale"}, kSpecialFields, &texts::kSpecialHelp),
    of_player("swap", {"Swap maps", "\u00c9changer des cartes"}, kSwapFields, &texts::kSwapHelp),
    of_player("tent", {"Play tents", "Jouer des tentes"}, kTentFields, &texts::kTentHelp),
    of_player("roll", {"Roll six dice", "Lancer les six d\u00e9s"}, kRollFields, &texts::kRollHelp),
    of_player("reroll", {"Roll unused again", "Relancer les d\u00e9s"}, kRerollFields, &texts::kRerollHelp),
    of_player("character", {"Choose character", "Choisir personnage"}, kCharacterFields, &texts::kCharacterHelp),
    of_table("round", {"End of round", "Fin de manche"}, {}, &texts::kRoundHelp),
    of_table("standee", {"Pass the standee", "Passer la figurine"}, kStandeeFields, &texts::kStandeeHelp),
    of_table("weather", {"Weather tile", "Tuile m\u00e9t\u00e9o"}, kWeatherFields, &texts::kWeatherHelp),
    of_table("draw-weather", {"Draw the weather", "Tirer la m\u00e9t\u00e9o"}, kDrawFields, &texts::kDrawHelp),
    of_table("behind", {"Behind the storm", "Derri\u00e8re la temp\u00eate"}, kBehindFields, &texts::kBehindHelp),
    of_table("tie", {"Who is closer", "Qui est plus pr\u00e8s"}, kTieFields, &texts::kTieHelp),
};

constexpr Field kCharacterHelperFields[]{
    Field{.key = "card", .label = {"Character", "Personnage"}, .kind = FieldKind::kChoice, .choices = kCharacterNames},
};
constexpr Field kEquipmentHelperFields[]{
    Field{.key = "card", .label = {"Card", "Carte"}, .kind = FieldKind::kChoice, .choices = kEquipmentNames},
};
constexpr Field kDiceHelperFields[]{player_field};
constexpr std::array<Helper, kHelperCount> kHelpers{{
    {.key = "characters", .label = {"Characters", "Personnages"}, .fields = kCharacterHelperFields},
    {.key = "equipment", .label = {"Equipment", "\u00c9quipement"}, .fields = kEquipmentHelperFields},
    {.key = "exhaustion", .label = {"What exhausts", "Causes de fatigue"}, .fields = {}},
    {.key = "day", .label = {"End of a day", "Fin de journ\u00e9e"}, .fields = {}},
    {.key = "dice", .label = {"Dice left", "D\u00e9s restants"}, .fields = kDiceHelperFields},
}};

constexpr Category kCategories[]{
    Category{.key = "offerings", .label = {"Offerings", "Offrandes"}},
    Category{.key = "goods", .label = {"Goods", "Marchandises"}},
    Category{.key = "special-goods", .label = {"Special goods", "March. sp\u00e9c."}},
    Category{.key = "kathmandu-tile", .label = {"Kathmandu", "Katmandou"}},
    Category{.key = "sets", .label = {"Sets", "S\u00e9ries"}},
    Category{.key = "maps", .label = {"Maps", "Cartes"}},
    Category{.key = "animals", .label = {"Animals", "Animaux"}},
    Category{.key = "yak-tiles", .label = {"Yak tiles", "Tuiles yak"}, .at_end = true},
    Category{.key = "distance", .label = {"Distance", "Distance"}, .at_end = true},
    Category{.key = "supplies", .label = {"Supplies", "R\u00e9serves"}, .at_end = true},
    Category{.key = "exhaustion", .label = {"Exhaustion", "Fatigue"}, .at_end = true},
};
constexpr std::array<Text, kSeats> kSeatNames{{
    {"Yellow", "Jaune"}, {"Red", "Rouge"}, {"Blue", "Bleu"}, {"Green", "Vert"},
}};

}  // namespace
}  // namespace feld

using namespace feld;

const GameInfo FeldKathmandu::kInfo{
    .key = "feld-kathmandu",
    .name = texts::kName,
    .min_players = 2,
    .max_players = kSeats,
    .seat_names = kSeatNames,
    .options = kOptions,
    .actions = kActions,
    .categories = kCategories,
    .helpers = kHelpers,
};

}  // namespace lungta
