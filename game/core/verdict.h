// The answer of a rule: fine, or a refusal with the rule's id and words for the player.
#pragma once
#include "game/core/phrase.h"

namespace lungta {

class [[nodiscard]] Verdict {
 public:
  static constexpr Verdict ok() { return {}; }
  static Verdict refuse(const char* rule, const Phrase& reason);

  constexpr bool is_ok() const { return rule_ == nullptr; }
  constexpr const char* rule() const { return rule_; }      // "KA-5"
  constexpr const Phrase& reason() const { return reason_; }

 private:
  const char* rule_ = nullptr;
  Phrase reason_;
};

}  // namespace lungta
