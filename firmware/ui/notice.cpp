#include "firmware/ui/notice.h"

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
  constexpr Rect kBar{0, 53, Canvas::kWidth, 11};
  const Font font = Canvas::text_width(Font::kNormal, line_.view()) <= Canvas::kWidth - 2 ? Font::kNormal : Font::kSmall;
  canvas.erase(kBar);
  canvas.draw_text_in({1, kBar.y, kBar.width - 2, kBar.height}, Align::kLeft, font, line_.view());
  canvas.invert(kBar);
}

}  // namespace lungta
