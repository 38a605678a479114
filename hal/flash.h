/* The part of the NOR flash that keeps games and settings. Offsets count from the start of that part.
 * NOR semantics: an erase sets a whole sector to 0xFF; a program can only clear bits. */
#ifndef LUNGTA_HAL_FLASH_H
#define LUNGTA_HAL_FLASH_H
#include <stdbool.h>
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

#define HAL_FLASH_PAGE    256u                      /* the largest unit one program writes */
#define HAL_FLASH_SECTOR  4096u                     /* the unit of erasing */
#define HAL_FLASH_SECTORS 256u                      /* the upper 1 MiB of the Pico's 2 MiB */
#define HAL_FLASH_SIZE    (HAL_FLASH_SECTORS * HAL_FLASH_SECTOR)

/* The whole part, mapped for reading. */
const uint8_t *hal_flash_map(void);

/* Programs one page; `offset` is a multiple of HAL_FLASH_PAGE, `page` has HAL_FLASH_PAGE bytes in RAM.
 * Bytes of 0xFF leave the flash as it is, so several records can share a page. False: the chip refused. */
bool hal_flash_program(uint32_t offset, const uint8_t *page);

/* Erases one sector; blocks for 45 to 400 ms. `offset` is a multiple of HAL_FLASH_SECTOR. */
bool hal_flash_erase(uint32_t offset);

#ifdef __cplusplus
}
#endif
#endif
