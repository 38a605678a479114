#include "board/terminal/options.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace lungta::terminal {
namespace {

constexpr const char* kHelp = R"(Lungta, the handheld scorer, in a terminal.

  tools/play                           play with the keyboard
  printf 'down a a' | tools/play       play a key script and print each screen

Keys: arrows, Enter = A, Backspace = B, h = hold A (help), u = hold B (undo), q = quit.
Script words: up down left right a b hold-a hold-b, and `wait N` (milliseconds).
A script runs on a clock of its own and rolls the same dice each time.

  --flash FILE           the device's memory (default: $XDG_DATA_HOME/lungta/flash.bin)
  --screenshot FILE      write the last screen as PNG
  --frames FILE          write every screen of a script as text PBM, one after another
  --seed N               what the dice of this run start from
  --serial-command LINE  send a line to the device's serial port, print its answer, end (may be repeated)
  --help                 this text
)";

[[noreturn]] void refuse(const char* reason, std::string_view what) {
  std::fprintf(stderr, "%s: %.*s (see --help)\n", reason, static_cast<int>(what.size()), what.data());
  std::exit(2);
}

std::string default_flash() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && *data != '\0') return std::string(data) + "/lungta/flash.bin";
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') refuse("no home folder to keep games in", "use --flash FILE");
  return std::string(home) + "/.local/share/lungta/flash.bin";
}

uint64_t parse_seed(const std::string& text) {
  char* end = nullptr;
  const uint64_t seed = std::strtoull(text.c_str(), &end, 0);
  if (text.empty() || *end != '\0') refuse("not a number", text);
  return seed;
}

}  // namespace

Options parse_options(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string_view name = argv[i];
    if (name == "--help" || name == "-h") {
      std::fputs(kHelp, stdout);
      std::exit(0);
    }
    const bool known = name == "--flash" || name == "--screenshot" || name == "--frames" || name == "--seed" ||
                       name == "--serial-command";
    if (!known) refuse("unknown option", name);
    if (++i == argc) refuse("option without its value", name);
    const std::string value = argv[i];
    if (name == "--flash") options.flash = value;
    if (name == "--screenshot") options.screenshot = value;
    if (name == "--frames") options.frames = value;
    if (name == "--seed") options.seed = parse_seed(value);
    if (name == "--serial-command") options.serial_commands.push_back(value);
  }
  if (options.flash.empty()) options.flash = default_flash();
  return options;
}

}  // namespace lungta::terminal
