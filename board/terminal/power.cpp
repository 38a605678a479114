#include "hal/power.h"

// A PC has no battery to watch, and a program that hangs is ended by its user.
uint16_t hal_power_supply_mv(void) { return 0; }
bool hal_power_usb(void) { return true; }
void hal_power_watchdog_start(void) {}
void hal_power_watchdog_feed(void) {}
void hal_power_restart(void) {}
void hal_power_restart_to_loader(void) {}
