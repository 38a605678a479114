#include "firmware/ui/notice.h"

#include "firmware/ui/layout.h"

namespace lungta {

bool Notice::update(std::uint32_t now_ms) {
  if (!visible()) return false;
  if (fresh_) {
    fresh_ = false;
    until_ms_ = now_ms + (steps_left_ > 0 ? kRollStepMs : kShownMs);
  }
  if (!reached(now_ms, until_ms_)) return false;
  if (steps_left_ == 0) {
    clear();
    return true;
  }
  --steps_left_;
  until_ms_ = now_ms + (steps_left_ > 0 ? kRollStepMs : kShownMs);
  return true;
}

// A die on its way from the left edge to where the words will stand.
void Notice::draw_die(Canvas& canvas) const {
  constexpr int kSide = 7;
  const int step = kRollSteps - steps_left_;
  const int x = step * (Canvas::kWidth - kSide) / kRollSteps;
  const int y = Canvas::kHeight - kSide - (step % 2);
  canvas.erase({0, Canvas::kHeight - kSide - 1, Canvas::kWidth, kSide + 1});
  canvas.frame({x, y, kSide, kSide});
  const bool upright = step % 2 == 0;
  canvas.pixel(x + 2, y + (upright ? 2 : 4));
  canvas.pixel(x + 3, y + 3);
  canvas.pixel(x + 4, y + (upright ? 4 : 2));
}

void Notice::draw(Canvas& canvas) const {
  if (!visible()) return;
  if (steps_left_ > 0) return draw_die(canvas);
  constexpr int kInner = Canvas::kWidth - 2;
  const bool one_line = Canvas::text_width(Font::kSmall, line_.view()) <= kInner;
  const int height = one_line ? 8 : 16;  // no more than the due line of the table: everyone's points stay in view
  const Rect bar{0, Canvas::kHeight - height, Canvas::kWidth, height};
  canvas.erase(bar);
  layout::draw_wrapped(canvas, {1, bar.y, kInner, height}, Font::kSmall, line_.view());
  canvas.invert(bar);
}

}  // namespace lungta
