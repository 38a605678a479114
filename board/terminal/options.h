// What the command line asks for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace lungta::terminal {

struct Options {
  std::string flash;                         // the file that holds the device's flash
  std::string screenshot;                    // PNG of the last screen; empty: none
  std::string frames;                        // every screen of a key script as text PBM; empty: none
  std::vector<std::string> serial_commands;  // lines sent to the device's serial port in place of keys
  std::optional<uint64_t> seed;              // of the dice
};

// Ends the program on --help and on anything it does not understand.
Options parse_options(int argc, char** argv);

}  // namespace lungta::terminal
