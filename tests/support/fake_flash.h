// Flash in memory that behaves like the chip: an erase sets a sector to 0xFF, a program can only clear bits, and when
// the power goes in the middle of either, cells are left that nobody can rely on.
#pragma once
#include <cstdint>
#include <span>

#include "hal/flash.h"

namespace lungta::fake_flash {

// What a cut leaves behind.
enum class Wound : std::uint8_t {
  kStable,    // the bytes before the cut are programmed, the one it met partly; it reads the same ever after
  kUnstable,  // every bit the operation was changing may read either way, and differently after each power-up
};

// Where the power goes. The operation (program or erase) with this number, counted from 0 since the power came up, is
// the last one. `byte` is how far a program gets (HAL_FLASH_PAGE: to its end, but nobody hears of it); an erase is
// left half done unless `byte` is HAL_FLASH_PAGE.
struct Cut {
  std::uint32_t operation = UINT32_MAX;
  std::uint32_t byte = 0;
  Wound wound = Wound::kStable;
};

// A chip from the factory, powered up. The seed decides everything that is random from here on.
void insert_blank_chip(std::uint64_t seed = 1);

// The bytes as they are, to read or to spoil.
std::span<std::uint8_t> image();

void plan_cut(const Cut& cut);
bool is_off();    // the planned cut has come: operations do nothing and fail until power_up()
void power_up();  // counts operations from 0 again, forgets the plan; unstable cells take the value they read as now

// Whether programming an unstable cell to 0 a second time makes it a lasting 0, as the chips' makers say. On by
// default; off asks for more than the chip promises.
void set_reprogram_settles(bool settles);

// Programs into this sector clear one bit too many from now on: a sector that is worn out.
void wear_out(std::uint32_t sector);

// Programs and erases of this sector are refused from now on and change nothing.
void lock(std::uint32_t sector);

// Since the last power_up().
std::uint32_t operations();
std::uint32_t erases();

// What the operation with this number would program, once it has been run: how many bytes of its page change anything
// up to and including the last. 0 for an erase.
std::uint32_t operation_length(std::uint32_t operation);
bool operation_is_erase(std::uint32_t operation);

}  // namespace lungta::fake_flash
