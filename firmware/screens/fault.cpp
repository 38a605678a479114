#include "firmware/screens/fault.h"

#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"
#include "game/core/fixed_string.h"

namespace lungta {

void draw_fault(Canvas& canvas, Language language, const char* file, int line) {
  canvas.clear();
  layout::draw_header(canvas, words::kFault.in(language));
  layout::draw_wrapped(canvas, {1, 13, Canvas::kWidth - 2, 33}, Font::kNormal, words::kFaultWhat.in(language));
  std::string_view name(file);
  name.remove_prefix(name.rfind('/') + 1);
  Line where(name);
  where.append(':');
  where.append_number(line);
  layout::draw_fitting(canvas, {1, layout::kFooterTop, Canvas::kWidth - 2, 10}, Align::kLeft, where.view());
}

}  // namespace lungta
