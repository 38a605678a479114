#include "hal/buttons.h"

#include "board/terminal/host.h"

uint8_t hal_buttons_down(void) { return lungta::terminal::host().buttons_down(); }

uint8_t hal_buttons_take_presses(void) { return lungta::terminal::host().take_presses(); }
