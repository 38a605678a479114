// Who stands behind the hal on a PC: a player at the keyboard, or a script.
//
// The device calls the hal; the hal's files ask the one Host. Time, keys and serial bytes come from it, so that the
// same firmware runs live in a terminal or deterministically, as fast as the machine can, from a list of key names.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

#include "board/terminal/options.h"
#include "board/terminal/panel.h"

namespace lungta::terminal {

// How long a key of a script, or of a terminal that reports no key-up, is down.
inline constexpr uint32_t kPressMs = 40;
inline constexpr uint32_t kHoldMs = 600;  // beyond the half second that makes a hold

class Host {
 public:
  explicit Host(const Options& options) : options_(options) {}
  virtual ~Host() = default;
  Host(const Host&) = delete;
  Host& operator=(const Host&) = delete;

  [[nodiscard]] virtual uint64_t now_us() = 0;
  // May come back sooner when a button changes or a serial byte arrives.
  virtual void sleep_until(uint32_t ms) = 0;
  [[nodiscard]] bool running() const { return running_; }

  [[nodiscard]] uint8_t buttons_down() const { return down_; }
  [[nodiscard]] uint8_t take_presses() {
    const uint8_t presses = latched_;
    latched_ = 0;
    return presses;
  }

  [[nodiscard]] virtual bool serial_connected() const;
  virtual size_t serial_read(uint8_t* bytes, size_t capacity);
  virtual size_t serial_write(const uint8_t* bytes, size_t count);

  // The same numbers in each run?
  [[nodiscard]] virtual bool deterministic() const = 0;

  Panel panel;

 protected:
  [[nodiscard]] uint32_t now_ms() { return static_cast<uint32_t>(now_us() / 1000); }
  void press(uint8_t button) { down_ = button, latched_ = static_cast<uint8_t>(latched_ | button); }
  void let_go() { down_ = 0; }
  void stop() { running_ = false; }
  [[nodiscard]] const Options& options() const { return options_; }

 private:
  const Options& options_;
  uint8_t down_ = 0;
  uint8_t latched_ = 0;
  bool running_ = true;
};

// The one host; there is none before hal_board_start().
Host& host();
const Options& options();

Host* new_keyboard_host(const Options& options);
Host* new_script_host(const Options& options);
Host* new_serial_host(const Options& options);

}  // namespace lungta::terminal
