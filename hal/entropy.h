/* Randomness for dice. */
#ifndef LUNGTA_HAL_ENTROPY_H
#define LUNGTA_HAL_ENTROPY_H
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/* 32 independent, unbiased random bits. */
uint32_t hal_entropy_bits(void);

#ifdef __cplusplus
}
#endif
#endif
