// The device: everything it is made of, and its one loop.
//
//   buttons -> gestures -> screen -> ledger (journal, rules) -> screen -> canvas -> panel
//
// Between events it sleeps. All memory is in this one object.
#pragma once
#include <cstdint>

#include "firmware/input/gestures.h"
#include "firmware/journal/ledger.h"
#include "firmware/link/link.h"
#include "firmware/memory.h"
#include "firmware/screens/screens.h"
#include "firmware/ui/canvas.h"
#include "firmware/ui/notice.h"

namespace lungta {

class App final : public Asked {
 public:
  static constexpr std::uint32_t kQuietMs = 5000;         // without a finger on a button: time to erase ahead
  static constexpr std::uint32_t kLongestSleepMs = 4000;  // half of what the watchdog allows
  static constexpr std::uint32_t kSendingMs = 2;          // while an answer goes out over the serial line
  static constexpr std::uint32_t kRefreshMs = 60 * 1000;  // a panel that lost its power for an instant is dark so long
  static constexpr std::uint32_t kScreenOffMs = 15 * 60 * 1000;  // OLEDs wear where they shine; turns are shorter

  App();

  // Reads the flash and shows the first screen.
  void start();
  // One turn: takes in what happened, shows it, sleeps until something else may happen.
  void step();
  // For what cannot happen: shows where, waits for A, restarts.
  [[noreturn]] void stop_with_fault(const char* file, int line);

  void answered(bool yes) override;  // to the question whether foreign data may be erased

  // For tests that play the device and look inside.
  const Canvas& canvas() const { return canvas_; }
  Desk& desk() { return desk_; }

 private:
  void take_presses(std::uint32_t now_ms);
  void handle(Press press);
  void explain();
  void light_up(bool on, std::uint32_t now_ms);
  void refresh_panel(std::uint32_t now_ms);
  void apply_preferences(std::uint32_t now_ms);
  void redraw(std::uint32_t now_ms);
  bool old_games_in_use() const;
  void maintain(std::uint32_t now_ms);
  std::uint32_t next_deadline(std::uint32_t now_ms) const;
  void open_first_screen(Mount mount);

  GameLog log_;
  SettingsStore store_;
  Ledger ledger_;
  Memory memory_;
  Canvas canvas_;
  Gestures gestures_;
  Navigator navigator_;
  Notice notice_;
  Link link_;
  Desk desk_;
  Screens screens_;
  Preferences applied_;           // what the panel was told
  bool dirty_ = true;             // the picture may be out of date
  bool erasing_to_do_ = true;
  bool log_to_maintain_ = true;   // the log first, then the settings
  bool link_busy_ = false;
  bool dark_ = false;             // the screen is off until the next press
  bool panel_reported_ = false;
  std::uint32_t last_touch_ms_ = 0;  // a button was down, or had just been let go
  std::uint32_t refreshed_ms_ = 0;
};

}  // namespace lungta
