// Words of Reviving Kathmandu alone.
#pragma once
#include <array>

#include "game/core/text.h"
#include "game/reviving_kathmandu/texts.h"
#include "game/reviving_solo/state.h"

namespace lungta::reviving_solo::texts {

using reviving::texts::kBottom;
using reviving::texts::kSecond;
using reviving::texts::kThird;
using reviving::texts::kTop;
using reviving::texts::kTypeNames;

inline constexpr Text kName{"Reviving Kathm. solo", "Reviving Kathm. solo"};
inline constexpr std::array<Text, 1> kSeatNames{{{"Purple", "Violet"}}};
inline constexpr std::array<Text, kSides> kSideNames{
    {{"North", "Nord"}, {"East", "Est"}, {"South", "Sud"}, {"West", "Ouest"}}};
inline constexpr std::array<Text, kSides> kSideLetters{{{"N", "N"}, {"E", "E"}, {"S", "S"}, {"W", "O"}}};
inline constexpr std::array<Text, kSquares> kSquareNames{{{"Square 1", "Place 1"}, {"Square 2", "Place 2"}}};

// --- where the game stands ---
inline constexpr Text kRoundOf{"Round %1/15", "Tour %1/15"};
inline constexpr Text kGameOver{"Game over", "Partie finie"};
inline constexpr Text kRollCount{"Rolls: %1", "Lancers\u00a0: %1"};
inline constexpr Text kDueMission{"Mission of square %1", "Mission de la place %1"};
inline constexpr Text kDueMarket{"1 Market: deal 4 cards", "1 March\u00e9\u00a0: 4 cartes"};
inline constexpr Text kDueRoll{"2 Debris: roll", "2 D\u00e9bris\u00a0: lancer"};
inline constexpr Text kDueRollByHand{"2 Debris: enter the roll", "2 D\u00e9bris\u00a0: saisir le d\u00e9"};
inline constexpr Text kDueRollAgain{"2 Debris: roll again", "2 Encore des d\u00e9bris"};
inline constexpr Text kDueBid{"3 Bid", "3 Ench\u00e8re"};
inline constexpr Text kDueCollect{"4 Collect 2 cards", "4 Prendre 2 cartes"};
inline constexpr Text kDueBuilt{"5 Building done", "5 Construction finie"};
inline constexpr Text kDueCleanUp{"6 Clean up the market", "6 Nettoyer le march\u00e9"};
inline constexpr Text kDueDie{"Roll the die", "Lancer le d\u00e9"};
inline constexpr std::array<Text, 9> kPhaseNames{{
    {"missions", "missions"},
    {"market", "march\u00e9"},
    {"debris", "d\u00e9bris"},
    {"bid", "ench\u00e8re"},
    {"collect", "collecte"},
    {"build", "construction"},
    {"clean-up", "nettoyage"},
    {"game over", "partie finie"},
    {"die only", "d\u00e9 seul"},
}};

// --- refusals ---
inline constexpr Text kTooFewSpots{"%1 bid spots in all; at least %2 are needed.",
                                   "%1 cases en tout\u00a0; il en faut au moins %2."};
inline constexpr Text kNotThisPhase{"%1 comes at another time; the game is at: %2.",
                                    "%1\u00a0: pas maintenant\u00a0; phase en cours\u00a0: %2."};
inline constexpr Text kBagLacks{"Only %1 debris of each colour: none left in %2.",
                                "%1 d\u00e9bris par couleur\u00a0: plus aucun en %2."};
inline constexpr Text kNothingFalls{"Nothing falls on spot %1: no such spot, a coin there, or the bag is empty.",
                                    "Rien ne tombe en %1\u00a0: pas de case, une pi\u00e8ce ou sac vide."};
inline constexpr Text kCoinLies{"Coin %1 lies on the market, %2 %3.", "La pi\u00e8ce %1 est au march\u00e9, %2 %3."};
inline constexpr Text kSpotTaken{"Coin %1 lies on %2 %3 already.", "La pi\u00e8ce %1 occupe d\u00e9j\u00e0 %2 %3."};
inline constexpr Text kCoinTooSmall{"%1 debris on this spot: the coin must be worth more than %1, this one is %2.",
                                    "%1 d\u00e9bris ici\u00a0: il faut une pi\u00e8ce de plus de %1, celle-ci vaut %2."};
inline constexpr Text kSquareFull{"%1 has its 5 monuments.", "%1 a ses 5 monuments."};
inline constexpr Text kTwoColours{"One colour only: %1 and %2 are two.", "Une seule couleur\u00a0: %1 et %2 en font deux."};
inline constexpr Text kColourTwice{"%1 has a monument in %2 already; one per colour.",
                                   "%1 a d\u00e9j\u00e0 un monument en %2\u00a0; un par couleur."};
inline constexpr Text kMonumentTwice{"%1 in %2 stands in %3 already; only once in both.",
                                     "%1 en %2\u00a0: d\u00e9j\u00e0 sur %3\u00a0; une seule fois en tout."};
inline constexpr Text kNoneLeft{"%1, section %2, %3: the deck has %4, and none is left.",
                                "%1, section %2, %3\u00a0: %4 dans le paquet, plus aucune."};
inline constexpr Text kTooManyCards{"%1 cards are built with this one, but only %2 were collected.",
                                    "Cela fait %1 cartes construites, pour %2 prises."};
inline constexpr Text kMissionsKnown{"Both squares have their mission. Change it in History.",
                                     "Les deux places ont leur mission. Modifiez-la dans l'historique."};
inline constexpr Text kSameObjective{"%1: both squares would have the same objective.",
                                     "%1\u00a0: les deux places auraient le m\u00eame objectif."};
inline constexpr Text kExtremeTakesBack{"Extreme: discarded cards can come back, so none is ruled out.",
                                        "Extr\u00eame\u00a0: une carte d\u00e9fauss\u00e9e peut revenir."};

// --- history ---
inline constexpr Text kSumSide{"%1", "%1"};
inline constexpr Text kSumNothing{"%1: nothing falls", "%1\u00a0: rien ne tombe"};
inline constexpr Text kSumFalls{"%1: %2", "%1\u00a0: %2"};
inline constexpr Text kSumCoinBack{"%1: coin %3 back %2", "%1\u00a0: pi\u00e8ce %3 revient %2"};
inline constexpr Text kSumCoinsBack{"%1: %3 coins back %2", "%1\u00a0: %3 pi\u00e8ces reviennent %2"};
inline constexpr Text kSumBid{"Coin %1 on %2 %3", "Pi\u00e8ce %1 en %2 %3"};
inline constexpr Text kSumBuild{"%1: %2 %3", "%1\u00a0: %2 %3"};
inline constexpr Text kSumMarket{"Round %1: market", "Tour %1\u00a0: march\u00e9"};
inline constexpr Text kSumCollect{"2 cards collected", "2 cartes prises"};
inline constexpr Text kSumBuilt{"Building done", "Construction finie"};
inline constexpr Text kSumCleanUp{"End of round %1", "Fin du tour %1"};
inline constexpr Text kSumMission{"Mission of square %1", "Mission de la place %1"};
inline constexpr Text kSumDiscard{"Discarded: %1 %2 %3", "D\u00e9fausse\u00a0: %1 %2 %3"};
inline constexpr Text kWildCard{"wild", "joker"};

// --- what an entry does ---
inline constexpr Text kDebrisGone{"%1 debris to the bag", "%1 d\u00e9bris au sac"};
inline constexpr Text kObjectiveMet{"Objective met: %1", "Objectif rempli\u00a0: %1"};
inline constexpr Text kObjectiveOpen{"Fifth: not the mission's", "Cinqui\u00e8me, hors mission"};
inline constexpr Text kSecondOutside{"2nd off mission: no win", "2e hors mission\u00a0: perdu"};
inline constexpr Text kNoOneColour{"%1: no colour fits", "%1\u00a0: aucune couleur"};
inline constexpr Text kOverlap{"%1: colours overlap", "%1\u00a0: recoupement"};

// --- reminders ---
inline constexpr Text kRemindDeck{"Deck: %1", "Paquet\u00a0: %1"};
inline constexpr Text kRemindBag{"Bag: %1", "Sac\u00a0: %1"};
inline constexpr Text kRemindFour{"Round 1: spots as with 4 market cards", "Tour 1\u00a0: comme avec 4 cartes"};
inline constexpr Text kRemindSix{"Spots as with 6 cards, storage included", "Comme avec 6 cartes, r\u00e9serve comprise"};
inline constexpr Text kRemindCoin{"The coin stays on its spot", "La pi\u00e8ce reste en place"};
inline constexpr Text kRemindHand{"Hand limit %1 after building", "%1 cartes en main apr\u00e8s construction"};
inline constexpr Text kRemindStorage{"Discard storage, keep 2 market cards there, discard the rest",
                                     "D\u00e9fausser la r\u00e9serve, y mettre 2 cartes, d\u00e9fausser le reste"};
inline constexpr Text kRemindExtreme{"Extreme: at any time 2 hand cards for 1 discarded",
                                     "Extr\u00eame\u00a0: \u00e0 tout moment 2 cartes contre 1 d\u00e9fauss\u00e9e"};
inline constexpr Text kRemindAdvanced{"Advanced missions", "Missions avanc\u00e9es"};

// --- board ---
inline constexpr Text kHandCoins{"Coins %1", "Pi\u00e8ces %1"};
inline constexpr Text kHandEmpty{"No coins", "0 pi\u00e8ce"};

// --- status ---
inline constexpr Text kWon{"Won", "Gagn\u00e9"};
inline constexpr Text kLost{"Lost: the deck is out", "Perdu\u00a0: paquet \u00e9puis\u00e9"};
inline constexpr Text kPossible{"Possible", "Possible"};
inline constexpr Text kImpossible{"Impossible", "Impossible"};
inline constexpr Text kCardsNeeded{"Cards: need %1 of %2", "Cartes\u00a0: %1 sur %2"};
inline constexpr Text kSquareLine{"%1: %2/5 +%3", "%1\u00a0: %2/5 +%3"};
inline constexpr Text kSquareDone{"%1: 5/5", "%1\u00a0: 5/5"};
inline constexpr Text kNeeds{"- %1 %2", "- %1 %2"};
inline constexpr Text kNeedsNone{"- %1: no colour left", "- %1\u00a0: plus de couleur"};
inline constexpr Text kFifthAny{"- fifth: any", "- cinqui\u00e8me\u00a0: libre"};
inline constexpr Text kFifthPagoda{"- fifth: Pagoda", "- cinqui\u00e8me\u00a0: pagode"};
inline constexpr Text kNoMissionYet{"Missions first", "D'abord les missions"};
inline constexpr Text kNoRolls{"No roll yet", "Aucun lancer"};
inline constexpr Text kRollLine{"%1. %2", "%1. %2"};

// --- help ---
inline constexpr Text kRollHelp{"The device rolls a side and draws debris from the bag.",
                                "L'appareil tire un c\u00f4t\u00e9 et les d\u00e9bris du sac."};
inline constexpr Text kRollByHandHelp{
    "What your own die and bag gave. Spots from left to right, from top to bottom; a spot with a coin gets none.",
    "Le r\u00e9sultat de votre d\u00e9 et du sac. De gauche \u00e0 droite, de haut en bas\u00a0; rien sous une pi\u00e8ce."};
inline constexpr Text kBidHelp{"A coin in hand, worth more than the debris on the spot; one coin per spot.",
                               "Une pi\u00e8ce en main, de plus de valeur que les d\u00e9bris\u00a0; une par case."};
inline constexpr Text kBuildHelp{
    "A completed monument of one colour. Left of red are the wild cards, as the colour decided.",
    "Un monument achev\u00e9 d'une couleur. \u00c0 gauche du rouge, les jokers dans la couleur choisie."};
inline constexpr Text kStepHelp{"Do this step on the table, then press A.", "Faites cette \u00e9tape, puis A."};
inline constexpr Text kDiscardHelp{
    "Optional: a card that left the game. What can still be built is then known better.",
    "Facultatif\u00a0: une carte sortie du jeu. Ce qui reste possible est alors mieux connu."};
inline constexpr Text kStatusHelp{
    "What the squares still need. Impossible is certain; possible is no promise.",
    "Ce qui manque aux places. Impossible est certain, possible n'est pas une promesse."};
inline constexpr Text kRollsHelp{"The last rolls, the latest first.", "Les derniers lancers, le dernier d'abord."};

}  // namespace lungta::reviving_solo::texts
