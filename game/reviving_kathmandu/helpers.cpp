// Calculations that write nothing: who wins a card (RK-5), what each monument is worth, which goals are met.
#include <bit>

#include "game/reviving_kathmandu/bids.h"
#include "game/reviving_kathmandu/box.h"
#include "game/reviving_kathmandu/flow.h"
#include "game/reviving_kathmandu/reviving_kathmandu.h"
#include "game/reviving_kathmandu/scoring.h"
#include "game/reviving_kathmandu/slots.h"
#include "game/reviving_kathmandu/texts.h"

namespace lungta {

using namespace reviving;

namespace {

// RK-5, RK-17: Sara's bid counts one more when the form says so.
int extra_for(const State& state, const Event& values, int seat) {
  return values[helper::kSara] != 0 && seat_of(state.agreed, kSara) == seat ? 1 : 0;
}

BidsOnCard bids_in(const State& state, const Event& values) {
  BidsOnCard bids{};
  for (int seat = 0; seat < state.agreed.players; ++seat) {
    const int coin = values[helper::kCoin + seat];
    Bid& bid = at(bids, seat);
    bid.coin = static_cast<std::uint8_t>(coin > 0 ? coin + extra_for(state, values, seat) : 0);
    bid.distance = static_cast<std::uint8_t>(values[helper::kDistance + seat]);
    bid.long_edge = values[helper::kEdge + seat] != 0;
  }
  return bids;
}

// Distance is asked of those level on coins, the edge of those level on distance too.
Domain bid_domain(const State& state, const Event& values, int slot) {
  constexpr int kFarthest = 9;  // any measure will do, steps or fingers
  if (slot == helper::kSara) {
    const bool in_play = seat_of(state.agreed, kSara) >= 0;
    return in_play ? Domain::yes_no(ends_cycle(state.agreed, state.round), "RK-5") : Domain::hidden();
  }
  const int seat = (slot - helper::kCoin) % kMaxPlayers;
  if (seat >= state.agreed.players) return Domain::hidden();
  if (slot < helper::kDistance) return Domain::range(0, kTopCoin, 0, "RK-5");
  const BidsOnCard bids = bids_in(state, values);
  unsigned tied = highest_bidders(bids);
  if (slot >= helper::kEdge && std::popcount(tied) > 1) tied = closest_bidders(bids, tied);
  if (std::popcount(tied) < 2 || !has(tied, seat)) return Domain::hidden();
  return slot < helper::kEdge ? Domain::range(1, kFarthest, 1, "RK-5") : Domain::yes_no(false, "RK-5");
}

void answer_bids(const State& state, const Event& values, Lines& lines) {
  const BidsOnCard bids = bids_in(state, values);
  const Award award = winner(bids);
  if (award.reason == Reason::kNobody) { lines.push_back(texts::kNobodyBids); return; }
  if (award.reason == Reason::kTied) { lines.push_back(texts::kStillTied); return; }
  const Seat seat{std::countr_zero(award.seats)};
  switch (award.reason) {
    case Reason::kOnlyBidder: lines.push_back({texts::kWinsAlone, seat}); break;
    case Reason::kHighest: lines.push_back({texts::kWinsHighest, seat, at(bids, seat.index).coin}); break;
    case Reason::kClosest: lines.push_back({texts::kWinsClosest, seat}); break;
    default: lines.push_back({texts::kWinsEdge, seat}); break;
  }
  const int sara = seat_of(state.agreed, kSara);
  if (sara < 0 || extra_for(state, values, sara) == 0 || values[helper::kCoin + sara] == 0) return;
  lines.push_back({texts::kSaraCounts, Seat{sara}, values[helper::kCoin + sara]});
}

Domain list_domain(const State& state, int slot) {
  if (slot == helper::kOwner) return Domain::range(0, state.agreed.players - 1, 0, "RK-6");
  return Domain::range(0, kTypes, helper::kAllTypes, "RK-6");
}

Phrase line_of(const State& state, std::size_t place) {
  const Monument& monument = state.monuments[place];
  const Sections sections = letters_of(monument.sections());
  const bool new_colour = monument.type == kBuddha && is_first_of_colour(state, place);
  const int bonus = colour_points(monument) + (new_colour ? 1 : 0);
  if (monument.holographic != 0) return {texts::kHolographicLine, sections, monument.holographic, bonus};
  return {texts::kMonumentLine, at(texts::kTypeNames, monument.type), sections, monument.points, bonus};
}

void list_monuments(const State& state, const Event& values, Lines& lines) {
  const int wanted = values[helper::kType] - 1;  // -1: all
  int left_off = 0;
  for (std::size_t i = 0; i < state.monuments.size(); ++i) {
    const Monument& monument = state.monuments[i];
    if (monument.owner != values[helper::kOwner] || (wanted >= 0 && monument.type != wanted)) continue;
    if (lines.size() + 1 < Lines::capacity()) lines.push_back(line_of(state, i));
    else ++left_off;
  }
  if (left_off > 0) lines.push_back({texts::kMoreMonuments, left_off});
  if (lines.empty()) lines.push_back(texts::kNoMonuments);
}

void list_mission(const State& state, int seat, Lines& lines) {
  const Mission& mission = at(state.missions, seat);
  if (!mission.known) { lines.push_back(texts::kMissionUnknown); return; }
  for (int type = 0; type < kTypes; ++type) {
    const Text& words = mission_met(state, seat, type) ? texts::kGoalMet : texts::kGoalOpen;
    lines.push_back({words, at(texts::kTypeNames, type), at(mission.points, type)});
  }
}

void list_objectives(const State& state, int seat, Lines& lines) {
  const int scored = award_of(state, seat);
  int number = 0;
  for (const Objective& card : state.objectives) {
    ++number;
    if (number == scored) lines.push_back({texts::kCardScored, number, card.points});
    else if (scored == 0 && is_open(state, card)) lines.push_back({texts::kCardOpen, number, card.points});
    else lines.push_back({texts::kCardClosed, number});
  }
}

}  // namespace

Domain RevivingKathmandu::helper_domain(const State& state, const Event& values, int slot) {
  return values.action == helper::kBids ? bid_domain(state, values, slot) : list_domain(state, slot);
}

void RevivingKathmandu::answer(const State& state, const Event& values, Lines& lines) {
  if (values.action == helper::kBids) return answer_bids(state, values, lines);
  if (values.action == helper::kMonuments) return list_monuments(state, values, lines);
  list_mission(state, values[helper::kOwner], lines);
  list_objectives(state, values[helper::kOwner], lines);
}

}  // namespace lungta
