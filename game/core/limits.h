// Every capacity of the game room, once, with its reason.
#pragma once

namespace lungta {

inline constexpr int kMaxPlayers = 6;      // Reviving Kathmandu seats six, no game seats more
inline constexpr int kNameLength = 10;     // letters: two more than the narrowest screen must show, fits the table
inline constexpr int kMaxSlots = 32;       // values of one event: the goods of four in Feld's Kathmandu fill them
inline constexpr int kMaxCategories = 12;  // rows of a score sheet: Feld's Kathmandu has eleven
inline constexpr int kMaxItems = 68;       // things that entries make and later ones refer to: every monument of a box
inline constexpr int kMaxPhraseArgs = 4;   // a Pagoda's four sections
inline constexpr int kMaxLines = 14;       // lines of a helper's answer or of the reminders: two screens full
inline constexpr int kLineBytes = 240;     // one paragraph in UTF-8: the longest help text in French

}  // namespace lungta
