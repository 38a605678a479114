// Who plays and with what. Everything has a default, the last used where there is one, and the cursor starts on Start:
// a game begins without typing.
#pragma once
#include "firmware/screens/name.h"
#include "firmware/ui/form_model.h"

namespace lungta {

class SetupScreen final : public Screen, public Named {
 public:
  explicit SetupScreen(Desk& desk) : desk_(desk) {}

  void open(std::uint8_t game);
  void named(const PlayerName& name) override { setup_.names[row(cursor_).index] = name; }

  const Setup& setup() const { return setup_; }
  const FormModel& options() const { return options_; }
  std::size_t cursor() const { return cursor_; }
  std::size_t row_count() const;

  void draw(Canvas& canvas) const override;
  void press(Press press) override;
  const Text& help() const override;

 private:
  enum class RowKind : std::uint8_t { kPlayers, kName, kOption, kStart };
  struct Row {
    RowKind kind;
    std::uint8_t index;  // the seat, or the option's cell
  };
  static constexpr std::size_t kMaxRows = 1 + kMaxPlayers + kMaxSlots + 1;

  const Game& game() const { return games()[setup_.game]; }
  bool player_count_varies() const { return game().info->min_players != game().info->max_players; }
  Row row(std::size_t index) const;
  void draw_row(Canvas& canvas, std::size_t place, std::size_t index) const;
  void default_names();
  bool name_taken(const PlayerName& name, std::size_t except) const;
  void change_players(int direction);
  void cycle_name(std::size_t seat, int direction);
  void change(int direction);
  void go_on();
  void start();

  Desk& desk_;
  Setup setup_;
  FormModel options_;
  std::size_t cursor_ = 0;
  bool kept_ = false;  // what was filled in and not started comes back
};

}  // namespace lungta
