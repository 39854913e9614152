/* Runs the front end without a terminal: keys in, the screen as text out. All tests that draw
 * screens use this driver. */
#ifndef BASTIDE_TESTS_PROBE_H
#define BASTIDE_TESTS_PROBE_H

#include "tui/app.h"
#include "tui/canvas.h"
#include "tui/page.h"
#include "tui/theme/theme.h"

/* One row of text: so many bytes per cell, and more. */
enum { PROBE_ROW_SIZE = GLYPH_MARKED_SIZE * CANVAS_COLS_MAX + 1 };

struct probe {
    struct app *app;
    struct surroundings around; /* of the whole screen; tests may change it between calls */
    struct canvas canvas;       /* the last frame */
    char *text;                 /* the text last returned from it */
};

/* Opens `page` on a screen of that size, with 256 colours and Unicode, and draws it. */
struct probe *probe_open(struct page *page, int rows, int cols);
void probe_close(struct probe *probe);

/* Presses keys: characters, and names in angle brackets: "Ann<Tab><Down><Ctrl-C>". "<<" is the
 * character "<". The screen is drawn after each; one second passes between keys. Fails the test at
 * an unknown key name. */
void probe_press(struct probe *probe, const char *keys);
void probe_key(struct probe *probe, uint32_t key);

/* The first of such keys; advances `*keys` past it. There must be one. */
uint32_t probe_next_key(const char **keys);

/* Mouse actions at a cell of the screen, which is drawn first; one second passes before. */
void probe_click(struct probe *probe, int row, int col);
void probe_right_click(struct probe *probe, int row, int col);
void probe_drag(struct probe *probe, int row, int col, int to_row, int to_col);
void probe_wheel(struct probe *probe, enum pointer_button wheel, int row, int col);

/* Clicks on the first cell of a text on the screen; fails the test if the text is not there. */
void probe_click_on(struct probe *probe, const char *text);

/* Whether nothing will happen unless somebody does something: neither time nor anything else that
 * the page waits for brings a tick. */
bool probe_is_at_rest(struct probe *probe);

/* Lets time pass, with one tick at the end. */
void probe_wait(struct probe *probe, int milliseconds);

/* The same as soon as what the page waits for beside keys and time has come about, if there is
 * anything (app_waits_for). */
void probe_await(struct probe *probe, int milliseconds);

/* Draws the screen; its text, valid until the next call: one line per row, without trailing
 * spaces. */
const char *probe_screen(struct probe *probe);

/* The same, with letters for the pixels of the board: see screen_sketch(). */
const char *probe_sketch(struct probe *probe);

/* One row of it. */
void probe_row(struct probe *probe, int row, char text[PROBE_ROW_SIZE]);

/* Draws the screen and finds `text` on it: position in `*row` and `*col`. */
bool probe_find(struct probe *probe, const char *text, int *row, int *col);

/* Draws the screen; whether `text` is in one of its rows. */
bool probe_has(struct probe *probe, const char *text);

/* Fail the test and print the screen if `text` is not on it, or is. */
void probe_shows(struct probe *probe, const char *text);
void probe_hides(struct probe *probe, const char *text);

/* Fails the test if the screen differs from tests/screens/NAME.txt, as plain text or with letters
 * for the pixels of the board; see golden.h. */
void probe_expect(struct probe *probe, const char *name);
void probe_expect_sketch(struct probe *probe, const char *name);

/* The same for tests/screens/colours/NAME.txt: the screen at that colour depth and in that
 * theme. */
void probe_expect_colours(struct probe *probe, const struct theme *theme, enum depth depth,
                          const char *name);

/* Gives the test an empty folder of games of its own (XDG_DATA_HOME); and removes it. */
void probe_folder_make(void);
void probe_folder_remove(void);

/* The same, as setup and teardown of a test or group. */
int probe_folder_setup(void **state);
int probe_folder_teardown(void **state);

#endif
