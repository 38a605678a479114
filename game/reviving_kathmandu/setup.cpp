#include "game/reviving_kathmandu/reviving_kathmandu.h"
#include "game/reviving_kathmandu/slots.h"
#include "game/reviving_kathmandu/texts.h"

namespace lungta {

using namespace reviving;

namespace {

int team_count(const Setup& setup) {
  const int teams = setup.options[option::kTeams];  // none, two, three
  return teams == 0 ? 0 : teams + 1;
}

// Not asked, and refused with this rule when a text journal says it all the same.
Domain hidden_by(const char* rule) {
  Domain domain = Domain::hidden();
  domain.rule = rule;
  return domain;
}

// RK-15: equal teams of at least two, and seats enough that teammates need not be neighbours.
Domain teams_domain(const Setup& setup) {
  constexpr int kNone = 0;
  if (setup.players == 4) return Domain::choices(0b011, kNone, "RK-15");
  if (setup.players == 6) return Domain::choices(0b111, kNone, "RK-15");
  return hidden_by("RK-15");
}

// RK-17: Liliana with four players or more, Sara with three or more.
std::uint64_t architects_in_play(int players) {
  std::uint64_t all = first_choices(kArchitects);
  if (players < 4) all &= ~(std::uint64_t{1} << kLiliana);
  if (players < 3) all &= ~(std::uint64_t{1} << kSara);
  return all;
}

// A field with a different choice for each seat: what earlier seats have taken is gone.
Domain different_choice(const Setup& setup, int first, int slot, std::uint64_t all, const char* rule) {
  const int seat = slot - first;
  if (seat >= setup.players) return Domain::hidden();
  for (int earlier = first; earlier < slot; ++earlier) {
    const int value = setup.options[earlier];
    if (value >= 0 && value < 64) all &= ~(std::uint64_t{1} << value);
  }
  Domain domain = Domain::choices(all, 0, rule);
  domain.preset = domain.allows(seat) ? static_cast<std::int16_t>(seat) : domain.min;
  return domain;
}

Domain team_domain(const Setup& setup, int seat) {
  const int teams = team_count(setup);
  if (teams == 0 || seat >= setup.players) return hidden_by("RK-15");
  return Domain::choices(first_choices(teams), seat % teams, "RK-15");
}

int team_size(const Setup& setup, int team) {
  int size = 0;
  for (int seat = 0; seat < setup.players; ++seat) size += setup.options[option::kTeamOf + seat] == team ? 1 : 0;
  return size;
}

const char* rule_of_switch(int slot) {
  switch (slot) {
    case option::kAdvanced: return "RK-19";
    case option::kObjectives: return "RK-18";
    case option::kArchitects: return "RK-17";
    case option::kBhairav: return "RK-22";
    case option::kHolographic: return "RK-20";
    case option::kRainbow: return "RK-21";
    case option::kRebuild: return "RK-9";
    default: return "RK-16";
  }
}

}  // namespace

Domain RevivingKathmandu::option_domain(const Setup& setup, int slot) {
  if (slot == option::kFirst) return Domain::range(0, setup.players - 1, 0, "RK-1");
  if (slot < option::kTeams) {
    return different_choice(setup, option::kCoinColour, slot, first_choices(kMaxPlayers), "RK-parts");
  }
  if (slot == option::kTeams) return teams_domain(setup);
  if (slot < option::kAdvanced) return team_domain(setup, slot - option::kTeamOf);
  if (slot >= option::kArchitectOf && slot < option::kBhairav) {
    if (setup.options[option::kArchitects] == 0) return hidden_by("RK-17");
    return different_choice(setup, option::kArchitectOf, slot, architects_in_play(setup.players), "RK-17");
  }
  if (slot == option::kBids) return Domain::choices(0b111, 0, "RK-16");
  return Domain::yes_no(false, rule_of_switch(slot));
}

Verdict RevivingKathmandu::check_setup(const Setup& setup) {
  const int teams = team_count(setup);
  if (teams == 0) return Verdict::ok();
  static constexpr std::array<Text, 3> kTeamNames{{{"A", "A"}, {"B", "B"}, {"C", "C"}}};
  const int each = setup.players / teams;
  for (int team = 0; team < teams; ++team) {
    if (const int size = team_size(setup, team); size != each) {
      return Verdict::refuse("RK-15", {texts::kUnequalTeams, at(kTeamNames, team), size, each});
    }
  }
  for (int seat = 0; seat < setup.players; ++seat) {
    const int neighbour = (seat + 1) % setup.players;
    if (setup.options[option::kTeamOf + seat] == setup.options[option::kTeamOf + neighbour]) {
      return Verdict::refuse("RK-15", {texts::kTeammatesAdjacent, Seat{seat}, Seat{neighbour}});
    }
  }
  return Verdict::ok();
}

State RevivingKathmandu::begin(const Setup& setup) {
  const Event& options = setup.options;
  State state;
  Agreed& agreed = state.agreed;
  agreed.players = setup.players;
  agreed.first_player = static_cast<std::uint8_t>(options[option::kFirst]);
  agreed.teams = static_cast<std::uint8_t>(team_count(setup));
  agreed.bids = static_cast<Bids>(options[option::kBids]);
  agreed.advanced_missions = options[option::kAdvanced] != 0;
  agreed.objectives = options[option::kObjectives] != 0;
  agreed.architects = options[option::kArchitects] != 0;
  agreed.bhairav = options[option::kBhairav] != 0;
  agreed.holographic = options[option::kHolographic] != 0;
  agreed.rainbow = options[option::kRainbow] != 0;
  agreed.rebuild = options[option::kRebuild] != 0;
  agreed.manipulation = options[option::kManipulation] != 0;
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    at(agreed.coin_colour, seat) = static_cast<std::uint8_t>(options[option::kCoinColour + seat]);
    at(agreed.team_of, seat) = static_cast<std::uint8_t>(options[option::kTeamOf + seat]);
    at(agreed.architect_of, seat) = static_cast<std::uint8_t>(options[option::kArchitectOf + seat]);
  }
  return state;
}

}  // namespace lungta
