#include "hal/power.h"

#include <cstdint>

#include "board/pico/parts.h"
#include "board/pico/pins.h"
#include "hardware/adc.h"
#include "hardware/gpio.h"
#include "hardware/watchdog.h"
#include "pico/bootrom.h"

namespace {

using lungta::pico::kPins;

constexpr std::uint32_t kWatchdogMs = 8'000;
constexpr uint kFirstAdcPin = 26;          // ADC input 0 is GP26
constexpr std::uint32_t kAdcSteps = 4096;  // 12 bits
constexpr std::uint32_t kAdcFullMv = 3'300;
constexpr std::uint32_t kDivider = 3;  // the Pico measures a third of its supply

}  // namespace

void lungta::pico::start_power() {
  gpio_init(kPins.usb_supply);
  adc_init();
  adc_gpio_init(kPins.supply_third);
}

std::uint16_t hal_power_supply_mv() {
  adc_select_input(kPins.supply_third - kFirstAdcPin);
  return static_cast<std::uint16_t>(adc_read() * kDivider * kAdcFullMv / kAdcSteps);
}

bool hal_power_usb() { return gpio_get(kPins.usb_supply); }

void hal_power_watchdog_start() { watchdog_enable(kWatchdogMs, true); }

void hal_power_watchdog_feed() { watchdog_update(); }

void hal_power_restart() {
  watchdog_reboot(0, 0, 0);
  for (;;) {
  }
}

void hal_power_restart_to_loader() { reset_usb_boot(0, 0); }
