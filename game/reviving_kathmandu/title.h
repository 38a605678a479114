// The name of a mission or public objective, by which the device remembers it.
#pragma once
#include "game/core/domain.h"
#include "game/core/event.h"
#include "game/core/verdict.h"

namespace lungta::reviving {

// A letter of a name. A name ends at its first empty place; what separates values in a text journal is left out.
Domain title_domain(const Event& event, int first, int slot);
Verdict check_title(const Event& event, int first);

}  // namespace lungta::reviving
