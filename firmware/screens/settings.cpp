#include "firmware/screens/settings.h"

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"
#include "firmware/version.h"
#include "hal/power.h"

namespace lungta {
namespace {

// "USB", or volts with one decimal.
void append_supply(Line& line) {
  if (hal_power_usb()) return line.append("USB");
  const int tenths = (hal_power_supply_mv() + 50) / 100;
  line.append_number(tenths / 10);
  line.append('.');
  line.append_number(tenths % 10);
  line.append(" V");
}

}  // namespace

void SettingsScreen::draw(Canvas& canvas) const {
  layout::draw_header(canvas, words::kSettings.in(desk_.language()));
  const std::size_t first = layout::first_shown(cursor_, kItems);
  for (std::size_t i = first; i < first + layout::kListRows; ++i) draw_item(canvas, i - first, i);
  layout::draw_scroll_bar(canvas, first, kItems);
}

void SettingsScreen::draw_item(Canvas& canvas, std::size_t place, std::size_t item) const {
  const Preferences& now = desk_.memory.preferences();
  const Language language = now.language;
  Line value;
  const Text* name = &words::kLanguage;
  switch (static_cast<Item>(item)) {
    case kLanguageItem: value.append(words::kLanguageName.in(language)); break;
    case kBrightnessItem:
      name = &words::kContrast;
      value.append_number(now.brightness + 1);
      break;
    case kPanelItem:
      name = &words::kPanel;
      value.append(now.panel == Panel::kSsd1306 ? "SSD1306" : "SH1106");
      break;
    case kDieItem: name = &words::kDieTest; break;
    case kVersionItem:
      name = &words::kVersion;
      value.append(kVersion);
      break;
    case kSupplyItem:
      name = &words::kSupply;
      append_supply(value);
      break;
    case kUpdateItem: name = &words::kUpdate; break;
    case kItems: break;
  }
  layout::draw_row(canvas, place, item == cursor_, name->in(language), value.view());
}

void SettingsScreen::press(Press press) {
  switch (press.gesture) {
    case Gesture::kUp: cursor_ = layout::step(cursor_, kItems, -1); break;
    case Gesture::kDown: cursor_ = layout::step(cursor_, kItems, 1); break;
    case Gesture::kLeft: change(-1); break;
    case Gesture::kRight: change(1); break;
    case Gesture::kA:
      if (cursor_ == kDieItem) desk_.screens.fairness.open();
      else if (cursor_ == kUpdateItem) desk_.screens.question.ask(words::kUpdateQuestion, *this);
      else change(1);
      break;
    case Gesture::kB: desk_.navigator.pop(); break;
    default: break;
  }
}

void SettingsScreen::change(int direction) {
  Preferences next = desk_.memory.preferences();
  if (cursor_ == kLanguageItem)
    next.language = next.language == Language::kEnglish ? Language::kFrench : Language::kEnglish;
  if (cursor_ == kPanelItem) next.panel = next.panel == Panel::kSsd1306 ? Panel::kSh1106 : Panel::kSsd1306;
  if (cursor_ == kBrightnessItem) {
    next.brightness = static_cast<std::uint8_t>(layout::step(next.brightness, kBrightnessSteps, direction));
  }
  desk_.memory.set_preferences(next);
}

void SettingsScreen::answered(bool yes) {
  if (yes) hal_power_restart_to_loader();
}

const Text& SettingsScreen::help() const { return words::kHelpSettings; }

}  // namespace lungta
