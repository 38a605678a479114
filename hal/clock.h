/* Time since power-on, and sleep. */
#ifndef LUNGTA_HAL_CLOCK_H
#define LUNGTA_HAL_CLOCK_H
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/* Milliseconds since power-on; wraps after 49 days, so compare differences only. */
uint32_t hal_clock_ms(void);

/* Microseconds since power-on, for measuring only; wraps after 71 minutes. */
uint32_t hal_clock_us(void);

/* Sleeps until the given millisecond, or sooner when a button changes or a serial byte arrives. */
void hal_clock_sleep_until(uint32_t ms);

#ifdef __cplusplus
}
#endif
#endif
