#include "tests/support/fake_board.h"

#include <cstddef>
#include <cstdint>
#include <string>

#include "hal/board.h"
#include "hal/buttons.h"
#include "hal/clock.h"
#include "hal/display.h"
#include "hal/entropy.h"
#include "hal/power.h"
#include "hal/serial.h"

namespace {

struct Board {
  std::uint32_t now_ms = 0;
  std::uint8_t down = 0;
  std::uint8_t presses = 0;
  std::uint32_t random = 1;
  std::string said;
  std::string taken;
  std::string heard;
  bool connected = true;
  std::size_t room = SIZE_MAX;
  bool lit = false;
  void (*on_sleep)() = nullptr;
};
Board board;

}  // namespace

namespace lungta::fake_board {

void power_up() { board = Board{}; }
void set_buttons(std::uint8_t down) {
  board.presses = static_cast<std::uint8_t>(board.presses | (down & ~board.down));
  board.down = down;
}
std::uint32_t now_ms() { return board.now_ms; }
std::string_view take_said() {
  board.taken = board.said;
  board.said.clear();
  return board.taken;
}
void tell(std::string_view line) { board.heard.append(line).append("\n"); }
void connect(bool connected) { board.connected = connected; }
void set_serial_room(std::size_t bytes) { board.room = bytes; }
bool panel_lit() { return board.lit; }
void on_sleep(void (*action)()) { board.on_sleep = action; }

}  // namespace lungta::fake_board

extern "C" {

void hal_board_start(int, char**) {}
bool hal_board_running(void) { return true; }

uint8_t hal_buttons_down(void) { return board.down; }
uint8_t hal_buttons_take_presses(void) {
  const uint8_t presses = board.presses;
  board.presses = 0;
  return presses;
}

uint32_t hal_clock_ms(void) { return board.now_ms; }
uint32_t hal_clock_us(void) { return board.now_ms * 1000; }
// Time moves in small steps, so that the script can press something in between.
void hal_clock_sleep_until(uint32_t ms) {
  constexpr uint32_t kStepMs = 10;
  if (board.on_sleep != nullptr) board.on_sleep();
  const uint32_t left = ms - board.now_ms;
  if (static_cast<int32_t>(left) > 0) board.now_ms += left < kStepMs ? left : kStepMs;
}

bool hal_display_write(const uint8_t* bytes, size_t count) {
  if (count == 2 && bytes[0] == 0 && (bytes[1] | 1) == 0xAF) board.lit = bytes[1] == 0xAF;
  return true;
}

uint32_t hal_entropy_bits(void) { return board.random = board.random * 1664525U + 1013904223U; }

uint16_t hal_power_supply_mv(void) { return 0; }
bool hal_power_usb(void) { return true; }
void hal_power_watchdog_start(void) {}
void hal_power_watchdog_feed(void) {}
void hal_power_restart(void) {}
void hal_power_restart_to_loader(void) {}

bool hal_serial_connected(void) { return board.connected; }
size_t hal_serial_read(uint8_t* bytes, size_t capacity) {
  const size_t count = board.heard.copy(reinterpret_cast<char*>(bytes), capacity);
  board.heard.erase(0, count);
  return count;
}
size_t hal_serial_write(const uint8_t* bytes, size_t count) {
  if (!board.connected) return 0;
  const size_t taken = count < board.room ? count : board.room;
  board.said.append(reinterpret_cast<const char*>(bytes), taken);
  return taken;
}
}
