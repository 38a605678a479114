#include "hal/serial.h"

#include "board/terminal/host.h"

bool hal_serial_connected(void) { return lungta::terminal::host().serial_connected(); }

size_t hal_serial_read(uint8_t* bytes, size_t capacity) {
  return lungta::terminal::host().serial_read(bytes, capacity);
}

size_t hal_serial_write(const uint8_t* bytes, size_t count) {
  return lungta::terminal::host().serial_write(bytes, count);
}

namespace lungta::terminal {

// Nobody at the other end: nothing comes, what is sent is lost.
bool Host::serial_connected() const { return false; }
size_t Host::serial_read(uint8_t*, size_t) { return 0; }
size_t Host::serial_write(const uint8_t*, size_t) { return 0; }

}  // namespace lungta::terminal
