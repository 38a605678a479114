#include "firmware/app.h"

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
    : session_(log_), memory_(store_), link_(log_, canvas_),
      desk_{log_, session_, memory_, navigator_, notice_, screens_}, screens_(desk_) {}

void App::start() {
  const Mount mount = log_.mount();
  static_cast<void>(store_.mount());
  memory_.load();
  applied_ = memory_.preferences();
  const std::uint32_t now = hal_clock_ms();
  canvas_.start(applied_.panel, now);
  canvas_.set_contrast(kContrasts[applied_.brightness]);
  hal_power_watchdog_start();
  last_press_ms_ = now;
  open_first_screen(mount);
  redraw(now);
}

void App::open_first_screen(Mount mount) {
  navigator_.reset(screens_.home);
  switch (mount) {
    case Mount::kReady:
    case Mount::kEmpty:
      if (session_.open()) navigator_.push(screens_.table);
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
  require(format_flash());
  require(log_.mount() == Mount::kReady || log_.game_count() == 0);
  static_cast<void>(store_.mount());
  memory_.load();
}

void App::step() {
  const std::uint32_t now = hal_clock_ms();
  hal_power_watchdog_feed();
  take_presses(now);
  if (notice_.update(now)) dirty_ = true;
  if (!dark_ && reached(now, last_press_ms_ + kScreenOffMs)) light_up(false);
  if (!canvas_.panel_present() && reached(now, canvas_.next_deadline(now))) dirty_ = true;
  apply_preferences(now);
  if (dirty_) redraw(now);
  link_busy_ = link_.step();
  maintain(now);
  hal_clock_sleep_until(next_deadline(hal_clock_ms()));
}

void App::take_presses(std::uint32_t now_ms) {
  gestures_.update(hal_buttons_down(), hal_buttons_take_presses(), now_ms);
  for (Press press = gestures_.take(); press.gesture != Gesture::kNone; press = gestures_.take()) {
    last_press_ms_ = now_ms;
    dirty_ = true;
    erasing_to_do_ = true;  // what the press leads to may use up what was erased ahead
    log_to_maintain_ = true;
    if (dark_) light_up(true);  // the press that wakes the screen does nothing else: nobody saw what it would do
    else handle(press);
  }
}

void App::light_up(bool on) {
  dark_ = !on;
  canvas_.power(on);
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
  dirty_ = !canvas_.present(now_ms) && canvas_.panel_present();
  if (!canvas_.panel_present() && !panel_reported_) link_.say("no display answers on the I2C bus; going on without");
  panel_reported_ = !canvas_.panel_present();
}

// Erasing blocks the core, so it is done when nobody is pressing anything, one sector at a time.
void App::maintain(std::uint32_t now_ms) {
  if (!erasing_to_do_ || !reached(now_ms, last_press_ms_ + kQuietMs)) return;
  if (log_to_maintain_) log_to_maintain_ = log_.maintain();
  else erasing_to_do_ = store_.maintain();
}

std::uint32_t App::next_deadline(std::uint32_t now_ms) const {
  std::uint32_t due = now_ms + kLongestSleepMs;
  due = sooner(due, gestures_.next_deadline(now_ms));
  due = sooner(due, canvas_.next_deadline(now_ms));
  due = sooner(due, notice_.next_deadline(now_ms));
  if (erasing_to_do_) due = sooner(due, last_press_ms_ + kQuietMs);
  if (link_busy_) due = sooner(due, now_ms + kSendingMs);
  return due;
}

void App::stop_with_fault(const char* file, int line) {
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
