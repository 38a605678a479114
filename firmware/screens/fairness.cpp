#include "firmware/screens/fairness.h"

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"
#include "game/core/dice.h"
#include "hal/entropy.h"

namespace lungta {
namespace {

constexpr int kBarsTop = 14;
constexpr int kBarHeight = 8;
constexpr int kBarStep = 10;
constexpr int kBarLeft = 10;
constexpr int kBarPixels = 45;      // of the expected count: twice as many still fit the screen
constexpr int kMostBarPixels = 92;

// Chi-square with three degrees of freedom is above this once in a thousand times.
constexpr std::uint32_t kCriticalTenths = 163;

}  // namespace

std::uint32_t FairnessScreen::chi_square_tenths(const Counts& counts) {
  constexpr int kExpected = kRolls / kSides;
  std::uint32_t squares = 0;
  for (const std::uint16_t count : counts) {
    const int away = count - kExpected;
    squares += static_cast<std::uint32_t>(away * away);
  }
  return squares * 10 / kExpected;
}

bool FairnessScreen::is_fair(const Counts& counts) { return chi_square_tenths(counts) < kCriticalTenths; }

void FairnessScreen::open() {
  roll_all();
  desk_.navigator.push(*this);
}

void FairnessScreen::roll_all() {
  counts_ = {};
  for (std::uint32_t i = 0; i < kRolls; ++i) ++counts_[roll(kSides, hal_entropy_bits)];
}

void FairnessScreen::draw(Canvas& canvas) const {
  const auto write = [&](const Phrase& phrase, Line& line) {
    append_phrase(line, phrase, desk_.language(), desk_.ledger.setup());
  };
  Line rolls;
  write({words::kRollsDone, static_cast<int>(kRolls)}, rolls);
  layout::draw_header(canvas, words::kDieTest.in(desk_.language()), rolls.view());
  int top = kBarsTop;
  for (std::uint32_t side = 0; side < kSides; ++side, top += kBarStep) {
    const int count = counts_[side];
    Line number;
    number.append_number(static_cast<int>(side) + 1);
    canvas.draw_text_in({1, top, kBarLeft - 2, kBarHeight}, Align::kLeft, Font::kSmall, number.view());
    const int width = count * kBarPixels * static_cast<int>(kSides) / static_cast<int>(kRolls);
    canvas.fill({kBarLeft, top + 1, width > kMostBarPixels ? kMostBarPixels : width, kBarHeight - 2});
    Line shown;
    shown.append_number(count);
    canvas.draw_text_in({Canvas::kWidth - 24, top, 23, kBarHeight}, Align::kRight, Font::kSmall, shown.view());
  }
  const int tenths = static_cast<int>(chi_square_tenths(counts_));
  Line verdict;
  write({is_fair(counts_) ? words::kFair : words::kUnfair, tenths / 10, tenths % 10}, verdict);
  layout::draw_fitting(canvas, {1, layout::kFooterTop, Canvas::kWidth - 2, 10}, Align::kLeft, verdict.view());
}

void FairnessScreen::press(Press press) {
  if (press.gesture == Gesture::kA) roll_all();
  if (press.gesture == Gesture::kB) desk_.navigator.pop();
}

const Text& FairnessScreen::help() const { return words::kHelpFairness; }

}  // namespace lungta
