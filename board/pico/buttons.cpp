#include "hal/buttons.h"

#include <cstddef>
#include <cstdint>

#include "board/pico/parts.h"
#include "board/pico/pins.h"
#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/sync.h"

namespace {

using lungta::pico::kPins;

constexpr std::uint32_t kBothEdges = GPIO_IRQ_EDGE_FALL | GPIO_IRQ_EDGE_RISE;

volatile std::uint8_t presses = 0;
volatile bool changed = false;

// The GPIO block latches edges by itself: those of an erase, when interrupts are off, arrive here afterwards.
void on_edges() {
  for (std::size_t i = 0; i < kPins.buttons.size(); ++i) {
    const std::uint32_t edges = gpio_get_irq_event_mask(kPins.buttons[i]) & kBothEdges;
    if (edges == 0) continue;
    gpio_acknowledge_irq(kPins.buttons[i], edges);
    if (edges & GPIO_IRQ_EDGE_FALL) presses = static_cast<std::uint8_t>(presses | (1u << i));
    changed = true;
  }
}

}  // namespace

void lungta::pico::start_buttons() {
  irq_set_exclusive_handler(IO_IRQ_BANK0, on_edges);
  for (const uint pin : kPins.buttons) {
    gpio_init(pin);
    gpio_pull_up(pin);
    gpio_acknowledge_irq(pin, kBothEdges);  // the edge of switching the pull-up on is no press
    gpio_set_irq_enabled(pin, kBothEdges, true);
  }
  irq_set_enabled(IO_IRQ_BANK0, true);
}

bool lungta::pico::button_changed() { return changed; }

bool lungta::pico::take_button_change() {
  const std::uint32_t interrupts = save_and_disable_interrupts();
  const bool taken = changed;
  changed = false;
  restore_interrupts(interrupts);
  return taken;
}

std::uint8_t hal_buttons_down() {
  const std::uint32_t high = gpio_get_all();
  std::uint8_t down = 0;
  for (std::size_t i = 0; i < kPins.buttons.size(); ++i) {
    if ((high & (1u << kPins.buttons[i])) == 0) down = static_cast<std::uint8_t>(down | (1u << i));
  }
  return down;
}

std::uint8_t hal_buttons_take_presses() {
  const std::uint32_t interrupts = save_and_disable_interrupts();
  const std::uint8_t taken = presses;
  presses = 0;
  restore_interrupts(interrupts);
  return taken;
}
