#include "hal/flash.h"

#include <cstddef>
#include <cstdint>

#include "hardware/flash.h"
#include "hardware/regs/addressmap.h"
#include "hardware/sync.h"

namespace {

// The upper part of the chip; the linker keeps the program out of it (board/pico/limits.ld).
constexpr std::uint32_t kStart = PICO_FLASH_SIZE_BYTES - HAL_FLASH_SIZE;
static_assert(HAL_FLASH_PAGE == FLASH_PAGE_SIZE && HAL_FLASH_SECTOR == FLASH_SECTOR_SIZE);

constexpr bool fits(std::uint32_t offset, std::uint32_t unit) { return offset % unit == 0 && offset < HAL_FLASH_SIZE; }

// True when every bit that `page` clears is clear in the flash.
bool holds(std::uint32_t offset, const std::uint8_t* page) {
  const std::uint8_t* written = hal_flash_map() + offset;
  for (std::size_t i = 0; i < HAL_FLASH_PAGE; ++i) {
    if (written[i] & ~page[i]) return false;
  }
  return true;
}

bool is_blank(std::uint32_t offset) {
  const auto* words = reinterpret_cast<const std::uint32_t*>(hal_flash_map() + offset);
  for (std::size_t i = 0; i < HAL_FLASH_SECTOR / sizeof *words; ++i) {
    if (words[i] != 0xFFFFFFFFu) return false;
  }
  return true;
}

}  // namespace

const std::uint8_t* hal_flash_map() { return reinterpret_cast<const std::uint8_t*>(XIP_BASE + kStart); }

// While the chip works no code can be fetched from it: the SDK's functions run from RAM, and an interrupt handler
// would not. The second core is never started.
bool hal_flash_program(std::uint32_t offset, const std::uint8_t* page) {
  if (!fits(offset, HAL_FLASH_PAGE)) return false;
  const std::uint32_t interrupts = save_and_disable_interrupts();
  flash_range_program(kStart + offset, page, HAL_FLASH_PAGE);
  restore_interrupts(interrupts);
  return holds(offset, page);
}

bool hal_flash_erase(std::uint32_t offset) {
  if (!fits(offset, HAL_FLASH_SECTOR)) return false;
  const std::uint32_t interrupts = save_and_disable_interrupts();
  flash_range_erase(kStart + offset, HAL_FLASH_SECTOR);
  restore_interrupts(interrupts);
  return is_blank(offset);
}
