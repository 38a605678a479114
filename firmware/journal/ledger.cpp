#include "firmware/journal/ledger.h"

#include "firmware/journal/event_codec.h"
#include "firmware/journal/texts.h"

namespace lungta {
namespace {

Verdict refuse(const Phrase& reason) { return Verdict::refuse(journal_texts::kRule, reason); }

Verdict verdict_of(LogStatus status) {
  switch (status) {
    case LogStatus::kOk: return Verdict::ok();
    case LogStatus::kFull: return refuse(journal_texts::kFull);
    case LogStatus::kGameRunning: return refuse(journal_texts::kGameRunning);
    case LogStatus::kNoGame: return refuse(journal_texts::kNoGame);
    case LogStatus::kWriteFailed:
    case LogStatus::kNotMounted: return refuse(journal_texts::kWriteFailed);
  }
  return refuse(journal_texts::kWriteFailed);
}

}  // namespace

bool Ledger::resume() {
  close();
  const std::optional<LoggedGame> running = log_.running();
  const bool opened = running && now_.load(*running);
  unreadable_ = running && !opened ? running->id : 0;
  return opened;
}

std::uint32_t Ledger::past_games() const {
  const std::optional<LoggedGame> running = log_.running();
  return log_.game_count() - (running && !cannot_be_read(*running) ? 1U : 0U);
}

// The log takes one game after another, so the end of this one is written even though nobody can read the rest.
Verdict Ledger::put_away_unreadable() {
  const std::optional<LoggedGame> running = log_.running();
  if (!running || !cannot_be_read(*running)) return Verdict::ok();
  return verdict_of(log_.append(RecordType::kFinish, {}, Room::kLastResort));
}

bool Ledger::view(const LoggedGame& logged) {
  close();
  read_only_ = now_.load(logged);
  return read_only_;
}

void Ledger::close() {
  now_.close();
  read_only_ = false;
}

Verdict Ledger::append(RecordType type, std::span<const std::uint8_t> payload, Room room) {
  if (!open()) return refuse(journal_texts::kNoGame);
  if (read_only_) return refuse(journal_texts::kReadOnly);
  const Verdict written = verdict_of(log_.append(type, payload, room));
  if (!written.is_ok()) return written;
  const std::optional<RecordView> record = log_.last_record();
  require(record.has_value() && now_.follow(*record));
  return Verdict::ok();
}

Verdict Ledger::begin(const Setup& setup) {
  const Verdict legal = check_setup(games()[setup.game], setup);
  if (!legal.is_ok()) return legal;
  PayloadBuffer buffer;
  ByteWriter out(buffer);
  encode_setup(setup, out);
  require(out.ok());
  if (const Verdict put_away = put_away_unreadable(); !put_away.is_ok()) return put_away;
  const Verdict written = verdict_of(log_.begin_game(out.written()));
  if (!written.is_ok()) return written;
  close();
  now_.begin(setup);
  return Verdict::ok();
}

Verdict Ledger::enter(const Event& event) {
  if (!open()) return refuse(journal_texts::kNoGame);
  const Verdict legal = check_event(game(), state(), event);
  if (!legal.is_ok()) return legal;
  // A roll that comes up again after an undo is that roll brought back, so that the rolls behind it come up again, too.
  if (has_random_slots(game(), event) && undone_entry() == event) return redo();
  if (timeline().full()) return refuse({journal_texts::kTooManyEntries, static_cast<int>(kMaxOperations)});
  PayloadBuffer buffer;
  ByteWriter out(buffer);
  encode_event(game(), event, out);
  require(out.ok());
  return append(RecordType::kEntry, out.written(), Room::kNormal);
}

Verdict Ledger::undo() {
  if (timeline().in_effect() == 0) return refuse(journal_texts::kNothingToUndo);
  return step_to(RecordType::kUndo, Room::kLastResort);
}

Verdict Ledger::redo() {
  if (timeline().undone() == 0) return refuse(journal_texts::kNothingToRedo);
  return step_to(RecordType::kRedo, Room::kNormal);
}

// Tried before it is written, as corrections are: once in the flash, what cannot be replayed would close the game.
Verdict Ledger::step_to(RecordType undo_or_redo, Room room) {
  const Verdict legal = now_.try_out(undo_or_redo, trial_);
  return legal.is_ok() ? append(undo_or_redo, {}, room) : legal;
}

Verdict Ledger::finish() {
  const Verdict written = append(RecordType::kFinish, {}, Room::kLastResort);
  if (written.is_ok()) close();
  return written;
}

Correction Ledger::replace(std::size_t entry, const Event& event) {
  return correct({RecordType::kAmendReplace, entry, &event});
}
Correction Ledger::remove(std::size_t entry) { return correct({RecordType::kAmendDelete, entry, nullptr}); }
Correction Ledger::insert(std::size_t before, const Event& event) {
  return correct({RecordType::kAmendInsert, before, &event});
}

void Ledger::step(Trail& trail, const Event& event, std::size_t entry) const {
  game().apply(trail.state, event);
  const auto items = static_cast<std::size_t>(game().items(trail.state));
  while (trail.makers.size() < items) trail.makers.push_back(static_cast<std::uint16_t>(entry));
}

// "Card 2" of an entry is the second card on the table. With an entry taken out before it, it could be another card.
bool Ledger::stands_for_the_same(const Event& event, const Trail& was, const Trail& would_be) const {
  const int slots = slot_count(game().info->actions[event.action].fields);
  for (int slot = 0; slot < slots; ++slot) {
    const Reference old = game().refers_to(was.state, event, slot);
    const Reference now = game().refers_to(would_be.state, event, slot);
    if (old.kind != now.kind) return false;
    const bool is_item = old.kind == Reference::Kind::kItem;
    const int old_one = is_item ? was.makers[static_cast<std::size_t>(old.number)] : old.number;
    const int new_one = is_item ? would_be.makers[static_cast<std::size_t>(now.number)] : now.number;
    if (old_one != new_one) return false;
  }
  return true;
}

// Replays the game as it is and as it would be. On success trial_ holds the outcome.
Correction Ledger::try_out(const Candidate& candidate) {
  constexpr std::size_t kTheNewOne = kMaxOperations;  // the number of an inserted entry, which has none yet
  require(candidate.place < timeline().entries());
  const bool inserts = candidate.type == RecordType::kAmendInsert;
  if (!inserts && has_random_slots(game(), event_at(candidate.place))) return {refuse(journal_texts::kRollStands)};
  const bool rolls = candidate.event != nullptr && has_random_slots(game(), *candidate.event);
  if (rolls) return {refuse(journal_texts::kRollIsNow)};  // what it would save was drawn by nobody
  // Up to the correction both are the same, and legal.
  Trail would_be{trial_, {}};
  game().begin(setup(), would_be.state);
  for (std::size_t entry = 0; entry < candidate.place; ++entry) step(would_be, event_at(entry), entry);
  was_ = trial_;
  Trail was{was_, would_be.makers};
  if (candidate.event != nullptr) {
    const Verdict legal = check_event(game(), would_be.state, *candidate.event);
    if (!legal.is_ok()) return {legal};
    step(would_be, *candidate.event, inserts ? kTheNewOne : candidate.place);
  }
  if (!inserts) step(was, event_at(candidate.place), candidate.place);
  for (std::size_t entry = candidate.place + (inserts ? 0 : 1); entry < timeline().entries(); ++entry) {
    const Event event = event_at(entry);
    Verdict stands = check_event(game(), would_be.state, event);
    if (stands.is_ok() && !stands_for_the_same(event, was, would_be)) stands = refuse(journal_texts::kMeansAnother);
    if (!stands.is_ok()) return {stands, static_cast<int>(entry)};
    step(was, event, entry);
    step(would_be, event, entry);
  }
  return {Verdict::ok()};
}

Correction Ledger::correct(const Candidate& candidate) {
  if (!open()) return {refuse(journal_texts::kNoGame)};
  if (candidate.place >= timeline().entries()) {
    return {refuse({journal_texts::kNoSuchEntry, static_cast<int>(candidate.place) + 1})};
  }
  const Correction tried = try_out(candidate);
  if (!tried.verdict.is_ok()) return tried;
  if (timeline().full()) return {refuse({journal_texts::kTooManyEntries, static_cast<int>(kMaxOperations)})};
  PayloadBuffer buffer;
  ByteWriter out(buffer);
  out.u16(static_cast<std::uint16_t>(candidate.place));
  if (candidate.event != nullptr) encode_event(game(), *candidate.event, out);
  require(out.ok());
  return {append(candidate.type, out.written(), Room::kNormal)};
}

std::optional<Event> Ledger::undone_entry() const {
  if (timeline().undone() == 0) return std::nullopt;
  const RecordView record = timeline().undone_operation(0);
  if (record.kind() != RecordType::kEntry) return std::nullopt;
  return decode_event(game(), ByteReader(record.payload));
}

bool Ledger::counts(const RecordView& record) const {
  for (std::size_t i = 0; i < timeline().entries(); ++i) {
    if (timeline().entry(i).address == record.address) return true;
  }
  return false;
}

std::optional<Event> Ledger::earlier_roll(const Event& wanted) const {
  const std::optional<LoggedGame> running = log_.running();
  if (!running) return std::nullopt;
  EntryCount before;
  RecordCursor records = log_.records(*running);
  for (std::optional<RecordView> record = records.next(); record; record = records.next()) {
    const bool here = record->kind() == RecordType::kEntry && before.entries() == timeline().entries();
    before.take(record->kind());
    if (!here || counts(*record)) continue;
    const std::optional<Event> event = decode_event(game(), ByteReader(record->payload));
    const bool again = event && differ_in_random_slots_only(game(), *event, wanted);
    if (again && check_event(game(), state(), *event).is_ok()) return event;
  }
  return std::nullopt;
}

void Ledger::sheet(Sheet& sheet) const {
  sheet = Sheet{};
  game().sheet(state(), sheet);
}

bool Ledger::over() const {
  Sheet now;
  sheet(now);
  return now.over;
}

Verdict Ledger::preview(const Event& event, Sheet& sheet) {
  const Verdict legal = check_event(game(), state(), event);
  if (!legal.is_ok()) return legal;
  trial_ = state();
  game().apply(trial_, event);
  sheet = Sheet{};
  game().sheet(trial_, sheet);
  return legal;
}

Correction Ledger::preview_correction(const Candidate& candidate, Sheet& sheet) {
  const Correction tried = try_out(candidate);
  if (!tried.verdict.is_ok()) return tried;
  sheet = Sheet{};
  game().sheet(trial_, sheet);
  return tried;
}

Correction Ledger::preview_replace(std::size_t entry, const Event& event, Sheet& sheet) {
  return preview_correction({RecordType::kAmendReplace, entry, &event}, sheet);
}

Correction Ledger::preview_insert(std::size_t before, const Event& event, Sheet& sheet) {
  return preview_correction({RecordType::kAmendInsert, before, &event}, sheet);
}

const AnyState& Ledger::state_before(std::size_t entry) {
  now_.state_before(entry, past_);
  return past_;
}

}  // namespace lungta
