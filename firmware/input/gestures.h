// What the fingers mean: raw button levels and latched edges become gestures.
//
// Arrows act the moment they go down and repeat while held, faster with time. A and B act when let go; held for half a
// second they mean something else (help, undo), and letting go then means nothing more.
//
// Contacts bounce: after each change a button is not looked at for a short time (lock-out), so the first edge counts
// at once and the bounces after it count never.
//
// While the core is busy (an erase) the hardware notes for each button that it went down, not how often nor in which
// order. A and B then go first and arrows that came with them do not count: what A acts on is what the player saw.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "firmware/deadline.h"

namespace lungta {

enum class Gesture : uint8_t { kNone, kUp, kDown, kLeft, kRight, kA, kB, kHoldA, kHoldB };

struct Press {
  Gesture gesture = Gesture::kNone;
  bool repeat = false;  // made by holding an arrow, not by pressing it
};

class Gestures {
 public:
  static constexpr uint32_t kLockOutMs = 20;       // longer than contacts bounce, shorter than fingers move
  static constexpr uint32_t kHoldMs = 500;         // A and B: from here on it is a hold
  static constexpr uint32_t kFirstRepeatMs = 400;  // arrows: before the first repeat
  static constexpr uint32_t kSlowRepeatMs = 150;   // then, for kSlowRepeats repeats
  static constexpr uint32_t kFastRepeatMs = 60;    // then for as long as it is held
  static constexpr uint8_t kSlowRepeats = 6;
  static constexpr size_t kQueued = 8;  // more than one of each button

  // Takes in what hal_buttons_down() and hal_buttons_take_presses() say at `now_ms`. Call it whenever a button changed
  // and whenever next_deadline() is reached.
  void update(uint8_t down, uint8_t presses, uint32_t now_ms);

  // The oldest gesture not yet taken; kNone when there is none.
  Press take();
  [[nodiscard]] bool pending() const { return count_ > 0; }

  // No button is down, and none was so lately that its contacts may still bounce.
  [[nodiscard]] bool at_rest() const;

  // When update() has to be called again even if no button changes; kNothingDueMs from now when no button is in use.
  [[nodiscard]] uint32_t next_deadline(uint32_t now_ms) const;

 private:
  struct Button {
    bool pressed = false;   // debounced
    bool settling = false;  // inside the lock-out, or its end has not been seen yet
    bool spent = false;     // nothing more comes of this press: the hold has fired, or it did not count at all
    uint8_t repeats = 0;
    uint32_t changed_ms = 0;
    uint32_t due_ms = 0;  // next repeat, or the hold; only while pressed
  };
  static constexpr size_t kButtons = 6;

  bool goes_down(size_t index, uint8_t down, uint8_t presses, uint32_t now_ms) const;
  void update_button(size_t index, bool down, bool latched, uint32_t now_ms);
  void press(size_t index, uint32_t now_ms);
  void release(size_t index, uint32_t now_ms);
  void keep(size_t index, uint32_t now_ms);
  void push(Press press);

  std::array<Button, kButtons> buttons_{};
  std::array<Press, kQueued> queue_{};
  size_t first_ = 0;
  size_t count_ = 0;
};

}  // namespace lungta
