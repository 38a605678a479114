/* Six buttons. Raw: debouncing and gestures are firmware/input's work. */
#ifndef LUNGTA_HAL_BUTTONS_H
#define LUNGTA_HAL_BUTTONS_H
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

#define HAL_BUTTON_UP    (1u << 0)
#define HAL_BUTTON_DOWN  (1u << 1)
#define HAL_BUTTON_LEFT  (1u << 2)
#define HAL_BUTTON_RIGHT (1u << 3)
#define HAL_BUTTON_A     (1u << 4)
#define HAL_BUTTON_B     (1u << 5)

/* The buttons that are down at this instant, a bit each. */
uint8_t hal_buttons_down(void);

/* The buttons that went down since the last call. Latched by the hardware, so that a press made while the core was busy
 * (an erase blocks it for up to 400 ms) is reported afterwards: each button once, however often and in whatever order
 * they were pressed meanwhile. */
uint8_t hal_buttons_take_presses(void);

#ifdef __cplusplus
}
#endif
#endif
