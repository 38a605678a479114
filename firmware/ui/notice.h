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

  void say(const Line& line) { line_ = line; fresh_ = true; }
  void clear() { line_.clear(); }
  bool visible() const { return !line_.empty(); }

  // Starts and ends the time it is up; true when it has just gone.
  bool update(std::uint32_t now_ms);
  std::uint32_t next_deadline(std::uint32_t now_ms) const { return visible() ? until_ms_ : now_ms + kNothingDueMs; }
  void draw(Canvas& canvas) const;

 private:
  Line line_;
  bool fresh_ = false;
  std::uint32_t until_ms_ = 0;
};

}  // namespace lungta
