/* Where a revealed tile would fit if a player had to place it now: what a bid is worth depends on
 * it. */
#ifndef BASTIDE_TELLING_AUCTION_FITS_H
#define BASTIDE_TELLING_AUCTION_FITS_H

#include "bastide/game.h"

struct auction_fits {
    struct square at[OPEN_SQUARES_MAX]; /* first those without a bridge, then those with one */
    unsigned squares;
    unsigned plain; /* so many of them need no bridge (BR6) */
};

/* The squares where `player`, with the bridges that are left to them, could place a tile of that
 * kind. The game may stand at any moment between two placements. */
void auction_fits_find(struct auction_fits *fits, const struct game *game, uint8_t kind,
                       unsigned player);

#endif
