/* The screen: a terminal that shows canvases and sends keys. Everything that is known of terminals
 * is in screen.c. */
#ifndef BASTIDE_TUI_SCREEN_H
#define BASTIDE_TUI_SCREEN_H

#include "play/problem.h"
#include "tui/page.h"

struct screen;

/* Whether there is a terminal at all. False: `problem` says what is missing. */
bool screen_is_possible(struct problem *problem);

/* Takes the terminal. NULL, with the terminal untouched, where it cannot be used: `problem`
 * says why and what would help. */
struct screen *screen_open(struct problem *problem);

/* Gives the terminal back as it was. Harmless on NULL. */
void screen_close(struct screen *screen);

/* The size now, what can be shown, and the time. */
struct surroundings screen_surroundings(const struct screen *screen);

/* Shows `canvas`: only the cells that differ from what is shown are written. */
void screen_show(struct screen *screen, const struct canvas *canvas);

/* The next screen_show writes every cell. */
void screen_forget(struct screen *screen);

/* Lets the shell have the terminal until it wakes the program again (Ctrl-Z, fg). */
void screen_stop(struct screen *screen);

enum screen_event {
    SCREEN_NOTHING, /* the time is up */
    SCREEN_KEY,     /* a key, in `*key` */
    SCREEN_CHANGED, /* the size has changed, or the terminal was somebody else's for a while */
    SCREEN_GONE,    /* the terminal has hung up, or the program was asked to end: leave */
};

/* Waits at most `milliseconds` (negative: for ever) for something to happen. */
enum screen_event screen_wait(struct screen *screen, int milliseconds, uint32_t *key);

#endif
