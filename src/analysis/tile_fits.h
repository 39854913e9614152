/* What still fits on the open squares, computed from what everyone at the table knows. */
#ifndef BASTIDE_ANALYSIS_TILE_FITS_H
#define BASTIDE_ANALYSIS_TILE_FITS_H

#include "analysis/kind_set.h"

/* For every open square, by its number in game.board, the kinds to come that could be placed there
 * in some orientation. */
struct tile_fits {
    struct kind_set plain[OPEN_SQUARES_MAX];
    struct kind_set forced[OPEN_SQUARES_MAX]; /* only with an action that some player can do, */
    uint8_t action[OPEN_SQUARES_MAX];         /* of that verb, or of several the first; 0: none */
};

/* Valid in any phase; squares that are not open have empty sets. */
void tile_fits_find(struct tile_fits *fits, const struct game *game);

/* Whether no tile to come fits on that open square, even so. */
static inline bool tile_fits_is_dead(const struct tile_fits *fits, unsigned open)
{
    return kind_set_is_empty(&fits->plain[open]) && kind_set_is_empty(&fits->forced[open]);
}

#endif
