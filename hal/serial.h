/* The serial line to a PC (USB CDC on the Pico). Never blocks: bytes nobody reads are dropped. */
#ifndef LUNGTA_HAL_SERIAL_H
#define LUNGTA_HAL_SERIAL_H
#include <stddef.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/* Copies up to `capacity` received bytes and returns how many. */
size_t hal_serial_read(uint8_t *bytes, size_t capacity);

/* Sends bytes and returns how many were taken; fewer than `count` when the line is full or unplugged. */
size_t hal_serial_write(const uint8_t *bytes, size_t count);

#ifdef __cplusplus
}
#endif
#endif
