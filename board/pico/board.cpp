#include "hal/board.h"

#include <cstdint>

#include "board/pico/parts.h"

namespace {

// The linker's names: the stack grows down from the end of the two 4 KiB scratch banks, which hold nothing else.
extern "C" std::uint32_t __scratch_x_end__[];

// A word no code writes by chance; the emulator looks for the lowest one that changed (tests/emulator/pico.mjs).
constexpr std::uint32_t kStackPaint = 0x57ACC0DE;
constexpr std::uintptr_t kStackInUse = 64;  // bytes below this frame that the loop itself may need

void paint_stack() {
  const auto here = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0)) - kStackInUse;
  for (volatile std::uint32_t* word = __scratch_x_end__; reinterpret_cast<std::uintptr_t>(word) < here; ++word) {
    *word = kStackPaint;
  }
}

}  // namespace

void hal_board_start(int, char**) {
  paint_stack();
  lungta::pico::start_clock();
  lungta::pico::start_buttons();
  lungta::pico::start_display();
  lungta::pico::start_power();
  lungta::pico::start_serial();
}

bool hal_board_running() { return true; }
