/* The log as it is seen: its last lines beside the board, or all of it over the board. */
#ifndef BASTIDE_TUI_LOG_VIEW_H
#define BASTIDE_TUI_LOG_VIEW_H

#include "telling/log.h"
#include "tui/canvas.h"

/* Draws the last notable of the entries `from` to `to` - 1, the newest at the bottom. */
void log_draw(struct canvas *canvas, struct area area, const struct log *log, size_t from,
              size_t to, const struct seats *seats);

/* Draws all entries before `to` in a box over `area`, `*scroll` lines up from the newest;
 * `*scroll` is cut to what there is. */
void log_draw_whole(struct canvas *canvas, struct area area, const struct log *log, size_t to,
                    const struct seats *seats, size_t *scroll);

#endif
