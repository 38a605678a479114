#include "firmware/memory.h"

#include <algorithm>

#include "firmware/journal/event_codec.h"
#include "game/catalogue.h"
#include "game/core/text_field.h"

namespace lungta {
namespace {

// Keys of the settings store.
constexpr std::uint8_t kPreferencesKey = 0;
constexpr std::uint8_t kNamesKey = 1;        // and the next: eight names each
constexpr std::uint8_t kNextPlaceKey = 3;
constexpr std::uint8_t kLastSetupKey = 8;    // + the game's number
constexpr std::uint8_t kLastSetupGames = 16;
constexpr std::uint8_t kEntryKey = 48;       // + the place
constexpr std::size_t kNamesPerRecord = 8;
static_assert(kLastSetupKey + kLastSetupGames <= kEntryKey && kEntryKey + kRememberedEntries <= kSettingsKeys);

// A preference that cannot be written is not worth stopping the game for: it holds until the power goes.
void put(SettingsStore& store, std::uint8_t key, const ByteWriter& out) {
  require(out.ok());
  static_cast<void>(store.put(key, out.written()));
}

// The text field's slots of an action; empty when it has none.
struct TextSlots { int first; int count; };
TextSlots text_slots(const Game& game, std::uint8_t action) {
  int first = 0;
  for (const Field& field : game.info->actions[action].fields) {
    if (field.kind == FieldKind::kText) return {first, field.slots};
    first += field.slots;
  }
  return {0, 0};
}

bool has_text(const Game& game, const Event& event) {
  const TextSlots text = text_slots(game, event.action);
  return text.count > 0 && event[text.first] != 0;
}

FixedString<kMaxSlots> text_of(const Game& game, const Event& event) {
  FixedString<kMaxSlots> letters;
  const TextSlots text = text_slots(game, event.action);
  for (int slot = text.first; slot < text.first + text.count && event[slot] != 0; ++slot) {
    letters.append(static_cast<char>(event[slot]));
  }
  return letters;
}

bool same_text(const Game& game, const Event& a, const Event& b) {
  return a.action == b.action && same_name(text_of(game, a).view(), text_of(game, b).view());
}

}  // namespace

void Memory::load() {
  preferences_ = {};
  names_.clear();
  ByteReader in(store_.get(kPreferencesKey));
  const std::uint8_t language = in.u8();
  const std::uint8_t panel = in.u8();
  const std::uint8_t brightness = in.u8();
  if (in.ok() && language <= 1 && panel <= 1 && brightness < kBrightnessSteps) {
    preferences_ = {static_cast<Language>(language), static_cast<Panel>(panel), brightness};
  }
  for (std::size_t record = 0; record < kRecentNames / kNamesPerRecord; ++record) {
    ByteReader names(store_.get(static_cast<std::uint8_t>(kNamesKey + record)));
    while (!names.at_end() && !names_.full()) {
      PlayerName name;
      for (const std::uint8_t letter : names.bytes(names.u8())) name.append(static_cast<char>(letter));
      if (names.ok() && !name.empty()) names_.push_back(name);
    }
  }
  ByteReader place(store_.get(kNextPlaceKey));
  next_place_ = static_cast<std::uint8_t>(place.u8() % kRememberedEntries);
}

void Memory::set_preferences(const Preferences& preferences) {
  if (preferences == preferences_) return;
  preferences_ = preferences;
  PayloadBuffer buffer;
  ByteWriter out(buffer);
  out.u8(static_cast<std::uint8_t>(preferences.language));
  out.u8(static_cast<std::uint8_t>(preferences.panel));
  out.u8(preferences.brightness);
  put(store_, kPreferencesKey, out);
}

void Memory::remember_names(std::span<const PlayerName> players) {
  const auto before = names_;
  for (std::size_t seat = players.size(); seat-- > 0;) {
    for (std::size_t i = 0; i < names_.size(); ++i) {
      if (names_[i] == players[seat]) { names_.erase(i); break; }
    }
    if (names_.full()) names_.pop_back();
    names_.insert(0, players[seat]);
  }
  if (!std::ranges::equal(names_, before)) save_names();
}

void Memory::save_names() {
  for (std::size_t record = 0; record < kRecentNames / kNamesPerRecord; ++record) {
    PayloadBuffer buffer;
    ByteWriter out(buffer);
    for (std::size_t i = record * kNamesPerRecord; i < names_.size() && i < (record + 1) * kNamesPerRecord; ++i) {
      out.u8(static_cast<std::uint8_t>(names_[i].size()));
      for (const char letter : names_[i].view()) out.u8(static_cast<std::uint8_t>(letter));
    }
    put(store_, static_cast<std::uint8_t>(kNamesKey + record), out);
  }
}

std::optional<Setup> Memory::last_setup(std::uint8_t game) const {
  if (game >= kLastSetupGames) return std::nullopt;
  const std::optional<Setup> setup =
      decode_setup(ByteReader(store_.get(static_cast<std::uint8_t>(kLastSetupKey + game))));
  if (!setup || setup->game != game || !check_setup(games()[game], *setup).is_ok()) return std::nullopt;
  return setup;
}

void Memory::remember_setup(const Setup& setup) {
  if (setup.game >= kLastSetupGames || last_setup(setup.game) == setup) return;
  PayloadBuffer buffer;
  ByteWriter out(buffer);
  encode_setup(setup, out);
  put(store_, static_cast<std::uint8_t>(kLastSetupKey + setup.game), out);
}

void Memory::remember_entry(const Game& game, std::uint8_t game_index, const Event& event) {
  if (!has_text(game, event)) return;  // nothing to tell it by
  std::size_t place = 0;
  std::size_t found = next_place_;
  while (const std::optional<Event> known = remembered(game, game_index, event.action, place)) {
    if (*known == event) return;
    if (same_text(game, *known, event)) found = place - 1;
  }
  PayloadBuffer buffer;
  ByteWriter out(buffer);
  out.u8(game_index);
  encode_event(game, event, out);
  put(store_, static_cast<std::uint8_t>(kEntryKey + found), out);
  if (found != next_place_) return;
  next_place_ = static_cast<std::uint8_t>((next_place_ + 1) % kRememberedEntries);
  ByteWriter next(buffer);
  next.u8(next_place_);
  put(store_, kNextPlaceKey, next);
}

std::optional<Event> Memory::remembered(const Game& game, std::uint8_t game_index, std::uint8_t action,
                                        std::size_t& place) const {
  while (place < kRememberedEntries) {
    const std::span<const std::uint8_t> bytes = store_.get(static_cast<std::uint8_t>(kEntryKey + place++));
    if (bytes.empty() || bytes[0] != game_index) continue;
    const std::optional<Event> event = decode_event(game, ByteReader(bytes.subspan(1)));
    if (event && event->action == action) return event;
  }
  return std::nullopt;
}

}  // namespace lungta
