// What the device remembers beside games: preferences, names, the last setup of each game, and entries worth keeping
// (missions, trade cards). Typed access to the settings store; docs/SPEC.md has the keys and bytes.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "firmware/journal/settings_store.h"
#include "firmware/panel.h"
#include "game/core/fixed_vector.h"
#include "game/core/rules.h"
#include "game/core/text.h"

namespace lungta {

struct Preferences {
  Language language = Language::kEnglish;
  Panel panel = Panel::kSsd1306;
  std::uint8_t brightness = 4;  // in steps, 0 to kBrightnessSteps - 1
  friend bool operator==(const Preferences&, const Preferences&) = default;
};
inline constexpr std::uint8_t kBrightnessSteps = 5;

inline constexpr std::size_t kRecentNames = 16;       // two records of eight: a club evening's worth of people
inline constexpr std::size_t kRememberedEntries = 64; // the mission cards of one box and the trade cards of another

class Memory {
 public:
  explicit Memory(SettingsStore& store) : store_(store) {}

  // Reads everything back; to be called after the store is mounted.
  void load();

  const Preferences& preferences() const { return preferences_; }
  void set_preferences(const Preferences& preferences);

  // The newest first.
  const FixedVector<PlayerName, kRecentNames>& names() const { return names_; }
  // Those of a game that begins; its first player comes first. Written once, however many are new.
  void remember_names(std::span<const PlayerName> players);

  std::optional<Setup> last_setup(std::uint8_t game) const;
  void remember_setup(const Setup& setup);

  // Entries of actions marked `remembered`. They are told apart by their text field; a new one with the same text
  // replaces the old one, and when all places are taken the one kept longest goes.
  void remember_entry(const Game& game, std::uint8_t game_index, const Event& event);
  // The next remembered entry of this action at or behind `place`, which is moved behind it.
  std::optional<Event> remembered(const Game& game, std::uint8_t game_index, std::uint8_t action,
                                  std::size_t& place) const;

 private:
  void save_names();

  SettingsStore& store_;
  Preferences preferences_;
  FixedVector<PlayerName, kRecentNames> names_;
  std::uint8_t next_place_ = 0;  // where the next remembered entry goes
};

}  // namespace lungta
