/* Runs the front end without a terminal: keys in, the screen as text out. This is the one driver of
 * screens, for all tests that draw them. */
#ifndef BASTIDE_TESTS_PROBE_H
#define BASTIDE_TESTS_PROBE_H

#include "tui/app.h"
#include "tui/canvas.h"
#include "tui/page.h"
#include "tui/theme/theme.h"

/* One row of text, and the whole screen: at most 4 bytes a cell. */
enum { PROBE_ROW_SIZE = 4 * CANVAS_COLS_MAX + 1 };

struct probe {
    struct app *app;
    struct surroundings around; /* of the whole screen; tests may change it between calls */
    struct canvas canvas;       /* what was drawn last */
    char *text;                 /* what was asked for last of it, as text */
};

/* Begins with `page` on a screen of that size, with 256 colours and Unicode, and draws it. */
struct probe *probe_open(struct page *page, int rows, int cols);
void probe_close(struct probe *probe);

/* Presses keys: characters, and names in angle brackets: "Ann<Tab><Down><Ctrl-C>". "<<" is the
 * character "<". After each the screen is drawn; a second passes between two. Fails the test at a
 * name that is no key. */
void probe_press(struct probe *probe, const char *keys);
void probe_key(struct probe *probe, uint32_t key);

/* The first of such keys; `*keys` moves on behind it. There must be one. */
uint32_t probe_next_key(const char **keys);

/* Does what a mouse can at a cell of the screen, which is drawn first; a second passes before. */
void probe_click(struct probe *probe, int row, int col);
void probe_right_click(struct probe *probe, int row, int col);
void probe_drag(struct probe *probe, int row, int col, int to_row, int to_col);
void probe_wheel(struct probe *probe, enum pointer_button wheel, int row, int col);

/* Clicks on the first cell of a text that is on the screen; the test fails where it is not. */
void probe_click_on(struct probe *probe, const char *text);

/* Lets time pass, with one tick at its end. */
void probe_wait(struct probe *probe, int milliseconds);

/* Draws the screen; its text, good until the next call: a line a row, without blanks at the ends.
 */
const char *probe_screen(struct probe *probe);

/* The same, with letters for the pixels of the board: see screen_sketch(). */
const char *probe_sketch(struct probe *probe);

/* One row of it. */
void probe_row(struct probe *probe, int row, char text[PROBE_ROW_SIZE]);

/* Draws the screen; where `text` is on it, in `*row` and `*col`. */
bool probe_find(struct probe *probe, const char *text, int *row, int *col);

/* Draws the screen; whether `text` is in one of its rows. */
bool probe_has(struct probe *probe, const char *text);

/* The test fails, and the screen is printed, where `text` is not on it, or is. */
void probe_shows(struct probe *probe, const char *text);
void probe_hides(struct probe *probe, const char *text);

/* The test fails where the screen differs from tests/screens/NAME.txt, as plain text or with
 * letters for the pixels of the board; see golden.h. */
void probe_expect(struct probe *probe, const char *name);
void probe_expect_sketch(struct probe *probe, const char *name);

/* The same for tests/screens/colours/NAME.txt: the screen, drawn at that depth, as it looks in that
 * theme. */
void probe_expect_colours(struct probe *probe, const struct theme *theme, enum depth depth,
                          const char *name);

/* Gives the test a folder of games of its own (XDG_DATA_HOME), empty; and removes it. */
void probe_folder_make(void);
void probe_folder_remove(void);

/* The same around a test or a group of tests. */
int probe_folder_setup(void **state);
int probe_folder_teardown(void **state);

#endif
