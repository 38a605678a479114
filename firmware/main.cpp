// Brings the board up and runs the device on it. The same for every board.
#include "firmware/app.h"
#include "hal/board.h"

namespace {

lungta::App app;

}  // namespace

namespace lungta {

void fault(const char* file, int line) { app.stop_with_fault(file, line); }

}  // namespace lungta

int main(int argc, char** argv) {
  hal_board_start(argc, argv);
  app.start();
  while (hal_board_running()) app.step();
  return 0;
}
