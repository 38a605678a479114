#include "firmware/input/gestures.h"

#include "hal/buttons.h"

namespace lungta {
namespace {

struct Meaning {
  uint8_t bit;
  Gesture short_press;
  Gesture hold;  // kNone: the button repeats instead
};

constexpr Meaning kMeanings[] = {
    {HAL_BUTTON_UP, Gesture::kUp, Gesture::kNone},        //
    {HAL_BUTTON_DOWN, Gesture::kDown, Gesture::kNone},    //
    {HAL_BUTTON_LEFT, Gesture::kLeft, Gesture::kNone},    //
    {HAL_BUTTON_RIGHT, Gesture::kRight, Gesture::kNone},  //
    {HAL_BUTTON_A, Gesture::kA, Gesture::kHoldA},         //
    {HAL_BUTTON_B, Gesture::kB, Gesture::kHoldB},         //
};

bool holds(size_t index) { return kMeanings[index].hold != Gesture::kNone; }

}  // namespace

void Gestures::update(uint8_t down, uint8_t presses, uint32_t now_ms) {
  static_assert(sizeof(kMeanings) / sizeof(kMeanings[0]) == kButtons);
  bool acts = false;
  for (size_t i = 0; i < kButtons; ++i) acts = acts || (holds(i) && goes_down(i, down, presses, now_ms));
  for (size_t i = 0; i < kButtons; ++i) {
    const bool in_doubt = acts && !holds(i) && goes_down(i, down, presses, now_ms);
    if (in_doubt) buttons_[i] = {.pressed = true, .settling = true, .spent = true, .changed_ms = now_ms};
    else update_button(i, (down & kMeanings[i].bit) != 0, (presses & kMeanings[i].bit) != 0, now_ms);
  }
}

bool Gestures::goes_down(size_t index, uint8_t down, uint8_t presses, uint32_t now_ms) const {
  const Button& button = buttons_[index];
  if (button.pressed) return false;
  const bool bounces_over = !button.settling || reached(now_ms, button.changed_ms + kLockOutMs);
  const uint8_t seen = button.settling ? down : static_cast<uint8_t>(down | presses);
  return bounces_over && (seen & kMeanings[index].bit) != 0;
}

bool Gestures::at_rest() const {
  for (const Button& button : buttons_) {
    if (button.pressed || button.settling) return false;
  }
  return true;
}

void Gestures::update_button(size_t index, bool down, bool latched, uint32_t now_ms) {
  Button& button = buttons_[index];
  if (button.settling) {
    if (!reached(now_ms, button.changed_ms + kLockOutMs)) return;
    // Edges latched up to here may be bounces of the last change: they do not count, only the level does.
    button.settling = false;
    latched = false;
  }
  if (!button.pressed) {
    if (down || latched) press(index, now_ms);
  } else if (!down) {
    release(index, now_ms);
  } else {
    keep(index, now_ms);
  }
}

void Gestures::press(size_t index, uint32_t now_ms) {
  Button& button = buttons_[index];
  button = {.pressed = true, .settling = true, .changed_ms = now_ms};
  button.due_ms = now_ms + (holds(index) ? kHoldMs : kFirstRepeatMs);
  if (!holds(index)) push({kMeanings[index].short_press, false});
}

void Gestures::release(size_t index, uint32_t now_ms) {
  Button& button = buttons_[index];
  // A hold must have been seen down at its time: when the core was busy meanwhile, nobody knows when it was let go.
  if (holds(index) && !button.spent) push({kMeanings[index].short_press, false});
  button = {.settling = true, .changed_ms = now_ms};
}

void Gestures::keep(size_t index, uint32_t now_ms) {
  Button& button = buttons_[index];
  if (button.spent || !reached(now_ms, button.due_ms)) return;
  if (holds(index)) {
    button.spent = true;
    push({kMeanings[index].hold, false});
    return;
  }
  button.due_ms = now_ms + (button.repeats < kSlowRepeats ? kSlowRepeatMs : kFastRepeatMs);
  if (button.repeats < kSlowRepeats) ++button.repeats;
  // A screen that is slower than the repeats must not run on after the arrow is let go: repeats never queue up.
  if (!pending()) push({kMeanings[index].short_press, true});
}

void Gestures::push(Press press) {
  if (count_ == kQueued) return;
  queue_[(first_ + count_) % kQueued] = press;
  ++count_;
}

Press Gestures::take() {
  if (count_ == 0) return {};
  const Press oldest = queue_[first_];
  first_ = (first_ + 1) % kQueued;
  --count_;
  return oldest;
}

uint32_t Gestures::next_deadline(uint32_t now_ms) const {
  uint32_t soonest = now_ms + kNothingDueMs;
  for (const Button& button : buttons_) {
    if (button.settling) soonest = sooner(soonest, button.changed_ms + kLockOutMs);
    if (button.pressed && !button.spent) soonest = sooner(soonest, button.due_ms);
  }
  return soonest;
}

}  // namespace lungta
