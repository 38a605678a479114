// Words of Kathmandu (Feld). The cards to leaf through are in reference_texts.h.
#pragma once
#include <array>

#include "game/core/text.h"

namespace lungta::feld::texts {

inline constexpr Text kName{"Kathmandu (Feld)", "Kathmandu (Feld)"};

// The table.
inline constexpr Text kDayRound{"Day %1/%2, %3/3", "Jour %1/%2, %3/3"};
inline constexpr Text kDayEnd{"Day %1/%2, end", "Jour %1/%2, fin"};
inline constexpr Text kFinalScoring{"Final scoring", "D\u00e9compte final"};
inline constexpr Text kGameOver{"Game over", "Partie finie"};

// What is due.
inline constexpr Text kDueCharacter{"%1: character", "%1\u00a0: personnage"};
inline constexpr Text kDueTurn{"%1's turn", "Au tour de %1"};
inline constexpr Text kDueRound{"End of round %1", "Fin de la manche %1"};
inline constexpr Text kDueStandee{"Pass the standee", "Passer la figurine"};
inline constexpr Text kDueWeather{"Weather tile %1", "Tuile m\u00e9t\u00e9o %1"};
inline constexpr Text kDueBehind{"Who is behind the storm?", "Derri\u00e8re la temp\u00eate\u00a0?"};
inline constexpr Text kDueTie{"Tie: whose yak is closer?", "\u00c9galit\u00e9\u00a0: quel yak est plus pr\u00e8s\u00a0?"};
inline constexpr Text kDueOfferings{"Tally: offerings", "D\u00e9compte\u00a0: offrandes"};
inline constexpr Text kDueGoods{"Tally: goods", "D\u00e9compte\u00a0: marchandises"};
inline constexpr Text kDueSpecials{"Tally: special goods", "D\u00e9compte\u00a0: sp\u00e9ciales"};
inline constexpr Text kDueArrival{"Tally: distance", "D\u00e9compte\u00a0: distance"};
inline constexpr Text kDueMaps{"Tally: maps", "D\u00e9compte\u00a0: cartes"};
inline constexpr Text kDueAnimals{"Tally: animals", "D\u00e9compte\u00a0: animaux"};
inline constexpr Text kDueYaks{"Tally: yak tiles", "D\u00e9compte\u00a0: tuiles yak"};
inline constexpr Text kDueSupplies{"Tally: supplies", "D\u00e9compte\u00a0: r\u00e9serves"};
inline constexpr Text kDueExhaustion{"Tally: exhaustion", "D\u00e9compte\u00a0: fatigue"};

// History.
inline constexpr Text kDidTurn{"%1: die %2", "%1\u00a0: d\u00e9 %2"};
inline constexpr Text kDidCross{"%1: die %2, borders %+3", "%1\u00a0: d\u00e9 %2, fronti\u00e8res %+3"};
inline constexpr Text kDidRest{"%1: die %2, rests", "%1\u00a0: d\u00e9 %2, se repose"};
inline constexpr Text kDidStay{"%1: 1 resource in Kathmandu", "%1\u00a0: 1 ressource \u00e0 Katmandou"};
inline constexpr Text kDidBuy{"%1: %2 for %3, 1 coin", "%1\u00a0: %2 \u00e0 %3, 1 pi\u00e8ce"};
inline constexpr Text kDidBuyBoth{"%1: %2 for %3 and special, 2 coins", "%1\u00a0: %2 \u00e0 %3 et sp\u00e9ciale, 2 pi\u00e8ces"};
inline constexpr Text kDidBuyFrom{"%1: %2 for %3, special from %4", "%1\u00a0: %2 \u00e0 %3, sp\u00e9ciale de %4"};
inline constexpr Text kDidOffer{"%1: offering %2, worth %3", "%1\u00a0: offrande %2, vaut %3"};
inline constexpr Text kDidOfferMap{"%1: offering %2, worth %3; %4", "%1\u00a0: offrande %2, vaut %3\u00a0; %4"};
inline constexpr Text kDidMap{"%1: map %2", "%1\u00a0: carte %2"};
inline constexpr Text kDidAnimal{"%1: animal %2", "%1\u00a0: animal %2"};
inline constexpr Text kDidYak{"%1: yak tile, %2 face down", "%1\u00a0: tuile yak, %2 cach\u00e9es"};
inline constexpr Text kDidTakeCard{"%1: takes equipment", "%1\u00a0: prend un \u00e9quipement"};
inline constexpr Text kDidUseCard{"%1: uses %2", "%1\u00a0: utilise %2"};
inline constexpr Text kDidResource{"%1: resources %+2", "%1\u00a0: ressources %+2"};
inline constexpr Text kDidExhaustion{"%1: exhaustion %+2", "%1\u00a0: fatigue %+2"};
inline constexpr Text kDidArrive{"%1: Kathmandu, tile %2", "%1\u00a0: Katmandou, tuile %2"};
inline constexpr Text kDidSpecial{"%1: special %2", "%1\u00a0: %2 sp\u00e9ciale"};
inline constexpr Text kDidSwap{"%1: %2 to %3 for %4", "%1\u00a0: %2 \u00e0 %3 contre %4"};
inline constexpr Text kDidTent{"%1: %2 tents on %3", "%1\u00a0: %2 tentes sur %3"};
inline constexpr Text kDidRoll{"%1: dice %2 %3 %4", "%1\u00a0: d\u00e9s %2 %3 %4"};
inline constexpr Text kDidCharacter{"%1: %2", "%1\u00a0: %2"};
inline constexpr Text kDidRound{"Day %1, round %2 over", "Jour %1, manche %2 finie"};
inline constexpr Text kDidStandee{"Standee to %1 with %2", "Figurine \u00e0 %1 avec %2"};
inline constexpr Text kDidStandeeTents{"Standee to %1 with %2, tents: %3", "Figurine \u00e0 %1 avec %2, tentes\u00a0: %3"};
inline constexpr Text kStandeeStays{"Standee stays with %1", "La figurine reste \u00e0 %1"};
inline constexpr Text kDidWeather{"Day %1: %2", "Jour %1\u00a0: %2"};
inline constexpr std::array<Text, 5> kDidBehind{{  // by the number of players
    {"Nobody is behind the storm", "Personne derri\u00e8re la temp\u00eate"},
    {"Behind the storm: %1", "Derri\u00e8re la temp\u00eate\u00a0: %1"},
    {"Behind the storm: %1, %2", "Derri\u00e8re la temp\u00eate\u00a0: %1, %2"},
    {"Behind the storm: %1, %2, %3", "Derri\u00e8re la temp\u00eate\u00a0: %1, %2, %3"},
    {"Behind the storm: %1, %2, %3, %4", "Derri\u00e8re la temp\u00eate\u00a0: %1, %2, %3, %4"},
}};
inline constexpr Text kNoStormYet{"No storm is on its way yet", "Pas encore de temp\u00eate en route"};
inline constexpr Text kDidTie{"Tie decided", "\u00c9galit\u00e9 d\u00e9partag\u00e9e"};
inline constexpr Text kSun{"sun", "soleil"};
inline constexpr Text kStorm{"storm", "temp\u00eate"};
inline constexpr Text kDieShows{"%1: %2", "%1\u00a0: %2"};
inline constexpr Text kNoDice{"%1 has no dice rolled here", "%1 n'a pas de d\u00e9s lanc\u00e9s ici"};
inline constexpr Text kPlayerName{"%1", "%1"};

// Refusals.
inline constexpr Text kTooManyGoods{"%1: %2 tiles; the box has %3", "%1\u00a0: %2 tuiles\u00a0; la bo\u00eete en a %3"};
inline constexpr Text kTooManyMaps{"%1: %2 maps; the box has %3", "%1\u00a0: %2 cartes\u00a0; la bo\u00eete en a %3"};
inline constexpr Text kTooManyAnimals{"%1 animals; only %2 come up with %3 players",
                                      "%1 animaux\u00a0; \u00e0 %3 joueurs il n'en sort que %2"};
inline constexpr Text kTooManyOfferings{"%1: offering number %2; there are %3", "%1\u00a0: offrande num\u00e9ro %2\u00a0; il y en a %3"};
inline constexpr Text kNoYakTileLeft{"%1: 0 yak tiles face down, all %2 fulfilled",
                                     "%1\u00a0: 0 tuile yak cach\u00e9e, les %2 sont remplies"};
inline constexpr Text kSpecialWithoutGood{"%1: 0 of the good %2; its special needs 1",
                                          "%1\u00a0: 0 tuile %2\u00a0; la sp\u00e9ciale en demande 1"};
inline constexpr Text kOwnSpecial{"%1 has the special good %2; there is only 1", "%1 a d\u00e9j\u00e0 la sp\u00e9ciale %2\u00a0; il n'y en a qu'une"};
inline constexpr Text kSecondTile{"%1 has a Kathmandu tile; 1 is the most", "%1 a une tuile Katmandou\u00a0; 1 au plus"};
inline constexpr Text kTileFarAway{"%1: Kathmandu tile with %2 border strips to go; only with 0",
                                   "%1\u00a0: tuile Katmandou \u00e0 %2 bandes du but\u00a0; seulement \u00e0 0"};
inline constexpr Text kTooManySecured{"%1: %2 pairs of maps secured; pairs there are: %3",
                                      "%1\u00a0: %2 paires au coffre\u00a0; paires en tout\u00a0: %3"};
inline constexpr Text kTurnTaken{"%1 has had 1 turn this round; end the round first",
                                 "%1 a d\u00e9j\u00e0 jou\u00e9 1 fois\u00a0; terminez d'abord la manche"};
inline constexpr Text kTurnOfAnother{"It is %1's turn; enter it first",
                                     "C'est \u00e0 %1 de jouer\u00a0; saisissez d'abord son tour"};
inline constexpr Text kRerollOnce{"%1 has rolled again this round; 1 time is the most",
                                  "%1 a d\u00e9j\u00e0 relanc\u00e9 cette manche\u00a0; 1 fois au plus"};
inline constexpr Text kDieChosen{"%1 has chosen this round's die; roll again before the next one",
                                 "%1 a choisi le d\u00e9 de cette manche\u00a0; relancez avant le prochain"};
inline constexpr Text kTooFewDice{
    "%1 has %2 unused dice rolled here; rolling again takes %3",
    "%1 a %2 d\u00e9s inutilis\u00e9s lanc\u00e9s ici\u00a0; il en faut %3 pour relancer"};
inline constexpr Text kDiceRolled{"%1 has rolled today; the next roll is after the standee",
                                  "%1 a d\u00e9j\u00e0 lanc\u00e9\u00a0; prochain lancer apr\u00e8s la figurine"};
inline constexpr Text kLastDiceUsed{
    "The last day is over: no more dice, turn up the weather tile",
    "Dernier jour fini\u00a0: plus de d\u00e9s, r\u00e9v\u00e9lez la tuile m\u00e9t\u00e9o"};
inline constexpr Text kNoDiceInCity{"%1 is in Kathmandu and uses no dice any more",
                                    "%1 est \u00e0 Katmandou et n'utilise plus de d\u00e9s"};
inline constexpr Text kTooManyTiles{"%1: tile %2; this part of the game has %3", "%1\u00a0: tuile %2\u00a0; cette partie du jeu en a %3"};
inline constexpr Text kCharacterTaken{"%1 has that character; there is only 1", "%1 a ce personnage\u00a0; il n'y en a qu'un"};
inline constexpr Text kTooLowDice{"%1: %2 pips; three dice show %3 or more, 0: fewer dice",
                                  "%1\u00a0: %2 points\u00a0; trois d\u00e9s font %3 ou plus, 0\u00a0: moins de d\u00e9s"};
inline constexpr Text kNoChange{"A change of 0 changes nothing", "Une variation de 0 ne change rien"};
inline constexpr Text kPlaceGap{"Places start at 1", "Les places commencent \u00e0 1"};

// Refusals: why an entry has to wait.
inline constexpr Text kAllArrived{"All yaks are in Kathmandu: only the final scoring is left",
                                  "Tous les yaks sont \u00e0 Katmandou\u00a0: il reste le d\u00e9compte final"};
inline constexpr Text kDaysOver{"All %1 days are over: only the final scoring is left",
                                "Les %1 jours sont pass\u00e9s\u00a0: il reste le d\u00e9compte final"};
inline constexpr Text kStormFirst{
    "Say first who is behind the storm; nobody is an answer too",
    "Dites d'abord qui est derri\u00e8re la temp\u00eate\u00a0; personne, c'est possible"};
inline constexpr Text kBehindInTheEvening{
    "Said once, after a weather tile and before the next round",
    "Se dit une fois, apr\u00e8s une tuile m\u00e9t\u00e9o, avant la manche suivante"};
inline constexpr Text kStandeeFirst{"Three rounds are over: pass the standee first",
                                    "Trois manches sont finies\u00a0: passez d'abord la figurine"};
inline constexpr Text kWeatherFirst{"The day is over: turn up its weather tile first",
                                    "Le jour est fini\u00a0: r\u00e9v\u00e9lez d'abord sa tuile m\u00e9t\u00e9o"};
inline constexpr Text kNoStandee{"The standee stays on the last day: turn up the weather tile",
                                 "Dernier jour\u00a0: la figurine reste, r\u00e9v\u00e9lez la tuile m\u00e9t\u00e9o"};
inline constexpr Text kStandeePassed{"The standee went to %1: turn up the weather tile",
                                     "La figurine est \u00e0 %1\u00a0: r\u00e9v\u00e9lez la tuile m\u00e9t\u00e9o"};
inline constexpr Text kNoTradeInCity{"%1 is in Kathmandu: nothing to buy or swap there",
                                     "%1 est \u00e0 Katmandou\u00a0: rien \u00e0 acheter ni \u00e0 \u00e9changer"};
inline constexpr Text kNoActionsInCity{"%1 stays in Kathmandu: 1 resource a turn, no actions",
                                       "%1 reste \u00e0 Katmandou\u00a0: 1 ressource par tour, pas d'action"};
inline constexpr Text kMustRest{"%1 has 3 exhaustion and rests: a die, but no move",
                                "%1 a 3 fatigues et se repose\u00a0: un d\u00e9, pas de trajet"};
inline constexpr Text kNoMapToSwap{"%1 has no map entered that is free to swap",
                                   "%1 n'a pas de carte saisie \u00e0 \u00e9changer"};
inline constexpr Text kNobodyToSwapWith{"Nobody else on the way has a map entered that is free to swap",
                                        "Personne d'autre en chemin n'a de carte saisie \u00e0 \u00e9changer"};
inline constexpr Text kWithoutTents{"This game is played without Tents", "Cette partie se joue sans les Tentes"};
inline constexpr Text kNoTentCard{"%1 holds no tent card; the lowest dice of a day give one",
                                  "%1 n'a pas de carte tente\u00a0; les d\u00e9s les plus bas en donnent une"};
inline constexpr Text kWithoutCharacters{"This game is played without Characters",
                                         "Cette partie se joue sans les Personnages"};
inline constexpr Text kHasCharacter{"%1 has a character; 1 is the most", "%1 a un personnage\u00a0; 1 au plus"};
inline constexpr Text kScoringFirst{"Enter this first: %1", "Saisissez d'abord\u00a0: %1"};
inline constexpr Text kNothingLeft{"The game is over: nothing is left to enter",
                                   "La partie est finie\u00a0: plus rien \u00e0 saisir"};
inline constexpr Text kTieLater{"A tie is asked for after the final scoring, if it decides",
                                "L'\u00e9galit\u00e9 se r\u00e8gle apr\u00e8s le d\u00e9compte final, si elle compte"};
inline constexpr Text kTieDecided{"The tie is decided: nothing is left to enter",
                                  "L'\u00e9galit\u00e9 est r\u00e9gl\u00e9e\u00a0: plus rien \u00e0 saisir"};
inline constexpr Text kNoTie{"The first place is clear: no yaks to compare",
                             "La premi\u00e8re place est claire\u00a0: rien \u00e0 comparer"};

// Reminders.
inline constexpr Text kRests{"%1 rests next turn", "%1 se repose au prochain tour"};
inline constexpr Text kStormAt{"Storm on border strip %1 of %2", "Temp\u00eate sur la bande %1 sur %2"};
inline constexpr Text kIsBehind{"%1 is behind the storm", "%1 est derri\u00e8re la temp\u00eate"};
inline constexpr Text kNewDay{"New day: roll all dice. Equipment to %1 cards, animals +%2",
                              "Nouveau jour\u00a0: lancez les d\u00e9s. \u00c9quipement\u00a0: %1 cartes, animaux +%2"};
inline constexpr Text kLastDay{"Last day: only the weather at its end", "Dernier jour\u00a0: seule la m\u00e9t\u00e9o \u00e0 la fin"};
inline constexpr Text kHoldsTents{"Tent cards of %1: %2", "Cartes tente de %1\u00a0: %2"};
inline constexpr Text kMonkLeft{"%1: two offerings at once, %2 times more", "%1\u00a0: deux offrandes \u00e0 la fois, encore %2 fois"};
inline constexpr Text kTakesResource{"%1 takes 1 resource each turn", "%1 prend 1 ressource par tour"};
inline constexpr Text kExhaustedInCity{"%1 is in Kathmandu with exhaustion: only tents do that",
                                       "%1 est \u00e0 Katmandou avec fatigue\u00a0: seules les tentes le font"};

}  // namespace lungta::feld::texts
