#include "tests/support/fake_flash.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace lungta::fake_flash {
namespace {

// Cells that an interrupted operation left between two states.
struct Scar {
  std::uint32_t offset;
  std::vector<std::uint8_t> before;  // as if the operation had not happened
  std::vector<std::uint8_t> after;   // as if it had ended
  std::vector<std::uint8_t> mask;    // the bits in doubt
};

struct Operation {
  bool erase;
  std::uint32_t length;
};

struct Chip {
  alignas(4) std::array<std::uint8_t, HAL_FLASH_SIZE> bytes;
  std::bitset<HAL_FLASH_SECTORS> touched;
  std::bitset<HAL_FLASH_SECTORS> worn;
  std::bitset<HAL_FLASH_SECTORS> locked;
  std::vector<Scar> scars;
  std::vector<Operation> operations;
  std::uint32_t erases = 0;
  Cut cut;
  bool off = false;
  bool settles = true;
  bool fresh = true;  // the bytes were never set
  std::uint64_t random = 1;
};
Chip chip;

std::uint32_t random_bits() {
  chip.random = chip.random * 6364136223846793005u + 1442695040888963407u;
  return static_cast<std::uint32_t>(chip.random >> 33);
}
std::uint8_t random_byte() { return static_cast<std::uint8_t>(random_bits() >> 8); }

void demand(bool promise, const char* what) {
  if (promise) return;
  std::fprintf(stderr, "fake flash: %s\n", what);
  std::abort();
}

// How doubtful cells read: all as before, all as after, or anything between. The extremes must be likely, because a
// record that is whole today and gone tomorrow is the worst case.
void draw(const Scar& scar) {
  enum Mood { kBefore, kAfter, kAnything, kMixedBytes, kNearlyAfter, kMoods };
  const auto mood = static_cast<Mood>(random_bits() % kMoods);
  const std::uint32_t odd_one = random_bits() % static_cast<std::uint32_t>(scar.mask.size());
  for (std::uint32_t i = 0; i < scar.mask.size(); ++i) {
    std::uint8_t value = mood == kBefore ? scar.before[i] : scar.after[i];
    if (mood == kAnything) value = random_byte();
    if (mood == kMixedBytes && random_bits() % 2 == 0) value = random_bits() % 8 == 0 ? random_byte() : scar.before[i];
    if (mood == kNearlyAfter && i == odd_one) value = scar.before[i];
    std::uint8_t& cell = chip.bytes[scar.offset + i];
    cell = static_cast<std::uint8_t>((cell & ~scar.mask[i]) | (value & scar.mask[i]));
  }
}

void wound(Scar scar) {
  draw(scar);
  if (chip.cut.wound == Wound::kUnstable) chip.scars.push_back(std::move(scar));
}

// A torn program in its plain form: whole bytes, one broken byte, nothing.
void tear(std::uint32_t offset, const std::uint8_t* page) {
  for (std::uint32_t i = 0; i < chip.cut.byte; ++i) chip.bytes[offset + i] &= page[i];
  std::uint8_t& broken = chip.bytes[offset + chip.cut.byte];
  broken = static_cast<std::uint8_t>(broken & (page[chip.cut.byte] | random_byte()));
}

void tear_unstable(std::uint32_t offset, const std::uint8_t* page) {
  Scar scar{offset, {}, {}, {}};
  for (std::uint32_t i = 0; i <= chip.cut.byte; ++i) {
    const std::uint8_t old = chip.bytes[offset + i];
    scar.before.push_back(old);
    scar.after.push_back(old & page[i]);
    scar.mask.push_back(old & static_cast<std::uint8_t>(~page[i]));
  }
  wound(std::move(scar));
}

void half_erase(std::uint32_t offset) {
  const auto begin = chip.bytes.begin() + offset;
  wound({offset, std::vector<std::uint8_t>(begin, begin + HAL_FLASH_SECTOR),
         std::vector<std::uint8_t>(HAL_FLASH_SECTOR, 0xFF), std::vector<std::uint8_t>(HAL_FLASH_SECTOR, 0xFF)});
}

// A completed program makes the zeros it wrote lasting.
void settle(std::uint32_t offset, const std::uint8_t* page) {
  if (!chip.settles) return;
  for (Scar& scar : chip.scars) {
    for (std::uint32_t i = 0; i < scar.mask.size(); ++i) {
      const std::uint32_t at = scar.offset + i;
      if (at >= offset && at < offset + HAL_FLASH_PAGE) scar.mask[i] &= page[at - offset];
    }
  }
}

// True if the power goes during the operation that begins now.
bool goes_off(bool erase, std::uint32_t length) {
  chip.operations.push_back({erase, length});
  chip.off = chip.operations.size() == chip.cut.operation + std::size_t{1};
  return chip.off;
}

}  // namespace

