// What the parts of this board offer each other beyond the hal: bring-up, and waiting without losing a wake-up.
#pragma once

#include <cstdint>

namespace lungta::pico {

void start_buttons();
void start_clock();
void start_display();
void start_power();
void start_serial();

// Sleeps in WFI until ready() holds, and returns true; false when the time (in microseconds since power-on) came
// first. Interrupts are off while ready() is asked, so a wake-up between the question and the sleep is not lost.
bool idle_until(bool (*ready)(), std::uint64_t deadline_us);

// A button changed since the last call of take_button_change().
bool button_changed();
bool take_button_change();

// USB has work for serial_service(), which must not run inside an interrupt.
bool serial_has_work();
void serial_service();
// A byte waits to be read, or room was made for one that could not be written.
bool serial_wants_attention();

}  // namespace lungta::pico
