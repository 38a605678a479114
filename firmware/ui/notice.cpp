#include "firmware/ui/notice.h"

#include "firmware/ui/layout.h"

namespace lungta {

bool Notice::update(std::uint32_t now_ms) {
  if (!visible()) return false;
  if (fresh_) {
    fresh_ = false;
    until_ms_ = now_ms + kShownMs;
  }
  if (!reached(now_ms, until_ms_)) return false;
  clear();
  return true;
}

void Notice::draw(Canvas& canvas) const {
  if (!visible()) return;
  constexpr int kInner = Canvas::kWidth - 2;
  const bool one_line = Canvas::text_width(Font::kSmall, line_.view()) <= kInner;
  const int height = one_line ? 11 : 18;
  const Rect bar{0, Canvas::kHeight - height, Canvas::kWidth, height};
  canvas.erase(bar);
  if (one_line) layout::draw_fitting(canvas, {1, bar.y, kInner, height}, Align::kLeft, line_.view());
  else layout::draw_wrapped(canvas, {1, bar.y + 1, kInner, height - 1}, Font::kSmall, line_.view());
  canvas.invert(bar);
}

}  // namespace lungta
