/* What still fits on the open squares, computed from what everyone at the table knows. */
#ifndef BASTIDE_ANALYSIS_TILE_FITS_H
#define BASTIDE_ANALYSIS_TILE_FITS_H

#include "analysis/kind_set.h"

/* For every open square, by its number in game.board, the kinds to come that could be placed there
 * in some orientation. */
struct tile_fits {
    struct kind_set plain[OPEN_SQUARES_MAX];
    struct kind_set
        bridged[OPEN_SQUARES_MAX]; /* only with a bridge that some player has left (BR6) */
};

/* Valid in any phase; squares that are not open have empty sets. */
void tile_fits_find(struct tile_fits *fits, const struct game *game);

/* Whether no tile to come fits on that open square, even with a bridge. */
static inline bool tile_fits_is_dead(const struct tile_fits *fits, unsigned open)
{
    return kind_set_is_empty(&fits->plain[open]) && kind_set_is_empty(&fits->bridged[open]);
}

/* Whether any player has a bridge left to build. */
bool tile_fits_has_bridges(const struct game *game);

#endif
