/* Signals, made into something that can be waited for: each that arrives is a byte in a pipe.
 *
 * Watched: HUP, TERM, INT (leave), WINCH (the window's size has changed), TSTP (stop), CONT. A
 * crash (SEGV, ABRT, QUIT ...) gives the terminal back first and then takes its course. */
#ifndef BASTIDE_TUI_TERMINAL_SIGNALS_H
#define BASTIDE_TUI_TERMINAL_SIGNALS_H

#include <stdbool.h>
#include <stddef.h>

/* Begins to watch. Returns the file descriptor that becomes readable when a signal has come, or
 * -1. */
int signals_open(void);

/* The next signal that has come, or 0. */
int signals_next(void);

/* Whether a signal has come that asks to leave, taken from the pipe or not. */
bool signals_ask_to_end(void);

/* The program is about to take a terminal: a crash writes these bytes to it and sets its mode as it
 * is now. Once a signal asks to leave, writing to it waits no more where it is a file descriptor of
 * this program's own. */
void signals_guard(int terminal, const char *bytes, size_t length);

enum stop_whom { STOP_PROCESS, STOP_PROCESS_GROUP };

/* Stops as Ctrl-Z does; returns when the process is let go on. */
void signals_stop(enum stop_whom whom);

/* Ends watching: signals do what they did before. */
void signals_close(void);

#endif
