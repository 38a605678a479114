#include "firmware/screens/result.h"

#include <array>
#include <bit>
#include <string_view>

#include "firmware/screens/screens.h"
#include "firmware/text/texts.h"
#include "firmware/ui/layout.h"

namespace lungta {
namespace {

constexpr int kPlacesTop = 12;
constexpr int kPlacesBottom = 55;
constexpr std::array<const Text*, kMaxPlayers / 2> kTeamLetters{&words::kTeamA, &words::kTeamB, &words::kTeamC};

}  // namespace

void ResultScreen::headline(const Sheet& sheet, Line& line) const {
  const Language language = desk_.language();
  const Setup& setup = desk_.session.setup();
  if (sheet.solo.applies) {
    line.append((sheet.solo.won ? words::kWon : words::kLost).in(language));
    if (sheet.solo.won && sheet.solo.level != nullptr) {
      line.append(' ');
      line.append(sheet.solo.level->label.in(language));
    }
    return;
  }
  const unsigned winners = sheet.teams > 0 ? sheet.team_winners : sheet.winners;
  if (std::popcount(winners) != 1) return line.append(words::kSharedWin.in(language));
  const int winner = std::countr_zero(winners);
  if (sheet.teams > 0) append_phrase(line, {words::kTeamWins, *kTeamLetters[static_cast<std::size_t>(winner)]}, language, setup);
  else append_phrase(line, {words::kWins, Seat{winner}}, language, setup);
}

void ResultScreen::draw(Canvas& canvas) const {
  Sheet sheet;
  desk_.session.sheet(sheet);
  Line line;
  headline(sheet, line);
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
      append_name(name, desk_.session.setup().names[seat]);
      if (sheet.teams > 0) {
        name.append(" (");
        name.append(kTeamLetters[sheet.team_of[seat]]->in(desk_.language()));
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
      line.append(kTeamLetters[team]->in(desk_.language()));
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
    case Gesture::kA: close(); break;
    case Gesture::kB: desk_.navigator.pop(); break;
    case Gesture::kRight: desk_.navigator.push(desk_.screens.sheet); break;
    case Gesture::kHoldB: desk_.navigator.pop(); desk_.screens.table.undo(); break;
    default: break;
  }
}

void ResultScreen::close() {
  if (!desk_.session.read_only()) {
    if (const Verdict done = desk_.session.finish(); !done.is_ok()) return desk_.screens.message.open_refusal(done);
  }
  desk_.navigator.reset(desk_.screens.home);
}

const Text& ResultScreen::help() const { return words::kHelpResult; }

}  // namespace lungta
