#include "firmware/journal/journal_reader.h"

#include "firmware/journal/words.h"

namespace lungta {
namespace {

LineOutcome outcome(const Verdict& verdict) { return {.error = {}, .refused = {verdict}}; }
LineOutcome misread(const char* reason, std::string_view word) { return {.error = {reason, word}, .refused = {}}; }

}  // namespace

LineOutcome JournalReader::take(std::string_view line) {
  line = strip(line);
  if (line.empty()) return {};
  std::string_view arguments = line;
  const std::string_view verb = take_word(arguments);
  if (finished_) return misread("the game is finished; nothing can follow", verb);
  if (verb == "setup") return take_setup(line);
  if (!ledger_.open()) return misread("a journal begins with a setup line, not with", verb);
  if (verb == "amend" || verb == "insert" || verb == "delete") return take_correction(verb, arguments);
  if (verb != "undo" && verb != "redo" && verb != "finish") return take_entry(line);
  if (!arguments.empty()) return misread("nothing may follow this verb, not", arguments);
  if (verb == "undo") return outcome(ledger_.undo());
  if (verb == "redo") return outcome(ledger_.redo());
  // The sheet is wanted afterwards, so the game stays on the table; a finish record would close it.
  finished_ = true;
  return {};
}

LineOutcome JournalReader::take_setup(std::string_view line) {
  if (ledger_.open()) return misread("there is a setup line already", {});
  Setup setup;
  const ParseError error = parse_setup(line, setup);
  if (!error.is_ok()) return {.error = error, .refused = {}};
  refused_ = setup;
  return outcome(ledger_.begin(setup));
}

LineOutcome JournalReader::take_entry(std::string_view line) {
  Event event;
  const ParseError error = parse_event(line, ledger_.game(), ledger_.state(), ledger_.setup(), event);
  if (!error.is_ok()) return {.error = error, .refused = {}};
  return outcome(ledger_.enter(event));
}

LineOutcome JournalReader::take_correction(std::string_view verb, std::string_view arguments) {
  const std::string_view word = take_word(arguments);
  int number = 0;
  if (!parse_number(word, number) || number < 1 || static_cast<std::size_t>(number) > ledger_.timeline().entries()) {
    return misread("there is no entry with this number", word);
  }
  const auto entry = static_cast<std::size_t>(number - 1);
  if (verb == "delete") {
    if (!arguments.empty()) return misread("nothing may follow the number, not", arguments);
    return {.error = {}, .refused = ledger_.remove(entry)};
  }
  Event event;
  const ParseError error = parse_event(arguments, ledger_.game(), ledger_.state_before(entry), ledger_.setup(), event);
  if (!error.is_ok()) return {.error = error, .refused = {}};
  return {.error = {}, .refused = verb == "amend" ? ledger_.replace(entry, event) : ledger_.insert(entry, event)};
}

}  // namespace lungta
