/* Battery, USB supply, watchdog, restart. */
#ifndef LUNGTA_HAL_POWER_H
#define LUNGTA_HAL_POWER_H
#include <stdbool.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/* Supply voltage in millivolts, 0 when it cannot be measured. */
uint16_t hal_power_supply_mv(void);

/* True while USB supplies the device. */
bool hal_power_usb(void);

/* The watchdog restarts a device that has not fed it for eight seconds. */
void hal_power_watchdog_start(void);
void hal_power_watchdog_feed(void);

/* Restarts the firmware. Returns only on boards that cannot restart. */
void hal_power_restart(void);

/* Restarts into the loader that takes a new UF2. Returns only on boards that have none. */
void hal_power_restart_to_loader(void);

#ifdef __cplusplus
}
#endif
#endif
