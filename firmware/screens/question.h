// A question that A answers with yes and B with no.
#pragma once
#include "firmware/screens/desk.h"

namespace lungta {

// Who asked; gets the answer after the question has gone from the screen.
class Asked {
 public:
  virtual void answered(bool yes) = 0;

 protected:
  ~Asked() = default;
};

class QuestionScreen final : public Screen {
 public:
  explicit QuestionScreen(Desk& desk) : desk_(desk) {}

  void ask(const Text& question, Asked& asker);

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;

 private:
  Desk& desk_;
  const Text* question_ = nullptr;
  Asked* asker_ = nullptr;
};

}  // namespace lungta
