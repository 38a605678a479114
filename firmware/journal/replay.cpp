#include "firmware/journal/replay.h"

#include "firmware/journal/event_codec.h"
#include "firmware/journal/texts.h"

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
  legal_ = true;
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
  whole = whole && replay_into(state_).is_ok();
  if (!whole) close();
  return whole;
}

bool Replay::follow(const RecordView& record) {
  if (record.kind() == RecordType::kSetup) return begin_from(record);
  if (!open() || !timeline_.take(record)) return false;
  if (record.kind() == RecordType::kFinish) return legal_;
  const bool one_more = record.kind() == RecordType::kEntry && legal_;
  legal_ = (one_more ? apply(record, state_) : replay_into(state_)).is_ok();
  return legal_;
}

Verdict Replay::try_out(RecordType undo_or_redo, AnyState& state) {
  const RecordType back = undo_or_redo == RecordType::kUndo ? RecordType::kRedo : RecordType::kUndo;
  require(timeline_.take({.type = static_cast<std::uint8_t>(undo_or_redo), .payload = {}}));
  const Verdict outcome = replay_into(state);
  require(timeline_.take({.type = static_cast<std::uint8_t>(back), .payload = {}}));
  return outcome;
}

Verdict Replay::replay_into(AnyState& state) const {
  game_->begin(setup_, state);
  for (std::size_t i = 0; i < timeline_.entries(); ++i) {
    if (const Verdict legal = apply(timeline_.entry(i), state); !legal.is_ok()) return legal;
  }
  return Verdict::ok();
}

Verdict Replay::apply(const RecordView& entry, AnyState& state) const {
  const std::optional<Event> event = decode_event(*game_, ByteReader(event_bytes(entry)));
  if (!event) return Verdict::refuse(journal_texts::kRule, journal_texts::kUnknownEntry);
  const Verdict legal = check_event(*game_, state, *event);
  if (legal.is_ok()) game_->apply(state, *event);
  return legal;
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
