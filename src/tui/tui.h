/* The game at a terminal. The only door to the front end. */
#ifndef BASTIDE_TUI_TUI_H
#define BASTIDE_TUI_TUI_H

#include "play/session.h"

enum tui_start { TUI_TITLE, TUI_NEW, TUI_CONTINUE, TUI_LOAD, TUI_REPLAY };

struct tui_wish {
    enum tui_start start;
    const char *path;        /* TUI_LOAD, TUI_REPLAY: the record */
    struct record_head head; /* TUI_NEW: what the command line says of the game */
    bool head_is_whole;      /* TUI_NEW: enough was said to begin without the setup page */
};

/* Plays until the players leave. Returns the exit status: 0, 1 where the terminal cannot be used,
 * 2 where a file cannot; then one line was printed on standard error. */
int tui_run(const struct tui_wish *wish);

#endif
