// From the records of a game to the entries that count.
//
// Entries and corrections are operations, in a row. Undo takes the last operation back, redo brings it back until a
// new one is made. The timeline is what the operations in effect add up to: the entries, corrected, in order.
// Only addresses are kept; the bytes stay in flash.
#pragma once
#include <cstddef>
#include <cstdint>
#include <optional>

#include "firmware/journal/game_log.h"
#include "game/core/fixed_vector.h"

namespace lungta {

// Entries and corrections of one game: the longest we know, four players of Feld's Kathmandu with every turn, die and
// good entered, takes about 260. Undo and finish need no room here, so they are always possible.
inline constexpr std::size_t kMaxOperations = 480;

class Timeline {
 public:
  explicit Timeline(const GameLog& log) : log_(log) {}

  void clear();
  // Takes in the next record of the game. False when it makes no sense here: the journal is damaged.
  [[nodiscard]] bool take(const RecordView& record);

  std::size_t entries() const { return entries_.size(); }
  RecordView entry(std::size_t index) const { return record_at(entries_[index]); }
  bool corrected(std::size_t index) const { return entry(index).kind() != RecordType::kEntry; }

  bool full() const { return operations_.full() && in_effect_ == operations_.size(); }
  std::size_t in_effect() const { return in_effect_; }
  std::optional<RecordView> last_operation() const;   // what undo would take back
  std::size_t undone() const { return operations_.size() - in_effect_; }
  RecordView undone_operation(std::size_t index) const { return record_at(operations_[in_effect_ + index]); }

 private:
  using Addresses = FixedVector<std::uint32_t, kMaxOperations>;

  RecordView record_at(std::uint32_t address) const;
  [[nodiscard]] bool add_operation(const RecordView& record);
  [[nodiscard]] bool effect(const RecordView& record);
  void take_back(const RecordView& record);

  const GameLog& log_;
  Addresses operations_;       // in effect, then undone
  std::size_t in_effect_ = 0;
  Addresses entries_;          // the records whose events count, in order
};

// How many entries count, record by record: a Timeline in short, for walking through a game's records once more.
class EntryCount {
 public:
  void take(RecordType type);
  std::size_t entries() const { return entries_; }

 private:
  FixedVector<RecordType, kMaxOperations> operations_;  // in effect, then undone
  std::size_t in_effect_ = 0;
  std::size_t entries_ = 0;
};

// The place a correction is about: the number of an entry, from 0.
std::size_t corrected_entry(const RecordView& record);
// The bytes of the event in an entry or correction.
std::span<const std::uint8_t> event_bytes(const RecordView& record);

}  // namespace lungta
