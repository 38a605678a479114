#include "game/core/rules.h"

#include "game/core/texts.h"

namespace lungta {
namespace {

constexpr const char* kContract = Verdict::kContract;

// Whether a field's values are numbers to the player too: only then are limits worth saying.
bool counts(const Field& field) {
  const bool chosen = !field.choices.empty() && field.kind != FieldKind::kGrid;
  return !chosen && (field.kind == FieldKind::kNumber || field.kind == FieldKind::kPerPlayer ||
                     field.kind == FieldKind::kGrid);
}

bool touched_bit(std::uint32_t touched, int slot) { return ((touched >> slot) & 1U) != 0; }

Verdict check_names(const Setup& setup) {
  for (std::size_t seat = 0; seat < setup.players; ++seat) {
    if (setup.names[seat].empty()) {
      return Verdict::refuse(kContract, {texts::kNameMissing, static_cast<int>(seat) + 1});
    }
    for (std::size_t other = 0; other < seat; ++other) {
      if (setup.names[other] == setup.names[seat]) {
        return Verdict::refuse(kContract, {texts::kNameTwice, Seat{static_cast<int>(seat)}});
      }
    }
  }
  return Verdict::ok();
}

}  // namespace

std::span<const Field> Asker::fields(const Event& values) const {
  const GameInfo& info = *game_->info;
  switch (kind_) {
    case Kind::kAction: return info.actions[values.action].fields;
    case Kind::kHelper: return info.helpers[values.action].fields;
    case Kind::kOptions: return info.options;
  }
  return {};
}

Domain Asker::domain(const Event& values, int slot) const {
  switch (kind_) {
    case Kind::kAction: return game_->domain(*state_, values, slot);
    case Kind::kHelper: return game_->helper_domain(*state_, values, slot);
    case Kind::kOptions: {
      Setup setup = *setup_;
      setup.options = values;
      return game_->option_domain(setup, slot);
    }
  }
  return Domain::hidden();
}

Phrase Asker::label(const Event& values, int slot, int value) const {
  return kind_ == Kind::kAction ? game_->label(*state_, values, slot, value) : Phrase{};
}

Verdict Asker::why_not(const Event& values, int slot) const {
  return kind_ == Kind::kAction ? game_->why_not(*state_, values, slot) : Verdict::ok();
}

void preset_slot(const Asker& asker, Event& values, int slot) {
  const Domain domain = asker.domain(values, slot);
  values.set(slot, domain.visible ? domain.preset : 0);
}

void settle(const Asker& asker, Event& values, std::uint32_t touched) {
  const int slots = slot_count(asker.fields(values));
  for (int slot = 0; slot < slots; ++slot) {
    const Domain domain = asker.domain(values, slot);
    const bool keep = touched_bit(touched, slot) && domain.visible && domain.allows(values[slot]);
    if (!keep) values.set(slot, domain.visible ? domain.preset : 0);
  }
  for (int slot = slots; slot < kMaxSlots; ++slot) values.set(slot, 0);
}

Verdict check_domains(const Asker& asker, const Event& values) {
  const std::span<const Field> fields = asker.fields(values);
  const int slots = slot_count(fields);
  for (int slot = 0; slot < kMaxSlots; ++slot) {
    const int value = values[slot];
    const Domain domain = slot < slots ? asker.domain(values, slot) : Domain::hidden();
    if (domain.visible && domain.allows(value)) continue;
    if (!domain.visible && value == 0) continue;
    if (slot >= slots) return Verdict::refuse(kContract, texts::kUnknownAction);
    if (const Verdict own_words = asker.why_not(values, slot); !own_words.is_ok()) return own_words;
    const auto field = static_cast<std::size_t>(place_of(fields, slot).field);
    const Text& label = fields[field].label;
    const char* rule = domain.rule != nullptr ? domain.rule : kContract;
    if (value == kUnset) return Verdict::refuse(rule, {texts::kStillToChoose, label});
    if (domain.visible && counts(fields[field]) && (value < domain.min || value > domain.max)) {
      return Verdict::refuse(rule, {texts::kOutOfRange, label, domain.min, domain.max});
    }
    return Verdict::refuse(rule, {texts::kNotPossible, label});
  }
  return Verdict::ok();
}

Verdict check_event(const Game& game, const AnyState& state, const Event& event) {
  if (event.action >= game.info->actions.size()) return Verdict::refuse(kContract, texts::kUnknownAction);
  const Action& action = game.info->actions[event.action];
  const bool by_player = action.who == Who::kPlayer;
  Verdict offer = Verdict::ok();
  if (!by_player || game.domain(state, event, 0).allows(event[0])) {
    offer = game.offered(state, event.action, by_player ? event[0] : -1);
  }
  // From the most to the least telling reason.
  if (!offer.is_ok() && !offer.reason().empty()) return offer;
  if (const Verdict in_domains = check_domains(Asker::for_action(game, state), event); !in_domains.is_ok())
    return in_domains;
  if (const Verdict by_rules = game.check(state, event); !by_rules.is_ok()) return by_rules;
  return offer.is_ok() ? offer : Verdict::refuse(kContract, {texts::kNotPossible, action.label});
}

Verdict check_setup(const Game& game, const Setup& setup) {
  const GameInfo& info = *game.info;
  if (setup.players < info.min_players || setup.players > info.max_players) {
    return Verdict::refuse(kContract, {texts::kWrongPlayerCount, setup.players, info.min_players, info.max_players});
  }
  if (const Verdict names = check_names(setup); !names.is_ok()) return names;
  const Verdict in_domains = check_domains(Asker::for_options(game, setup), setup.options);
  return in_domains.is_ok() ? game.check_setup(setup) : in_domains;
}

bool has_random_slots(const Game& game, const Event& event) {
  for (const Field& field : game.info->actions[event.action].fields) {
    if (field.kind == FieldKind::kRandom) return true;
  }
  return false;
}

bool differ_in_random_slots_only(const Game& game, const Event& a, const Event& b) {
  if (a.action != b.action) return false;
  const std::span<const Field> fields = game.info->actions[a.action].fields;
  for (int slot = 0; slot < slot_count(fields); ++slot) {
    const bool random = fields[static_cast<std::size_t>(place_of(fields, slot).field)].kind == FieldKind::kRandom;
    if (!random && a[slot] != b[slot]) return false;
  }
  return true;
}

void draw_random_slots(const Game& game, const AnyState& state, Event& event, RandomBits bits) {
  const std::span<const Field> fields = game.info->actions[event.action].fields;
  for (int slot = 0; slot < slot_count(fields); ++slot) {
    if (fields[static_cast<std::size_t>(place_of(fields, slot).field)].kind != FieldKind::kRandom) continue;
    const Domain domain = game.domain(state, event, slot);
    event.set(slot, 0);
    if (!domain.visible) continue;
    std::uint32_t all = 0;
    for (int v = domain.min; v <= domain.max; ++v) all += domain.allows(v) ? game.weight(state, event, slot, v) : 0;
    std::uint32_t drawn = roll(all, bits);
    for (int v = domain.min; v <= domain.max; ++v) {
      const std::uint32_t weight = domain.allows(v) ? game.weight(state, event, slot, v) : 0;
      if (drawn < weight) { event.set(slot, v); break; }
      drawn -= weight;
    }
  }
}

}  // namespace lungta
