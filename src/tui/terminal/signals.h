/* Signals, made into something that can be waited for: each that arrives is a byte in a pipe.
 *
 * Watched: HUP, TERM, INT (leave), WINCH (the window's size has changed), TSTP (stop), CONT. Any
 * other that would end the program (SEGV, ABRT, QUIT, USR1, IO, those for real-time use ...) gives
 * the terminal back first and then takes its course. */
#ifndef BASTIDE_TUI_TERMINAL_SIGNALS_H
#define BASTIDE_TUI_TERMINAL_SIGNALS_H

#include <stdbool.h>
#include <stddef.h>

/* Begins to watch, and notes the terminal's mode. Returns the file descriptor that becomes readable
 * when a signal has come, or -1. */
int signals_open(void);

/* The next signal that has come, or 0. */
int signals_next(void);

/* Whether a signal has come that asks to leave, taken from the pipe or not. */
bool signals_ask_to_end(void);

/* How a terminal is given back in whatever state it is. */
struct signals_guard {
    int drawing; /* what is drawn with: where a signal asks to leave, it is closed to the terminal,
                    so that no write waits for one that takes nothing */
    int last;    /* what the last bytes go to: never waits for long */
    const char *bytes;
    size_t length;
};

/* From now on. */
void signals_guard(const struct signals_guard *guard);

/* Writes the guard's bytes and sets the mode that was noted. */
void signals_give_back(void);

enum stop_whom { STOP_PROCESS, STOP_PROCESS_GROUP };

/* Stops as Ctrl-Z does; returns when the process is let go on. */
void signals_stop(enum stop_whom whom);

/* Ends watching: signals do what they did before. */
void signals_close(void);

#endif
