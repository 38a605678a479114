// The version of the firmware, shown in settings and over the serial line.
#pragma once

namespace lungta {

inline constexpr const char* kVersion = "0.1.0";

}  // namespace lungta
