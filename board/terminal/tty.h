// The terminal as a screen: entered, drawn on row by row, and left as it was found, whatever ends the program.
#pragma once

#include <string>
#include <vector>

namespace lungta::terminal {

struct Size {
  int columns, rows;
};

class Tty {
 public:
  Tty();   // raw keys, an empty screen of its own, no cursor; from here on signals restore it too
  ~Tty();  // all of that undone
  Tty(const Tty&) = delete;
  Tty& operator=(const Tty&) = delete;

  [[nodiscard]] static Size size();
  // True once after the window changed its size.
  [[nodiscard]] static bool take_resized();

  // Shows these rows from the top left corner; only those that differ from what is there are sent.
  void draw(const std::vector<std::string>& rows);
  void forget() { shown_.clear(); }  // the next draw() starts from an empty screen

 private:
  std::vector<std::string> shown_;
};

}  // namespace lungta::terminal
