#include "firmware/app.h"

#include "firmware/journal/texts.h"
#include "firmware/screens/fault.h"
#include "firmware/text/texts.h"
#include "hal/board.h"
#include "hal/buttons.h"
#include "hal/clock.h"
#include "hal/power.h"

namespace lungta {
namespace {

// Panels look evenly stepped when their contrast grows faster than the number.
constexpr std::array<std::uint8_t, kBrightnessSteps> kContrasts{0x01, 0x18, 0x40, 0x80, 0xCF};

}  // namespace

App::App()
    : ledger_(log_), memory_(store_), link_(log_, canvas_),
      desk_{log_, ledger_, memory_, navigator_, notice_, screens_}, screens_(desk_) {}

void App::start() {
  const Mount mount = log_.mount();
  static_cast<void>(store_.mount());
  memory_.load();
  applied_ = memory_.preferences();
  const std::uint32_t now = hal_clock_ms();
  canvas_.start(applied_.panel, now);
  canvas_.set_contrast(kContrasts[applied_.brightness]);
  hal_power_watchdog_start();
  last_touch_ms_ = now;
  refreshed_ms_ = now;
  open_first_screen(mount);
  redraw(now);
}

void App::open_first_screen(Mount mount) {
  navigator_.reset(screens_.home);
  switch (mount) {
    case Mount::kReady:
    case Mount::kEmpty:
      if (ledger_.open()) navigator_.push(screens_.table);
      break;
    case Mount::kForeign: screens_.question.ask(words::kForeignFlash, *this); break;
    case Mount::kUnknownVersion: screens_.question.ask(words::kUnknownVersion, *this); break;
  }
}

void App::answered(bool yes) {
  erasing_to_do_ = yes;
  if (!yes) return screens_.message.open(words::kQuestion, words::kKeptMemory);
  canvas_.clear();
  canvas_.draw_text_centred(Canvas::kWidth / 2, 26, Font::kNormal, words::kErasing.in(desk_.language()));
  canvas_.present(hal_clock_ms());
  const bool ours = format_flash() && log_.mount() == Mount::kReady && store_.mount() == Mount::kReady;
  if (!ours) return screens_.message.open(words::kQuestion, journal_texts::kEraseFailed);
  memory_.load();
}

void App::step() {
  const std::uint32_t now = hal_clock_ms();
  hal_power_watchdog_feed();
  take_presses(now);
  if (notice_.update(now)) dirty_ = true;
  if (!dark_ && reached(now, last_touch_ms_ + kScreenOffMs)) light_up(false, now);
  if (!dark_ && reached(now, refreshed_ms_ + kRefreshMs) && reached(now, last_touch_ms_ + kQuietMs)) refresh_panel(now);
  if (!canvas_.panel_present() && reached(now, canvas_.next_deadline(now))) dirty_ = true;
  apply_preferences(now);
  if (dirty_) redraw(now);
  link_busy_ = link_.step();
  maintain(now);
  hal_clock_sleep_until(next_deadline(hal_clock_ms()));
}

void App::take_presses(std::uint32_t now_ms) {
  gestures_.update(hal_buttons_down(), hal_buttons_take_presses(), now_ms);
  if (!gestures_.at_rest()) last_touch_ms_ = now_ms;
  for (Press press = gestures_.take(); press.gesture != Gesture::kNone; press = gestures_.take()) {
    dirty_ = true;
    erasing_to_do_ = true;  // what the press leads to may use up what was erased ahead
    log_to_maintain_ = true;
    // The press that wakes the screen does nothing else: nobody saw what it would do.
    if (dark_) light_up(true, now_ms);
    else handle(press);
  }
}

void App::light_up(bool on, std::uint32_t now_ms) {
  dark_ = !on;
  canvas_.power(on);
  if (on) refresh_panel(now_ms);
  dirty_ = true;
}

void App::refresh_panel(std::uint32_t now_ms) {
  canvas_.refresh(now_ms);
  refreshed_ms_ = now_ms;
  dirty_ = true;
}

void App::handle(Press press) {
  notice_.clear();
  if (press.gesture == Gesture::kHoldA) explain();
  else navigator_.top().press(press);
}

// Help is a message: over another one it would take that one's place.
void App::explain() {
  Screen& top = navigator_.top();
  if (&top == &screens_.message || top.explain()) return;
  screens_.message.open(words::kHelp, top.help());
}

void App::apply_preferences(std::uint32_t now_ms) {
  const Preferences& wanted = memory_.preferences();
  if (wanted == applied_) return;
  if (wanted.panel != applied_.panel) canvas_.start(wanted.panel, now_ms);
  canvas_.set_contrast(kContrasts[wanted.brightness]);
  applied_ = wanted;
  dirty_ = true;
}

void App::redraw(std::uint32_t now_ms) {
  canvas_.clear();
  navigator_.top().draw(canvas_);
  notice_.draw(canvas_);
  canvas_.present(now_ms);  // a panel that does not answer is tried again when canvas_ says so
  dirty_ = false;
  const bool missing = !canvas_.panel_present();
  panel_reported_ = missing && (panel_reported_ || link_.say("no display answers on the I2C bus; going on without"));
}

// Somebody looks at a past game, is about to, or reads one over the serial line.
bool App::old_games_in_use() const {
  return ledger_.read_only() || navigator_.holds(screens_.past_games) || link_busy_;
}

// Erasing blocks the core, so it is done when nobody is pressing anything, one sector at a time.
void App::maintain(std::uint32_t now_ms) {
  if (!erasing_to_do_ || !reached(now_ms, last_touch_ms_ + kQuietMs) || hal_buttons_down() != 0) return;
  using OldGames = GameLog::OldGames;
  const OldGames old_games = old_games_in_use() ? OldGames::kAreInUse : OldGames::kMayGo;
  if (log_to_maintain_) {
    log_to_maintain_ = log_.maintain(old_games);
  } else {
    store_.maintain();
    erasing_to_do_ = false;
  }
}

std::uint32_t App::next_deadline(std::uint32_t now_ms) const {
  std::uint32_t due = now_ms + kLongestSleepMs;
  due = sooner(due, gestures_.next_deadline(now_ms));
  due = sooner(due, canvas_.next_deadline(now_ms));
  due = sooner(due, notice_.next_deadline(now_ms));
  if (erasing_to_do_) due = sooner(due, last_touch_ms_ + kQuietMs);
  if (link_busy_) due = sooner(due, now_ms + kSendingMs);
  return due;
}

void App::stop_with_fault(const char* file, int line) {
  canvas_.power(true);  // it may have been at rest
  canvas_.refresh(hal_clock_ms());
  draw_fault(canvas_, memory_.preferences().language, file, line);
  canvas_.present(hal_clock_ms());
  Gestures fresh;
  for (Press press; press.gesture != Gesture::kA && hal_board_running(); press = fresh.take()) {
    hal_power_watchdog_feed();
    hal_clock_sleep_until(sooner(hal_clock_ms() + kLongestSleepMs, fresh.next_deadline(hal_clock_ms())));
    fresh.update(hal_buttons_down(), hal_buttons_take_presses(), hal_clock_ms());
  }
  hal_power_restart();
  __builtin_trap();
}

}  // namespace lungta
