// What each entry of Kathmandu (Feld) is for.
#pragma once
#include "game/core/text.h"

namespace lungta::feld::texts {

inline constexpr Text kTurnHelp{
    "The die used, borders crossed (back: below 0), fodder and compass paid, exhaustion taken. At 3 exhaustion it is a rest.",
    "Le d\u00e9 utilis\u00e9, fronti\u00e8res franchies (retour\u00a0: n\u00e9gatif), fourrage et boussole pay\u00e9s, fatigue. \u00c0 3\u00a0: repos."};
inline constexpr Text kGoodHelp{"1 coin. The special good of the type costs 1 more, also if another player has it.",
                                "1 pi\u00e8ce. La sp\u00e9ciale du m\u00eame type en co\u00fbte 1 de plus, m\u00eame si un autre l'a."};
inline constexpr Text kOfferingHelp{"Points seen: the number now visible where the offering stood.",
                                    "Points vus\u00a0: le nombre visible l\u00e0 o\u00f9 \u00e9tait l'offrande."};
inline constexpr Text kMapHelp{"For the two maps of the start. A map for an offering is entered with it.",
                               "Pour les deux cartes du d\u00e9part. La carte d'une offrande se saisit avec elle."};
inline constexpr Text kAnimalHelp{"1 paint box for 1 animal card, once a turn.", "1 peinture pour 1 carte animal, une fois par tour."};
inline constexpr Text kYakHelp{"The yak stands on the landscape of the open yak tile: turn the next one up.",
                               "Le yak est sur le paysage de la tuile ouverte\u00a0: r\u00e9v\u00e9lez la suivante."};
inline constexpr Text kTakeCardHelp{"1 backpack for 1 equipment card, once a turn.", "1 sac \u00e0 dos pour 1 \u00e9quipement, une fois par tour."};
inline constexpr Text kUseCardHelp{
    "Tool case, first aid bag, telescope and chest take effect here at once. The barrel lets you roll "
    "again for nothing.",
    "Outils, secours, longue-vue et coffre agissent aussit\u00f4t ici. Le tonneau permet de relancer "
    "sans c\u00e9der de d\u00e9."};
inline constexpr Text kResourceHelp{"Resources gained or spent that no other entry covers.",
                                    "Ressources gagn\u00e9es ou d\u00e9pens\u00e9es hors des autres saisies."};
inline constexpr Text kExhaustionHelp{"Markers gained or removed. Three is the most; then the next turn is a rest.",
                                      "Marqueurs re\u00e7us ou retir\u00e9s. Trois au plus\u00a0; ensuite, repos."};
inline constexpr Text kArriveHelp{"The points printed on the Kathmandu tile. All exhaustion goes.",
                                  "Les points de la tuile Katmandou. Toute la fatigue part."};
inline constexpr Text kSpecialHelp{"Takes the special good from the supply or from its owner, who gets 1 coin.",
                                   "Prend la sp\u00e9ciale de la r\u00e9serve ou \u00e0 son propri\u00e9taire, qui re\u00e7oit 1 pi\u00e8ce."};
inline constexpr Text kSwapHelp{"With a yak on the same space. Maps under a chest stay.",
                                "Avec un yak sur la m\u00eame case. Les cartes au coffre restent."};
inline constexpr Text kTentHelp{"Tent cards of the landscape the other player has just stopped on: 1 exhaustion each.",
                                "Cartes tente du paysage o\u00f9 l'autre vient de s'arr\u00eater\u00a0: 1 fatigue chacune."};
inline constexpr Text kRollHelp{"For a new day: backpack, compass, paint, coins, fodder, black, in this order.",
                                "Nouveau jour\u00a0: sac, boussole, peinture, pi\u00e8ces, fourrage, noir, dans cet ordre."};
inline constexpr Text kRerollHelp{
    "Give up one unused die for the day and roll the others, once a round before your turn. With a "
    "barrel: give up none.",
    "C\u00e9dez un d\u00e9 pour la journ\u00e9e et relancez les autres, une fois par manche avant de "
    "jouer. Tonneau\u00a0: aucun."};
inline constexpr Text kCharacterHelp{"The card, and the resources and equipment it starts with.",
                                     "La carte, et les ressources et \u00e9quipements de d\u00e9part."};
inline constexpr Text kRoundHelp{"All have had their turn. After the third round the day ends.",
                                 "Tous ont jou\u00e9. Apr\u00e8s la troisi\u00e8me manche, la journ\u00e9e finit."};
inline constexpr Text kStandeeHelp{"The sum of each player's three dice; 0 for who did not use three.",
                                   "La somme des trois d\u00e9s de chacun\u00a0; 0 si moins de trois."};
inline constexpr Text kWeatherHelp{"The tile turned up on the table. It ends the day.", "La tuile r\u00e9v\u00e9l\u00e9e \u00e0 table. Elle finit la journ\u00e9e."};
inline constexpr Text kDrawHelp{"The device draws from the tiles that are left. It ends the day.",
                                "L'appareil tire parmi les tuiles restantes. Cela finit la journ\u00e9e."};
inline constexpr Text kBehindHelp{"Whose yak is behind the storm takes 1 exhaustion.",
                                  "Un yak derri\u00e8re la temp\u00eate co\u00fbte 1 fatigue."};
inline constexpr Text kTallyOfferingsHelp{"Each player: the points visible in the last free offering space, tens and ones.",
                                          "Chacun\u00a0: les points visibles du dernier emplacement libre, dizaines et unit\u00e9s."};
inline constexpr Text kTallyGoodsHelp{"Tiles of each type, then the points printed on them together, tens and ones.",
                                      "Tuiles de chaque type, puis la somme de leurs points, dizaines et unit\u00e9s."};
inline constexpr Text kTallySpecialsHelp{"Who has the special good of each type.", "Qui a la marchandise sp\u00e9ciale de chaque type."};
inline constexpr Text kTallyArrivalHelp{"Border strips left to Kathmandu, and the points of the Kathmandu tile; 0 for none.",
                                        "Bandes restant jusqu'\u00e0 Katmandou, et points de la tuile Katmandou\u00a0; 0 sans tuile."};
inline constexpr Text kTallyMapsHelp{"What each player has of every colour, then the pairs under a chest.",
                                     "Ce que chacun a de chaque couleur, puis les paires au coffre."};
inline constexpr Text kTallyAnimalsHelp{"Animal cards. Each is worth the highest count minus the lowest.",
                                        "Cartes animal. Chacune vaut le plus grand nombre moins le plus petit."};
inline constexpr Text kTallyYaksHelp{"Yak tiles still face down.", "Tuiles yak encore cach\u00e9es."};
inline constexpr Text kTallySuppliesHelp{"Unused equipment cards and resources: 1 point each.",
                                         "\u00c9quipements inutilis\u00e9s et ressources\u00a0: 1 point chacun."};
inline constexpr Text kTallyExhaustionHelp{"Exhaustion markers: -3 each.", "Marqueurs de fatigue\u00a0: -3 chacun."};
inline constexpr Text kTieHelp{"Number the tied yaks from 1 for the closest. The same number: equally close.",
                               "Num\u00e9rotez les yaks \u00e0 \u00e9galit\u00e9, 1 pour le plus proche. M\u00eame num\u00e9ro\u00a0: aussi pr\u00e8s."};

}  // namespace lungta::feld::texts
