/* The game at a terminal. The only door to the front end. */
#ifndef BASTIDE_TUI_TUI_H
#define BASTIDE_TUI_TUI_H

#include "play/start.h"

/* Plays until the players leave. Returns the exit status: 0, 1 where the terminal cannot be used,
 * 2 where a file cannot; then one line was printed on standard error. */
int tui_run(const struct start_request *request);

#endif
