// Writing a name with six buttons: letters with accents, a capital at the start of each part.
#pragma once
#include "firmware/screens/desk.h"

namespace lungta {

// Who wants a name; gets it when the player is done.
class Named {
 public:
  virtual void named(const PlayerName& name) = 0;

 protected:
  ~Named() = default;
};

class NameScreen final : public Screen {
 public:
  explicit NameScreen(Desk& desk) : desk_(desk) {}

  void open(Named& receiver, const PlayerName& name, std::size_t longest, bool may_be_empty = false);

  const PlayerName& name() const { return name_; }
  std::size_t cursor() const { return cursor_; }

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;

 private:
  void change_letter(int direction);
  void forward();
  void back();
  void done();

  Desk& desk_;
  Named* receiver_ = nullptr;
  std::size_t longest_ = 0;
  bool may_be_empty_ = false;
  PlayerName name_;
  std::size_t cursor_ = 0;  // may stand behind the last letter
};

}  // namespace lungta
