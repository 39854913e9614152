/* Scrolling: when the land is moved up or down under the view, whole rows are moved, and what lies
 * beside the land is written anew. */
#ifndef BASTIDE_TUI_TERMINAL_SCROLL_H
#define BASTIDE_TUI_TERMINAL_SCROLL_H

#include "tui/terminal/row.h"

/* The rows from `top` to before `bottom`, moved by so many: down where `by` is positive. */
struct scroll {
    int top, bottom;
    int by; /* 0: it would be no use */
};

/* How the screen could be scrolled so that more of it is shown already; whether that is shorter in
 * the end is another question. Both are grids of `rows` rows of `cols`. */
struct scroll scroll_find(const struct look *wanted, const struct look *shown, int rows, int cols);

/* What is shown when it has been scrolled: unknown where new rows came in. */
void scroll_apply(const struct scroll *scroll, struct look *shown, int cols);

void scroll_write(const struct scroll *scroll, int rows, struct row_hand *hand);

#endif
