// What the screens work with. Handed to each through its constructor.
#pragma once
#include "firmware/journal/ledger.h"
#include "firmware/memory.h"
#include "firmware/screens/screen.h"
#include "firmware/ui/notice.h"

namespace lungta {

struct Screens;

struct Desk {
  GameLog& log;
  Ledger& ledger;
  Memory& memory;
  Navigator& navigator;
  Notice& notice;
  Screens& screens;

  Language language() const { return memory.preferences().language; }
};

}  // namespace lungta
