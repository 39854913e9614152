/* Calls to a player in a box over the board, which go on by Enter or a click. */
#ifndef BASTIDE_TUI_BANNER_H
#define BASTIDE_TUI_BANNER_H

#include "tui/table/table.h"

/* The next player is called, and told what happened since their last turn. */
void banner_draw_hand_over(struct canvas *canvas, struct area board, const struct table *table);

/* Whoever must decide in the midst of another's turn is called, and told what it is about. */
void banner_draw_call(struct canvas *canvas, struct area board, const struct table *table);

#endif
