// Words of Kathmandu (2014).
#pragma once
#include "game/core/text.h"

namespace lungta::alicea::texts {

inline constexpr Text kName{"Kathmandu (2014)", "Kathmandu (2014)"};
inline constexpr Text kRoundOf{"Round %1/3", "Manche %1/3"};
inline constexpr Text kGameOver{"Game over", "Partie finie"};
inline constexpr Text kScoreRound{"Score round %1", "Compter manche %1"};
inline constexpr Text kSummary{"Round %1: %+2 / %+3", "Manche %1\u00a0: %+2 / %+3"};
inline constexpr Text kTooManyBlue{"%1 blue tokens; there are only %2", "%1 jetons bleus\u00a0; il n'y en a que %2"};
inline constexpr Text kTooManyRed{"%1 red tokens; there are only %2", "%1 jetons rouges\u00a0; il n'y en a que %2"};
inline constexpr Text kTooManyCards{"This takes %1 cards; the deck has %2", "Il faudrait %1 cartes\u00a0; le paquet en a %2"};
inline constexpr Text kNotOver{"The round is not over: %1 card(s) or %2 blue token(s) are missing",
                               "La manche n'est pas finie\u00a0: il manque %1 carte(s) ou %2 jeton(s) bleu(s)"};
inline constexpr Text kNoFourthRound{"All %1 rounds are scored; the game is over",
                                     "Les %1 manches sont compt\u00e9es\u00a0; la partie est finie"};
inline constexpr Text kRoundHelp{
    "Count when the draw deck is empty or all blue tokens are taken. Blue +5, red -2, card in hand -1.",
    "Comptez quand la pioche est vide ou que tous les jetons bleus sont pris. Bleu +5, rouge -2, carte en main -1."};
inline constexpr Text kMeldHelp{
    "Pick up to ten cards. The answer splits them into melds so that as few as possible are left.",
    "Choisissez jusqu'\u00e0 dix cartes. La r\u00e9ponse les r\u00e9partit en combinaisons en laissant le moins de cartes."};
inline constexpr Text kGroupOf3{"Group: %1 %2 %3", "Brelan\u00a0: %1 %2 %3"};
inline constexpr Text kGroupOf4{"Group: %1 %2 %3 %4", "Carr\u00e9\u00a0: %1 %2 %3 %4"};
inline constexpr Text kSequence{"Sequence: %1 to %2", "Suite\u00a0: %1 \u00e0 %2"};
inline constexpr Text kAllInMelds{"All cards are in melds", "Tout est en combinaisons"};
inline constexpr Text kCardsLeft{"%1 left over:", "Il en reste %1\u00a0:"};
inline constexpr Text kFourCards{"%1 %2 %3 %4", "%1 %2 %3 %4"};
inline constexpr Text kPickCards{"Pick the cards first", "Choisissez d'abord les cartes"};

}  // namespace lungta::alicea::texts
