#include "hal/board.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "board/terminal/flash.h"
#include "board/terminal/host.h"
#include "board/terminal/picture.h"

namespace lungta::terminal {
namespace {

Options chosen;
Host* the_host = nullptr;

Host* choose_host() {
  if (!chosen.serial_commands.empty()) return new_serial_host(chosen);
  if (isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) return new_keyboard_host(chosen);
  return new_script_host(chosen);
}

void write_screenshot() {
  if (chosen.screenshot.empty()) return;
  const std::string picture = png(the_host->panel);
  std::FILE* file = std::fopen(chosen.screenshot.c_str(), "wb");
  const bool written = file != nullptr && std::fwrite(picture.data(), 1, picture.size(), file) == picture.size();
  if (file == nullptr || std::fclose(file) != 0 || !written) std::perror(chosen.screenshot.c_str());
}

// Runs at every regular end: the terminal is itself again before anything else is said.
void end() {
  write_screenshot();
  delete the_host;
}

}  // namespace

Host& host() { return *the_host; }
const Options& options() { return chosen; }

}  // namespace lungta::terminal

void hal_board_start(int argc, char** argv) {
  using namespace lungta::terminal;
  chosen = parse_options(argc, argv);
  open_flash(chosen.flash);
  the_host = choose_host();
  std::atexit(end);
}

bool hal_board_running(void) { return lungta::terminal::host().running(); }
