// Every word the device itself says, in every language. Games keep theirs in their own folders.
#pragma once
#include "game/core/text.h"

namespace lungta::words {

// --- home ---
inline constexpr Text kTitle{"Lungta", "Lungta"};
inline constexpr Text kContinue{"Continue", "Continuer"};
inline constexpr Text kLastGame{"Last game", "Derni\u00e8re partie"};
inline constexpr Text kNewGame{"New game", "Nouvelle partie"};
inline constexpr Text kPastGames{"Past games", "Parties jou\u00e9es"};
inline constexpr Text kSettings{"Settings", "R\u00e9glages"};
inline constexpr Text kPutAway{"End the running game? It goes to the past games and cannot be continued.",
                               "Clore la partie en cours\u00a0? Elle rejoint les parties jou\u00e9es, sans retour."};

// --- new game ---
inline constexpr Text kWhichGame{"Which game?", "Quel jeu\u00a0?"};
inline constexpr Text kPlayers{"Players", "Joueurs"};
inline constexpr Text kSeat{"Player %1", "Joueur %1"};
inline constexpr Text kStart{"Start", "Commencer"};
inline constexpr Text kNameTitle{"Name", "Nom"};
inline constexpr Text kNameKeys{"\u2191\u2193 letter  \u2190\u2192 place", "\u2191\u2193 lettre  \u2190\u2192 place"};

// --- table ---
inline constexpr Text kSaved{"Saved: ", "Not\u00e9\u00a0: "};
inline constexpr Text kUndone{"Undone: ", "Annul\u00e9\u00a0: "};
inline constexpr Text kRedoneShort{"Redone", "R\u00e9tabli"};

// --- actions ---
inline constexpr Text kTableActions{"Table", "Table"};
inline constexpr Text kScoreSheet{"Score sheet", "Feuille de score"};
inline constexpr Text kHistory{"History", "Historique"};
inline constexpr Text kReminders{"Reminders", "Rappels"};
inline constexpr Text kEndGame{"End the game", "Clore la partie"};
inline constexpr Text kEndGameQuestion{"End this game? It goes to the past games and cannot be continued.",
                                       "Clore la partie\u00a0? Elle rejoint les parties jou\u00e9es, sans retour."};

// --- form ---
inline constexpr Text kNotPossible{"Not possible: hold A", "Impossible\u00a0: A long"};
inline constexpr Text kStillOpen{"? is still to choose", "? reste \u00e0 choisir"};
inline constexpr Text kScoresChange{"%1 scores change", "%1 scores changent"};
inline constexpr Text kNoChange{"No score changes", "Aucun score ne change"};
inline constexpr Text kDiscard{"Discard what this form holds?", "Abandonner cette saisie\u00a0?"};
inline constexpr Text kConflict{"Entry %1 (%2) stands against it:", "La saisie %1 (%2) s'y oppose\u00a0:"};
inline constexpr Text kRefused{"Not possible", "Impossible"};

// --- sheet and result ---
inline constexpr Text kScores{"Scores", "Scores"};
inline constexpr Text kTotal{"Total", "Total"};
inline constexpr Text kTeamLetters[]{{"A", "A"}, {"B", "B"}, {"C", "C"}};
inline constexpr Text kResult{"Result", "R\u00e9sultat"};
inline constexpr Text kWins{"%1 wins: %2", "%1 gagne\u00a0: %2"};
inline constexpr Text kTeamWins{"Team %1 wins: %2", "L'\u00e9quipe %1 gagne\u00a0: %2"};
inline constexpr Text kSharedWin{"Shared win: %1", "Victoire partag\u00e9e\u00a0: %1"};
inline constexpr Text kByTieBreak{"Tie broken by rule", "D\u00e9partag\u00e9s par la r\u00e8gle"};
inline constexpr Text kWon{"Won!", "Gagn\u00e9\u00a0!"};
inline constexpr Text kLost{"Lost", "Perdu"};

// --- history ---
inline constexpr Text kNoEntries{"No entries", "Aucune saisie"};
inline constexpr Text kEntryTitle{"Entry %1", "Saisie %1"};
inline constexpr Text kCorrect{"Correct it", "La corriger"};
inline constexpr Text kDelete{"Delete it", "La supprimer"};
inline constexpr Text kInsertBefore{"Insert before it", "Ins\u00e9rer avant"};
inline constexpr Text kDeleteQuestion{"Delete this entry? Hold B brings it back.",
                                      "Supprimer cette saisie\u00a0? Un appui long sur B la ram\u00e8ne."};
inline constexpr Text kCorrected{"Corrected: ", "Corrig\u00e9\u00a0: "};
inline constexpr Text kDeleted{"Deleted", "Supprim\u00e9"};
// What an undone correction is called, by what it did.
inline constexpr Text kCorrectionOf{"Correction of %1", "Correction de %1"};
inline constexpr Text kDeletionOf{"Deletion of %1", "Suppression de %1"};
inline constexpr Text kInsertionAt{"Insertion at %1", "Insertion en %1"};

// --- settings ---
inline constexpr Text kLanguage{"Language", "Langue"};
inline constexpr Text kLanguageName{"English", "Fran\u00e7ais"};
inline constexpr Text kPanel{"Display", "\u00c9cran"};
inline constexpr Text kContrast{"Brightness", "Luminosit\u00e9"};
inline constexpr Text kDieTest{"Test the die", "Essai du d\u00e9"};
inline constexpr Text kRollsDone{"%1 rolls", "%1 lancers"};
inline constexpr Text kFair{"Chi\u00b2 %1.%2: fair", "Chi\u00b2 %1,%2\u00a0: \u00e9quitable"};
inline constexpr Text kUnfair{"Chi\u00b2 %1.%2: not fair", "Chi\u00b2 %1,%2\u00a0: biais\u00e9"};
inline constexpr Text kVersion{"Version", "Version"};
inline constexpr Text kSupply{"Supply", "Alimentation"};
inline constexpr Text kUpdate{"Load new firmware", "Charger un firmware"};
inline constexpr Text kUpdateQuestion{"Restart as a USB drive that takes a UF2 file?", "Red\u00e9marrer en disque USB pour recevoir un UF2\u00a0?"};

// --- past games ---
inline constexpr Text kNoPastGames{"No past games", "Aucune partie jou\u00e9e"};
inline constexpr Text kUnfinished{"unfinished", "inachev\u00e9e"};
inline constexpr Text kUnreadable{"(unreadable)", "(illisible)"};
inline constexpr Text kUnreadableWhy{"Part of this game's journal is missing, so no score is shown.",
                                     "Il manque une part du journal de cette partie\u00a0; aucun score n'est montr\u00e9."};

// --- questions and faults ---
inline constexpr Text kQuestion{"Question", "Question"};
inline constexpr Text kYesNoKeys{"A yes   B no", "A oui   B non"};
inline constexpr Text kForeignFlash{"The memory holds something else's data. Erase it all for Lungta?",
                                    "La m\u00e9moire contient d'autres donn\u00e9es. Tout effacer pour Lungta\u00a0?"};
inline constexpr Text kUnknownVersion{"The memory was written by another version. Erase it all?",
                                      "La m\u00e9moire vient d'une autre version. Tout effacer\u00a0?"};
inline constexpr Text kKeptMemory{"Nothing was erased. Games cannot be kept until the memory is erased.",
                                  "Rien n'a \u00e9t\u00e9 effac\u00e9. Sans effacement, aucune partie n'est gard\u00e9e."};
inline constexpr Text kErasing{"Erasing...", "Effacement..."};
inline constexpr Text kFault{"Something is broken", "Une panne est survenue"};
inline constexpr Text kFaultWhat{"All entries are safe. Press A to restart.", "Les saisies sont sauves. A pour red\u00e9marrer."};

// --- help, one per screen ---
inline constexpr Text kHelp{"Help", "Aide"};
inline constexpr Text kHelpHome{"A opens, B goes back, arrows choose. Hold A anywhere for help.",
                                "A ouvre, B revient, les fl\u00e8ches choisissent. Appui long sur A\u00a0: l'aide."};
inline constexpr Text kHelpSetup{"Left and Right change a line; A on a name edits it. Start is at the end.",
                                 "Gauche et Droite changent la ligne\u00a0; A sur un nom l'\u00e9dite. Commencer est \u00e0 la fin."};
inline constexpr Text kHelpTable{
    "Up and Down choose a player, A opens the actions. Right: score sheet. Left: big numbers. Hold B: undo the last entry.",
    "Haut et Bas choisissent un joueur, A ouvre les actions. Droite\u00a0: feuille. Gauche\u00a0: grands chiffres. B long\u00a0: annuler."};
inline constexpr Text kHelpTableBoard{
    "Up and Down choose a line, A opens it. Right: score sheet. Left: the market. Hold B: undo the last entry.",
    "Haut et Bas choisissent la ligne, A l'ouvre. Droite\u00a0: feuille. Gauche\u00a0: le march\u00e9. B long\u00a0: annuler."};
inline constexpr Text kHelpPastTable{
    "A game that is over. A on the last line: the result; on a player: the history. Right: score sheet.",
    "Partie finie. A sur la derni\u00e8re ligne\u00a0: le r\u00e9sultat\u00a0; sur un joueur\u00a0: l'historique. Droite\u00a0: feuille."};
inline constexpr Text kHelpHelper{
    "Up and Down choose a line, Left and Right change it, A goes on and answers at the end. Nothing is saved.",
    "Haut et Bas choisissent la ligne, Gauche et Droite la changent, A avance puis r\u00e9pond. Rien n'est not\u00e9."};
inline constexpr Text kHelpForm{
    "Up and Down choose a line, Left and Right change it, A goes on and saves at the end. B leaves and keeps the values.",
    "Haut et Bas choisissent la ligne, Gauche et Droite la changent, A avance puis note. B sort en gardant les valeurs."};
inline constexpr Text kHelpSheet{"Arrows scroll. Rows with a star count only at the end.",
                                 "Les fl\u00e8ches font d\u00e9filer. Une \u00e9toile\u00a0: ne compte qu'\u00e0 la fin."};
inline constexpr Text kHelpHistory{"A on an entry: correct, delete or insert. A star marks corrections. \u2190 marks what was undone: A redoes it.",
                                   "A sur une saisie\u00a0: corriger, supprimer, ins\u00e9rer. \u00c9toile\u00a0: corrig\u00e9e. \u2190\u00a0: annul\u00e9e, A la r\u00e9tablit."};
inline constexpr Text kHelpCards{"Arrows move, A picks or puts back a card, B shows the answer.",
                                 "Les fl\u00e8ches d\u00e9placent, A prend ou rend une carte, B donne la r\u00e9ponse."};
inline constexpr Text kHelpName{"Up and Down change the letter, Right goes on, Left back. A is done, B cancels.",
                                "Haut et Bas changent la lettre, Droite avance, Gauche recule. A valide, B annule."};
inline constexpr Text kHelpResult{
    "A and B go back to the table, Right shows the sheet. Entries can still be corrected until a new game starts.",
    "A et B reviennent \u00e0 la table, Droite montre la feuille. On peut corriger jusqu'\u00e0 la prochaine partie."};
inline constexpr Text kHelpBoard{
    "The market: debris on each spot and the colour on top, coins turned round. A and B go back.",
    "Le march\u00e9\u00a0: d\u00e9bris par case et couleur du dessus, pi\u00e8ces invers\u00e9es. A et B reviennent."};
inline constexpr Text kHelpFairness{
    "1000 rolls of a die with four sides. A fair die stays below chi\u00b2 16.3 in 999 tests of 1000. A rolls again.",
    "1000 lancers d'un d\u00e9 \u00e0 quatre faces. Un d\u00e9 \u00e9quitable reste sous chi\u00b2 16,3 dans 999 essais sur 1000. A\u00a0: encore."};
inline constexpr Text kHelpSettings{"Left and Right change a setting; it counts at once.",
                                    "Gauche et Droite changent un r\u00e9glage, aussit\u00f4t en vigueur."};

}  // namespace lungta::words
