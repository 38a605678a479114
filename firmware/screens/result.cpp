#include "firmware/screens/result.h"

#include <bit>
#include <string_view>

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {
namespace {

constexpr int kPlacesTop = 12;
constexpr int kPlacesBottom = 55;

}  // namespace

void append_outcome(Line& line, const Sheet& sheet, const Setup& setup, Language language) {
  if (sheet.solo.applies) {
    line.append((sheet.solo.won ? words::kWon : words::kLost).in(language));
    if (!sheet.solo.won || sheet.solo.level == nullptr) return;
    line.append(' ');
    return line.append(sheet.solo.level->label.in(language));
  }
  const unsigned winners = sheet.teams > 0 ? sheet.team_winners : sheet.winners;
  const int winner = std::countr_zero(winners);
  const int points = sheet.teams > 0 ? sheet.team_total[static_cast<std::size_t>(winner)]
                                     : sheet.total[static_cast<std::size_t>(winner)];
  if (std::popcount(winners) != 1) append_phrase(line, {words::kSharedWin, points}, language, setup);
  else if (sheet.teams > 0)
    append_phrase(line, {words::kTeamWins, words::kTeamLetters[winner], points}, language, setup);
  else append_phrase(line, {words::kWins, Seat{winner}, points}, language, setup);
}

void ResultScreen::draw(Canvas& canvas) const {
  Sheet sheet;
  desk_.ledger.sheet(sheet);
  Line line;
  append_outcome(line, sheet, desk_.ledger.setup(), desk_.language());
  layout::draw_header(canvas, line.view());
  if (!sheet.solo.applies) draw_places(canvas, sheet);
  draw_footer(canvas, sheet);
}

// Everyone in the order of their places.
void ResultScreen::draw_places(Canvas& canvas, const Sheet& sheet) const {
  const int height = (kPlacesBottom - kPlacesTop) / (sheet.players > 4 ? sheet.players : 4);
  const Font font = height >= 10 ? Font::kNormal : Font::kSmall;
  int top = kPlacesTop;
  for (std::uint8_t rank = 1; rank <= sheet.players; ++rank) {
    for (std::size_t seat = 0; seat < sheet.players; ++seat) {
      if (sheet.rank[seat] != rank) continue;
      Line name;
      name.append_number(rank);
      name.append(". ");
      append_name(name, desk_.ledger.setup().names[seat]);
      if (sheet.teams > 0) {
        name.append(" (");
        name.append(words::kTeamLetters[sheet.team_of[seat]].in(desk_.language()));
        name.append(')');
      }
      Line points;
      points.append_number(sheet.total[seat]);
      canvas.draw_text_in({2, top, 94, height}, Align::kLeft, font, name.view());
      canvas.draw_text_in({96, top, 30, height}, Align::kRight, font, points.view());
      top += height;
    }
  }
}

void ResultScreen::draw_footer(Canvas& canvas, const Sheet& sheet) const {
  Line line;
  if (sheet.teams > 0) {
    for (std::size_t team = 0; team < sheet.teams; ++team) {
      if (team > 0) line.append("   ");
      line.append(words::kTeamLetters[team].in(desk_.language()));
      line.append(' ');
      line.append_number(sheet.team_total[team]);
    }
  } else if (sheet.tiebreak != nullptr && std::string_view(sheet.tiebreak) != "shared") {
    line.append(words::kByTieBreak.in(desk_.language()));
    line.append(' ');
    line.append(sheet.tiebreak);
  }
  layout::draw_fitting(canvas, {1, kPlacesBottom, Canvas::kWidth - 2, 9}, Align::kLeft, line.view(), Font::kSmall);
}

void ResultScreen::press(Press press) {
  switch (press.gesture) {
    case Gesture::kA:
    case Gesture::kB: desk_.navigator.pop(); break;
    case Gesture::kRight: desk_.navigator.push(desk_.screens.sheet); break;
    case Gesture::kHoldB: desk_.navigator.pop(); desk_.screens.table.undo(); break;
    default: break;
  }
}

const Text& ResultScreen::help() const { return words::kHelpResult; }

}  // namespace lungta
