// Lines sent to the device's serial port; what it answers goes to stdout.
#include <algorithm>
#include <cstdio>

#include "board/terminal/virtual_clock.h"

namespace lungta::terminal {
namespace {

class SerialHost : public VirtualClockHost {
 public:
  explicit SerialHost(const Options& options) : VirtualClockHost(options) { settle(kSettleMs); }

  // One line at a time: the next is sent when the device has answered and sleeps again.
  void sleep_until(uint32_t wake_ms) override {
    if (!running() || !pending_.empty() || !pass_until_idle(wake_ms)) return;
    if (sent_ == options().serial_commands.size()) return stop();
    pending_ = options().serial_commands[sent_++] + "\n";
    settle(kSettleMs);
  }

  [[nodiscard]] bool serial_connected() const override { return true; }

  size_t serial_read(uint8_t* bytes, size_t capacity) override {
    const size_t count = std::min(capacity, pending_.size());
    std::copy_n(pending_.begin(), count, bytes);
    pending_.erase(0, count);
    return count;
  }

  // Before the first command a device may greet; only answers are of interest.
  size_t serial_write(const uint8_t* bytes, size_t count) override {
    return sent_ == 0 ? count : std::fwrite(bytes, 1, count, stdout);
  }

 private:
  std::string pending_;
  size_t sent_ = 0;
};

}  // namespace

Host* new_serial_host(const Options& options) { return new SerialHost(options); }

}  // namespace lungta::terminal
