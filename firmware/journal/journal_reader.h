// Plays a text journal into a ledger, line by line: the way back from journal_text. For tools and tests on the PC.
#pragma once
#include <string_view>

#include "firmware/journal/event_parser.h"
#include "firmware/journal/ledger.h"

namespace lungta {

// What became of a line: taken, not understood, or refused by a rule.
struct [[nodiscard]] LineOutcome {
  ParseError error;
  Correction refused;

  bool is_ok() const { return error.is_ok() && refused.verdict.is_ok(); }
};

class JournalReader {
 public:
  explicit JournalReader(Ledger& ledger) : ledger_(ledger) {}

  LineOutcome take(std::string_view line);
  bool finished() const { return finished_; }
  // The names that a refusal may speak of: of the game, or of a setup that was refused.
  const Setup& setup() const { return ledger_.open() ? ledger_.setup() : refused_; }

 private:
  LineOutcome take_setup(std::string_view line);
  LineOutcome take_correction(std::string_view verb, std::string_view arguments);
  LineOutcome take_entry(std::string_view line);

  Ledger& ledger_;
  bool finished_ = false;
  Setup refused_;
};

}  // namespace lungta
