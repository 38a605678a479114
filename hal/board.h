/* The board as a whole: bring-up, and whether to go on. */
#ifndef LUNGTA_HAL_BOARD_H
#define LUNGTA_HAL_BOARD_H
#include <stdbool.h>
#ifdef __cplusplus
extern "C" {
#endif

/* Brings every part up. Called once, first thing in main, with main's arguments. */
void hal_board_start(int argc, char **argv);

/* False when the device should end: never on a Pico; on a PC when the window closes or the key script is over. */
bool hal_board_running(void);

#ifdef __cplusplus
}
#endif
#endif
