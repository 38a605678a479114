// Writes journals for tools/bench: the journal's part of the flash, with a given number of records.
//   bench_image list                     the keys of the games
//   bench_image KEY RUNNING TOTAL FILE   the running game is KEY and has RUNNING records; finished games before it,
//                                        of all kinds in turn, make it TOTAL
// Every game is played at random by its rules, with an entry taken back now and then.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>

#include "firmware/journal/session.h"
#include "tests/support/fake_flash.h"
#include "tests/support/random_play.h"

extern "C" {
void setUp(void) {}
void tearDown(void) {}
}

namespace {

using namespace lungta;

constexpr std::uint32_t kFinishedGame = 100;  // records: a long evening's game
constexpr std::uint32_t kTries = 100;         // refused in a row: the game is over, or nearly so

[[noreturn]] void give_up(const char* what) {
  std::fprintf(stderr, "bench_image: %s\n", what);
  std::exit(1);
}

void demand(bool promise, const char* what) {
  if (!promise) give_up(what);
}

struct Device {
  GameLog log;
  Session session{log};
};

class Player {
 public:
  explicit Player(Device& device) : device_(device) {}

  // Plays until the game has so many records. The sheet of a game that came to its end is of no interest any more, so
  // entries are taken back until others are possible.
  void play(std::uint8_t game, std::uint32_t records) {
    Session& session = device_.session;
    demand(session.begin(random_.setup(game)).is_ok(), "a setup was refused");
    ++written_;
    for (std::uint32_t count = 1; count < records; ++count, ++written_) {
      if (!enter_something()) demand(session.undo().is_ok(), "neither an entry nor undo is possible");
    }
  }

  void finish() {
    demand(device_.session.finish().is_ok(), "a finish was refused");
    ++written_;
  }

  std::uint32_t written() const { return written_; }

 private:
  bool enter_something() {
    Session& session = device_.session;
    if (session.timeline().full()) return false;
    for (std::uint32_t i = 0; i < kTries; ++i) {
      const Event event = random_.event(session.game(), session.state());
      if (session.enter(event).is_ok()) return true;
    }
    return false;
  }

  Device& device_;
  RandomPlay random_{2014};
  std::uint32_t written_ = 0;
};

std::uint32_t count_records(const GameLog& log) {
  std::uint32_t count = 0;
  for (std::uint32_t i = 0; i < log.game_count(); ++i) {
    RecordCursor cursor = log.records(log.game(i));
    while (cursor.next()) ++count;
  }
  return count;
}

void write_journal(std::uint8_t running_game, std::uint32_t running, std::uint32_t total) {
  fake_flash::insert_blank_chip();
  const auto device = std::make_unique<Device>();
  demand(device->log.mount() == Mount::kEmpty, "the blank flash is not blank");
  Player player(*device);
  for (std::uint8_t game = 0; player.written() + running < total; game = (game + 1) % games().size()) {
    player.play(game, std::min(total - running - player.written(), kFinishedGame) - 1);
    player.finish();
  }
  player.play(running_game, running);
  demand(player.written() == total, "the number of records is not what was asked for");
  demand(count_records(device->log) == total, "there is not enough room for so many records");
}

int list_games() {
  for (const Game& game : games()) std::puts(game.info->key);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2) return list_games();
  if (argc != 5) give_up("usage: bench_image KEY RUNNING TOTAL FILE");
  const Game* game = find_game(argv[1]);
  const auto running = static_cast<std::uint32_t>(std::atoi(argv[2]));
  const auto total = static_cast<std::uint32_t>(std::atoi(argv[3]));
  demand(game != nullptr, "no such game");
  demand(running > 0 && total >= running, "a journal cannot be that short");
  write_journal(static_cast<std::uint8_t>(game - games().data()), running, total);
  const auto bytes = fake_flash::image();
  std::ofstream file(argv[4], std::ios::binary);
  file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  demand(file.flush().good(), "cannot write the file");
}
