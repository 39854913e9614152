/* Pieces that several pages are drawn with. */
#ifndef BASTIDE_TUI_WIDGETS_H
#define BASTIDE_TUI_WIDGETS_H

#include "tui/canvas.h"
#include "tui/page.h"

/* The part of the screen that a page of text and fields uses: not wider than can be read well, in
 * the middle. */
struct area page_area(const struct surroundings *around, int cols);

/* The line at the top of a page: its name, and a remark at the right (NULL: none). */
void draw_heading(struct canvas *canvas, const char *name, const char *remark);

/* A box of the given inside in the middle of `within`; returns the inside. */
struct area draw_dialog(struct canvas *canvas, struct area within, int rows, int cols,
                        const char *title);

/* The answers to a dialog's question as buttons, in the middle of lines: as many in each as fit.
 * Returns how many lines they take, also those below the area. And how wide they are in one. */
int answers_width(const struct binding *answers, size_t count);
int draw_answers(struct canvas *canvas, struct area area, const struct binding *answers,
                 size_t count);

/* A page that is a question: a dialog of that inside with what is wrong (NULL: nothing), the text,
 * and as answers all that can be done on the page. */
void draw_question(const struct page *page, struct canvas *canvas,
                   const struct surroundings *around, int cols, const char *title,
                   const char *wrong, const char *text);

/* The same in the middle of `within`: what lies beside that must be read as well. */
void draw_question_within(const struct page *page, struct canvas *canvas, struct area within,
                          int cols, const char *title, const char *wrong, const char *text);

/* A line across a page that parts what is above from what is below. */
void draw_rule(struct canvas *canvas, int row, int col, int cols);

/* Where a long list or text is scrolled to: the first line that is seen of `lines` lines, `seen`
 * at a time. */
struct scroll {
    int first, lines, seen;
};

/* Moves by `by` lines, as far as there are lines. */
void scroll_by(struct scroll *scroll, int by);

/* Moves as little as needed to see `line`. */
void scroll_to(struct scroll *scroll, int line);

/* How far a notch of a wheel moves a scrolled text, in lines; 0 for wheels that turn sideways. */
int scroll_of_wheel(enum pointer_button wheel);

/* How far a key moves a scrolled text; 0 where it does not. */
int scroll_of_key(const struct scroll *scroll, uint32_t key);

/* A bar along the right edge of `area` that shows where the text is scrolled to; nothing where all
 * of it is seen. */
void draw_scroll(struct canvas *canvas, struct area area, const struct scroll *scroll,
                 uint16_t paper);

/* A list with a cursor: as many of its lines are seen as there is room for. Its pages say how many
 * there are whenever it matters. A new list is all zeros. */
struct list {
    size_t chosen; /* the line under the cursor, from 0 */
    struct scroll scroll;
};

/* How the lines of a list look. */
struct list_kind {
    int what;           /* the target of a line, by its number */
    struct style plain; /* of lines that are not chosen */
    void (*draw_line)(struct canvas *canvas, struct area line, void *about, size_t number,
                      struct style style);
};

/* Puts the cursor on a line, or on the nearest there is; and moves it by a key. */
void list_choose(struct list *list, long line, size_t count);
void list_key(struct list *list, uint32_t key, size_t count);

/* The first click on a line chooses it, the second one presses Enter. False: it was no such click.
 */
bool list_point(struct list *list, const struct list_kind *kind, size_t count, struct app *app,
                const struct gesture *gesture, const struct surroundings *around);

/* Draws the lines in sight, a row each, the chosen one among them. Beside them the page draws the
 * bar (draw_scroll) where it has room for it. */
void list_draw(struct list *list, const struct list_kind *kind, size_t count, struct canvas *canvas,
               struct area area, void *about);

/* The hints of all that can be done on a page now, in the line of keys. */
void draw_keys(const struct page *page, struct canvas *canvas, int row);

/* What the program itself tells the players, on any page: a message above row `below`, in as many
 * rows as it takes; and that the screen is too small, on any screen down to a single cell. */
void draw_message(struct canvas *canvas, int below, const char *message);
void draw_too_small(struct canvas *canvas, const struct surroundings *around);

#endif
