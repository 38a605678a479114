// The answer of a rule: fine, or a refusal with the rule's id and words for the player.
#pragma once
#include "game/core/phrase.h"

namespace lungta {

class [[nodiscard]] Verdict {
 public:
  static constexpr Verdict ok() { return {}; }
  static Verdict refuse(const char* rule, const Phrase& reason);
  // Refused with nothing to explain; the device says "not possible now" in its own words.
  static constexpr Verdict not_now() { Verdict verdict; verdict.rule_ = kContract; return verdict; }
  static constexpr Verdict only_if(bool fine) { return fine ? ok() : not_now(); }

  static constexpr const char* kContract = "contract";  // the rule id of refusals that no rulebook knows

  constexpr bool is_ok() const { return rule_ == nullptr; }
  constexpr const char* rule() const { return rule_; }      // "KA-5"
  constexpr const Phrase& reason() const { return reason_; }

 private:
  const char* rule_ = nullptr;
  Phrase reason_;
};

}  // namespace lungta
