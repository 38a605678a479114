// A whole board in memory, for running the application in a test: time passes when the device sleeps, buttons are
// pressed by a script, the panel swallows everything. The flash is fake_flash.
#pragma once
#include <cstddef>
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
// Whether somebody listens at the other end (at first somebody does), and how many bytes the line takes at a time.
void connect(bool connected);
void set_serial_room(std::size_t bytes);
// The panel was told to show something, not to be dark.
bool panel_lit();
// Called whenever the device would sleep.
void on_sleep(void (*action)());

}  // namespace lungta::fake_board
