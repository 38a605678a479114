#include "firmware/screens/settings.h"

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"
#include "firmware/version.h"

namespace lungta {

void SettingsScreen::draw(Canvas& canvas) const {
  layout::draw_header(canvas, words::kSettings.in(desk_.language()));
  for (std::size_t item = 0; item < kItems; ++item) draw_item(canvas, item);
}

void SettingsScreen::draw_item(Canvas& canvas, std::size_t item) const {
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
    case kItems: break;
  }
  layout::draw_row(canvas, item, item == cursor_, name->in(language), value.view());
}

void SettingsScreen::press(Press press) {
  switch (press.gesture) {
    case Gesture::kUp: cursor_ = layout::step(cursor_, kItems, -1); break;
    case Gesture::kDown: cursor_ = layout::step(cursor_, kItems, 1); break;
    case Gesture::kLeft: change(-1); break;
    case Gesture::kRight: change(1); break;
    case Gesture::kA:
      if (cursor_ == kDieItem) desk_.screens.fairness.open();
      else change(1);
      break;
    case Gesture::kB: desk_.navigator.pop(); break;
    default: break;
  }
}

void SettingsScreen::change(int direction) {
  Preferences next = desk_.memory.preferences();
  if (cursor_ == kLanguageItem) next.language = next.language == Language::kEnglish ? Language::kFrench : Language::kEnglish;
  if (cursor_ == kPanelItem) next.panel = next.panel == Panel::kSsd1306 ? Panel::kSh1106 : Panel::kSsd1306;
  if (cursor_ == kBrightnessItem) {
    next.brightness = static_cast<std::uint8_t>(layout::step(next.brightness, kBrightnessSteps, direction));
  }
  desk_.memory.set_preferences(next);
}

const Text& SettingsScreen::help() const { return words::kHelpSettings; }

}  // namespace lungta
