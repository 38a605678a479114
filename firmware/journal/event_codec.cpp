#include "firmware/journal/event_codec.h"

#include "game/catalogue.h"

namespace lungta {

void encode_event(const Game& game, const Event& event, ByteWriter& out) {
  out.u8(event.action);
  int slot = 0;
  for (const Field& field : game.info->actions[event.action].fields) {
    for (int i = 0; i < field.slots; ++i, ++slot) {
      if (is_wide(field.kind)) out.i16(static_cast<std::int16_t>(event[slot]));
      else out.u8(static_cast<std::uint8_t>(event[slot]));
    }
  }
}

std::optional<Event> decode_event(const Game& game, ByteReader in) {
  Event event;
  event.action = in.u8();
  if (!in.ok() || event.action >= game.info->actions.size()) return std::nullopt;
  int slot = 0;
  for (const Field& field : game.info->actions[event.action].fields) {
    for (int i = 0; i < field.slots; ++i, ++slot) event.set(slot, is_wide(field.kind) ? in.i16() : in.u8());
  }
  if (!in.ok() || !in.at_end()) return std::nullopt;
  return event;
}

void encode_setup(const Setup& setup, ByteWriter& out) {
  out.u8(kPayloadVersion);
  out.u8(setup.game);
  out.u8(setup.players);
  for (std::size_t seat = 0; seat < setup.players; ++seat) {
    out.u8(static_cast<std::uint8_t>(setup.names[seat].size()));
    for (const char letter : setup.names[seat].view()) out.u8(static_cast<std::uint8_t>(letter));
  }
  // Options are small numbers of every kind: one byte each.
  const int slots = slot_count(games()[setup.game].info->options);
  for (int slot = 0; slot < slots; ++slot) out.u8(static_cast<std::uint8_t>(setup.options[slot]));
}

std::optional<Setup> decode_setup(ByteReader in) {
  Setup setup;
  if (in.u8() != kPayloadVersion) return std::nullopt;
  setup.game = in.u8();
  setup.players = in.u8();
  if (!in.ok() || setup.game >= games().size() || setup.players > kMaxPlayers) return std::nullopt;
  for (std::size_t seat = 0; seat < setup.players; ++seat) {
    const std::uint8_t length = in.u8();
    if (length > kNameLength) return std::nullopt;
    for (const std::uint8_t letter : in.bytes(length)) setup.names[seat].append(static_cast<char>(letter));
  }
  const int slots = slot_count(games()[setup.game].info->options);
  for (int slot = 0; slot < slots; ++slot) setup.options.set(slot, in.u8());
  if (!in.ok() || !in.at_end()) return std::nullopt;
  return setup;
}

}  // namespace lungta
