// Words of the journal.
#pragma once
#include "game/core/text.h"

namespace lungta::journal_texts {

inline constexpr const char* kRule = "journal";  // the id of refusals that come from the memory, not from the rules

inline constexpr Text kFull{"The memory is full: undo or finish this game",
                            "M\u00e9moire pleine\u00a0: annulez ou terminez la partie"};
inline constexpr Text kTooManyEntries{"No more than %1 entries fit in a game", "Une partie tient au plus %1 saisies"};
inline constexpr Text kWriteFailed{"The memory did not keep the entry; nothing changed",
                                   "La m\u00e9moire n'a pas gard\u00e9 la saisie\u00a0; rien n'a chang\u00e9"};
inline constexpr Text kEraseFailed{"The memory could not be erased. No game can be kept.",
                                   "Effacement de la m\u00e9moire impossible. Aucune partie n'est gard\u00e9e."};
inline constexpr Text kNothingToUndo{"Nothing to undo", "Rien \u00e0 annuler"};
inline constexpr Text kNothingToRedo{"Nothing to redo", "Rien \u00e0 r\u00e9tablir"};
inline constexpr Text kNoGame{"No game is running", "Aucune partie en cours"};
inline constexpr Text kGameRunning{"Finish the running game first", "Terminez d'abord la partie en cours"};
inline constexpr Text kNoSuchEntry{"There is no entry %1", "Il n'y a pas de saisie %1"};
inline constexpr Text kRollStands{"A roll of the device stands: only undo takes it back",
                                  "Un tirage de l'appareil ne se corrige pas\u00a0; il s'annule"};
inline constexpr Text kRollIsNow{"The device rolls now or never: a roll cannot be put in later",
                                 "L'appareil tire sur le moment\u00a0: un tirage ne s'ajoute pas apr\u00e8s coup"};
inline constexpr Text kUnknownEntry{"This version of the device cannot read that entry",
                                    "Cette version de l'appareil ne sait pas lire cette saisie"};
inline constexpr Text kMeansAnother{"It would then stand for something else",
                                    "Elle d\u00e9signerait alors autre chose"};
inline constexpr Text kReadOnly{"This game is over and can only be looked at",
                                "Cette partie est finie, on ne peut que la consulter"};

}  // namespace lungta::journal_texts
