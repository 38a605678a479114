// A whole board in memory, for running the application in a test: time passes when the device sleeps, buttons are
// pressed by a script, the panel swallows everything. The flash is fake_flash.
#pragma once
#include <cstdint>
#include <string_view>

namespace lungta::fake_board {

// As after power-on; the flash keeps what it has.
void power_up();
// The buttons that are down from now on.
void set_buttons(std::uint8_t down);
std::uint32_t now_ms();
// What the device has said over its serial line since the last call, and what it is to hear.
std::string_view take_said();
void tell(std::string_view line);

}  // namespace lungta::fake_board
