// The two controllers sold on 128x64 OLED modules. They differ in where column 0 lies.
#pragma once

#include <cstdint>

namespace lungta {

enum class Panel : uint8_t { kSsd1306, kSh1106 };

}  // namespace lungta
