#include "hal/clock.h"

#include "board/terminal/host.h"

uint32_t hal_clock_ms(void) { return static_cast<uint32_t>(lungta::terminal::host().now_us() / 1000); }

uint32_t hal_clock_us(void) { return static_cast<uint32_t>(lungta::terminal::host().now_us()); }

void hal_clock_sleep_until(uint32_t ms) { lungta::terminal::host().sleep_until(ms); }
