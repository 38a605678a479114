#include "tests/support/random_play.h"

namespace lungta {

int RandomPlay::value_in(const Domain& domain) {
  // Presets are likely, as they are at a table: otherwise most events would break some limit.
  if (domain.preset != kUnset && domain.allows(domain.preset) && one_in(2)) return domain.preset;
  const int span = domain.max - domain.min + 1;
  require(span > 0);  // what is shown can be filled in
  for (;;) {
    const int value = domain.min + static_cast<int>(below(static_cast<std::uint32_t>(span)));
    if (domain.allows(value)) return value;
  }
}

void RandomPlay::fill(const Asker& asker, Event& values, std::uint32_t kept) {
  const std::span<const Field> fields = asker.fields(values);
  for (int slot = 0; slot < slot_count(fields); ++slot) {
    const Domain domain = asker.domain(values, slot);
    if (!domain.visible) { values.set(slot, 0); continue; }
    if (((kept >> slot) & 1U) != 0 && domain.allows(values[slot])) continue;
    const SlotPlace place = place_of(fields, slot);
    const FieldKind kind = fields[static_cast<std::size_t>(place.field)].kind;
    const bool ended = place.within > 0 && values[slot - 1] == 0;  // text stops at its first 0
    if (kind == FieldKind::kText) values.set(slot, ended || one_in(5) ? 0 : 'a' + static_cast<int>(below(26)));
    else values.set(slot, value_in(domain));
  }
}

void RandomPlay::draw(const Game& game, const AnyState& state, Event& values) {
  const std::span<const Field> fields = game.info->actions[values.action].fields;
  for (int slot = 0; slot < slot_count(fields); ++slot) {
    if (fields[static_cast<std::size_t>(place_of(fields, slot).field)].kind != FieldKind::kRandom) continue;
    const Domain domain = game.domain(state, values, slot);
    if (!domain.visible) { values.set(slot, 0); continue; }
    int value = value_in(domain);
    for (int tries = 0; game.weight(state, values, slot, value) == 0 && tries < 1000; ++tries) value = value_in(domain);
    values.set(slot, value);
  }
}

Setup RandomPlay::setup(std::uint8_t game_index) {
  const Game& game = games()[game_index];
  constexpr std::array<const char*, kMaxPlayers> kNames{"Ana", "Bo", "Chlo\xE9", "Dag", "\xC9va", "Finn"};
  for (;;) {
    Setup setup;
    setup.game = game_index;
    const std::uint32_t span = game.info->max_players - game.info->min_players + 1U;
    setup.players = static_cast<std::uint8_t>(game.info->min_players + below(span));
    for (std::size_t seat = 0; seat < setup.players; ++seat) setup.names[seat] = PlayerName(kNames[seat]);
    Event options;
    fill(Asker::for_options(game, setup), options, 0);
    setup.options = options;
    if (check_setup(game, setup).is_ok()) return setup;
  }
}

Event RandomPlay::event(const Game& game, const AnyState& state) {
  const Asker asker = Asker::for_action(game, state);
  Event values;
  std::uint32_t kept = 0;
  const Question question = game.next(state);
  if (question.due && !one_in(3)) {
    values = question.prefilled;
    kept = question.fixed | (one_in(2) ? question.given : 0);
    if (game.info->actions[values.action].who == Who::kPlayer) kept |= 1U;
  } else {
    values.action = static_cast<std::uint8_t>(below(static_cast<std::uint32_t>(game.info->actions.size())));
  }
  fill(asker, values, kept);
  draw(game, state, values);
  return values;
}

}  // namespace lungta
