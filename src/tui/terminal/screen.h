/* The screen: a terminal that shows canvases and sends keys. */
#ifndef BASTIDE_TUI_TERMINAL_SCREEN_H
#define BASTIDE_TUI_TERMINAL_SCREEN_H

#include "play/problem.h"
#include "tui/input/keyboard.h"
#include "tui/page.h"
#include "tui/terminal/attention.h"
#include "tui/theme/theme.h"

struct screen;

/* What players can choose about it. */
struct screen_options {
    bool with_mouse;        /* clicks and the wheel are reported */
    bool with_synchronized; /* frames are shown whole or not at all, where the terminal can */
    struct attention_choice attention; /* how somebody is called */
};

/* Whether there is a terminal at all. False: `problem` says what is missing. */
bool screen_is_possible(struct problem *problem);

/* Takes the terminal. NULL, with the terminal untouched, where it cannot be used: `problem`
 * says why and what would help. */
struct screen *screen_open(struct screen_options choice, struct problem *problem);

/* Gives the terminal back as it was. Harmless on NULL. */
void screen_close(struct screen *screen);

/* Another choice; in effect at once. */
void screen_configure(struct screen *screen, struct screen_options choice);

/* The size now, what can be shown, and the time. */
struct surroundings screen_surroundings(const struct screen *screen);

/* Shows `canvas` in the colours of `theme`: only what differs from what is shown is written, in
 * one go; nothing at all where nothing differs. */
void screen_show(struct screen *screen, const struct canvas *canvas, const struct theme *theme);

/* Tells it to people who look elsewhere, where the terminal can. Until there is something to tell
 * no terminal is asked whether it can. */
void screen_call(struct screen *screen, const struct page_call *call);

/* The next screen_show writes every cell. */
void screen_forget(struct screen *screen);

/* Lets the shell have the terminal until it wakes the program again (Ctrl-Z, fg). */
void screen_stop(struct screen *screen);

enum screen_event {
    SCREEN_NOTHING, /* the time is up, or the other file can be read */
    SCREEN_KEY,     /* a key, in `*key` */
    SCREEN_POINTER, /* the mouse did something: see screen_pointer */
    SCREEN_CHANGED, /* the size has changed, or another program had the terminal for a while */
    SCREEN_GONE,    /* the terminal has hung up, or the program was asked to end: leave */
};

/* Waits at most `milliseconds` (negative: for ever) for something to happen, or until the file
 * descriptor `other` can be read (negative: there is none). */
enum screen_event screen_wait(struct screen *screen, int milliseconds, int other, uint32_t *key);

/* What the mouse did, after SCREEN_POINTER. */
struct pointer screen_pointer(const struct screen *screen);

/* The display: a terminal on which ncurses draws. display.c is the one file that knows ncurses. */

enum { DISPLAY_LEAVE_SIZE = 160, DISPLAY_TITLE_SIZE = 16 };

struct display;

struct display_traits {
    struct surroundings around; /* its size and what can be shown */
    bool has_mouse;
    bool may_be_asked; /* what it can do, by sequences that it answers */
    char title_begin[DISPLAY_TITLE_SIZE], title_end[DISPLAY_TITLE_SIZE]; /* around the title of
                                                                            its window; "": none */
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