void insert_blank_chip(std::uint64_t seed) {
  for (std::uint32_t sector = 0; sector < HAL_FLASH_SECTORS; ++sector) {
    if (!chip.fresh && !chip.touched[sector]) continue;
    std::fill_n(chip.bytes.begin() + sector * HAL_FLASH_SECTOR, HAL_FLASH_SECTOR, std::uint8_t{0xFF});
  }
  chip.fresh = false;
  chip.touched.reset();
  chip.worn.reset();
  chip.locked.reset();
  chip.scars.clear();
  chip.settles = true;
  chip.random = seed * 0x9E3779B97F4A7C15u + 1;
  power_up();
}

std::span<std::uint8_t> image() {
  chip.touched.set();  // whoever asks may change any of it
  return chip.bytes;
}

void plan_cut(const Cut& cut) { chip.cut = cut; }
bool is_off() { return chip.off; }

void power_up() {
  if (chip.fresh) insert_blank_chip();
  chip.off = false;
  chip.cut = Cut{};
  chip.operations.clear();
  chip.erases = 0;
  for (const Scar& scar : chip.scars) draw(scar);
}

void set_reprogram_settles(bool settles) { chip.settles = settles; }
void lock(std::uint32_t sector) { chip.locked.set(sector); }
void wear_out(std::uint32_t sector) { chip.worn.set(sector); }
std::uint32_t operations() { return static_cast<std::uint32_t>(chip.operations.size()); }
std::uint32_t erases() { return chip.erases; }
std::uint32_t operation_length(std::uint32_t operation) { return chip.operations.at(operation).length; }
bool operation_is_erase(std::uint32_t operation) { return chip.operations.at(operation).erase; }

}  // namespace lungta::fake_flash

using namespace lungta::fake_flash;

extern "C" const std::uint8_t* hal_flash_map(void) {
  if (chip.fresh) insert_blank_chip();
  return chip.bytes.data();
}

extern "C" bool hal_flash_program(std::uint32_t offset, const std::uint8_t* page) {
  demand(offset % HAL_FLASH_PAGE == 0 && offset < HAL_FLASH_SIZE, "program outside, or not on a page");
  demand(page + HAL_FLASH_PAGE <= chip.bytes.data() || page >= chip.bytes.data() + HAL_FLASH_SIZE,
         "the page to program lies in the flash itself");
  if (chip.fresh) insert_blank_chip();
  if (chip.off || chip.locked[offset / HAL_FLASH_SECTOR]) return false;
  chip.touched.set(offset / HAL_FLASH_SECTOR);
  std::uint32_t length = HAL_FLASH_PAGE;
  while (length > 0 && page[length - 1] == 0xFF) --length;
  if (goes_off(false, length) && chip.cut.byte < HAL_FLASH_PAGE) {
    chip.cut.wound == Wound::kStable ? tear(offset, page) : tear_unstable(offset, page);
    return false;
  }
  for (std::uint32_t i = 0; i < HAL_FLASH_PAGE; ++i) chip.bytes[offset + i] &= page[i];
  settle(offset, page);
  if (chip.worn[offset / HAL_FLASH_SECTOR]) chip.bytes[offset + (length == 0 ? 0 : length - 1)] &= 0xEE;
  return !chip.off;
}

extern "C" bool hal_flash_erase(std::uint32_t offset) {
  demand(offset % HAL_FLASH_SECTOR == 0 && offset < HAL_FLASH_SIZE, "erase outside, or not on a sector");
  if (chip.fresh) insert_blank_chip();
  if (chip.off || chip.locked[offset / HAL_FLASH_SECTOR]) return false;
  chip.touched.set(offset / HAL_FLASH_SECTOR);
  ++chip.erases;
  if (goes_off(true, 0) && chip.cut.byte < HAL_FLASH_PAGE) {
    half_erase(offset);
    return false;
  }
  std::fill_n(chip.bytes.begin() + offset, HAL_FLASH_SECTOR, std::uint8_t{0xFF});
  std::erase_if(chip.scars,
                [offset](const Scar& scar) { return scar.offset / HAL_FLASH_SECTOR == offset / HAL_FLASH_SECTOR; });
  return !chip.off;
}
