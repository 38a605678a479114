#include "hal/serial.h"

#include <cstddef>
#include <cstdint>

#include "board/pico/parts.h"
#include "tusb.h"

namespace {

bool was_full = false;  // a write was cut short: whoever wrote wants to know when there is room again

}  // namespace

void lungta::pico::start_serial() {
  const tusb_rhport_init_t port{.role = TUSB_ROLE_DEVICE, .speed = TUSB_SPEED_FULL};
  tusb_init(0, &port);
}

bool lungta::pico::serial_has_work() { return tud_task_event_ready(); }

void lungta::pico::serial_service() {
  if (tud_task_event_ready()) tud_task();
}

bool lungta::pico::serial_wants_attention() {
  return tud_cdc_available() != 0 || (was_full && tud_cdc_connected() && tud_cdc_write_available() != 0);
}

bool hal_serial_connected() {
  lungta::pico::serial_service();
  if (tud_cdc_connected()) return true;
  tud_cdc_write_clear();  // or whoever listens next would get the rest of an answer to somebody else
  was_full = false;
  return false;
}

std::size_t hal_serial_read(std::uint8_t* bytes, std::size_t capacity) {
  lungta::pico::serial_service();
  return tud_cdc_read(bytes, static_cast<std::uint32_t>(capacity));
}

std::size_t hal_serial_write(const std::uint8_t* bytes, std::size_t count) {
  lungta::pico::serial_service();
  if (!tud_cdc_connected()) {
    was_full = false;
    return 0;
  }
  const std::uint32_t taken = tud_cdc_write(bytes, static_cast<std::uint32_t>(count));
  tud_cdc_write_flush();
  was_full = taken < count;
  return taken;
}
