/* The log as it is seen: its last lines beside the board, or all of it over the board, with a
 * cursor that leads to where a line happened. */
#ifndef BASTIDE_TUI_LOG_VIEW_H
#define BASTIDE_TUI_LOG_VIEW_H

#include "facts/log.h"
#include "tui/canvas.h"
#include "tui/widgets.h"
#include "wording/seats.h"

/* How the whole log is looked at. */
struct log_view {
    size_t line; /* the entry under the cursor */
    struct scroll scroll;
};

/* How many of the entries `from` to `to` - 1 are notable, not minor. */
size_t log_notable(const struct log *log, size_t from, size_t to);

/* Draws the last notable of the entries `from` to `to` - 1, the newest at the bottom. */
void log_draw(struct canvas *canvas, struct area area, const struct log *log, size_t from,
              size_t to, const struct seats *seats);

/* Opens the whole log at its newest line of the first `told`. */
void log_view_open(struct log_view *view, size_t told);

/* A key that moves the cursor; and goes to a line. */
void log_view_key(struct log_view *view, uint32_t key, size_t told);
void log_view_choose(struct log_view *view, size_t line, size_t told);

/* Draws the first `told` entries in a box over `area`. Each line is a target `what` by its number
 * in the log. */
void log_view_draw(struct log_view *view, struct canvas *canvas, struct area area,
                   const struct log *log, size_t told, const struct seats *seats, int what);

#endif
