// The entries of Nepal by number.
#include "game/nepal/entries.h"

namespace lungta {

using namespace nepal;

namespace {

constexpr std::array<const Entry*, kActionCount> kEntries{
    &kClaimEntry,      &kTurnEntry,   &kHandEmptyEntry, &kBuildFortressEntry, &kRevealEntry, &kFinalEntry,
    &kFortressesEntry, &kRegionEntry, &kControlEntry,   &kLongestEntry,
};

const Entry& entry_of(int action) { return *kEntries[static_cast<std::size_t>(action)]; }

}  // namespace

Domain Nepal::domain(const State& state, const Event& event, int slot) {
  const auto domain_of = entry_of(event.action).rules.domain;
  return domain_of == nullptr ? Domain::hidden() : domain_of(state, event, slot);
}

Verdict Nepal::offered(const State& state, int action, int seat) {
  const bool while_playing = action < kFortresses;
  if (state.scoring && while_playing) return asked_now(state);
  const auto offered_by = entry_of(action).rules.offered;
  return offered_by == nullptr ? Verdict::ok() : offered_by(state, seat);
}

Verdict Nepal::why_not(const State& state, const Event& event, int slot) {
  const auto words_of = entry_of(event.action).why_not;
  return words_of == nullptr ? Verdict::ok() : words_of(state, event, slot);
}

Verdict Nepal::check(const State& state, const Event& event) {
  const auto check_of = entry_of(event.action).rules.check;
  return check_of == nullptr ? Verdict::ok() : check_of(state, event);
}

void Nepal::apply(State& state, const Event& event) { entry_of(event.action).rules.apply(state, event); }

Phrase Nepal::summary(const State& state, const Event& event) {
  return entry_of(event.action).rules.summary(state, event);
}

}  // namespace lungta
