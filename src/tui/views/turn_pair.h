/* Two turns of a player on the board, as one is compared with the other: side by side where there
 * is room for two boards; else one at a time, with the square of the other framed. Each tile lies
 * on its square, in the middle of the view. */
#ifndef BASTIDE_TUI_TURN_PAIR_H
#define BASTIDE_TUI_TURN_PAIR_H

#include "tui/table/board_pane.h"
#include "wording/seats.h"

struct compared_turn {
    const struct game *game; /* with the tile in hand, or as it stands without */
    const struct plan *turn; /* of it; one that places nothing shows the game as it stands */
    const char *name;        /* above the board; NULL: there is no such turn */
    const char *within;      /* the same within a sentence */
};

/* How they are seen. A new one is all zeros. */
struct turn_pair {
    struct board_pane pane[2];
    struct square focus[2], other[2]; /* in the middle of each, as it was drawn last */
    bool shows_second;                /* where one is seen at a time */
    bool is_side_by_side;             /* as it was drawn last */
};

/* A row with the name, and below it the board, for each that is seen. */
void turn_pair_draw(struct turn_pair *pair, struct canvas *canvas, struct area area,
                    const struct compared_turn turn[2], const struct seats *seats,
                    const struct surroundings *around);

/* The next larger (`by` 1) or smaller (-1) size of the boards; returns what board_pane_zoom does.
 */
const char *turn_pair_zoom(struct turn_pair *pair, const struct compared_turn turn[2], int by);

/* What the mouse does on the boards (board_pane_point), of which the first is `game`. */
bool turn_pair_point(struct turn_pair *pair, const struct game *game,
                     const struct gesture *gesture);

/* Boards beside each other: whether there is room for two, and the area of each. */
bool two_boards_fit(int cols);
struct area half_area(struct area area, unsigned which);

#endif
