// Something to read: a refusal, help, a helper's answer, reminders. Scrolls when it is long; A or B goes back.
#pragma once
#include <cstddef>

#include "firmware/screens/desk.h"

namespace lungta {

class MessageScreen final : public Screen {
 public:
  explicit MessageScreen(Desk& desk) : desk_(desk) {}

  // One paragraph.
  void open(const Text& title, const Phrase& paragraph);
  // A refusal in words, with the rule's id; `conflict` is the entry that stands against a correction, or -1.
  void open_refusal(const Verdict& verdict, int conflict = -1);
  // The same for a game that has not begun: its names are in its setup.
  void open_refusal(const Verdict& verdict, const Setup& setup);
  // Several lines.
  void open_lines(const Text& title, const Lines& lines);
  // The same with a dash before each: lines that have nothing to do with each other.
  void open_list(const Text& title, const Lines& lines);

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;

 private:
  std::size_t draw_body(Canvas& canvas) const;

  Desk& desk_;
  const Text* title_ = nullptr;
  const char* rule_ = nullptr;
  const Setup* setup_ = nullptr;  // whose names the words may hold
  Lines lines_;
  bool dashes_ = false;
  std::size_t skip_ = 0;
  mutable std::size_t drawn_lines_ = 0;  // how long the text turned out: where scrolling ends
};

}  // namespace lungta
