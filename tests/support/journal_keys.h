// Turns a text journal into the key presses that enter the same game on the device: it plays the application on the
// fake board, looks at where it is, and writes down what it pressed.
#pragma once
#include <string>
#include <vector>

#include "firmware/app.h"

namespace lungta {

class JournalKeys {
 public:
  explicit JournalKeys(App& app) : app_(app) {}

  // Enters one line of a journal (setup, an entry, undo). False when the device would not take it; said() tells why.
  bool enter(std::string_view line);
  const std::vector<std::string>& keys() const { return keys_; }
  const std::string& said() const { return said_; }

 private:
  void press(const char* key);
  bool fail(std::string_view why);
  bool on(const Screen& screen) const { return &app_.desk().navigator.top() == &screen; }

  bool enter_setup(std::string_view line);
  bool set_players(std::uint8_t players);
  bool set_names(const Setup& wanted);
  bool set_options(const Setup& wanted);
  bool go_to_setup_row(std::size_t row);
  bool type(const PlayerName& text);

  bool enter_event(std::string_view line);
  bool open_form(const Event& event);
  bool fill_form(const Event& event);
  bool fill_cell(const Event& event);
  bool fill_text(const Event& event);

  App& app_;
  std::vector<std::string> keys_;
  std::string said_;
};

}  // namespace lungta
