/* The tile in hand, large, with what can be said of it. */
#ifndef BASTIDE_TUI_SIDE_PANEL_H
#define BASTIDE_TUI_SIDE_PANEL_H

#include "choosing/deciding.h"
#include "choosing/deploying.h"
#include "facts/position.h"
#include "tui/table/board_pane.h"
#include "wording/seats.h"

struct labels;

struct hand {
    kind_number kind;
    uint8_t orientation;
    const char *remark; /* beside it; "" for none */
    bool hides_rest;    /* do not tell how many like it are left */
};

/* Whether choices have their worth beside them. */
enum worth { WORTH_UNTOLD, WORTH_TOLD };

/* Draws the tile with its name in the line above, how many like it are left, and the remark. */
void side_panel_draw_tile(struct canvas *canvas, const struct table_areas *areas,
                          const struct hand *hand, const struct game *game,
                          const struct surroundings *around);

/* Draws in its place what a figure may be put on, numbered, with what each is worth, and what else
 * may be done, with the `labels` of that if these are up (else NULL). Returns the rows that it
 * takes. */
int side_panel_draw_offers(struct canvas *canvas, struct area area,
                           const struct deploying *deploying, const struct position *position,
                           enum worth worth, const struct labels *labels);

/* The same for a decision, its choices and what they mean. */
int side_panel_draw_decision(struct canvas *canvas, struct area area,
                             const struct deciding *deciding, const struct position *position,
                             const struct seats *seats, enum worth worth);

#endif
