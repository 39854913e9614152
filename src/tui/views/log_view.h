/* The log as it is seen: its last lines beside the board, or all of it over the board, with a
 * cursor that leads to where a line happened. */
#ifndef BASTIDE_TUI_LOG_VIEW_H
#define BASTIDE_TUI_LOG_VIEW_H

#include "facts/log.h"
#include "tui/canvas.h"
#include "tui/widgets.h"
#include "wording/seats.h"

/* How many of the entries `from` to `to` - 1 are notable, not minor. */
size_t log_notable(const struct log *log, size_t from, size_t to);

/* Draws the last notable of the entries `from` to `to` - 1, the newest at the bottom. */
void log_draw(struct canvas *canvas, struct area area, const struct log *log, size_t from,
              size_t to, const struct seats *seats);

/* All of it is a list, whose lines are those of the log. Draws the first `told` in a box over
 * `area`. */
extern const struct list_kind log_list;
void log_draw_whole(struct list *list, struct canvas *canvas, struct area area,
                    const struct log *log, size_t told, const struct seats *seats);

#endif
