// The serial line to a PC: one command a line, answers in lines, an empty line ends each answer.
// Everything here reads; nothing that comes in over the line can change a score.
#pragma once
#include <cstdint>

#include "firmware/journal/journal_text.h"
#include "firmware/link/report.h"
#include "firmware/ui/canvas.h"

namespace lungta {

class Link {
 public:
  Link(const GameLog& log, const Canvas& canvas) : log_(log), canvas_(canvas), journal_(log) {}

  // Takes in what has arrived and sends what fits. True while an answer is still going out. When nobody listens, an
  // answer that is not out yet is given up.
  bool step();
  // Says something unasked, such as that no panel answers. False: nobody listens, or not to this now.
  bool say(std::string_view line);

 private:
  enum class Job : std::uint8_t {
    kIdle, kHelp, kVersion, kGames, kJournal, kCsv, kJson, kBgstats, kScreenshot, kSelftest, kEnd
  };
  static constexpr std::size_t kLongestCommand = 48;

  void give_up();
  bool take_command();
  void take_byte(char byte);
  void obey(std::string_view command);
  void obey_export(std::string_view arguments);
  void refuse(std::string_view reason);
  bool exporting() const;
  void next_line();
  bool send_pending();
  void send(std::string_view line);
  void game_line(std::uint32_t index);
  bool report_line();
  void screenshot_line();
  bool selftest_line();
  bool checking() const { return job_ == Job::kSelftest && line_number_ == 2 && checked_ < log_.game_count(); }
  void check_one_game();

  const GameLog& log_;
  const Canvas& canvas_;
  JournalText journal_;               // its replay also holds the game whose scores are exported
  Job job_ = Job::kIdle;
  std::uint32_t line_number_ = 0;     // of the answer
  LoggedGame exported_;
  std::uint32_t checked_ = 0;         // games the selftest has read so far
  std::uint32_t unreadable_ = 0;      // and how many of them it could not
  FixedString<kLongestCommand> command_;
  JournalLine pending_;               // being sent
  std::size_t sent_ = 0;
  bool sending_ = false;
};

}  // namespace lungta
