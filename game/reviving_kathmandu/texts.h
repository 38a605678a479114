// Words of Reviving Kathmandu.
#pragma once
#include <array>

#include "game/core/text.h"
#include "game/reviving_kathmandu/state.h"

namespace lungta::reviving::texts {

inline constexpr Text kName{"Reviving Kathmandu", "Reviving Kathmandu"};

inline constexpr std::array<Text, kTypes> kTypeNames{{
    {"Buddha", "Bouddha"},
    {"Shrine", "Sanctuaire"},
    {"Stupa", "Stupa"},
    {"Pagoda", "Pagode"},
}};
inline constexpr Text kBottom{"Bottom", "Base"};
inline constexpr Text kCentre{"Centre", "Centre"};
inline constexpr Text kSecond{"Second", "Deuxi\u00e8me"};
inline constexpr Text kThird{"Third", "Troisi\u00e8me"};
inline constexpr Text kTop{"Top", "Sommet"};
inline constexpr Text kOnly{"Colour", "Couleur"};
inline constexpr Text kWild{"wild", "joker"};

// The name of a section, counted from the bottom.
constexpr const Text& section_name(int type, int section) {
  if (type == kBuddha) return kOnly;
  if (section == 0) return kBottom;
  if (section == sections_of(type) - 1) return kTop;
  if (type == kStupa) return kCentre;
  return section == 1 ? kSecond : kThird;
}

inline constexpr std::array<Text, kMaxPlayers> kCoinColours{{
    {"Yellow", "Jaune"},
    {"White", "Blanc"},
    {"Purple", "Violet"},
    {"Red", "Rouge"},
    {"Green", "Vert"},
    {"Blue", "Bleu"},
}};

// --- where the game stands ---
inline constexpr Text kRoundOf{"Round %1/8", "Tour %1/8"};
inline constexpr Text kEndScoring{"End scoring", "D\u00e9compte"};
inline constexpr Text kGameOver{"Game over", "Termin\u00e9e"};
inline constexpr Text kDueEndRound{"End round %1", "Finir le tour %1"};
inline constexpr Text kDueEndRoundMissing{"End round %1; objectives?", "Fin tour %1\u00a0; objectifs\u00a0?"};
inline constexpr Text kDueCoins{"Leftover coins", "Pi\u00e8ces restantes"};
inline constexpr Text kDueSpend{"%1: coin of %2", "%1\u00a0: pi\u00e8ce de %2"};
inline constexpr Text kDueObjective{"Public objective %1", "Objectif public %1"};
inline constexpr Text kDueMission{"Mission: %1", "Mission\u00a0: %1"};
inline constexpr Text kDueIncomplete{"Unfinished: %1", "Inachev\u00e9s\u00a0: %1"};

// --- refusals ---
inline constexpr Text kRoundsOver{"The 8 rounds are over. Correct earlier entries in History.",
                                  "Les 8 tours sont finis. Corrigez les saisies dans l'historique."};
inline constexpr Text kNotOverYet{"Unfinished monuments are counted after round 8; this is round %1.",
                                  "Les inachev\u00e9s se comptent apr\u00e8s le tour 8\u00a0; voici le tour %1."};
inline constexpr Text kIncompleteTwice{"%1's unfinished monuments are entered already.",
                                       "Les inachev\u00e9s de %1 sont d\u00e9j\u00e0 saisis."};
inline constexpr Text kTooManyBuddhas{"%1, %2: only %3 in play", "%1, %2\u00a0: seulement %3 en jeu"};
inline constexpr Text kTooManyCopies{"%1, %2, %3: only %4 in play", "%1, %2, %3\u00a0: seulement %4 en jeu"};
inline constexpr Text kTooManyBuilt{
    "That makes %1 cards built; by round %2 only %3 are collected. End past rounds first.",
    "%1 cartes b\u00e2ties, pour %3 prises au tour %2. Finissez d'abord les tours pass\u00e9s."};
inline constexpr Text kNoHolographic{"This game is played without holographic Buddhas.",
                                     "Cette partie se joue sans Bouddhas holographiques."};
inline constexpr Text kNoWildHolographic{"A holographic Buddha is never a wild card.",
                                         "Un Bouddha holographique n'est jamais un joker."};
inline constexpr Text kHolographicPoints{"A holographic Buddha scores its number; it prints no points.",
                                         "Un Bouddha holographique vaut son num\u00e9ro\u00a0; aucun point imprim\u00e9."};
inline constexpr Text kNoBhairav{"This game is played without Bhairav.", "Cette partie se joue sans Bhairav."};
inline constexpr Text kHolographicStands{"The holographic Buddha in this colour (%1) stands already.",
                                         "Le Bouddha holographique de cette couleur (%1) existe d\u00e9j\u00e0."};
inline constexpr Text kCoinsNotNow{
    "Leftover coins come at the end of rounds 4 and 8; this is round %1.",
    "Pi\u00e8ces restantes\u00a0: \u00e0 la fin des tours 4 et 8\u00a0; voici le tour %1."};
inline constexpr Text kCoinsNotNowTwo{
    "Two players: leftover coins end rounds 2, 4, 6 and 8; this is round %1.",
    "\u00c0 deux\u00a0: pi\u00e8ces restantes \u00e0 la fin des tours 2, 4, 6 et 8\u00a0; voici le tour %1."};
inline constexpr Text kCoinsTwice{"The leftover coins of round %1 are entered already.",
                                  "Les pi\u00e8ces restantes du tour %1 sont d\u00e9j\u00e0 saisies."};
inline constexpr Text kCoinsFirst{"Enter everyone's leftover coin first.",
                                  "Saisissez d'abord la pi\u00e8ce restante de chacun."};
inline constexpr Text kSpentAlready{"%1 has used the leftover coin of round %2 already.",
                                    "%1 a d\u00e9j\u00e0 utilis\u00e9 sa pi\u00e8ce restante du tour %2."};
inline constexpr Text kNotYourTurn{"%1 spends a coin of %2 first.", "%1 d\u00e9pense d'abord sa pi\u00e8ce de %2."};
inline constexpr Text kCoinTooSmall{"A Bhairav costs %1; this coin is worth %2.",
                                    "Un Bhairav co\u00fbte %1\u00a0; la pi\u00e8ce vaut %2."};
inline constexpr Text kSecondBhairav{"%1 has a Bhairav already; 1 per player.",
                                     "%1 a d\u00e9j\u00e0 un Bhairav\u00a0; 1 par joueur."};
inline constexpr Text kBhairavSold{"This Bhairav is sold: %1 has it.", "Ce Bhairav est vendu\u00a0: %1 l'a."};
inline constexpr Text kStillToSpend{"Before round %1 ends, everyone spends the leftover coin.",
                                    "Avant la fin du tour %1, chacun d\u00e9pense sa pi\u00e8ce restante."};
inline constexpr Text kNoObjectives{"This game is played without public objectives.",
                                    "Cette partie se joue sans objectifs publics."};
inline constexpr Text kObjectivesFull{"%1 players use %2 public objective card(s); they are all entered.",
                                      "\u00c0 %1 joueurs\u00a0: %2 carte(s) d'objectif public, toutes saisies."};
inline constexpr Text kObjectivesLate{
    "Public objectives lie open from the start; this is round %1. Insert it in History.",
    "Objectifs publics\u00a0: d\u00e8s le d\u00e9but\u00a0; voici le tour %1. Ins\u00e9rez-le dans l'historique."};
inline constexpr Text kNoRebuild{"This game is played without the Rebuild rule.",
                                 "Cette partie se joue sans la reconstruction."};
inline constexpr Text kNothingToRebuild{"%1 has no completed monument.", "%1 n'a aucun monument complet."};
inline constexpr Text kNoSuchMonument{"%1's completed monuments: %2; choose one of them.",
                                      "Monuments complets de %1\u00a0: %2\u00a0; choisissez parmi eux."};
inline constexpr Text kNoSuchSection{"Sections to rebuild here (%1): %2",
                                     "Sections \u00e0 reconstruire ici (%1)\u00a0: %2"};
inline constexpr Text kOnlyTopPrints{"Only the top card prints points: leave 0.",
                                     "Seule la carte du haut a des points\u00a0: laissez 0."};
inline constexpr Text kNoMoreEntries{"The game is over.", "La partie est finie."};
inline constexpr Text kMissionKnown{"%1's mission is entered. Change it in History.",
                                    "La mission de %1 est saisie. Modifiez-la dans l'historique."};
inline constexpr Text kWithoutMission{"%1 plays without a mission. Change that in History.",
                                      "%1 joue sans mission. Modifiez cela dans l'historique."};
inline constexpr Text kNoMissionEarly{"Who has no mission is asked after round 8; this is round %1.",
                                      "Sans mission\u00a0: \u00e0 saisir apr\u00e8s le tour 8\u00a0; voici le tour %1."};
inline constexpr Text kUnequalTeams{"Team %1 has %2 players; each team has %3.",
                                    "L'\u00e9quipe %1 a %2 joueurs\u00a0; il en faut %3 par \u00e9quipe."};
inline constexpr Text kTeammatesAdjacent{"%1 and %2 are teammates side by side.",
                                         "%1 et %2, co\u00e9quipiers, sont voisins."};

// --- history ---
inline constexpr Text kSumBuild{"%1: %2 %3 %+4", "%1\u00a0: %2 %3 %+4"};
inline constexpr Text kSumHolographic{"%1: holo Buddha %2 %+3", "%1\u00a0: Bouddha holo %2 %+3"};
inline constexpr Text kSumConvert{"%1: coin %+2", "%1\u00a0: pi\u00e8ce %+2"};
inline constexpr Text kSumCard{"%1: coin for a card", "%1\u00a0: pi\u00e8ce pour carte"};
inline constexpr Text kSumBhairav{"%1: Bhairav %2 %+3", "%1\u00a0: Bhairav %2 %+3"};
inline constexpr Text kSumPass{"%1: coin unused", "%1\u00a0: pi\u00e8ce gard\u00e9e"};
inline constexpr Text kSumRebuild{"%1: %2 %3 > %4", "%1\u00a0: %2 %3 > %4"};
inline constexpr Text kSumMission{"%1: mission", "%1\u00a0: mission"};
inline constexpr Text kSumEndRound{"End of round %1", "Fin du tour %1"};
inline constexpr Text kSumCoins{"Coins left, round %1", "Pi\u00e8ces, tour %1"};
inline constexpr Text kSumObjective{"Objective %1: %+2", "Objectif %1\u00a0: %+2"};
inline constexpr Text kSumIncomplete{"%1: unfinished %+2", "%1\u00a0: inachev\u00e9s %+2"};
inline constexpr Text kSumNoMission{"%1: no mission", "%1\u00a0: sans mission"};

// --- monuments on the table ---
inline constexpr Text kItem{"%1 %2", "%1 %2"};
inline constexpr Text kMonumentLine{"%1 %2: %3 %+4", "%1 %2\u00a0: %3 %+4"};
inline constexpr Text kHolographicLine{"Holo Buddha %1: %2 %+3", "Bouddha holo %1\u00a0: %2 %+3"};
inline constexpr Text kNoMonuments{"None completed yet", "Aucun achev\u00e9"};
inline constexpr Text kMoreMonuments{"%1 more: pick a type", "Encore %1\u00a0: par type"};

// --- goals ---
inline constexpr Text kGoalMet{"%1: met, %+2", "%1\u00a0: rempli, %+2"};
inline constexpr Text kGoalOpen{"%1: not met, %+2", "%1\u00a0: \u00e0 remplir, %+2"};
inline constexpr Text kMissionUnknown{"Mission not entered", "Mission non saisie"};
inline constexpr Text kCardScored{"Public obj. %1: scored %+2", "Obj. public %1\u00a0: marqu\u00e9 %+2"};
inline constexpr Text kCardOpen{"Public obj. %1: open, %+2", "Obj. public %1\u00a0: ouvert, %+2"};
inline constexpr Text kCardClosed{"Public obj. %1: closed", "Obj. public %1\u00a0: ferm\u00e9"};

// --- what an entry does ---
inline constexpr Text kGroup{"%1 x %2: %+3", "%1 x %2\u00a0: %+3"};
inline constexpr Text kNoGroup{"No colour group", "Aucun groupe"};
inline constexpr Text kNewBuddhaColour{"New colour: +1", "Nouvelle couleur\u00a0: +1"};
inline constexpr Text kOldBuddhaColour{"No new colour: +0", "Couleur d\u00e9j\u00e0 vue\u00a0: +0"};
inline constexpr Text kLostBuddhaColour{"One colour fewer: -1", "Une couleur de moins\u00a0: -1"};
inline constexpr Text kHolographicNumber{"Holographic no. %1: %+1", "Holographique n\u00b0%1\u00a0: %+1"};
inline constexpr Text kMissionNowMet{"Mission met: %+1", "Mission remplie\u00a0: %+1"};
inline constexpr Text kMissionWasMet{"Mission: met before", "Mission\u00a0: d\u00e9j\u00e0 remplie"};
inline constexpr Text kMissionNotMet{"Mission: not met", "Mission\u00a0: non remplie"};
inline constexpr Text kMissionLost{"Mission lost: %+1", "Mission perdue\u00a0: %+1"};
inline constexpr Text kObjectiveNow{"Public objective %1: %+2", "Objectif public %1\u00a0: %+2"};
inline constexpr Text kObjectiveInstead{"Objective %1, not %2: %+3", "Objectif %1, non %2\u00a0: %+3"};
inline constexpr Text kBhairavChange{"Bhairav: %+1", "Bhairav\u00a0: %+1"};
inline constexpr Text kOrderLine{"%1. %2 (%3): %4", "%1. %2 (%3)\u00a0: %4"};

// --- reminders ---
inline constexpr Text kRemindObjectives{"Public objectives missing: insert them in History",
                                        "Objectifs publics absents\u00a0: \u00e0 ins\u00e9rer dans l'historique"};
inline constexpr Text kRemindMarket{"Market: %1 blue cards; collect %2 each",
                                    "March\u00e9\u00a0: %1 bleues\u00a0; collecte\u00a0: %2 chacun"};
inline constexpr Text kRemindTwoBids{"Bids: first 1, second 2, first 1", "Ench\u00e8res\u00a0: 1er 1, 2e 2, 1er 1"};
inline constexpr Text kRemindHand{"Hand limit after building: %1", "Main apr\u00e8s construction\u00a0: %1"};
inline constexpr Text kRemindOpen{"Bids are open", "Ench\u00e8res ouvertes"};
inline constexpr Text kRemindOpenHalf{"Bids are open until round %1", "Ench\u00e8res ouvertes jusqu'au tour %1"};
inline constexpr Text kRemindHiddenSoon{"From the next round bids are hidden",
                                        "D\u00e8s le tour prochain, ench\u00e8res cach\u00e9es"};
inline constexpr Text kRemindHiddenHalf{"Bids are hidden now", "Ench\u00e8res cach\u00e9es d\u00e9sormais"};
inline constexpr Text kRemindManipulate{"Before the reveal, %1 to %2: hop or swap",
                                        "Avant de r\u00e9v\u00e9ler, %1 \u00e0 %2\u00a0: sauter ou \u00e9changer"};
inline constexpr Text kRemindManipulateTwo{
    "Before the reveal, %1 then %2: hop or swap 1 coin",
    "Avant de r\u00e9v\u00e9ler, %1 puis %2\u00a0: sauter ou \u00e9changer 1 pi\u00e8ce"};
inline constexpr Text kRemindHolographic{"Holographic Buddha: build at once, next is worth %1",
                                         "Bouddha holographique\u00a0: \u00e0 construire aussit\u00f4t, il vaut %1"};
inline constexpr Text kRemindRebuild{"Rebuild: a section for the same one in hand",
                                     "Reconstruction\u00a0: une section contre la m\u00eame en main"};
inline constexpr Text kRemindCoins{"Leftover coins end this round", "Pi\u00e8ces restantes en fin de tour"};
inline constexpr Text kRemindCoinsBack{"Then the coins come back", "Puis les pi\u00e8ces reviennent"};
inline constexpr std::array<Text, kArchitects> kRemindArchitect{{
    {"%1 (Liliana): 2 red cards: draw 3, keep 2", "%1 (Liliana)\u00a0: 2 rouges\u00a0: piocher 3, garder 2"},
    {"%1 (Charles): 1 red card: draw 2, keep 1", "%1 (Charles)\u00a0: 1 rouge\u00a0: piocher 2, garder 1"},
    {"%1 (Liu): before the coin, draw 1 red, discard 1",
     "%1 (Liu)\u00a0: avant la pi\u00e8ce, piocher 1 rouge, d\u00e9fausser 1"},
    {"%1 (Sophie): before the coin, take a discard, discard 1",
     "%1 (Sophie)\u00a0: avant la pi\u00e8ce, prendre 1 d\u00e9fausse, d\u00e9fausser 1"},
    {"%1 (Walter): hand limit 4", "%1 (Walter)\u00a0: 4 cartes en main"},
    {"%1 (Sara): the last bid counts +1", "%1 (Sara)\u00a0: la derni\u00e8re ench\u00e8re vaut +1"},
}};

// --- bid helper ---
inline constexpr Text kNobodyBids{"Nobody bids: the card goes under the red deck.",
                                  "Aucune ench\u00e8re\u00a0: carte sous le paquet rouge."};
inline constexpr Text kWinsAlone{"%1 wins: only bidder", "%1 gagne\u00a0: seule ench\u00e8re"};
inline constexpr Text kWinsHighest{"%1 wins: highest, %2", "%1 gagne\u00a0: la plus haute, %2"};
inline constexpr Text kWinsClosest{"%1 wins: closest coin", "%1 gagne\u00a0: la plus proche"};
inline constexpr Text kWinsEdge{"%1 wins: on the long edge", "%1 gagne\u00a0: sur le long c\u00f4t\u00e9"};
inline constexpr Text kStillTied{"Still tied: check distance and edge.",
                                 "\u00c9galit\u00e9\u00a0: v\u00e9rifiez distance et c\u00f4t\u00e9."};
inline constexpr Text kSaraCounts{"%1 (Sara) counts %2 + 1", "%1 (Sara) compte %2 + 1"};

// --- help ---
inline constexpr Text kBuildHelp{
    "A completed monument. Colours from the bottom; left of red are the wild cards, as the colour decided. Points: on "
    "the topmost card.",
    "Un monument achev\u00e9. Couleurs depuis la base\u00a0; \u00e0 gauche du rouge, les jokers dans la couleur "
    "choisie. Points\u00a0: carte du sommet."};
inline constexpr Text kLeftoverHelp{
    "The coin that is left: points, a discarded card built at once, or a Bhairav. Highest coin first.",
    "La pi\u00e8ce restante\u00a0: des points, une carte d\u00e9fauss\u00e9e construite aussit\u00f4t ou un Bhairav. "
    "La plus haute d'abord."};
inline constexpr Text kRebuildHelp{
    "Replaces one section of a completed monument. Everything it counts for is scored anew.",
    "Remplace une section d'un monument achev\u00e9. Tout ce qui en d\u00e9pend est recompt\u00e9."};
inline constexpr Text kMissionHelp{
    "From the bottom: a dot is any colour, = the same (black), R red, G green, B blue, Y yellow, W white. Named ones come up again.",
    "De bas en haut\u00a0: point, toute couleur\u00a0; =, la m\u00eame (noir)\u00a0; R rouge, V vert, B bleu, J jaune, C blanc. Nomm\u00e9e, elle revient."};
inline constexpr Text kEndRoundHelp{"Everyone has built and discarded: the marker passes on.",
                                    "Chacun a construit et d\u00e9fauss\u00e9\u00a0: le marqueur passe."};
inline constexpr Text kCoinsHelp{"The coin each player has left. The spending order follows from it.",
                                 "La pi\u00e8ce qui reste \u00e0 chacun. L'ordre de d\u00e9pense en d\u00e9coule."};
inline constexpr Text kObjectiveHelp{
    "A card of 2 or 3 patterns. Who completes it first, and all others in that round, score it.",
    "Une carte de 2 ou 3 motifs. Le premier \u00e0 la remplir, et les autres du m\u00eame tour, la marquent."};
inline constexpr Text kIncompleteHelp{
    "The topmost card of each unfinished monument; 0: no more. From the eighth on, all together.",
    "La carte du dessus de chaque monument inachev\u00e9\u00a0; 0\u00a0: aucun autre. D\u00e8s le huiti\u00e8me, "
    "tous ensemble."};
inline constexpr Text kNoMissionHelp{"The player plays without a mission.", "Le joueur joue sans mission."};
inline constexpr Text kBidHelp{
    "Everyone's coin on this card, 0: none. Distance and edge are asked where they decide. Two coins of one player: "
    "the better.",
    "La pi\u00e8ce de chacun sur la carte, 0\u00a0: aucune. Distance et c\u00f4t\u00e9 si utiles. Deux pi\u00e8ces "
    "d'un joueur\u00a0: la meilleure."};
inline constexpr Text kMonumentsHelp{
    "Each monument: printed points, then its colour bonus. Small letters are wild cards.",
    "Par monument\u00a0: points imprim\u00e9s, puis bonus de couleur. Minuscules\u00a0: jokers."};
inline constexpr Text kGoalsHelp{"The player's mission and the public objectives, as they stand now.",
                                 "La mission du joueur et les objectifs publics, \u00e0 cet instant."};

}  // namespace lungta::reviving::texts
