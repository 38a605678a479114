// Words every game needs.
#pragma once
#include "game/core/text.h"

namespace lungta::texts {

inline constexpr Text kOutOfRange{"%1: %2 to %3", "%1\u00a0: de %2 \u00e0 %3"};
inline constexpr Text kNotPossible{"%1: not possible now", "%1\u00a0: impossible \u00e0 pr\u00e9sent"};
inline constexpr Text kStillToChoose{"%1: still to choose", "%1\u00a0: reste \u00e0 choisir"};
inline constexpr Text kWrongPlayerCount{"%1 players; this game seats %2 to %3", "%1 joueurs\u00a0; ce jeu en accueille de %2 \u00e0 %3"};
inline constexpr Text kNameMissing{"Player %1 needs a name", "Il manque le nom du joueur %1"};
inline constexpr Text kNameTwice{"Two players are called %1", "Deux joueurs s'appellent %1"};
inline constexpr Text kUnknownAction{"The game does not know this entry", "Le jeu ne conna\u00eet pas cette saisie"};
inline constexpr Text kTextLetters{"A text has letters, digits and blanks, no _",
                                   "Un texte a des lettres, chiffres et espaces, sans _"};
inline constexpr Text kYes{"Yes", "Oui"};
inline constexpr Text kNo{"No", "Non"};

}  // namespace lungta::texts
