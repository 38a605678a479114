// A program for the tests of board/pico: it does what single letters on the serial line ask, and answers.
#include <array>
#include <cstdint>
#include <cstring>

#include "game/core/require.h"
#include "hal/board.h"
#include "hal/buttons.h"
#include "hal/clock.h"
#include "hal/display.h"
#include "hal/entropy.h"
#include "hal/flash.h"
#include "hal/power.h"
#include "hal/serial.h"

namespace {

constexpr std::uint32_t kSector = 3 * HAL_FLASH_SECTOR;
constexpr std::uint32_t kWatchdogBeatMs = 1000;

std::array<std::uint8_t, 1 + 1024> frame;
std::array<std::uint8_t, HAL_FLASH_PAGE> page;

void say(const char* text) { hal_serial_write(reinterpret_cast<const std::uint8_t*>(text), std::strlen(text)); }

void say(const char* name, std::uint32_t value) {
  std::array<char, 12> digits;
  char* first = digits.end() - 1;
  *first = '\0';
  do *--first = static_cast<char>('0' + value % 10);
  while (value /= 10);
  say(name);
  say(first);
  say("\n");
}

void light_panel() {
  const std::uint8_t on[] = {0x80, 0xA1, 0x80, 0xC8, 0x80, 0x20, 0x80, 0x00, 0x80, 0xAF};
  say("panel ", hal_display_write(on, sizeof on));
}

void send_frame() {
  frame.fill(0xFF);
  frame[0] = 0x40;
  const std::uint32_t start = hal_clock_us();
  hal_display_write(frame.data(), frame.size());
  say("frame ", hal_clock_us() - start);
}

void program(std::uint8_t first) {
  page.fill(0xFF);
  page[0] = first;
  say("program ", hal_flash_program(kSector, page.data()));
  say("byte ", hal_flash_map()[kSector]);
}

// Behind the peripherals nothing answers; the address comes from a variable, or the compiler would see through it.
volatile std::uint32_t* nowhere() {
  volatile std::uintptr_t address = 0x30000000;
  return reinterpret_cast<volatile std::uint32_t*>(address);
}

void store_near_null() {
  volatile std::uintptr_t address = 0x40;
  *reinterpret_cast<volatile std::uint32_t*>(address) = 0;
}

void serve(char letter) {
  switch (letter) {
    case 'd':
      return light_panel();
    case 'f':
      return send_frame();
    case 'b':
      return say("presses ", hal_buttons_take_presses());
    case 'h':
      return say("held ", hal_buttons_down());
    case 'e':
      return say("erase ", hal_flash_erase(kSector));
    case 'p':
      return program(0xF0);
    case 'q':
      return program(0x3C);
    case 'o':
      return say("outside ", hal_flash_erase(HAL_FLASH_SIZE));
    case 'r':
      return say("differ ", hal_entropy_bits() != hal_entropy_bits());
    case 'v':
      return say("supply ", hal_power_supply_mv());
    case 'u':
      return say("usb ", hal_power_usb());
    case 't':
      return say("ms ", hal_clock_ms());
    case 'R':
      return hal_power_restart();
    case 'L':
      return hal_power_restart_to_loader();
    case 'H':
      for (;;) hal_clock_sleep_until(hal_clock_ms() + 1);  // forgets the watchdog
    case 'N':
      return say("nowhere ", *nowhere());
    case 'W':
      *nowhere() = 1;
      return;
    case 'Z':
      return store_near_null();
    default:
      return say("?\n");
  }
}

}  // namespace

void lungta::fault(const char*, int) {
  hal_power_restart();
  for (;;) {
  }
}

int main(int argc, char** argv) {
  hal_board_start(argc, argv);
  hal_power_watchdog_start();
  while (hal_board_running()) {
    hal_power_watchdog_feed();
    hal_clock_sleep_until(hal_clock_ms() + kWatchdogBeatMs);
    std::uint8_t letter = 0;
    while (hal_serial_read(&letter, 1) == 1) serve(static_cast<char>(letter));
  }
}
