// Every wire of the device, in one table. docs/HARDWARE.md shows the same as a drawing.
#pragma once

#include <array>

#include "hal/buttons.h"
#include "pico/types.h"

namespace lungta::pico {

struct Pins {
  uint panel_data = 4;                                     // GP4, I2C0 SDA
  uint panel_clock = 5;                                    // GP5, I2C0 SCL
  uint usb_supply = 24;                                    // GP24, on the Pico itself: high while USB supplies it
  uint supply_third = 29;                                  // GP29, on the Pico itself: a third of the supply voltage
  std::array<uint, 6> buttons = {10, 11, 12, 13, 14, 15};  // GP10..GP15 to ground: Up Down Left Right A B
};
inline constexpr Pins kPins;

// Button i of the table is bit i of the hal.
static_assert(HAL_BUTTON_UP == 1u << 0 && HAL_BUTTON_DOWN == 1u << 1 && HAL_BUTTON_LEFT == 1u << 2);
static_assert(HAL_BUTTON_RIGHT == 1u << 3 && HAL_BUTTON_A == 1u << 4 && HAL_BUTTON_B == 1u << 5);

}  // namespace lungta::pico
