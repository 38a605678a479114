// The last screen: something happened that cannot. Nothing is written any more; what was saved is safe.
#pragma once
#include "firmware/ui/canvas.h"
#include "game/core/text.h"

namespace lungta {

void draw_fault(Canvas& canvas, Language language, const char* file, int line);

}  // namespace lungta
