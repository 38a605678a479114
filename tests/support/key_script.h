// Plays the key scripts of tests/golden/scripts on the application itself.
#pragma once
#include <string>
#include <vector>

#include "firmware/app.h"

namespace lungta {

// The key words of a script file, repetitions (right*5) written out.
std::vector<std::string> read_key_script(const std::string& path);

// Presses one key as the boards' scripts do (40 ms, a hold 600 ms) and lets the device settle.
void press_key(App& app, const std::string& word);

}  // namespace lungta
