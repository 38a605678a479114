// The line that says what just happened ("Saved: Ana +11"), over the bottom of any screen, until the next press or
// until it has been up long enough.
#pragma once
#include <cstdint>

#include "firmware/deadline.h"
#include "firmware/ui/canvas.h"
#include "game/core/fixed_string.h"

namespace lungta {

class Notice {
 public:
  static constexpr std::uint32_t kShownMs = 2500;
  static constexpr std::uint32_t kRollStepMs = 50;
  static constexpr int kRollSteps = 9;  // less than half a second in all: felt, not waited for

  void say(const Line& line) { line_ = line; fresh_ = true; steps_left_ = 0; }
  // The same for something the device drew: a die rolls across the line before it is told.
  void roll(const Line& line) { say(line); steps_left_ = kRollSteps; }
  void clear() { line_.clear(); }
  bool visible() const { return !line_.empty(); }

  // Starts and ends the time it is up; true when it looks different now.
  bool update(std::uint32_t now_ms);
  std::uint32_t next_deadline(std::uint32_t now_ms) const { return visible() ? until_ms_ : now_ms + kNothingDueMs; }
  void draw(Canvas& canvas) const;

 private:
  void draw_die(Canvas& canvas) const;

  Line line_;
  bool fresh_ = false;
  std::uint32_t until_ms_ = 0;  // it is gone, or the die is a step further
  int steps_left_ = 0;          // of the rolling die
};

}  // namespace lungta
