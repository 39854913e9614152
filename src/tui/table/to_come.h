/* What comes after this turn: why a further part of it is played, or that one follows, and what
 * waits. Nothing in most turns. */
#ifndef BASTIDE_TUI_TO_COME_H
#define BASTIDE_TUI_TO_COME_H

#include "bastide/game.h"
#include "tui/canvas.h"
#include "wording/seats.h"

/* Whether it says first which part this is; below a call that does, it need not. */
enum to_come_heading { TO_COME_HEADED, TO_COME_CALLED };

/* The number of the row of PART_HINTS that tells of the part at hand, or of all of them. */
unsigned to_come_hint(const struct game *game);

/* Draws it in the first lines of `area`, players by their letters, and takes them off it. */
void to_come_draw(struct canvas *canvas, struct area *area, const struct game *game,
                  const struct seats *seats, enum to_come_heading heading);

/* The rows that takes in that many columns. */
int to_come_rows(const struct game *game, const struct seats *seats, enum to_come_heading heading,
                 int cols);

#endif
