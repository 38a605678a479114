/* The panel: a 128x64 monochrome OLED that speaks the SSD1306 / SH1106 byte protocol.
 * Everything the panel can do (power, contrast, addressing) is a byte sequence, so one function is enough;
 * which of the two panels is fitted is a setting that only firmware/ui/canvas needs to know. */
#ifndef LUNGTA_HAL_DISPLAY_H
#define LUNGTA_HAL_DISPLAY_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/* Sends one bus transaction: control byte(s), then commands or data, as the panel's data sheet has them.
 * False when no panel answers; the caller goes on without one. */
bool hal_display_write(const uint8_t *bytes, size_t count);

#ifdef __cplusplus
}
#endif
#endif
