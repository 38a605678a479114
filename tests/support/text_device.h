// A device that is told everything in lines of a text journal.
#pragma once
#include <span>

#include "firmware/journal/journal_reader.h"
#include "tests/support/fake_flash.h"
#include "unity.h"

namespace lungta {

struct TextDevice {
  GameLog log;
  Ledger ledger{log};
  JournalReader reader{ledger};

  TextDevice() {
    fake_flash::power_up();
    static_cast<void>(log.mount());
  }
  void accept(std::span<const char* const> lines) {
    for (const char* line : lines) TEST_ASSERT_TRUE_MESSAGE(reader.take(line).is_ok(), line);
  }
  void accept(std::initializer_list<const char*> lines) { accept(std::span(lines.begin(), lines.size())); }
  // Refused by `rule`; `conflict` is the entry, from 1, that stands against a correction, 0: the line itself.
  void refuse(const char* rule, int conflict, const char* line) {
    const LineOutcome outcome = reader.take(line);
    TEST_ASSERT_FALSE_MESSAGE(outcome.is_ok(), line);
    TEST_ASSERT_TRUE_MESSAGE(outcome.error.is_ok(), line);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(rule, outcome.refused.verdict.rule(), line);
    TEST_ASSERT_EQUAL_MESSAGE(conflict, outcome.refused.conflict + 1, line);
  }
};

}  // namespace lungta
