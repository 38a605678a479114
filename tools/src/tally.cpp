// tools/tally: replays a text journal through the device's own ledger and rules, and prints the score sheet.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "firmware/journal/journal_reader.h"
#include "firmware/journal/journal_text.h"
#include "firmware/link/report.h"
#include "hal/flash.h"

namespace {

// The flash the ledger writes to: plain memory, gone when the tool ends.
std::vector<std::uint8_t>& memory() {
  static std::vector<std::uint8_t> bytes(HAL_FLASH_SIZE, 0xFF);
  return bytes;
}

constexpr const char* kUsage =
    "usage: tools/tally [--json|--csv|--journal] FILE\n"
    "Replays a text journal (docs/SPEC.md has the grammar; - reads standard input) and prints the score sheet.\n"
    "  --json      the sheet as JSON\n"
    "  --csv       the sheet as CSV\n"
    "  --journal   the journal again, as the device would export it\n";

class Printer final : public lungta::LineSink {
 public:
  void line(std::string_view text) override { std::cout << text << '\n'; }
};

std::string name_of(const lungta::Setup& setup, std::size_t seat) {
  lungta::Line line;
  lungta::append_name(line, setup.names[seat]);
  return std::string(line.view());
}

// Columns by what is seen, not by bytes: an accent takes two bytes and one place.
std::string padded(const std::string& text, std::size_t width) {
  std::size_t seen = 0;
  for (const char c : text) seen += (static_cast<unsigned char>(c) & 0xC0) != 0x80 ? 1 : 0;
  return std::string(seen < width ? width - seen : 0, ' ') + text;
}

void print_row(const char* label, const lungta::Sheet& sheet, const lungta::PerPlayer& values) {
  std::printf("%-16s", label);
  for (std::size_t seat = 0; seat < sheet.players; ++seat) std::printf("%12d", values[seat]);
  std::printf("\n");
}

void print_solo(const lungta::SoloResult& solo) {
  std::printf("%s", solo.won ? "won" : "not won");
  if (solo.won && solo.level != nullptr) std::printf(", %s", solo.level->key);
  std::printf(", round %d\n", solo.round);
}

void print_table(const lungta::Scores& scores) {
  const lungta::Sheet& sheet = scores.sheet;
  std::printf("%s%s\n", scores.game.info->name.en, sheet.over ? "" : " (not over: projected)");
  if (sheet.solo.applies) print_solo(sheet.solo);
  std::printf("%-16s", "");
  for (std::size_t seat = 0; seat < sheet.players; ++seat)
    std::printf("%s", padded(name_of(scores.setup, seat), 12).c_str());
  std::printf("\n");
  for (std::size_t c = 0; c < sheet.categories; ++c) {
    print_row(scores.game.info->categories[c].key, sheet, sheet.points[c]);
  }
  print_row("total", sheet, sheet.total);
  lungta::PerPlayer ranks{};
  for (std::size_t seat = 0; seat < sheet.players; ++seat) ranks[seat] = sheet.rank[seat];
  print_row("rank", sheet, ranks);
  for (std::size_t team = 0; team < sheet.teams; ++team) {
    std::printf("team %c %9d%s\n", static_cast<char>('A' + team), sheet.team_total[team],
                ((sheet.team_winners >> team) & 1) != 0 ? "  winner" : "");
  }
  if (sheet.tiebreak != nullptr) std::printf("tie: %s\n", sheet.tiebreak);
}

// file:line: rule: reason, the shape compilers use.
void report(const std::string& file, int number, const lungta::LineOutcome& outcome, const lungta::Setup& setup) {
  std::cerr << file << ':' << number << ": ";
  if (!outcome.error.is_ok()) {
    std::cerr << "grammar: " << outcome.error.reason;
    if (!outcome.error.word.empty()) std::cerr << " '" << outcome.error.word << "'";
  } else {
    lungta::Line reason;
    lungta::append_phrase(reason, outcome.refused.verdict.reason(), lungta::Language::kEnglish, setup);
    std::cerr << outcome.refused.verdict.rule() << ": ";
    if (outcome.refused.conflict >= 0) std::cerr << "entry " << outcome.refused.conflict + 1 << " stands against it: ";
    std::cerr << reason.view();
  }
  std::cerr << '\n';
}

struct Device {
  lungta::GameLog log;
  lungta::Ledger ledger{log};
  lungta::JournalReader reader{ledger};
};

bool read_journal(std::istream& in, const std::string& file, Device& device) {
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    const lungta::LineOutcome outcome = device.reader.take(line);
    ++number;
    if (outcome.is_ok()) continue;
    report(file, number, outcome, device.reader.setup());
    return false;
  }
  if (device.ledger.open()) return true;
  std::cerr << file << ':' << number << ": grammar: there is no game in this journal\n";
  return false;
}

void print(const std::string& format, Device& device) {
  lungta::Sheet sheet;
  device.ledger.sheet(sheet);
  const lungta::Scores scores{device.ledger.game(), device.ledger.setup(), sheet};
  Printer printer;
  if (format == "--json") return write_json(scores, printer);
  if (format == "--csv") return write_csv(scores, printer);
  if (format != "--journal") return print_table(scores);
  auto journal = std::make_unique<lungta::JournalText>(device.log);
  lungta::JournalLine line;
  if (!journal->open(*device.log.running())) return;
  while (journal->next(line)) printer.line(line.view());
  if (device.reader.finished()) printer.line("finish");
}

}  // namespace

namespace lungta {

void fault(const char* file, int line) {
  std::fprintf(stderr, "%s:%d: a promise is broken; please report this with the journal\n", file, line);
  std::exit(3);
}

}  // namespace lungta

extern "C" {

const uint8_t* hal_flash_map(void) { return memory().data(); }

bool hal_flash_program(uint32_t offset, const uint8_t* page) {
  for (uint32_t i = 0; i < HAL_FLASH_PAGE; ++i) memory()[offset + i] &= page[i];
  return true;
}

bool hal_flash_erase(uint32_t offset) {
  std::memset(memory().data() + offset, 0xFF, HAL_FLASH_SECTOR);
  return true;
}
}

int main(int argc, char** argv) {
  std::string format;
  std::string file;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--help") { std::cout << kUsage; return 0; }
    const bool is_format = word == "--json" || word == "--csv" || word == "--journal";
    if (word.starts_with("--") && !is_format) { std::cerr << "unknown option " << word << '\n' << kUsage; return 2; }
    (is_format ? format : file) = word;
  }
  if (file.empty()) { std::cerr << kUsage; return 2; }
  auto device = std::make_unique<Device>();
  if (device->log.mount() != lungta::Mount::kEmpty) return 3;
  std::ifstream opened;
  if (file != "-") {
    opened.open(file);
    if (!opened) { std::cerr << file << ": cannot be read\n"; return 1; }
  }
  if (!read_journal(file == "-" ? std::cin : opened, file, *device)) return 1;
  print(format, *device);
  return 0;
}
