// Events and setups as bytes in flash, and back. docs/SPEC.md has every byte.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "firmware/journal/bytes.h"
#include "firmware/journal/record.h"
#include "game/core/field.h"
#include "game/core/game.h"

namespace lungta {

// The version of these bytes. A game whose tables change what its bytes mean raises it.
inline constexpr std::uint8_t kPayloadVersion = 1;

using PayloadBuffer = std::array<std::uint8_t, kMaxPayload>;

void encode_event(const Game& game, const Event& event, ByteWriter& out);
// Nothing when the bytes are not an event of this game.
std::optional<Event> decode_event(const Game& game, ByteReader in);

void encode_setup(const Setup& setup, ByteWriter& out);
// Nothing when the bytes are not a setup of a game this device knows.
std::optional<Setup> decode_setup(ByteReader in);

}  // namespace lungta
