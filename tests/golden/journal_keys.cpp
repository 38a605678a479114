// Prints the key script that enters a text journal on a device with an empty memory.  journal_keys FILE
#include <cstdio>
#include <fstream>
#include <memory>

#include "tests/support/fake_board.h"
#include "tests/support/fake_flash.h"
#include "tests/support/journal_keys.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: journal_keys FILE\n");
    return 2;
  }
  lungta::fake_flash::insert_blank_chip();
  lungta::fake_board::power_up();
  auto app = std::make_unique<lungta::App>();
  app->start();
  lungta::JournalKeys keys(*app);
  std::ifstream file(argv[1]);
  int number = 0;
  for (std::string line; std::getline(file, line);) {
    ++number;
    const bool entered = keys.enter(line);
    if (entered && app->canvas().clipped() == 0) continue;
    std::fprintf(stderr, "%s:%d: %s\n", argv[1], number, entered ? "a text was clipped" : keys.said().c_str());
    return 1;
  }
  for (const std::string& key : keys.keys()) std::printf("%s ", key.c_str());
  std::printf("\n");
  return 0;
}
