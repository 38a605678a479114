#include "hal/clock.h"

#include <cstdint>

#include "board/pico/parts.h"
#include "hardware/sync.h"
#include "hardware/timer.h"

namespace {

constexpr uint kAlarm = 0;  // the only user of the hardware alarms

void on_alarm(uint) {}  // waking the core is all it is for

// In the interrupt-safe part only questions are asked; the work follows in hal_clock_sleep_until.
bool something_happened() { return lungta::pico::button_changed() || lungta::pico::serial_has_work(); }

}  // namespace

void lungta::pico::start_clock() {
  hardware_alarm_claim(kAlarm);
  hardware_alarm_set_callback(kAlarm, on_alarm);
}

bool lungta::pico::idle_until(bool (*ready)(), std::uint64_t deadline_us) {
  const bool past = hardware_alarm_set_target(kAlarm, from_us_since_boot(deadline_us));
  bool came = false;
  for (bool over = false; !over;) {
    const std::uint32_t interrupts = save_and_disable_interrupts();
    came = ready();
    over = came || past || time_us_64() >= deadline_us;
    if (!over) __wfi();  // an interrupt that is pending by now ends it at once
    restore_interrupts(interrupts);
  }
  hardware_alarm_cancel(kAlarm);
  return came;
}

std::uint32_t hal_clock_ms() { return static_cast<std::uint32_t>(time_us_64() / 1000); }

std::uint32_t hal_clock_us() { return time_us_32(); }

void hal_clock_sleep_until(std::uint32_t ms) {
  const std::uint64_t now_ms = time_us_64() / 1000;
  const auto wait = static_cast<std::int32_t>(ms - static_cast<std::uint32_t>(now_ms));
  const std::uint64_t deadline_us = (now_ms + (wait > 0 ? static_cast<std::uint32_t>(wait) : 0)) * 1000;
  do {
    lungta::pico::serial_service();
    if (lungta::pico::take_button_change() || lungta::pico::serial_wants_attention()) return;
  } while (lungta::pico::idle_until(something_happened, deadline_us));
}
