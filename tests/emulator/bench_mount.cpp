// A program for tools/bench: mounts the journal it finds in flash, replays the running game and adds up its sheet,
// with the times of each. It answers any byte on the serial line with what it measured.
#include <array>
#include <cstdint>
#include <cstring>

#include "firmware/journal/ledger.h"
#include "hal/board.h"
#include "hal/clock.h"
#include "hal/power.h"
#include "hal/serial.h"

namespace {

using namespace lungta;

constexpr std::uint32_t kTallies = 200;  // so many that the clock's microsecond no longer matters
constexpr std::uint32_t kBeatMs = 1000;

GameLog game_log;
Ledger ledger{game_log};
Sheet sheet;

struct Measured {
  std::uint32_t mount_us, resume_us, tallies_us;
  bool mounted, resumed;
};

template <class Work>
std::uint32_t time_of(Work work) {
  const std::uint32_t start = hal_clock_us();
  work();
  return hal_clock_us() - start;
}

Measured measure() {
  Measured result{};
  result.mount_us = time_of([&] { result.mounted = game_log.mount() == Mount::kReady; });
  result.resume_us = time_of([&] { result.resumed = ledger.resume(); });
  if (!result.resumed) return result;
  result.tallies_us = time_of([] {
    for (std::uint32_t i = 0; i < kTallies; ++i) ledger.sheet(sheet);
  });
  return result;
}

void say(const char* text) { hal_serial_write(reinterpret_cast<const std::uint8_t*>(text), std::strlen(text)); }

void say(const char* name, std::uint32_t value) {
  std::array<char, 12> digits;
  char* first = digits.end() - 1;
  *first = '\0';
  do *--first = static_cast<char>('0' + value % 10);
  while (value /= 10);
  say(name);
  say(first);
  say("\n");
}

void report(const Measured& result) {
  say("mounted ", result.mounted);
  say("resumed ", result.resumed);
  say("mount_us ", result.mount_us);
  say("resume_us ", result.resume_us);
  say("tallies ", kTallies);
  say("tallies_us ", result.tallies_us);
  say("end 1\n");
}

}  // namespace

void lungta::fault(const char*, int) {
  hal_power_restart();
  for (;;) {
  }
}

int main(int argc, char** argv) {
  hal_board_start(argc, argv);
  const Measured result = measure();
  while (hal_board_running()) {
    hal_clock_sleep_until(hal_clock_ms() + kBeatMs);
    std::uint8_t byte = 0;
    while (hal_serial_read(&byte, 1) == 1) report(result);
  }
}
