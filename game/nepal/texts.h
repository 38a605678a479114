// Words of Nepal.
#pragma once
#include "game/core/text.h"

namespace lungta::nepal::texts {

inline constexpr Text kName{"Nepal", "N\u00e9pal"};

// --- cards ---
// By star (0 none, 1 larger, 2 smaller, 3 both), then with a number or a label in front.
inline constexpr Text kCardWithNumber[]{
    {"#%1 %2/%3", "n\u00b0%1 %2/%3"},
    {"#%1 %2*/%3", "n\u00b0%1 %2*/%3"},
    {"#%1 %2/%3*", "n\u00b0%1 %2/%3*"},
    {"#%1 %2*/%3*", "n\u00b0%1 %2*/%3*"},
};
inline constexpr Text kCardWithLabel[]{
    {"%1 %2/%3", "%1 %2/%3"},
    {"%1 %2*/%3", "%1 %2*/%3"},
    {"%1 %2/%3*", "%1 %2/%3*"},
    {"%1 %2*/%3*", "%1 %2*/%3*"},
};

// --- due, status ---
inline constexpr Text kCardDue{"Trade card %1 of %2", "Carte %1 sur %2"};
inline constexpr Text kFinalDue{"Final scoring", "D\u00e9compte final"};
inline constexpr Text kFortressesDue{"Fortresses", "Forteresses"};
inline constexpr Text kRegionDue{"Region %1 of 5", "R\u00e9gion %1 sur 5"};
inline constexpr Text kControlByLabel{"%1: who controls?", "%1\u00a0: qui contr\u00f4le\u00a0?"};
inline constexpr Text kControlByNumber{"#%1: who controls?", "n\u00b0%1\u00a0: qui contr\u00f4le\u00a0?"};
inline constexpr Text kLongestDue{"Tie: longest route", "\u00c9galit\u00e9\u00a0: route"};
inline constexpr Text kDeckLeft{"Deck %1", "Pioche %1"};
inline constexpr Text kLastTurns{"Last turns", "Derniers tours"};
inline constexpr Text kGameOver{"Game over", "Partie finie"};
inline constexpr Text kKept{"%1: yes", "%1\u00a0: oui"};
inline constexpr Text kLost{"%1: no", "%1\u00a0: non"};

// --- reminders ---
inline constexpr Text kStart{"Start: %1 pieces in hand", "D\u00e9but\u00a0: %1 pions en main"};
inline constexpr Text kFreeSetup{"Free setup: 3 pieces each in turn, never above a limit",
                                 "Placement libre\u00a0: 3 pions chacun \u00e0 tour de r\u00f4le, sans d\u00e9passer de limite"};
inline constexpr Text kBoom{"Boom: +1 limit in provinces with cities", "Essor\u00a0: limite +1 dans les provinces avec ville"};
inline constexpr Text kFaceDown{"%1 of %2 cards face down", "%1 cartes sur %2 face cach\u00e9e"};
inline constexpr Text kReveal{"Reveal %1 new", "\u00c0 r\u00e9v\u00e9ler\u00a0: %1"};
inline constexpr Text kEndByHand{"The end: no piece left in %1's hand", "La fin\u00a0: plus de pion en main de %1"};
inline constexpr Text kEndByCard{"The end: last card drawn for %1", "La fin\u00a0: derni\u00e8re carte pour %1"};
inline constexpr Text kOneMoreTurn{"Finish this turn; then one more each: %1 first, %2 last",
                                   "Finissez ce tour, puis encore un chacun\u00a0: %1 d'abord, %2 \u00e0 la fin"};
inline constexpr Text kLastTurnOf{"Last turn for %1; %2 more after it", "Dernier tour de %1\u00a0; encore %2 ensuite"};
inline constexpr Text kVeryLastTurn{"Last turn of the game: %1", "Dernier tour de la partie\u00a0: %1"};

// --- history ---
inline constexpr Text kClaimByLabel{"%1: %2 %+3", "%1\u00a0: %2 %+3"};
inline constexpr Text kClaimByNumber{"%1: card %2 %+3", "%1\u00a0: carte %2 %+3"};
inline constexpr Text kRevealed[]{
    {"Card %1: %2/%3", "Carte %1\u00a0: %2/%3"},
    {"Card %1: %2*/%3", "Carte %1\u00a0: %2*/%3"},
    {"Card %1: %2/%3*", "Carte %1\u00a0: %2/%3*"},
    {"Card %1: %2*/%3*", "Carte %1\u00a0: %2*/%3*"},
};
inline constexpr Text kTurnOf{"Turn: %1", "Tour\u00a0: %1"};
inline constexpr Text kHandOf{"%1: hand empty", "%1\u00a0: main vide"};
inline constexpr Text kFortressBuilt{"%1: fortress, region %2", "%1\u00a0: fort, r\u00e9gion %2"};
inline constexpr Text kFortressesEntered{"Fortresses entered", "Forteresses saisies"};
inline constexpr Text kRegionCounted{"Region %1 counted", "R\u00e9gion %1 compt\u00e9e"};
inline constexpr Text kNobodyControls{"Card %1: nobody", "Carte %1\u00a0: personne"};
inline constexpr Text kOneControls{"Card %1: %2", "Carte %1\u00a0: %2"};
inline constexpr Text kTwoControl{"Card %1: %2, %3", "Carte %1\u00a0: %2, %3"};
inline constexpr Text kLongestEntered{"Longest routes entered", "Plus longues routes saisies"};

// --- refusals ---
inline constexpr Text kNoSuchCard{"No trade card %1; %2 are on the table", "Pas de carte %1\u00a0; il y en a %2 sur la table"};
inline constexpr Text kClaimedAlready{"%1 has claimed card %2 already", "%1 a d\u00e9j\u00e0 pris la carte %2"};
inline constexpr Text kRevealedThisTurn{"Card %1 was revealed this turn; claim it from the next turn on",
                                        "La carte %1 vient d'\u00eatre r\u00e9v\u00e9l\u00e9e\u00a0; \u00e0 prendre d\u00e8s le tour suivant"};
inline constexpr Text kDeckIsOut{"%1 cards are in play; the deck has %2", "%1 cartes en jeu\u00a0; la pioche en a %2"};
inline constexpr Text kEnoughOpen{"%1 unclaimed cards are open; a first claim reveals the next",
                                  "%1 cartes libres d\u00e9j\u00e0\u00a0; une premi\u00e8re prise r\u00e9v\u00e8le la suivante"};
inline constexpr Text kOnTheTable{"%1 is on the table already", "%1 est d\u00e9j\u00e0 sur la table"};
inline constexpr Text kNoFortresses{"This game is played without fortresses", "Cette partie se joue sans forteresses"};
inline constexpr Text kFortressTwice{"%1 has a fortress already, in region %2; 1 per player",
                                     "%1 a d\u00e9j\u00e0 un fort, r\u00e9gion %2\u00a0; 1 par joueur"};
inline constexpr Text kFortressInKathmandu{"No fortress in Kathmandu", "Pas de fort \u00e0 Katmandou"};
inline constexpr Text kFortressThere{"%1 has a fortress in that province; 1 per province",
                                     "%1 a un fort dans cette province\u00a0; 1 par province"};
inline constexpr Text kTooManyPieces{"%1: %2 pieces here; %3 of %4 are left for the map",
                                     "%1\u00a0: %2 pions ici\u00a0; il en reste %3 sur %4 pour la carte"};
inline constexpr Text kTooManyProvinces{"%1: %2 provinces with %3 pieces", "%1\u00a0: %2 provinces avec %3 pions"};
inline constexpr Text kProvincesNotAsked{"%1's provinces decide nothing here: leave 0",
                                         "Les provinces de %1 ne d\u00e9cident rien ici\u00a0: laissez 0"};
inline constexpr Text kLongestNotAsked{"%1's longest route decides nothing here",
                                       "La plus longue route de %1 ne d\u00e9cide rien ici"};
inline constexpr Text kControlNotAsked{"%1's control decides nothing here", "Le contr\u00f4le de %1 ne d\u00e9cide rien ici"};

inline constexpr Text kNoCards{"No trade card is entered yet; enter the open ones",
                               "Aucune carte saisie\u00a0; saisissez d'abord celles qui sont visibles"};
inline constexpr Text kOnEveryCard{"%1 is on every card that can be claimed now",
                                   "%1 est d\u00e9j\u00e0 sur toutes les cartes \u00e0 prendre"};
inline constexpr Text kNotYourTurn{"After %1 comes %2, not %3", "Apr\u00e8s %1 vient %2, pas %3"};
inline constexpr Text kTurnFirst{"It is %1's turn; begin %2's turn first",
                                 "C'est le tour de %1\u00a0; commencez d'abord celui de %2"};
inline constexpr Text kTurnInHistory{"It is %1's turn; insert it in %2's turn, in History",
                                     "C'est le tour de %1\u00a0; Historique\u00a0: ins\u00e9rez dans celui de %2"};
inline constexpr Text kTurnLater{"It is %1's turn; %2's comes later, turns go round",
                                 "C'est le tour de %1\u00a0; celui de %2 viendra, chacun son tour"};
inline constexpr Text kHadLastTurn{"%1 has had the last turn: insert it there, in History",
                                   "%1 a jou\u00e9 son dernier tour\u00a0; Historique\u00a0: ins\u00e9rez l\u00e0"};
inline constexpr Text kLastTurnsToCome{"Last turns still to begin: %1; next is %2's",
                                       "Derniers tours \u00e0 commencer\u00a0: %1\u00a0; d'abord %2"};
inline constexpr Text kLastTurnBegun{"The last turn has begun; final scoring comes next",
                                     "Le dernier tour a commenc\u00e9\u00a0; suit le d\u00e9compte final"};
inline constexpr Text kFinalFirst{"This is asked in the final scoring; begin it first",
                                  "Demand\u00e9 au d\u00e9compte final\u00a0; commencez-le d'abord"};
inline constexpr Text kAskedFortresses{"Final scoring: the fortresses are asked now",
                                       "D\u00e9compte final\u00a0: d'abord les forteresses"};
inline constexpr Text kAskedRegion{"Final scoring: region %1 is asked now",
                                   "D\u00e9compte final\u00a0: d'abord la r\u00e9gion %1"};
inline constexpr Text kAskedControl{"Final scoring: control of card %1 is asked now",
                                    "D\u00e9compte final\u00a0: d'abord le contr\u00f4le de la carte %1"};
inline constexpr Text kAskedLongest{"Final scoring: the longest routes are asked now",
                                    "D\u00e9compte final\u00a0: d'abord les plus longues routes"};
inline constexpr Text kGameIsOver{"The game is over", "La partie est finie"};

// --- helpers ---
inline constexpr Text kNoConflict{"No conflict: %1 pieces, limit %2", "Pas de conflit\u00a0: %1 pions, limite %2"};
inline constexpr Text kRemoves{"%1 removes %2, keeps %3", "%1 retire %2, garde %3"};
inline constexpr Text kSteps{"Step by step:", "Pas \u00e0 pas\u00a0:"};
inline constexpr Text kStep[]{
    {"%1. %2 -1", "%1. %2 -1"},
    {"%1. %2 -1, %3 -1", "%1. %2 -1, %3 -1"},
    {"%1. %2 -1, %3 -1, %4 -1", "%1. %2 -1, %3 -1, %4 -1"},
};
inline constexpr Text kStepMore[]{{"   %1 -1", "   %1 -1"}, {"   %1 -1, %2 -1", "   %1 -1, %2 -1"}};
inline constexpr Text kAndSoOn{"and so on", "et ainsi de suite"};
inline constexpr Text kNoneUnclaimed{"No unclaimed card", "Aucune carte libre"};
inline constexpr Text kNoneClaimed{"No card claimed yet", "Aucune carte prise"};
inline constexpr Text kQueueByLabel[]{{"%1: %2", "%1\u00a0: %2"}, {"%1: %2, %3", "%1\u00a0: %2, %3"},
                                      {"%1: %2, %3, %4", "%1\u00a0: %2, %3, %4"}};
inline constexpr Text kQueueByNumber[]{{"#%1: %2", "n\u00b0%1\u00a0: %2"}, {"#%1: %2, %3", "n\u00b0%1\u00a0: %2, %3"},
                                       {"#%1: %2, %3, %4", "n\u00b0%1\u00a0: %2, %3, %4"}};
inline constexpr Text kQueueMore[]{{"   %1", "   %1"}, {"   %1, %2", "   %1, %2"}};

// --- help ---
inline constexpr Text kClaimHelp{
    "As soon as your pieces stand in every province from end to end. First +3, second +2, later 0. Before conflict.",
    "D\u00e8s que vos pions occupent chaque province d'un bout \u00e0 l'autre. 1er +3, 2e +2, ensuite 0. Avant le conflit."};
inline constexpr Text kRevealHelp{
    "Enter a trade card once, when it shows up: both numbers, and whether each has a *. With a label it is offered again in "
    "later games.",
    "Saisissez une carte quand elle appara\u00eet\u00a0: ses deux nombres, avec ou sans *. Avec un nom, elle sera propos\u00e9e "
    "aux parties suivantes."};
inline constexpr Text kTurnHelp{
    "Optional. Tracked turns go round the table, keep cards from being claimed in the turn they are revealed, and "
    "count the last turns.",
    "Facultatif. Les tours suivis font le tour de la table, emp\u00eachent de prendre une carte au tour o\u00f9 elle "
    "appara\u00eet, et comptent les derniers tours."};
inline constexpr Text kHandHelp{
    "No piece left in hand: the turn is finished, then everyone has one more turn.",
    "Plus de pion en main\u00a0: finissez le tour, puis chacun joue encore une fois."};
inline constexpr Text kFortressHelp{
    "Once per player: all three actions and two pieces, one per province, never in Kathmandu. Counts 2 pieces and 1 province.",
    "Une fois par joueur\u00a0: les trois actions et deux pions, un par province, jamais \u00e0 Katmandou. Vaut 2 pions et 1 "
    "province."};
inline constexpr Text kFinalQuestion{"The end of the game was not entered. Start the final scoring?",
                                     "La fin de partie n'a pas \u00e9t\u00e9 saisie. Commencer le d\u00e9compte\u00a0?"};
inline constexpr Text kFinalHelp{
    "After the last turn: the five regions, then who still controls the claimed routes.",
    "Apr\u00e8s le dernier tour\u00a0: les cinq r\u00e9gions, puis qui contr\u00f4le encore les routes."};
inline constexpr Text kFortressesHelp{
    "The region of each fortress that was not entered while playing.",
    "La r\u00e9gion de chaque forteresse non saisie pendant la partie."};
inline constexpr Text kRegionHelp{
    "Pieces on the map in this region, Kathmandu's storage included, fortress pieces not: they are added. Provinces are asked "
    "where they break a tie.",
    "Pions de la r\u00e9gion, r\u00e9serve de Katmandou comprise, sans les forteresses, ajout\u00e9es d'office. Les provinces "
    "ne servent qu'aux \u00e9galit\u00e9s."};
inline constexpr Text kControlHelp{
    "Does this player still have pieces in every province of the route? The first who does takes the larger number.",
    "Ce joueur occupe-t-il encore toute la route\u00a0? Le premier qui l'occupe prend le plus grand nombre."};
inline constexpr Text kLongestHelp{
    "Level on points and on pieces on the map: how many provinces has the longest route each still controls?",
    "\u00c9galit\u00e9 de points et de pions\u00a0: combien de provinces compte la plus longue route encore contr\u00f4l\u00e9e\u00a0?"};
inline constexpr Text kConflictHelp{
    "At the end of a turn, in a province above its limit. Never in Kathmandu. A fortress owner's pieces do not count.",
    "\u00c0 la fin d'un tour, dans une province au-dessus de sa limite. Jamais \u00e0 Katmandou. Les pions du ma\u00eetre d'un "
    "fort ne comptent pas."};
inline constexpr Text kCardsHelp{
    "The open cards nobody has claimed, or the claimed ones with everyone on them in order.",
    "Les cartes que personne n'a prises, ou les cartes prises avec leurs joueurs dans l'ordre."};

}  // namespace lungta::nepal::texts
