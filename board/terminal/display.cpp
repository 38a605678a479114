#include "hal/display.h"

#include "board/terminal/host.h"

bool hal_display_write(const uint8_t* bytes, size_t count) {
  lungta::terminal::host().panel.write(bytes, count);
  return true;
}
