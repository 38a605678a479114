#include "board/terminal/tty.h"

#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace lungta::terminal {
namespace {

constexpr std::string_view kEnter = "\x1b[?1049h\x1b[?25l\x1b[2J";  // other screen, no cursor, empty
constexpr std::string_view kLeave = "\x1b[0m\x1b[?25h\x1b[?1049l";
constexpr std::string_view kClear = "\x1b[2J";

// Written by the one Tty and read by signal handlers, which can reach nothing but globals.
termios original;
volatile sig_atomic_t entered = 0;
volatile sig_atomic_t resized = 0;

void send(std::string_view text) {
  while (!text.empty()) {
    const ssize_t sent = write(STDOUT_FILENO, text.data(), text.size());
    if (sent <= 0) return;  // a closed terminal: its hang-up ends the program
    text.remove_prefix(static_cast<size_t>(sent));
  }
}

// Only calls that are safe inside a signal handler.
void restore() {
  if (entered == 0) return;
  entered = 0;
  send(kLeave);
  tcsetattr(STDIN_FILENO, TCSAFLUSH, &original);
}

void on_end(int signal_number) {
  restore();
  std::signal(signal_number, SIG_DFL);
  raise(signal_number);
}

void on_resize(int) { resized = 1; }

void watch_signals() {
  struct sigaction end {};
  end.sa_handler = on_end;
  for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGILL}) {
    sigaction(number, &end, nullptr);
  }
  struct sigaction resize {};
  resize.sa_handler = on_resize;  // without SA_RESTART: it wakes the wait for keys
  sigaction(SIGWINCH, &resize, nullptr);
}

}  // namespace

Tty::Tty() {
  tcgetattr(STDIN_FILENO, &original);
  entered = 1;
  watch_signals();
  termios raw = original;
  raw.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO | ISIG | IEXTEN);
  raw.c_iflag &= ~static_cast<tcflag_t>(IXON | ICRNL);
  raw.c_cc[VMIN] = 0;
  raw.c_cc[VTIME] = 0;
  tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw);
  send(kEnter);
}

Tty::~Tty() { restore(); }

Size Tty::size() {
  winsize window{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_col == 0) return {80, 24};
  return {window.ws_col, window.ws_row};
}

bool Tty::take_resized() {
  const bool was = resized != 0;
  resized = 0;
  return was;
}

// One write per frame, so that the terminal never shows half of it.
void Tty::draw(const std::vector<std::string>& rows) {
  std::string out;
  if (shown_.size() != rows.size()) {
    out += kClear;
    shown_.assign(rows.size(), "");
  }
  for (size_t i = 0; i < rows.size(); ++i) {
    if (rows[i] == shown_[i]) continue;
    out += "\x1b[" + std::to_string(i + 1) + ";1H" + rows[i];
    shown_[i] = rows[i];
  }
  send(out);
}

}  // namespace lungta::terminal
