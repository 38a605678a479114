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
  const int height = one_line ? 8 : 16;  // no more than the due line of the table: everyone's points stay in view
  const Rect bar{0, Canvas::kHeight - height, Canvas::kWidth, height};
  canvas.erase(bar);
  layout::draw_wrapped(canvas, {1, bar.y, kInner, height}, Font::kSmall, line_.view());
  canvas.invert(bar);
}

}  // namespace lungta
