// What the device tells a USB host about itself.
#include <array>
#include <cstddef>
#include <cstdint>

#include "pico/unique_id.h"
#include "tusb.h"

namespace {

constexpr std::uint16_t kVendor = 0x2E8A;   // Raspberry Pi
constexpr std::uint16_t kProduct = 0x000A;  // a Pico with a CDC serial port
constexpr std::uint16_t kMaxCurrentMa = 100;

enum String : std::uint8_t { kLanguage, kMaker, kName, kSerialNumber, kStringCount };
enum Interface : std::uint8_t { kCdcControl, kCdcData, kInterfaceCount };
constexpr std::uint8_t kNotifyIn = 0x81, kDataOut = 0x02, kDataIn = 0x82;
constexpr std::uint16_t kPacket = 64, kNotifyPacket = 8;

constexpr tusb_desc_device_t kDevice = {
    .bLength = sizeof(tusb_desc_device_t),
    .bDescriptorType = TUSB_DESC_DEVICE,
    .bcdUSB = 0x0200,
    .bDeviceClass = TUSB_CLASS_MISC,
    .bDeviceSubClass = MISC_SUBCLASS_COMMON,
    .bDeviceProtocol = MISC_PROTOCOL_IAD,
    .bMaxPacketSize0 = CFG_TUD_ENDPOINT0_SIZE,
    .idVendor = kVendor,
    .idProduct = kProduct,
    .bcdDevice = 0x0100,
    .iManufacturer = kMaker,
    .iProduct = kName,
    .iSerialNumber = kSerialNumber,
    .bNumConfigurations = 1,
};

constexpr std::uint8_t kConfiguration[] = {
    TUD_CONFIG_DESCRIPTOR(1, kInterfaceCount, 0, TUD_CONFIG_DESC_LEN + TUD_CDC_DESC_LEN, 0, kMaxCurrentMa),
    TUD_CDC_DESCRIPTOR(kCdcControl, kName, kNotifyIn, kNotifyPacket, kDataOut, kDataIn, kPacket),
};

// Strings go out as UTF-16 behind a two-byte header; the longest is the serial number.
std::array<std::uint16_t, 1 + 2 * PICO_UNIQUE_BOARD_ID_SIZE_BYTES> string_descriptor;

}  // namespace

extern "C" const std::uint8_t* tud_descriptor_device_cb() { return reinterpret_cast<const std::uint8_t*>(&kDevice); }

extern "C" const std::uint8_t* tud_descriptor_configuration_cb(std::uint8_t) { return kConfiguration; }

extern "C" const std::uint16_t* tud_descriptor_string_cb(std::uint8_t index, std::uint16_t) {
  std::size_t length = 0;
  if (index == kLanguage) {
    string_descriptor[++length] = 0x0409;  // English (United States)
  } else {
    char serial_number[2 * PICO_UNIQUE_BOARD_ID_SIZE_BYTES + 1];
    pico_get_unique_board_id_string(serial_number, sizeof serial_number);
    const char* text = index == kSerialNumber ? serial_number : index < kStringCount ? "Lungta" : nullptr;
    if (text == nullptr) return nullptr;
    while (*text != '\0' && length + 1 < string_descriptor.size()) {
      string_descriptor[++length] = static_cast<std::uint8_t>(*text++);
    }
  }
  string_descriptor[0] = static_cast<std::uint16_t>((TUSB_DESC_STRING << 8) | (2 * length + 2));
  return string_descriptor.data();
}
