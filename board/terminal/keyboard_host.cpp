// A player at a terminal: keys in, the panel drawn in characters.
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <deque>
#include <string_view>

#include "board/terminal/host.h"
#include "board/terminal/keys.h"
#include "board/terminal/picture.h"
#include "board/terminal/tty.h"
#include "firmware/deadline.h"

namespace lungta::terminal {
namespace {

struct Binding {
  std::string_view bytes;  // what the terminal sends
  const char* key;         // nullptr: quit
};

// Longer sequences first: none is the beginning of one that follows it.
constexpr Binding kBindings[] = {
    {"\x1b[A", "up"}, {"\x1b[B", "down"}, {"\x1b[C", "right"}, {"\x1b[D", "left"},  // arrows
    {"\x1bOA", "up"}, {"\x1bOB", "down"}, {"\x1bOC", "right"}, {"\x1bOD", "left"},  // arrows in application mode
    {"\r", "a"},      {"\n", "a"},        {"\x7f", "b"},       {"\b", "b"},         // Enter, Backspace
    {"h", "hold-a"},  {"u", "hold-b"},    {"q", nullptr},      {"\x03", nullptr},   // Ctrl-C
};

constexpr std::string_view kHints = " arrows  Enter: A  Backspace: B  h: help  u: undo  q: quit";

constexpr uint32_t kTypedAheadMs = 10;  // keys closer together than this were sent in one go
constexpr uint32_t kGapMs = 25;         // between two presses: longer than the device's lock-out
constexpr Size kBrailleSize{66, 19};    // with a frame around it and the hints below
constexpr Size kHalfBlockSize{128, 34};

std::string repeated(const char* text, int times) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text;
  return all;
}

std::vector<std::string> framed(const std::vector<std::string>& picture) {
  const std::string edge = repeated("─", kBrailleSize.columns - 2);
  std::vector<std::string> rows{"┌" + edge + "┐"};
  for (const std::string& row : picture) rows.push_back("│" + row + "│");
  rows.push_back("└" + edge + "┘");
  return rows;
}

class KeyboardHost : public Host {
 public:
  using Host::Host;

  [[nodiscard]] uint64_t now_us() override {
    const auto passed = std::chrono::steady_clock::now() - start_;
    return static_cast<uint64_t>(std::chrono::duration_cast<std::chrono::microseconds>(passed).count());
  }

  [[nodiscard]] bool deterministic() const override { return false; }

  void sleep_until(uint32_t wake_ms) override {
    draw();
    do {
      if (move_key()) return;
      wait_for_bytes(busy() ? sooner(wake_ms, next_move_) : wake_ms);
      if (Tty::take_resized()) draw_again();
    } while (running() && !reached(now_ms(), wake_ms));
  }

 private:
  [[nodiscard]] bool busy() const { return buttons_down() != 0 || !queue_.empty(); }

  // A terminal tells when a key goes down, not when it comes up: each becomes a press of fixed length.
  bool move_key() {
    if (!busy() || !reached(now_ms(), next_move_)) return false;
    if (buttons_down() != 0) {
      let_go();
      next_move_ = now_ms() + kGapMs;
    } else {
      press(queue_.front().button);
      next_move_ = now_ms() + queue_.front().down_ms;
      queue_.pop_front();
    }
    return true;
  }

  void wait_for_bytes(uint32_t until_ms) {
    const auto left = static_cast<int32_t>(until_ms - now_ms());
    pollfd input{STDIN_FILENO, POLLIN, 0};
    if (poll(&input, 1, std::max(left, 0)) <= 0) return;
    char bytes[64];
    const ssize_t count = read(STDIN_FILENO, bytes, sizeof(bytes));
    if (count > 0) return take_in({bytes, static_cast<size_t>(count)});
    if (count == 0 || errno == EIO) stop();  // the terminal is gone
  }

  void take_in(std::string_view bytes) {
    while (!bytes.empty()) {
      const auto* binding = std::find_if(std::begin(kBindings), std::end(kBindings),
                                         [&](const Binding& b) { return bytes.substr(0, b.bytes.size()) == b.bytes; });
      if (binding == std::end(kBindings)) {
        bytes.remove_prefix(1);
        continue;
      }
      if (binding->key == nullptr) return stop();
      bytes.remove_prefix(binding->bytes.size());
      enqueue(*key_named(binding->key));
    }
  }

  // A key that comes while its like still waits is either typed ahead, which counts, or the keyboard's own repeat,
  // faster than the device: counted, that would run on after the key is let go. A keyboard leaves time between repeats.
  void enqueue(const Key& key) {
    const bool typed_ahead = !reached(now_ms(), last_key_ + kTypedAheadMs);
    last_key_ = now_ms();
    if (typed_ahead || queue_.empty() || queue_.back().name != key.name) queue_.push_back(key);
  }

  void draw_again() {
    tty_.forget();
    drawn_revision_ = panel.revision() - 1;
    draw();
  }

  void draw() {
    if (panel.revision() == drawn_revision_) return;
    drawn_revision_ = panel.revision();
    const Size size = Tty::size();
    std::vector<std::string> rows;
    if (size.columns >= kHalfBlockSize.columns && size.rows >= kHalfBlockSize.rows) {
      rows = half_blocks(panel);
      rows.emplace_back(kHints);
    } else if (size.columns >= kBrailleSize.columns && size.rows >= kBrailleSize.rows) {
      rows = framed(braille(panel));
      rows.emplace_back(kHints);
    } else {
      rows = {"Lungta needs a window of " + std::to_string(kBrailleSize.columns) + " x " +
              std::to_string(kBrailleSize.rows) + " characters."};
    }
    tty_.draw(rows);
  }

  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  Tty tty_;
  std::deque<Key> queue_;
  uint32_t next_move_ = 0;
  uint32_t last_key_ = 0;
  uint32_t drawn_revision_ = 0;
};

}  // namespace

Host* new_keyboard_host(const Options& options) { return new KeyboardHost(options); }

}  // namespace lungta::terminal
