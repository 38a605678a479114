// What Kathmandu (Feld) asks for: the numbers of its actions, helpers and slots. The tables are in tables.cpp.
#pragma once
#include <array>
#include <span>

#include "game/core/field.h"
#include "game/feld_kathmandu/feld_kathmandu.h"

namespace lungta::feld {

enum ActionIndex : int {
  kTurn, kGood, kOffering, kMap, kAnimal, kYak, kTakeCard, kUseCard, kResource, kExhaustion, kArrive,
  kTallyOfferings, kTallyGoods, kTallySpecials, kTallyArrival, kTallyMaps, kTallyAnimals, kTallyYaks, kTallySupplies,
  kTallyExhaustion,
  kSpecial, kSwap, kTent, kRoll, kReroll, kCharacter, kRound, kStandee, kWeather, kDrawWeather, kBehind, kTie,
  kActionCount
};
static_assert(kTallyExhaustion - kTallyOfferings + 1 == kTallySteps);

enum HelperIndex : int { kCharacterHelper, kEquipmentHelper, kExhaustionHelper, kDayHelper, kDiceHelper, kHelperCount };

enum OptionSlot : int {
  kDaysOption,
  kTentsOption,
  kCharactersOption,
  kStandeeOption,
  kMixOption,
  kStormsOption,
  kSunsOption
};

// Slots. Actions of a player have him in slot 0.
enum TurnSlot : int { kTurnDie = 1, kTurnPips, kTurnBorders, kTurnPaid, kTurnExhausted };
enum GoodSlot : int { kGoodType = 1, kGoodPoints, kGoodSpecial };
enum OfferingSlot : int { kOfferingCount = 1, kOfferingPoints, kOfferingMap };
enum SwapSlot : int { kSwapWith = 1, kSwapGive, kSwapTake };
enum TentSlot : int { kTentAgainst = 1, kTentCards };
enum CharacterSlot : int { kCharacterCard = 1, kCharacterResources, kCharacterEquipment };
enum RollSlot : int { kRollFirst = 1, kRerollGiven = 1, kRerollFirst = 2 };
inline constexpr int kNoneGiven = kDice;  // the Wooden barrel rolls for nothing
inline constexpr int kOnlySlot = 1;  // the one value of the smaller entries

// Rows of the final scoring, kSeats slots each.
inline constexpr int kGoodsTensRow = kGoodTypes;
inline constexpr int kGoodsOnesRow = kGoodTypes + 1;
inline constexpr int kSecuredRow = kMapColours;

enum EquipmentCard : int {
  kToolCase, kMagnifyingGlass, kWoodenBarrel, kFirstAidBag, kTelescope, kWaterBottle, kTerrainMap, kChest,
  kClimbingGear, kTeaLeaves, kRightAngle, kRopeLadder, kEquipmentCards
};
inline constexpr int kCharacterCards = 6;

extern const std::array<Choice, kGoodTypes> kGoodNames;
extern const std::array<Choice, kMapKinds> kMapNames;
extern const std::array<Choice, kDice> kDieNames;
extern const std::array<Choice, kCharacterCards> kCharacterNames;
extern const std::array<Choice, kEquipmentCards> kEquipmentNames;

// A cell of the final scoring's map form: what a player holds of one colour.
inline constexpr int kHoldings = 9;
constexpr std::array<MapCount, kHoldings> kHolding{{
    {0, 0}, {1, 0}, {0, 1}, {1, 1}, {2, 0}, {0, 2}, {2, 1}, {1, 2}, {2, 2},
}};
int holding_of(const MapCount& map);

}  // namespace lungta::feld
