#include "board/terminal/keys.h"

#include "board/terminal/host.h"
#include "hal/buttons.h"

namespace lungta::terminal {
namespace {

constexpr Key kKeys[] = {
    {"up", HAL_BUTTON_UP, kPressMs},        //
    {"down", HAL_BUTTON_DOWN, kPressMs},    //
    {"left", HAL_BUTTON_LEFT, kPressMs},    //
    {"right", HAL_BUTTON_RIGHT, kPressMs},  //
    {"a", HAL_BUTTON_A, kPressMs},          //
    {"b", HAL_BUTTON_B, kPressMs},          //
    {"hold-a", HAL_BUTTON_A, kHoldMs},      //
    {"hold-b", HAL_BUTTON_B, kHoldMs},      //
};

}  // namespace

std::optional<Key> key_named(std::string_view name) {
  for (const Key& key : kKeys) {
    if (name == key.name) return key;
  }
  return std::nullopt;
}

}  // namespace lungta::terminal
