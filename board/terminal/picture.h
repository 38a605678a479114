// What the panel shows, as text and as a picture file.
#pragma once

#include <string>
#include <vector>

#include "board/terminal/panel.h"

namespace lungta::terminal {

// Rows of UTF-8: braille is 64 x 16 characters, half blocks are 128 x 32.
std::vector<std::string> braille(const Panel& panel);
std::vector<std::string> half_blocks(const Panel& panel);

// Portable bitmap in text form (P1), one row of pixels per line.
std::string pbm(const Panel& panel);

// Four pixels for each of the panel's, in the colours of an OLED.
std::string png(const Panel& panel);

}  // namespace lungta::terminal
