#include "firmware/journal/timeline.h"

#include "firmware/journal/bytes.h"

namespace lungta {
namespace {

constexpr std::size_t kPlaceBytes = 2;  // a correction's payload: the entry's number, then the event

bool is_correction(RecordType type) {
  return type == RecordType::kAmendReplace || type == RecordType::kAmendDelete || type == RecordType::kAmendInsert;
}

}  // namespace

std::size_t corrected_entry(const RecordView& record) { return ByteReader(record.payload).u16(); }

std::span<const std::uint8_t> event_bytes(const RecordView& record) {
  if (!is_correction(record.kind())) return record.payload;
  return record.payload.size() < kPlaceBytes ? std::span<const std::uint8_t>{} : record.payload.subspan(kPlaceBytes);
}

void Timeline::clear() {
  operations_.clear();
  entries_.clear();
  in_effect_ = 0;
}

bool Timeline::take(const RecordView& record) {
  switch (record.kind()) {
    case RecordType::kSetup:
    case RecordType::kFinish: return true;
    case RecordType::kUndo:
      if (in_effect_ == 0) return false;
      take_back(record_at(operations_[--in_effect_]));
      return true;
    case RecordType::kRedo:
      if (in_effect_ == operations_.size()) return false;
      return effect(record_at(operations_[in_effect_++]));
    case RecordType::kEntry:
    case RecordType::kAmendReplace:
    case RecordType::kAmendDelete:
    case RecordType::kAmendInsert: return add_operation(record);
  }
  return false;
}

bool Timeline::add_operation(const RecordView& record) {
  while (operations_.size() > in_effect_) operations_.pop_back();
  if (operations_.full()) return false;
  operations_.push_back(record.address);
  ++in_effect_;
  return effect(record);
}

bool Timeline::effect(const RecordView& record) {
  if (record.kind() == RecordType::kEntry) {
    entries_.push_back(record.address);
    return true;
  }
  const std::size_t place = corrected_entry(record);
  if (place >= entries_.size()) return false;
  if (record.kind() == RecordType::kAmendReplace) entries_[place] = record.address;
  if (record.kind() == RecordType::kAmendDelete) entries_.erase(place);
  if (record.kind() == RecordType::kAmendInsert) entries_.insert(place, record.address);
  return true;
}

void Timeline::take_back(const RecordView& record) {
  if (record.kind() == RecordType::kEntry) return entries_.pop_back();
  // Going back over a correction is easiest by going forward again from the start.
  entries_.clear();
  for (std::size_t i = 0; i < in_effect_; ++i) require(effect(record_at(operations_[i])));
}

void EntryCount::take(RecordType type) {
  // Modulo what std::size_t holds: taking away one is adding its greatest value.
  const auto gained = [](RecordType operation) -> std::size_t {
    if (operation == RecordType::kAmendReplace) return 0;
    return operation == RecordType::kAmendDelete ? SIZE_MAX : 1;
  };
  switch (type) {
    case RecordType::kSetup:
    case RecordType::kFinish: return;
    case RecordType::kUndo: entries_ -= gained(operations_[--in_effect_]); return;
    case RecordType::kRedo: entries_ += gained(operations_[in_effect_++]); return;
    default: break;
  }
  while (operations_.size() > in_effect_) operations_.pop_back();
  operations_.push_back(type);
  ++in_effect_;
  entries_ += gained(type);
}

std::optional<RecordView> Timeline::last_operation() const {
  if (in_effect_ == 0) return std::nullopt;
  return record_at(operations_[in_effect_ - 1]);
}

RecordView Timeline::record_at(std::uint32_t address) const {
  const std::optional<RecordView> record = log_.read(address);
  require(record.has_value());  // it was verified when it was taken in
  return *record;
}

}  // namespace lungta
