/* Runs the front end without a terminal: keys in, the screen as text out. */
#ifndef BASTIDE_TESTS_TUI_PROBE_H
#define BASTIDE_TESTS_TUI_PROBE_H

#include "tui/app.h"
#include "tui/canvas.h"
#include "tui/page.h"

/* One row of text, and the whole screen: at most 4 bytes a cell. */
enum { PROBE_ROW_SIZE = 4 * CANVAS_COLS_MAX + 1 };

struct probe {
    struct app *app;
    struct surroundings around; /* of the whole screen; tests may change it between calls */
    struct canvas canvas;       /* what was drawn last */
    char *text;                 /* the same as text: a line a row, without blanks at its end */
};

/* Begins with `page` on a screen of that size, with 256 colours and Unicode. */
struct probe *probe_open(struct page *page, int rows, int cols);
void probe_close(struct probe *probe);

/* Presses keys: characters, and names in angle brackets: "Ann<Tab><Down><Ctrl-C>". "<<" is the
 * character "<". Fails the test at a name that is no key. */
void probe_press(struct probe *probe, const char *keys);

/* Does what a mouse can at a cell of the screen, which is drawn first; a second passes before. */
void probe_click(struct probe *probe, int row, int col);
void probe_right_click(struct probe *probe, int row, int col);
void probe_drag(struct probe *probe, int row, int col, int to_row, int to_col);
void probe_wheel(struct probe *probe, enum pointer_button wheel, int row, int col);

/* Clicks on the first cell of a text that is on the screen; the test fails where it is not. */
void probe_click_on(struct probe *probe, const char *text);

/* Lets time pass, with one tick at its end. */
void probe_wait(struct probe *probe, int milliseconds);

/* Draws the screen; its text, good until the next call. */
const char *probe_screen(struct probe *probe);

/* One row of it. */
void probe_row(struct probe *probe, int row, char text[PROBE_ROW_SIZE]);

/* Draws the screen; where `text` is on it, in `*row` and `*col`. */
bool probe_find(struct probe *probe, const char *text, int *row, int *col);

/* The test fails, and the screen is printed, where `text` is not on it, or is. */
void probe_shows(struct probe *probe, const char *text);
void probe_hides(struct probe *probe, const char *text);

/* The test fails where the screen differs from tests/screens/NAME.txt. With BASTIDE_UPDATE_SCREENS
 * in the environment the file is written instead: look at it before it is committed. */
void probe_expect(struct probe *probe, const char *name);

/* Gives the test a folder of games of its own (XDG_DATA_HOME), empty; and removes it. */
void probe_folder_make(void);
void probe_folder_remove(void);

/* The same around a test or a group of tests. */
int probe_folder_setup(void **state);
int probe_folder_teardown(void **state);

#endif
