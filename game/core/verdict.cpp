#include "game/core/verdict.h"

namespace lungta {

// Out of line: rules refuse in hundreds of places.
Verdict Verdict::refuse(const char* rule, const Phrase& reason) {
  Verdict verdict;
  verdict.rule_ = rule;
  verdict.reason_ = reason;
  return verdict;
}

}  // namespace lungta
