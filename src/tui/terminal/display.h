/* The display: a terminal on which ncurses draws. display.c is the one file that knows ncurses. */
#ifndef BASTIDE_TUI_TERMINAL_DISPLAY_H
#define BASTIDE_TUI_TERMINAL_DISPLAY_H

#include "play/problem.h"
#include "tui/input/keyboard.h"
#include "tui/page.h"
#include "tui/theme/theme.h"

enum { DISPLAY_LEAVE_SIZE = 160 };

struct display;

struct display_traits {
    struct surroundings around; /* its size and what can be shown */
    bool has_mouse;
    bool may_be_asked;              /* what it can do, by sequences that it answers */
    char leave[DISPLAY_LEAVE_SIZE]; /* for code that cannot call display_leave: colours, keys,
                                       cursor and the screen as they were */
};

/* Takes the terminal that `fd` leads to and TERM names; `fd` is the display's from then on. NULL
 * where it is unknown, cannot show canvases, or memory is short: `problem` says which and what
 * would help.
 *
 * Colours: none where NO_COLOR is set and not empty; 24 bits where the database says so (RGB, Tc)
 * or COLORTERM does, which is believed only for terminals of at least 256 colours: it is inherited
 * by whatever runs inside, while TERM is set by whoever is nearest. Which of its entries ncurses is
 * given then: the terminal's own, or that of its name with "-direct", or one of data/terminfo. */
struct display *display_open(int fd, struct problem *problem);

/* Gives the terminal back and frees the display. */
void display_close(struct display *display);
const struct display_traits *display_traits(const struct display *display);

/* Teaches the reader the keys that the database has. */
void display_teach_keys(const struct display *display, struct key_reader *reader);

/* Draws the canvas without showing it; true if it differs from the screen. */
bool display_draw(struct display *display, const struct canvas *canvas, const struct theme *theme);

/* Writes what differs. */
void display_refresh(struct display *display);

/* The next display_refresh writes every cell. */
void display_forget(struct display *display);

/* Gives the terminal to the shell for a while; and takes it back, whatever has become of its mode,
 * its size and what was on the screen. */
void display_leave(struct display *display);
void display_return(struct display *display);

#endif
