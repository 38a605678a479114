#include "game/reviving_solo/reviving_solo.h"
#include "game/reviving_solo/slots.h"
#include "game/reviving_solo/texts.h"

namespace lungta {

using namespace reviving_solo;

Domain RevivingSolo::option_domain(const Setup& setup, int slot) {
  constexpr std::array<std::uint8_t, kSides> kUsualSpots{3, 2, 3, 2};
  if (slot == option::kMode) return Domain::choices(0b11, option::kCompanion, "RK-30");
  if (setup.options[option::kMode] != option::kCompanion) return Domain::hidden();
  if (slot < option::kExtreme) {
    return Domain::range(1, kMaxPerSide, at(kUsualSpots, slot - option::kSpotsFrom), "RK-32");
  }
  return Domain::yes_no(false, slot == option::kExtreme ? "RK-36" : "RK-19");
}

Verdict RevivingSolo::check_setup(const Setup& setup) {
  if (setup.options[option::kMode] != option::kCompanion) return Verdict::ok();
  int spots = 0;
  for (int side = 0; side < kSides; ++side) spots += setup.options[option::kSpotsFrom + side];
  if (spots >= kFewestSpots) return Verdict::ok();
  return Verdict::refuse("RK-32", {texts::kTooFewSpots, spots, kFewestSpots});
}

State RevivingSolo::begin(const Setup& setup) {
  const Event& options = setup.options;
  State state;
  if (options[option::kMode] == option::kDieOnly) state.phase = Phase::kDieOnly;
  state.extreme = options[option::kExtreme] != 0;
  state.advanced = options[option::kAdvanced] != 0;
  for (int side = 0; side < kSides; ++side) {
    at(state.spots, side) = static_cast<std::uint8_t>(options[option::kSpotsFrom + side]);
  }
  return state;
}

}  // namespace lungta
