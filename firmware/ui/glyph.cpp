#include "firmware/ui/glyph.h"

namespace lungta {
namespace {

// Offsets in the font's head; all the rest of the head is of no use here.
constexpr int kBitsPerZeroRun = 2;
constexpr int kBitsPerOneRun = 3;
constexpr int kBitsPerWidth = 4;
constexpr int kBitsPerHeight = 5;
constexpr int kBitsPerLeft = 6;
constexpr int kBitsPerBottom = 7;
constexpr int kBitsPerAdvance = 8;
constexpr int kStartOfUpperCase = 17;
constexpr int kStartOfLowerCase = 19;
constexpr int kHeadBytes = 23;

// Numbers of a few bits each, lowest bit first.
class BitReader {
 public:
  explicit BitReader(const uint8_t* bytes) : next_(bytes) {}

  uint32_t take(uint32_t count) {
    while (available_ < count) {
      bits_ |= static_cast<uint32_t>(*next_++) << available_;
      available_ += 8;
    }
    const uint32_t value = bits_ & ((1u << count) - 1);
    bits_ >>= count;
    available_ -= count;
    return value;
  }

  int take_signed(uint32_t count) { return static_cast<int>(take(count)) - ((1 << count) >> 1); }

 private:
  const uint8_t* next_;
  uint32_t bits_ = 0;
  uint32_t available_ = 0;
};

int big_endian_word(const uint8_t* bytes) { return bytes[0] << 8 | bytes[1]; }

// Glyphs follow one another as {code, length, data...}, in the order of their codes; a length of 0 ends the list.
const uint8_t* find_glyph(const uint8_t* font, uint8_t code) {
  const uint8_t* at = font + kHeadBytes;
  if (code >= 'a') {
    at += big_endian_word(font + kStartOfLowerCase);
  } else if (code >= 'A') {
    at += big_endian_word(font + kStartOfUpperCase);
  }
  while (at[1] != 0) {
    if (at[0] == code) return at + 2;
    at += at[1];
  }
  return nullptr;
}

// Pixels come row by row as a run of dark ones and a run of lit ones, that pair as often as the bits that follow say.
void unpack_columns(const uint8_t* font, BitReader& bits, int width, int height, int shift, Glyph& glyph) {
  const uint32_t zero_bits = font[kBitsPerZeroRun];
  const uint32_t one_bits = font[kBitsPerOneRun];
  uint32_t row = 1u << shift;
  int rows_left = height;
  int x = 0;
  const auto next_row = [&] {
    row <<= 1;
    --rows_left;
  };
  while (rows_left > 0) {
    const int zeros = static_cast<int>(bits.take(zero_bits));
    const int ones = static_cast<int>(bits.take(one_bits));
    do {
      for (x += zeros; x >= width; x -= width) next_row();
      for (int i = 0; i < ones; ++i) {
        glyph.columns[static_cast<uint32_t>(x)] |= row;
        if (++x == width) {
          x = 0;
          next_row();
        }
      }
    } while (bits.take(1) != 0);
  }
}

}  // namespace

bool unpack_glyph(const uint8_t* font, uint8_t code, int baseline, Glyph& glyph) {
  const uint8_t* data = find_glyph(font, code);
  if (data == nullptr) return false;
  BitReader bits(data);
  const int width = static_cast<int>(bits.take(font[kBitsPerWidth]));
  const int height = static_cast<int>(bits.take(font[kBitsPerHeight]));
  glyph.left = bits.take_signed(font[kBitsPerLeft]);
  const int bottom = bits.take_signed(font[kBitsPerBottom]);
  glyph.advance = bits.take_signed(font[kBitsPerAdvance]);
  glyph.width = 0;
  if (width == 0 || width > Glyph::kMaxWidth || height > Glyph::kMaxHeight) return width == 0;

  const int top = baseline - height - bottom;
  const int shift = top & 7;
  glyph.width = width;
  glyph.page = top >> 3;
  glyph.pages = (shift + height + 7) >> 3;
  for (int x = 0; x < width; ++x) glyph.columns[static_cast<uint32_t>(x)] = 0;
  unpack_columns(font, bits, width, height, shift, glyph);
  return true;
}

int glyph_advance(const uint8_t* font, uint8_t code) {
  const uint8_t* data = find_glyph(font, code);
  if (data == nullptr) return -1;
  BitReader bits(data);
  for (const int field : {kBitsPerWidth, kBitsPerHeight, kBitsPerLeft, kBitsPerBottom}) bits.take(font[field]);
  return bits.take_signed(font[kBitsPerAdvance]);
}

}  // namespace lungta
