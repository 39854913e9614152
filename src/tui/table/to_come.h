/* What the game owes its players beyond the turn at hand: why a second part is played, or that one
 * follows, and which auctions and second parts wait (TB6-TB10). Nothing in most turns. */
#ifndef BASTIDE_TUI_TO_COME_H
#define BASTIDE_TUI_TO_COME_H

#include "bastide/game.h"
#include "tui/canvas.h"
#include "wording/seats.h"

/* Draws it in the first lines of `area`, players by their letters, and takes them off it. */
void to_come_draw(struct canvas *canvas, struct area *area, const struct game *game,
                  const struct seats *seats);

/* The rows that takes in that many columns. */
int to_come_rows(const struct game *game, const struct seats *seats, int cols);

/* The same below a call that tells which part begins. */
void to_come_draw_called(struct canvas *canvas, struct area *area, const struct game *game,
                         const struct seats *seats);
int to_come_rows_called(const struct game *game, const struct seats *seats, int cols);

#endif
