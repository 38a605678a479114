#include "tests/support/key_script.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "hal/buttons.h"
#include "tests/support/fake_board.h"

namespace lungta {
namespace {

constexpr std::uint32_t kPressMs = 40;
constexpr std::uint32_t kHoldMs = 600;
constexpr std::uint32_t kSettleMs = 100;

std::uint8_t button_of(const std::string& word) {
  if (word == "up") return HAL_BUTTON_UP;
  if (word == "down") return HAL_BUTTON_DOWN;
  if (word == "left") return HAL_BUTTON_LEFT;
  if (word == "right") return HAL_BUTTON_RIGHT;
  if (word == "a" || word == "hold-a") return HAL_BUTTON_A;
  if (word == "b" || word == "hold-b") return HAL_BUTTON_B;
  std::abort();  // not a key
}

void run_for(App& app, std::uint32_t ms) {
  const std::uint32_t until = fake_board::now_ms() + ms;
  while (fake_board::now_ms() < until) app.step();
}

}  // namespace

std::vector<std::string> read_key_script(const std::string& path) {
  std::ifstream file(path);
  if (!file) std::abort();
  std::vector<std::string> words;
  for (std::string line; std::getline(file, line);) {
    line = line.substr(0, line.find('#'));
    if (line.starts_with("=")) continue;
    std::istringstream in(line);
    for (std::string word; in >> word;) {
      const std::size_t star = word.find('*');
      const int times = star == std::string::npos ? 1 : std::atoi(word.c_str() + star + 1);
      words.insert(words.end(), static_cast<std::size_t>(times), word.substr(0, star));
    }
  }
  return words;
}

void press_key(App& app, const std::string& word) {
  fake_board::set_buttons(button_of(word));
  run_for(app, word.starts_with("hold-") ? kHoldMs : kPressMs);
  fake_board::set_buttons(0);
  run_for(app, kSettleMs);
}

}  // namespace lungta
