/* The serial line to a PC (USB CDC on the Pico). Never blocks. */
#ifndef LUNGTA_HAL_SERIAL_H
#define LUNGTA_HAL_SERIAL_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/* True while somebody listens at the other end. When nobody does, what was sent and not read is dropped. */
bool hal_serial_connected(void);

/* Copies up to `capacity` received bytes and returns how many. */
size_t hal_serial_read(uint8_t *bytes, size_t capacity);

/* Sends bytes and returns how many were taken; fewer than `count` when the line is full or unplugged. */
size_t hal_serial_write(const uint8_t *bytes, size_t count);

#ifdef __cplusplus
}
#endif
#endif
