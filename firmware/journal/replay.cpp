#include "firmware/journal/replay.h"

#include "firmware/journal/event_codec.h"

namespace lungta {

void Replay::close() {
  game_ = nullptr;
  timeline_.clear();
}

void Replay::begin(const Setup& setup) {
  close();
  setup_ = setup;
  game_ = &games()[setup.game];
  game_->begin(setup_, state_);
}

bool Replay::begin_from(const RecordView& first) {
  if (first.kind() != RecordType::kSetup) return false;
  const std::optional<Setup> setup = decode_setup(ByteReader(first.payload));
  if (!setup || !check_setup(games()[setup->game], *setup).is_ok()) return false;
  begin(*setup);
  return true;
}

bool Replay::load(const LoggedGame& logged) {
  close();
  RecordCursor cursor = log_.records(logged);
  const std::optional<RecordView> first = cursor.next();
  bool whole = !logged.damaged && first && begin_from(*first);
  while (whole) {
    const std::optional<RecordView> record = cursor.next();
    if (!record) break;
    whole = timeline_.take(*record);
  }
  whole = whole && replay();
  if (!whole) close();
  return whole;
}

bool Replay::follow(const RecordView& record) {
  if (record.kind() == RecordType::kSetup) return begin_from(record);
  if (!open() || !timeline_.take(record)) return false;
  if (record.kind() == RecordType::kEntry) return apply(record);
  return record.kind() == RecordType::kFinish || replay();
}

bool Replay::replay() {
  game_->begin(setup_, state_);
  for (std::size_t i = 0; i < timeline_.entries(); ++i) {
    if (!apply(timeline_.entry(i))) return false;
  }
  return true;
}

bool Replay::apply(const RecordView& entry) {
  const std::optional<Event> event = decode_event(*game_, ByteReader(event_bytes(entry)));
  if (!event || !check_event(*game_, state_, *event).is_ok()) return false;
  game_->apply(state_, *event);
  return true;
}

Event Replay::event_at(std::size_t entry) const {
  const std::optional<Event> event = decode_event(*game_, ByteReader(event_bytes(timeline_.entry(entry))));
  require(event.has_value());  // it was legal when it was taken in
  return *event;
}

void Replay::state_before(std::size_t entry, AnyState& state) const {
  game_->begin(setup_, state);
  for (std::size_t i = 0; i < entry; ++i) game_->apply(state, event_at(i));
}

}  // namespace lungta
