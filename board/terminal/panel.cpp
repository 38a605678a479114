#include "board/terminal/panel.h"

namespace lungta::terminal {
namespace {

// Control bytes: bit 7 says that one byte follows before the next control byte, bit 6 that it is data.
constexpr uint8_t kOneByteFollows = 0x80;
constexpr uint8_t kIsData = 0x40;

constexpr uint8_t kDisplayOff = 0xAE;
constexpr uint8_t kDisplayOn = 0xAF;
constexpr uint8_t kMultiplexRatio = 0xA8;

int arguments_of(uint8_t command) {
  switch (command) {
    case 0x20:  // addressing mode
    case 0x81:  // contrast
    case 0x8D:  // charge pump
    case kMultiplexRatio:
    case 0xAD:  // DC-DC
    case 0xD3:  // display offset
    case 0xD5:  // clock
    case 0xD9:  // pre-charge
    case 0xDA:  // COM pins
    case 0xDB:  // VCOMH
      return 1;
    default:
      return 0;
  }
}

}  // namespace

void Panel::write(const uint8_t* bytes, size_t count) {
  size_t i = 0;
  while (i < count) {
    const uint8_t control = bytes[i++];
    const size_t end = (control & kOneByteFollows) != 0 && i < count ? i + 1 : count;
    for (; i < end; ++i) {
      if ((control & kIsData) != 0) {
        data(bytes[i]);
      } else {
        command(bytes[i]);
      }
    }
  }
  ++revision_;
}

void Panel::command(uint8_t byte) {
  if (arguments_left_ > 0) {
    --arguments_left_;
    return;
  }
  arguments_left_ = arguments_of(byte);
  if (byte == kMultiplexRatio) offset_ = 0;  // being brought up, maybe as the other kind
  if (byte == kDisplayOff) on_ = false;
  if (byte == kDisplayOn) on_ = true;
  if ((byte & 0xF8) == 0xB0) page_ = byte & 0x07;
  if ((byte & 0xF0) == 0x00) column_ = (column_ & 0xF0) | byte;
  if ((byte & 0xF0) == 0x10) column_ = (column_ & 0x0F) | (byte & 0x0F) << 4;
}

void Panel::data(uint8_t byte) {
  if (column_ >= kMemoryWidth) return;
  if (column_ >= kWidth) offset_ = kSh1106Offset;  // an SSD1306 has no such column
  memory_[static_cast<size_t>(page_)][static_cast<size_t>(column_)] = byte;
  ++column_;
}

bool Panel::lit(int x, int y) const {
  const uint8_t byte = memory_[static_cast<size_t>(y / 8)][static_cast<size_t>(x + offset_)];
  return on_ && (byte >> (y % 8) & 1) != 0;
}

}  // namespace lungta::terminal
