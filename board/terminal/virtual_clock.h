// A host whose time passes only while the device sleeps: a run takes no longer than its work, and is always the same.
#pragma once

#include "board/terminal/host.h"
#include "firmware/deadline.h"

namespace lungta::terminal {

class VirtualClockHost : public Host {
 public:
  using Host::Host;

  [[nodiscard]] uint64_t now_us() override { return static_cast<uint64_t>(ms_) * 1000; }
  [[nodiscard]] bool deterministic() const override { return true; }

 protected:
  // The device is idle when it would sleep this long: an animation's steps are shorter, a notice stays longer.
  static constexpr uint32_t kIdleMs = 250;
  // After a key it gets this long in any case, and no longer than that if it never becomes idle.
  static constexpr uint32_t kSettleMs = 100;
  static constexpr uint32_t kPatienceMs = 10000;

  void pass_to(uint32_t ms) { ms_ = ms; }
  [[nodiscard]] uint32_t ms() const { return ms_; }

  // Starts a time of settling of at least `at_least_ms`.
  void settle(uint32_t at_least_ms) {
    settled_at_ = ms_ + at_least_ms;
    patient_until_ = settled_at_ + kPatienceMs;
  }

  // Lets time pass towards `wake_ms`; true as soon as the device has settled.
  bool pass_until_idle(uint32_t wake_ms) {
    const bool settled_first = reached(wake_ms, settled_at_);
    if (settled_first && !reached(ms_, settled_at_)) ms_ = settled_at_;
    if (settled_first && (reached(wake_ms, ms_ + kIdleMs) || reached(ms_, patient_until_))) return true;
    if (reached(wake_ms, ms_)) ms_ = wake_ms;
    return false;
  }

 private:
  uint32_t ms_ = 0;
  uint32_t settled_at_ = 0;
  uint32_t patient_until_ = 0;
};

}  // namespace lungta::terminal
