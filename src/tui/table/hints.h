/* Hints: what the moment at hand is about, what can be done and how, told to somebody who plays for
 * the first time. They have lines of their own below the board and so hide nothing. */
#ifndef BASTIDE_TUI_HINTS_H
#define BASTIDE_TUI_HINTS_H

#include "bastide/game.h"
#include "tui/canvas.h"
#include "tui/table/table.h"
#include "wording/seats.h"

/* What is told where the table stands; NULL where there is nothing to tell. */
const char *hints_of(const struct table *table);

/* How many rows hints take on a board so many columns wide: room for the longest of all of them in
 * the language at hand, as far as there is room, so that the board above keeps its size. */
int hints_rows(struct canvas *canvas, int cols);

/* Draws the hint of the moment. */
void hints_draw(struct canvas *canvas, struct area area, const struct table *table);

/* What comes after this turn: why a further part of it is played, or that one follows, and what
 * waits. Nothing in most turns. */

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
