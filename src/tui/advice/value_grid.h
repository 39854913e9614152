/* What each tile of an auction is worth to each player who could get it: against the best other
 * one, in points of final margin. Where there is room it stands in the panel; else in a box. */
#ifndef BASTIDE_TUI_VALUE_GRID_H
#define BASTIDE_TUI_VALUE_GRID_H

#include "tui/canvas.h"
#include "valuing/auction_prices.h"
#include "valuing/valuing.h"
#include "wording/seats.h"
#include "wording/value_words.h"

/* What follows for the prices of an auction's tiles (sets/bazaars/bot_haggling.h), by tile, between
 * the chooser and the bidder for whom it is worth most; NOBODY: there is nothing to say. */
struct tile_price {
    uint8_t bidder;
    struct terms terms;
};

struct value_grid {
    const struct valuing *valuing; /* NULL: nothing is known yet */
    enum value_progress progress;  /* of them */
    const struct game *game;       /* the auction as it stands */
    const struct seats *seats;
    const struct tile_price *price; /* of each tile; NULL: they are not known */
    unsigned tile;                  /* the one looked at, or REVEALED_MAX */
};

/* The rows that it takes; and whether so many columns are enough for so many tiles. */
int value_grid_rows(unsigned players);
bool value_grid_fits(int cols, unsigned tiles);

void value_grid_draw(struct canvas *canvas, struct area area, const struct value_grid *grid);

/* The same in a box over the board. */
void value_grid_draw_box(struct canvas *canvas, struct area board, const struct value_grid *grid);

#endif
