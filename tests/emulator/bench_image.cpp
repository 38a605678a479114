// Writes a journal for tools/bench to mount: the journal's part of the flash, with an exact number of records.
//   bench_image FILE TOTAL RUNNING.journal OTHER.journal...
// The last game is the first text journal and still runs; the others, finished, come before it in turn, as often as it
// takes to make it TOTAL records. Where one is too long for that it is played in part.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "firmware/journal/journal_reader.h"
#include "tests/support/fake_flash.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

using TextJournal = std::vector<std::string>;  // of a text journal: one record each, without the finish

void demand(bool promise, const std::string& what) {
  if (promise) return;
  std::fprintf(stderr, "bench_image: %s\n", what.c_str());
  std::exit(1);
}

struct Device {
  GameLog log;
  Ledger ledger{log};
};

std::uint32_t count_records(const GameLog& log) {
  std::uint32_t count = 0;
  for (std::uint32_t i = 0; i < log.game_count(); ++i) {
    RecordCursor cursor = log.records(log.game(i));
    while (cursor.next()) ++count;
  }
  return count;
}

TextJournal read_lines(const char* path) {
  std::ifstream file(path);
  demand(file.good(), std::string("cannot read ") + path);
  TextJournal lines;
  for (std::string line; std::getline(file, line);) {
    const std::size_t text = line.find_first_not_of(" \t\r");
    if (text == std::string::npos || line[text] == '#' || line.compare(text, 6, "finish") == 0) continue;
    lines.push_back(line);
  }
  return lines;
}

void play(Ledger& ledger, std::span<const std::string> lines) {
  JournalReader reader(ledger);
  for (const std::string& line : lines) demand(reader.take(line).is_ok(), "refused: " + line);
}

void write_journal(std::uint32_t total, const TextJournal& running, std::span<const TextJournal> others) {
  fake_flash::insert_blank_chip();
  const auto device = std::make_unique<Device>();
  demand(device->log.mount() == Mount::kEmpty, "the blank flash is not blank");
  const std::size_t last = std::min<std::size_t>(total, running.size());
  std::size_t left = total - last;
  for (std::size_t turn = 0; left > 0; ++turn) {
    const TextJournal& lines = others[turn % others.size()];
    std::size_t records = std::min(left, lines.size() + 1);  // with its finish
    if (left - records == 1) --records;                      // no game has only one
    play(device->ledger, std::span(lines).first(records - 1));
    demand(device->ledger.finish().is_ok(), "a finish was refused");
    left -= records;
  }
  play(device->ledger, std::span(running).first(last));
  const std::uint32_t found = count_records(device->log);
  demand(found == total, std::to_string(found) + " records instead of " + std::to_string(total));
}

}  // namespace

int main(int argc, char** argv) {
  demand(argc > 4, "usage: bench_image FILE TOTAL RUNNING.journal OTHER.journal...");
  std::vector<TextJournal> games;
  for (int i = 3; i < argc; ++i) games.push_back(read_lines(argv[i]));
  write_journal(static_cast<std::uint32_t>(std::atoi(argv[2])), games.front(), std::span(games).subspan(1));
  const auto bytes = fake_flash::image();
  std::ofstream file(argv[1], std::ios::binary);
  file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  demand(file.flush().good(), std::string("cannot write ") + argv[1]);
}
