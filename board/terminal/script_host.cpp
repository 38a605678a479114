// Key names from stdin in, screens as text out.
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string>

#include "board/terminal/keys.h"
#include "board/terminal/picture.h"
#include "board/terminal/virtual_clock.h"

namespace lungta::terminal {
namespace {

// Words of stdin, with where they stand.
class Words {
 public:
  struct Word {
    std::string text;
    int number, line, column;
  };

  std::optional<Word> next() {
    int c = read();
    while (std::isspace(c) != 0) c = read();
    if (c == EOF) return std::nullopt;
    Word word{"", ++count_, line_, column_};
    for (; c != EOF && std::isspace(c) == 0; c = read()) word.text += static_cast<char>(c);
    return word;
  }

 private:
  int read() {
    if (at_line_end_) ++line_, column_ = 0;
    const int c = std::getchar();
    ++column_;
    at_line_end_ = c == '\n';
    return c;
  }

  int count_ = 0;
  int line_ = 1;
  int column_ = 0;
  bool at_line_end_ = false;
};

[[noreturn]] void refuse(const Words::Word& word, const char* reason) {
  std::fflush(stdout);
  std::fprintf(stderr, "key script, word %d (line %d, column %d): '%s' %s\n", word.number, word.line, word.column,
               word.text.c_str(), reason);
  std::exit(2);
}

class ScriptHost : public VirtualClockHost {
 public:
  explicit ScriptHost(const Options& options) : VirtualClockHost(options) {
    settle(kSettleMs);
    if (options.frames.empty()) return;
    frames_ = std::fopen(options.frames.c_str(), "w");
    if (frames_ == nullptr) {
      std::perror(options.frames.c_str());
      std::exit(1);
    }
  }

  ~ScriptHost() override {
    if (frames_ != nullptr) std::fclose(frames_);
  }

  void sleep_until(uint32_t wake_ms) override {
    if (!running()) return;
    if (buttons_down() != 0) {
      hold_key(wake_ms);
    } else if (pass_until_idle(wake_ms)) {
      show();
      start_next_word();
    }
  }

 private:
  void hold_key(uint32_t wake_ms) {
    if (!reached(wake_ms, up_at_)) return pass_to(wake_ms);
    pass_to(up_at_);
    let_go();
    settle(kSettleMs);
  }

  void show() {
    std::printf("--- %d: %s ---\n", shown_++, label_.c_str());
    for (const std::string& row : braille(panel)) std::printf("%s\n", row.c_str());
    std::fflush(stdout);
    if (frames_ != nullptr) std::fputs(pbm(panel).c_str(), frames_);
  }

  void start_next_word() {
    const auto word = words_.next();
    if (!word) return stop();
    label_ = word->text;
    if (word->text == "wait") return wait(*word);
    const auto key = key_named(word->text);
    if (!key) refuse(*word, "is no key; keys are up down left right a b hold-a hold-b, and wait N");
    press(key->button);
    up_at_ = ms() + key->down_ms;
  }

  void wait(const Words::Word& command) {
    constexpr unsigned long kLongestWaitMs = 24ul * 60 * 60 * 1000;
    const auto word = words_.next();
    if (!word) refuse(command, "needs a number of milliseconds");
    char* end = nullptr;
    const unsigned long duration = std::strtoul(word->text.c_str(), &end, 10);
    if (*end != '\0' || duration > kLongestWaitMs) refuse(*word, "is no number of milliseconds up to a day");
    label_ += " " + word->text;
    settle(static_cast<uint32_t>(duration));
  }

  Words words_;
  std::string label_ = "start";
  std::FILE* frames_ = nullptr;
  int shown_ = 0;
  uint32_t up_at_ = 0;
};

}  // namespace

Host* new_script_host(const Options& options) { return new ScriptHost(options); }

}  // namespace lungta::terminal
