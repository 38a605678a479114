// The cards of Kathmandu (Feld) in own words, to leaf through.
#pragma once
#include <array>

#include "game/core/text.h"
#include "game/feld_kathmandu/tables.h"

namespace lungta::feld::texts {

inline constexpr std::array<Text, kCharacterCards> kCharacterEffects{{
    {"May cross mountains and also stop on them.", "Peut franchir les montagnes et s'y arr\u00eater."},
    {"May set the pink die to any side before moving. May trade 2 fodder for 1 other resource.",
     "Peut choisir la face du d\u00e9 rose avant d'avancer. Peut \u00e9changer 2 fourrages contre 1 autre ressource."},
    {"Three times in the game: 2 offerings at once on a temple space, for 1 map.",
     "Trois fois par partie\u00a0: 2 offrandes \u00e0 la fois sur un temple, pour 1 carte."},
    {"When buying a good she may take any tile of that city.", "Peut acheter n'importe quelle tuile de la ville."},
    {"Crossing a border, he may come out on any space behind it and go on straight. The fodder is still due.",
     "\u00c0 la fronti\u00e8re, ressort sur une case au choix et continue tout droit. Le fourrage reste d\u00fb."},
    {"For animals and equipment the 4 spaces next to hers count too. Still 1 of each a turn.",
     "Animaux et \u00e9quipement\u00a0: les 4 cases voisines comptent aussi. Toujours 1 de chaque par tour."},
}};

inline constexpr std::array<Text, kEquipmentCards> kEquipmentEffects{{
    {"Take 3 different resources.", "Prenez 3 ressources diff\u00e9rentes."},
    {"Turn the chosen die to its opposite side.", "Tournez le d\u00e9 choisi sur sa face oppos\u00e9e."},
    {"Roll any of your unused dice again, up to three times in a row.",
     "Relancez des d\u00e9s inutilis\u00e9s au choix, jusqu'\u00e0 trois fois de suite."},
    {"Remove 2 exhaustion, even just before a rest, which may then not be needed.",
     "Retirez 2 fatigues, m\u00eame juste avant un repos, qui peut alors tomber."},
    {"Your open yak tile is fulfilled: turn the next one up.", "Votre tuile yak ouverte est remplie\u00a0: r\u00e9v\u00e9lez la suivante."},
    {"Die +1 or -1, but not between 6 and 1.", "D\u00e9 +1 ou -1, mais pas entre 6 et 1."},
    {"Move to any space of the connected area you are in, over a border too (1 fodder).",
     "Allez sur toute case de la zone continue o\u00f9 vous \u00eates, fronti\u00e8re comprise (1 fourrage)."},
    {"Put all your map pairs under it: 8 points each at the end, no swapping.",
     "Glissez-y toutes vos paires de cartes\u00a0: 8 points chacune, plus d'\u00e9change."},
    {"Cross mountains with your steps, but do not stop on one.", "Franchissez les montagnes, sans vous y arr\u00eater."},
    {"Double the steps, all of them in a straight line.", "Doublez les pas, tous en ligne droite."},
    {"Turn once at a right angle while moving.", "Tournez une fois \u00e0 angle droit en chemin."},
    {"Make an offering at a temple on one of the 8 spaces around you.",
     "Faites une offrande \u00e0 un temple sur l'une des 8 cases voisines."},
}};
inline constexpr Text kWhenToUse{"Before, during or after the move: see its icon. One use.",
                                 "Avant, pendant ou apr\u00e8s le trajet\u00a0: voir l'ic\u00f4ne. Un seul usage."};

inline constexpr std::array<Text, 6> kExhaustionSources{{
    {"1 for a border without fodder", "1 pour une fronti\u00e8re sans fourrage"},
    {"1 for a first step along the red needle without compass", "1 si le premier pas suit l'aiguille rouge sans boussole"},
    {"1 when a mountain or the edge stops the yak", "1 si montagne ou bord arr\u00eate le yak"},
    {"1 behind the storm at the end of a day", "1 derri\u00e8re la temp\u00eate en fin de journ\u00e9e"},
    {"1 for each tent played against you", "1 par tente jou\u00e9e contre vous"},
    {"At 3: take a die and its resource, drop all 3, no move", "\u00c0 3\u00a0: un d\u00e9 et sa ressource, \u00f4tez les 3, pas de trajet"},
}};

inline constexpr std::array<Text, 6> kEndOfDay{{
    {"1 Tents: a card for each lowest dice total", "1 Tentes\u00a0: une carte par total de d\u00e9s le plus bas"},
    {"2 Standee to the lowest dice total", "2 Figurine au total de d\u00e9s le plus bas"},
    {"3 All roll six dice", "3 Tous lancent six d\u00e9s"},
    {"4 Weather tile, storm, exhaustion behind it", "4 Tuile m\u00e9t\u00e9o, temp\u00eate, fatigue derri\u00e8re elle"},
    {"5 Equipment to %1 cards, animals +%2", "5 \u00c9quipement\u00a0: %1 cartes, animaux +%2"},
    {"Last day: only number 4", "Dernier jour\u00a0: seulement le num\u00e9ro 4"},
}};

}  // namespace lungta::feld::texts
