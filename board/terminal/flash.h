// The file behind the flash.
#pragma once

#include <string>

namespace lungta::terminal {

// Opens or creates the file; ends the program with a reason when it cannot be used.
void open_flash(const std::string& path);

}  // namespace lungta::terminal
