#include "firmware/link/link.h"

#include <array>

#include "firmware/journal/event_codec.h"
#include "firmware/journal/words.h"
#include "firmware/version.h"
#include "hal/power.h"
#include "hal/serial.h"

namespace lungta {
namespace {

constexpr std::array<std::string_view, 6> kHelpLines{
    "help                             this list",
    "version                          the firmware's version",
    "games                            the games kept, the newest last",
    "export N journal|csv|json|bgstats  game N of that list",
    "screenshot                       the screen as a PBM picture",
    "selftest                         what the device can check about itself",
};

// Keeps one line of many, so that a report of any length needs the memory of one line.
class OneLine final : public LineSink {
 public:
  OneLine(std::uint32_t wanted, JournalLine& line) : wanted_(wanted), line_(line) {}
  void line(std::string_view text) override {
    if (at_++ != wanted_) return;
    line_ = JournalLine(text);
    found_ = true;
  }
  bool found() const { return found_; }

 private:
  std::uint32_t wanted_;
  JournalLine& line_;
  std::uint32_t at_ = 0;
  bool found_ = false;
};

}  // namespace

bool Link::step() {
  if (!hal_serial_connected()) {
    give_up();
    return false;
  }
  while (send_pending()) {
    if (job_ == Job::kIdle && !take_command()) return false;
    if (exporting() && !log_.holds(exported_)) refuse("this game made room for a newer one");
    if (sending_) continue;
    const bool slow = checking() || job_ == Job::kGames;
    if (checking()) check_one_game();
    else next_line();
    if (slow) return true;  // a game was replayed: the rest of the device must come round in between
  }
  return true;
}

// The answer is nobody's any more, and neither is what was asked.
void Link::give_up() {
  job_ = Job::kIdle;
  sending_ = false;
  command_.clear();
  std::array<std::uint8_t, 32> unheard{};
  while (hal_serial_read(unheard.data(), unheard.size()) > 0) {
  }
}

// Byte by byte: what follows a command stays in the line until that is answered. False: nothing to answer yet.
bool Link::take_command() {
  std::uint8_t byte = 0;
  while (job_ == Job::kIdle && hal_serial_read(&byte, 1) == 1) take_byte(static_cast<char>(byte));
  return job_ != Job::kIdle;
}

// True when nothing waits to be sent.
bool Link::send_pending() {
  if (!sending_) return true;
  const std::string_view rest = pending_.view().substr(sent_);
  sent_ += hal_serial_write(reinterpret_cast<const std::uint8_t*>(rest.data()), rest.size());
  sending_ = sent_ < pending_.size();
  return !sending_;
}

void Link::send(std::string_view line) {
  pending_ = JournalLine(line);
  pending_.append('\n');
  sent_ = 0;
  sending_ = true;
}

bool Link::say(std::string_view line) {
  if (sending_ || job_ != Job::kIdle || !hal_serial_connected()) return false;
  send(line);
  return true;
}

void Link::take_byte(char byte) {
  if (byte != '\n' && byte != '\r') {
    command_.append(byte);
    return;
  }
  const bool too_long = command_.truncated();
  const FixedString<kLongestCommand> line = command_;
  command_.clear();
  if (too_long) refuse("this line is too long");
  else if (!line.empty()) obey(strip(line.view()));
}

void Link::obey(std::string_view command) {
  const std::string_view verb = take_word(command);
  line_number_ = 0;
  if (verb == "help") job_ = Job::kHelp;
  else if (verb == "version") job_ = Job::kVersion;
  else if (verb == "games") job_ = Job::kGames;
  else if (verb == "screenshot") job_ = Job::kScreenshot;
  else if (verb == "selftest") job_ = Job::kSelftest, checked_ = 0, unreadable_ = 0;
  else if (verb == "export") obey_export(command);
  else refuse("not a command; try help");
}

void Link::obey_export(std::string_view arguments) {
  int number = 0;
  if (!parse_number(take_word(arguments), number) || number < 0 ||
      static_cast<std::uint32_t>(number) >= log_.game_count()) {
    return refuse("there is no game with this number; try games");
  }
  exported_ = log_.game(static_cast<std::uint32_t>(number));
  const std::string_view format = take_word(arguments);
  if (format == "journal") {
    if (!journal_.open(exported_)) return refuse("this game cannot be read");
    job_ = Job::kJournal;
    return;
  }
  if (!journal_.replay().load(exported_)) return refuse("this game cannot be read");
  if (format == "csv") job_ = Job::kCsv;
  else if (format == "json") job_ = Job::kJson;
  else if (format == "bgstats") job_ = Job::kBgstats;
  else refuse("the formats are journal, csv, json and bgstats");
}

void Link::refuse(std::string_view reason) {
  JournalLine line("error: ");
  line.append(reason);
  send(line.view());
  job_ = Job::kEnd;
}

bool Link::exporting() const {
  return job_ == Job::kJournal || job_ == Job::kCsv || job_ == Job::kJson || job_ == Job::kBgstats;
}

void Link::next_line() {
  pending_.clear();
  bool more = true;
  switch (job_) {
    case Job::kIdle: return;
    case Job::kHelp:
      more = line_number_ < kHelpLines.size();
      if (more) pending_.append(kHelpLines[line_number_]);
      break;
    case Job::kVersion:
      more = line_number_ == 0;
      pending_.append("lungta ");
      pending_.append(kVersion);
      break;
    case Job::kGames:
      more = line_number_ < log_.game_count();
      if (more) game_line(line_number_);
      break;
    case Job::kJournal: more = journal_.next(pending_); break;
    case Job::kCsv:
    case Job::kJson:
    case Job::kBgstats: more = report_line(); break;
    case Job::kScreenshot:
      more = line_number_ < Canvas::kHeight + 2;
      if (more) screenshot_line();
      break;
    case Job::kSelftest: more = selftest_line(); break;
    case Job::kEnd: more = false; break;
  }
  ++line_number_;
  if (!more) {  // the empty line that ends an answer
    pending_.clear();
    job_ = Job::kIdle;
  }
  pending_.append('\n');
  sent_ = 0;
  sending_ = true;
}

void Link::game_line(std::uint32_t index) {
  const LoggedGame logged = log_.game(index);
  const bool readable = journal_.replay().load(logged);
  pending_.append_number(static_cast<int>(index));
  pending_.append(!readable ? " damaged" : logged.finished ? " finished" : " running");
  const std::optional<RecordView> first = log_.records(logged).next();
  if (!first || first->kind() != RecordType::kSetup) return;
  const std::optional<Setup> setup = decode_setup(ByteReader(first->payload));
  if (!setup) return;
  pending_.append(' ');
  pending_.append(games()[setup->game].info->key);
  for (std::size_t seat = 0; seat < setup->players; ++seat) {
    pending_.append(' ');
    append_name(pending_, setup->names[seat]);
  }
}

bool Link::report_line() {
  Sheet sheet;
  journal_.replay().game().sheet(journal_.replay().state(), sheet);
  const Scores scores{journal_.replay().game(), journal_.replay().setup(), sheet};
  OneLine line(line_number_, pending_);
  if (job_ == Job::kCsv) write_csv(scores, line);
  else if (job_ == Job::kJson) write_json(scores, line);
  else write_bgstats(scores, line);
  return line.found();
}

void Link::screenshot_line() {
  if (line_number_ == 0) return pending_.append("P1");
  if (line_number_ == 1) return pending_.append("128 64");
  const int y = static_cast<int>(line_number_) - 2;
  for (int x = 0; x < Canvas::kWidth; ++x) pending_.append(canvas_.lit(x, y) ? '1' : '0');
}

void Link::check_one_game() { unreadable_ += journal_.replay().load(log_.game(checked_++)) ? 0 : 1; }

bool Link::selftest_line() {
  switch (line_number_) {
    case 0:
      pending_.append("panel ");
      pending_.append(canvas_.panel_present() ? "ok" : "missing");
      return true;
    case 1:
      pending_.append("supply ");
      pending_.append_number(hal_power_supply_mv());
      pending_.append(" mV");
      return true;
    case 2:
      pending_.append("journal ");
      pending_.append_number(static_cast<int>(checked_));
      pending_.append(" games, ");
      pending_.append_number(static_cast<int>(unreadable_));
      pending_.append(" unreadable");
      return true;
    default: return false;
  }
}

}  // namespace lungta
