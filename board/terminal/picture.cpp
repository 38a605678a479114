#include "board/terminal/picture.h"

#include <array>
#include <cstdint>

namespace lungta::terminal {
namespace {

std::string utf8(uint32_t code) {
  return {static_cast<char>(0xE0 | code >> 12), static_cast<char>(0x80 | (code >> 6 & 0x3F)),
          static_cast<char>(0x80 | (code & 0x3F))};
}

// A braille character has 2 x 4 dots; its dots are numbered down the columns, the lowest row later.
constexpr uint32_t kBrailleBlank = 0x2800;
constexpr uint32_t kBrailleDots[4][2] = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};

// --- PNG: a palette picture of one bit per pixel, stored without compression ---

constexpr int kScale = 4;
constexpr char kPalette[] = {
    0x05, 0x08, 0x0C, static_cast<char>(0xA8), static_cast<char>(0xE6), static_cast<char>(0xFF)};
constexpr char kSignature[] = "\x89PNG\r\n\x1A\n";

std::string big_endian(uint32_t value) {
  return {static_cast<char>(value >> 24), static_cast<char>(value >> 16), static_cast<char>(value >> 8),
          static_cast<char>(value)};
}

uint32_t crc32(const std::string& bytes) {
  uint32_t crc = ~0u;
  for (const char byte : bytes) {
    crc ^= static_cast<uint8_t>(byte);
    for (int bit = 0; bit < 8; ++bit) crc = (crc & 1) != 0 ? crc >> 1 ^ 0xEDB88320u : crc >> 1;
  }
  return ~crc;
}

uint32_t adler32(const std::string& bytes) {
  uint32_t a = 1;
  uint32_t b = 0;
  for (const char byte : bytes) {
    a = (a + static_cast<uint8_t>(byte)) % 65521;
    b = (b + a) % 65521;
  }
  return b << 16 | a;
}

std::string chunk(const std::string& type, const std::string& data) {
  return big_endian(static_cast<uint32_t>(data.size())) + type + data + big_endian(crc32(type + data));
}

// A zlib stream of one stored block; the picture is far below the 65535 bytes such a block can hold.
std::string stored(const std::string& data) {
  const auto size = static_cast<uint16_t>(data.size());
  const auto inverse = static_cast<uint16_t>(~size);
  const std::string head = {'\x78',
                            '\x01',
                            '\x01',
                            static_cast<char>(size),
                            static_cast<char>(size >> 8),
                            static_cast<char>(inverse),
                            static_cast<char>(inverse >> 8)};
  return head + data + big_endian(adler32(data));
}

std::string scan_lines(const Panel& panel) {
  std::string lines;
  for (int y = 0; y < Panel::kHeight * kScale; ++y) {
    lines += '\0';                                // no filter
    for (int x = 0; x < Panel::kWidth; x += 2) {  // two pixels of four bits fill a byte
      const int left = panel.lit(x, y / kScale) ? 0xF0 : 0;
      const int right = panel.lit(x + 1, y / kScale) ? 0x0F : 0;
      lines += static_cast<char>(left | right);
    }
  }
  return lines;
}

}  // namespace

std::vector<std::string> braille(const Panel& panel) {
  std::vector<std::string> rows;
  for (int y = 0; y < Panel::kHeight; y += 4) {
    std::string row;
    for (int x = 0; x < Panel::kWidth; x += 2) {
      uint32_t dots = 0;
      for (int i = 0; i < 8; ++i) {
        if (panel.lit(x + i % 2, y + i / 2)) dots |= kBrailleDots[i / 2][i % 2];
      }
      row += utf8(kBrailleBlank + dots);
    }
    rows.push_back(row);
  }
  return rows;
}

std::vector<std::string> half_blocks(const Panel& panel) {
  static const std::string kBlocks[] = {" ", utf8(0x2580), utf8(0x2584), utf8(0x2588)};  // none, upper, lower, both
  std::vector<std::string> rows;
  for (int y = 0; y < Panel::kHeight; y += 2) {
    std::string row;
    for (int x = 0; x < Panel::kWidth; ++x) row += kBlocks[(panel.lit(x, y) ? 1 : 0) + (panel.lit(x, y + 1) ? 2 : 0)];
    rows.push_back(row);
  }
  return rows;
}

std::string pbm(const Panel& panel) {
  std::string text = "P1\n128 64\n";
  for (int y = 0; y < Panel::kHeight; ++y) {
    for (int x = 0; x < Panel::kWidth; ++x) text += panel.lit(x, y) ? '1' : '0';
    text += '\n';
  }
  return text;
}

std::string png(const Panel& panel) {
  const std::string depth_and_kind = {1, 3, 0, 0, 0};  // one bit, palette, no interlace
  return std::string(kSignature, sizeof(kSignature) - 1) +
         chunk("IHDR", big_endian(Panel::kWidth * kScale) + big_endian(Panel::kHeight * kScale) + depth_and_kind) +
         chunk("PLTE", std::string(kPalette, sizeof(kPalette))) + chunk("IDAT", stored(scan_lines(panel))) +
         chunk("IEND", "");
}

}  // namespace lungta::terminal
