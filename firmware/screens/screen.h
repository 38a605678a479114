// A screen draws what is, and handles what the player does. Drawing cannot change anything: draw() is const.
#pragma once
#include "firmware/input/gestures.h"
#include "firmware/ui/canvas.h"
#include "game/core/fixed_vector.h"
#include "game/core/text.h"

namespace lungta {

class Screen {
 public:
  virtual void draw(Canvas& canvas) const = 0;
  virtual void press(Press press) = 0;
  // What hold A explains here.
  virtual const Text& help() const = 0;
  // Hold A, where there is something more urgent to explain than the help: true when it was.
  virtual bool explain() { return false; }
  // It comes to the top, first or again.
  virtual void show() {}

 protected:
  ~Screen() = default;  // screens live as long as the device: nobody deletes one, so it needs not be virtual
};

// The screens one behind another; B usually goes one back.
class Navigator {
 public:
  void push(Screen& screen) { stack_.push_back(&screen); screen.show(); }
  void pop() {
    if (stack_.size() > 1) stack_.pop_back();
    top().show();
  }
  // Back to a screen that lies below, or on from the root when it does not.
  void pop_to(Screen& screen) {
    while (stack_.size() > 1 && &top() != &screen) stack_.pop_back();
    if (&top() != &screen) stack_.push_back(&screen);
    screen.show();
  }
  void reset(Screen& root) { stack_.clear(); push(root); }
  Screen& top() { return *stack_.back(); }
  const Screen& top() const { return *stack_.back(); }
  // It is on view, or what is on view came from it.
  bool holds(const Screen& screen) const {
    for (const Screen* each : stack_) {
      if (each == &screen) return true;
    }
    return false;
  }

 private:
  // home, past games, table, actions, history, entry, form, editor, question, message: ten deep, and two to spare
  static constexpr std::size_t kDeepest = 12;
  FixedVector<Screen*, kDeepest> stack_;
};

}  // namespace lungta
