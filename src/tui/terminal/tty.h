/* The line to the terminal: its mode, its size, and writing to it. */
#ifndef BASTIDE_TUI_TERMINAL_TTY_H
#define BASTIDE_TUI_TERMINAL_TTY_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

struct tty {
    int out;                   /* not standard output itself where it can be helped */
    bool is_gone;              /* nothing more can be written */
    struct termios shell_mode; /* as it was found */
};

/* False where standard input or output is no terminal. */
bool tty_open(struct tty *tty);
void tty_close(struct tty *tty);

/* Every key at once and unseen; or as it was. */
void tty_set_raw(struct tty *tty);
void tty_set_back(struct tty *tty);

/* False where the terminal does not say. */
bool tty_size(int *rows, int *cols);

/* Writes all of it: in one go where the terminal takes it. While it takes nothing, waits, but not
 * once the program has been asked to end (signals.h). An error means that the terminal has gone. */
void tty_write(struct tty *tty, const char *bytes, size_t length);

#endif
