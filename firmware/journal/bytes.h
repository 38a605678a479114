// Bytes in a fixed order (little endian), whatever the processor: nothing stored is ever a raw struct.
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>

namespace lungta {

// For loops that have no time for a reader's checks: `bytes` are at least four, at any address.
constexpr std::uint32_t load_u32(const std::uint8_t* bytes) {
  return static_cast<std::uint32_t>(bytes[0]) | static_cast<std::uint32_t>(bytes[1]) << 8 |
         static_cast<std::uint32_t>(bytes[2]) << 16 | static_cast<std::uint32_t>(bytes[3]) << 24;
}

// Writes into a buffer of the caller's. What does not fit is dropped and ok() turns false for good.
class ByteWriter {
 public:
  constexpr explicit ByteWriter(std::span<std::uint8_t> buffer) : buffer_(buffer) {}

  constexpr void u8(std::uint8_t value) {
    if (size_ == buffer_.size()) {
      ok_ = false;
      return;
    }
    buffer_[size_++] = value;
  }
  constexpr void u16(std::uint16_t value) {
    u8(static_cast<std::uint8_t>(value & 0xFFu));
    u8(static_cast<std::uint8_t>(value >> 8));
  }
  constexpr void u32(std::uint32_t value) {
    u16(static_cast<std::uint16_t>(value & 0xFFFFu));
    u16(static_cast<std::uint16_t>(value >> 16));
  }
  constexpr void i16(std::int16_t value) { u16(static_cast<std::uint16_t>(value)); }
  constexpr void bytes(std::span<const std::uint8_t> values) {
    for (const std::uint8_t value : values) u8(value);
  }

  constexpr bool ok() const { return ok_; }
  constexpr std::size_t size() const { return size_; }
  constexpr std::span<const std::uint8_t> written() const { return buffer_.first(size_); }

 private:
  std::span<std::uint8_t> buffer_;
  std::size_t size_ = 0;
  bool ok_ = true;
};

// Reads from bytes that nobody vouches for. Past the end everything reads as 0 and ok() turns false for good.
class ByteReader {
 public:
  constexpr explicit ByteReader(std::span<const std::uint8_t> source) : source_(source) {}

  constexpr std::uint8_t u8() {
    if (position_ == source_.size()) {
      ok_ = false;
      return 0;
    }
    return source_[position_++];
  }
  constexpr std::uint16_t u16() {
    const unsigned low = u8();
    const unsigned high = u8();
    return static_cast<std::uint16_t>(low | high << 8);
  }
  constexpr std::uint32_t u32() {
    const std::uint32_t low = u16();
    const std::uint32_t high = u16();
    return low | high << 16;
  }
  constexpr std::int16_t i16() { return static_cast<std::int16_t>(u16()); }
  constexpr std::span<const std::uint8_t> bytes(std::size_t count) {
    if (count > left()) {
      ok_ = false;
      position_ = source_.size();
      return {};
    }
    const auto result = source_.subspan(position_, count);
    position_ += count;
    return result;
  }

  constexpr bool ok() const { return ok_; }
  constexpr std::size_t left() const { return source_.size() - position_; }
  constexpr bool at_end() const { return left() == 0; }

 private:
  std::span<const std::uint8_t> source_;
  std::size_t position_ = 0;
  bool ok_ = true;
};

}  // namespace lungta
