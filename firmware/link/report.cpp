#include "firmware/link/report.h"

namespace lungta {
namespace {

// Builds one line of JSON: text in quotes, numbers, and the punctuation between.
class JsonLine {
 public:
  JsonLine& raw(std::string_view text) { line_.append(text); return *this; }
  JsonLine& number(int value) { line_.append_number(value); return *this; }
  JsonLine& boolean(bool value) { return raw(value ? "true" : "false"); }
  JsonLine& text(std::string_view value) {
    line_.append('"');
    for (const char c : value) {
      if (c == '"' || c == '\\') line_.append('\\');
      line_.append(c);
    }
    line_.append('"');
    return *this;
  }
  JsonLine& key(std::string_view name) { return text(name).raw(": "); }
  JsonLine& name(const PlayerName& name) {
    Line utf8;
    append_name(utf8, name);
    return text(utf8.view());
  }
  void to(LineSink& sink) const {
    require(!line_.truncated());
    sink.line(line_.view());
  }

 private:
  JournalLine line_;
};

std::string_view comma(bool more) { return more ? "," : ""; }

bool bit(unsigned bits, std::size_t index) { return ((bits >> index) & 1U) != 0; }

void write_player(const Scores& scores, std::size_t seat, LineSink& sink) {
  const Sheet& sheet = scores.sheet;
  JsonLine().raw("    {").key("name").name(scores.setup.names[seat]).raw(",").to(sink);
  JsonLine().raw("     ").key("categories").raw("{").to(sink);
  for (std::size_t c = 0; c < sheet.categories; ++c) {
    JsonLine().raw("      ").key(scores.game.info->categories[c].key).number(sheet.points[c][seat])
        .raw(comma(c + 1 < sheet.categories)).to(sink);
  }
  JsonLine().raw("     },").to(sink);
  JsonLine().raw("     ").key("total").number(sheet.total[seat]).raw(", ").key("rank").number(sheet.rank[seat])
      .raw(", ").key("winner").boolean(bit(sheet.winners, seat)).raw("}").raw(comma(seat + 1U < sheet.players)).to(sink);
}

void write_team(const Scores& scores, std::size_t team, LineSink& sink) {
  const Sheet& sheet = scores.sheet;
  JsonLine line;
  line.raw("    {").key("name").text(std::string_view("ABC").substr(team, 1)).raw(", ").key("members").raw("[");
  bool first = true;
  for (std::size_t seat = 0; seat < sheet.players; ++seat) {
    if (sheet.team_of[seat] != team) continue;
    line.raw(first ? "" : ", ").name(scores.setup.names[seat]);
    first = false;
  }
  line.raw("], ").key("total").number(sheet.team_total[team]).raw(", ").key("rank").number(sheet.team_rank[team])
      .raw(", ").key("winner").boolean(bit(sheet.team_winners, team)).raw("}").raw(comma(team + 1U < sheet.teams))
      .to(sink);
}

}  // namespace

void write_csv(const Scores& scores, LineSink& sink) {
  const Sheet& sheet = scores.sheet;
  JournalLine line("category");
  for (std::size_t seat = 0; seat < sheet.players; ++seat) {
    line.append(',');
    append_name(line, scores.setup.names[seat]);
  }
  sink.line(line.view());
  for (std::size_t row = 0; row <= sheet.categories; ++row) {
    const bool totals = row == sheet.categories;
    line = JournalLine(totals ? "total" : scores.game.info->categories[row].key);
    for (std::size_t seat = 0; seat < sheet.players; ++seat) {
      line.append(',');
      line.append_number(totals ? sheet.total[seat] : sheet.points[row][seat]);
    }
    sink.line(line.view());
  }
}

void write_json(const Scores& scores, LineSink& sink) {
  const Sheet& sheet = scores.sheet;
  JsonLine().raw("{").key("game").text(scores.game.info->key).raw(",").to(sink);
  JsonLine().raw("  ").key("players").raw("[").to(sink);
  for (std::size_t seat = 0; seat < sheet.players; ++seat) write_player(scores, seat, sink);
  JsonLine().raw("  ],").to(sink);
  if (sheet.teams > 0) {
    JsonLine().raw("  ").key("teams").raw("[").to(sink);
    for (std::size_t team = 0; team < sheet.teams; ++team) write_team(scores, team, sink);
    JsonLine().raw("  ],").to(sink);
  }
  if (sheet.solo.applies) {
    JsonLine line;
    line.raw("  ").key("result").raw("{").key("won").boolean(sheet.solo.won).raw(", ").key("level");
    if (sheet.solo.level != nullptr) line.text(sheet.solo.level->key);
    else line.raw("null");
    line.raw(", ").key("round").number(sheet.solo.round).raw("},").to(sink);
  }
  JsonLine last;
  last.raw("  ").key("tiebreak");
  if (sheet.tiebreak != nullptr) last.text(sheet.tiebreak);
  else last.raw("null");
  last.raw("}").to(sink);
}

void write_bgstats(const Scores& scores, LineSink& sink) {
  const Sheet& sheet = scores.sheet;
  JsonLine().raw("{").key("sourceName").text("Lungta").raw(", ").key("game").raw("{").key("name")
      .text(scores.game.info->name.in(Language::kEnglish)).raw("},").to(sink);
  JsonLine().raw("  ").key("players").raw("[").to(sink);
  for (std::size_t seat = 0; seat < sheet.players; ++seat) {
    JsonLine line;
    line.raw("    {").key("name").name(scores.setup.names[seat]).raw(", ").key("score").number(sheet.total[seat]);
    line.raw(", ").key("rank").number(sheet.rank[seat]).raw(", ").key("winner").boolean(bit(sheet.winners, seat));
    line.raw("}").raw(comma(seat + 1U < sheet.players)).to(sink);
  }
  JsonLine().raw("  ]}").to(sink);
}

}  // namespace lungta
