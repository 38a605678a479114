#include "hal/display.h"

#include <cstddef>
#include <cstdint>

#include "board/pico/parts.h"
#include "board/pico/pins.h"
#include "hardware/gpio.h"
#include "hardware/i2c.h"
#include "hardware/irq.h"
#include "hardware/timer.h"
#include "pico/time.h"

namespace {

using lungta::pico::kPins;

constexpr uint kBusHz = 400'000;
constexpr uint kBusIrq = I2C0_IRQ;
constexpr std::uint32_t kPanelAddress = 0x3C;
constexpr std::uint32_t kFifoDepth = 16;
constexpr std::uint32_t kRefillAt = 4;     // 4 bytes are 90 us: time enough to wake and refill
constexpr std::uint64_t kSlackUs = 2'000;  // a byte takes 22.5 us; twice that and this is a stuck bus
constexpr std::uint64_t kByteLimitUs = 45;

constexpr std::uint32_t kEndings = I2C_IC_INTR_MASK_M_TX_ABRT_BITS | I2C_IC_INTR_MASK_M_STOP_DET_BITS;

// The transfer under way. The interrupt feeds the FIFO, so the core sleeps while the bus works.
struct Transfer {
  const std::uint8_t* next;
  const std::uint8_t* end;
  bool refused;
  bool over;
};
volatile Transfer transfer{};

// Fills the FIFO; true when the last byte is in it.
bool refill() {
  i2c_hw_t* bus = i2c0->hw;
  while (transfer.next != transfer.end && bus->txflr < kFifoDepth) {
    const std::uint8_t byte = *transfer.next;
    transfer.next = transfer.next + 1;
    bus->data_cmd = byte | (transfer.next == transfer.end ? I2C_IC_DATA_CMD_STOP_BITS : 0u);
  }
  return transfer.next == transfer.end;
}

void on_bus() {
  i2c_hw_t* bus = i2c0->hw;
  const std::uint32_t causes = bus->intr_stat;
  if (causes & I2C_IC_INTR_STAT_R_TX_ABRT_BITS) {  // nobody answered; the bus sends its stop by itself
    transfer.refused = true;
    transfer.next = transfer.end;
    static_cast<void>(bus->clr_tx_abrt);
  }
  if (causes & I2C_IC_INTR_STAT_R_STOP_DET_BITS) {
    static_cast<void>(bus->clr_stop_det);
    bus->intr_mask = 0;
    transfer.over = true;
    return;
  }
  if (refill()) bus->intr_mask = kEndings;
}

bool transfer_is_over() { return transfer.over; }

// A panel that lost its clock in mid-byte holds the data line down: nine clocks make it let go.
void free_bus() {
  gpio_init(kPins.panel_clock);
  gpio_pull_up(kPins.panel_clock);
  gpio_pull_up(kPins.panel_data);
  for (int i = 0; i < 9; ++i) {
    gpio_set_dir(kPins.panel_clock, GPIO_OUT);  // out drives low, in lets the pull-up raise it
    busy_wait_us_32(5);
    gpio_set_dir(kPins.panel_clock, GPIO_IN);
    busy_wait_us_32(5);
  }
}

void set_up_bus() {
  i2c_init(i2c0, kBusHz);
  i2c0->hw->intr_mask = 0;
  i2c0->hw->tx_tl = kRefillAt;
  // TX_EMPTY is to mean "the FIFO runs low"; the SDK sets it to mean "the last bit has left".
  i2c0->hw->enable = 0;
  hw_clear_bits(&i2c0->hw->con, I2C_IC_CON_TX_EMPTY_CTRL_BITS);
  i2c0->hw->tar = kPanelAddress;
  i2c0->hw->enable = 1;
  gpio_set_function(kPins.panel_data, GPIO_FUNC_I2C);
  gpio_set_function(kPins.panel_clock, GPIO_FUNC_I2C);
}

}  // namespace

void lungta::pico::start_display() {
  free_bus();
  set_up_bus();
  irq_set_exclusive_handler(kBusIrq, on_bus);
  irq_set_enabled(kBusIrq, true);
}

bool hal_display_write(const std::uint8_t* bytes, std::size_t count) {
  if (count == 0) return true;
  transfer.next = bytes;
  transfer.end = bytes + count;
  transfer.refused = false;
  transfer.over = false;
  static_cast<void>(i2c0->hw->clr_intr);
  i2c0->hw->intr_mask = refill() ? kEndings : kEndings | I2C_IC_INTR_MASK_M_TX_EMPTY_BITS;
  if (lungta::pico::idle_until(transfer_is_over, time_us_64() + kSlackUs + count * kByteLimitUs)) {
    return !transfer.refused;
  }
  i2c0->hw->intr_mask = 0;  // the bus is stuck: start over, or the next transfer would hang as well
  free_bus();
  set_up_bus();
  return false;
}
