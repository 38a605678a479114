// What both games of this box share: cards as the box counts them, fields of their forms, the rulebook's mission.
#pragma once
#include <array>
#include <cstdint>
#include <span>

#include "game/core/colours.h"
#include "game/core/event.h"
#include "game/core/field.h"
#include "game/core/pattern.h"
#include "game/reviving_kathmandu/state.h"
#include "game/reviving_kathmandu/texts.h"

namespace lungta::reviving {

// Wild cards are all alike, whatever they were decided as.
constexpr bool same_card(int a, int b) { return a == b || (is_wild(a) && is_wild(b)); }

constexpr Sections letters_of(std::span<const std::uint8_t> cards) {
  Sections letters;
  int place = 0;
  for (const std::uint8_t card : cards) letters.add(place++, card);
  return letters;
}

// The cards of a monument of this type as an event holds them, from the bottom.
constexpr std::array<std::uint8_t, kMaxSections> cards_in(const Event& event, int first_slot, int type) {
  std::array<std::uint8_t, kMaxSections> cards{};
  for (int i = 0; i < sections_of(type); ++i) at(cards, i) = static_cast<std::uint8_t>(event[first_slot + i]);
  return cards;
}

// --- fields ---
inline constexpr std::array<Choice, kTypes + 1> kTypeChoices{{
    {"buddha", texts::kTypeNames[kBuddha]},
    {"shrine", texts::kTypeNames[kShrine]},
    {"stupa", texts::kTypeNames[kStupa]},
    {"pagoda", texts::kTypeNames[kPagoda]},
    {"none", {"None", "Aucun"}},
}};
inline constexpr std::span<const Choice> kRealTypes = std::span(kTypeChoices).first<kTypes>();

inline constexpr Field kTitleField{
    .key = "name", .label = {"Name", "Nom"}, .kind = FieldKind::kText, .slots = kTitleLength};

constexpr Field number_field(const char* key, const Text& label) {
  return {.key = key, .label = label, .kind = FieldKind::kNumber};
}
constexpr Field yes_no_field(const char* key, const Text& label) {
  return {.key = key, .label = label, .kind = FieldKind::kYesNo};
}
constexpr Field section_field(const char* key, const Text& label) {
  return {.key = key, .label = label, .kind = FieldKind::kWildColour, .choices = kColourChoices};
}
constexpr Field pattern_field(const char* key, const Text& label, int sections) {
  return {.key = key, .label = label, .kind = FieldKind::kPattern, .slots = static_cast<std::uint8_t>(sections),
          .choices = kColourChoices};
}
// A mission's four objectives.
inline constexpr Field kBuddhaPattern = pattern_field("buddha", texts::kTypeNames[kBuddha], sections_of(kBuddha));
inline constexpr Field kShrinePattern = pattern_field("shrine", {"Shrine", "Sanct."}, sections_of(kShrine));
inline constexpr Field kStupaPattern = pattern_field("stupa", texts::kTypeNames[kStupa], sections_of(kStupa));
inline constexpr Field kPagodaPattern = pattern_field("pagoda", texts::kTypeNames[kPagoda], sections_of(kPagoda));

// The mission that the rulebook explains, as an entry whose name and cells begin at these slots.
constexpr Event rulebook_mission(int action, int title_slot, int cells_slot) {
  constexpr std::array<char, kTitleLength> kTitle{'R', 'u', 'l', 'e', 'b', 'o', 'o', 'k'};
  constexpr std::array<int, kCells> kPatterns{
      colour_set(colour::kRed, colour::kBlue),                  // Buddha
      kPatternAny,  colour_set(colour::kGreen, colour::kWhite),  // Shrine
      kPatternAny,  kPatternSame, kPatternSame,                   // Stupa
      kPatternSame, kPatternSame, kPatternAny,  kPatternAny,       // Pagoda
  };
  Event event;
  event.action = static_cast<std::uint8_t>(action);
  for (int i = 0; i < kTitleLength; ++i) event.set(title_slot + i, at(kTitle, i));
  for (int i = 0; i < kCells; ++i) event.set(cells_slot + i, at(kPatterns, i));
  return event;
}

}  // namespace lungta::reviving
