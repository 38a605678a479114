// An OLED panel that listens to the bus: SSD1306 / SH1106 bytes in, pixels out.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace lungta::terminal {

class Panel {
 public:
  static constexpr int kWidth = 128;
  static constexpr int kHeight = 64;
  static constexpr int kPages = kHeight / 8;

  void write(const uint8_t* bytes, size_t count);

  // As seen: dark while the panel is switched off.
  [[nodiscard]] bool lit(int x, int y) const;
  // Counts up with every write that may have changed what is seen.
  [[nodiscard]] uint32_t revision() const { return revision_; }

 private:
  // Modules with an SH1106 show columns 2 to 129 of its 132.
  static constexpr int kMemoryWidth = 132;
  static constexpr int kSh1106Offset = 2;

  void command(uint8_t byte);
  void data(uint8_t byte);

  std::array<std::array<uint8_t, kMemoryWidth>, kPages> memory_{};
  uint32_t revision_ = 0;
  int page_ = 0;
  int column_ = 0;
  int arguments_left_ = 0;
  int offset_ = 0;  // this panel is whichever one it is spoken to as: see data()
  bool on_ = false;
};

}  // namespace lungta::terminal
