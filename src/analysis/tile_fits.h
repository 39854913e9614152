/* What still fits on the open squares, worked out from what everybody at the table knows. */
#ifndef BASTIDE_ANALYSIS_TILE_FITS_H
#define BASTIDE_ANALYSIS_TILE_FITS_H

#include "analysis/kind_set.h"

/* For every open square, by its number in game.board, which kinds to come could be placed there,
 * turned in some way. */
struct tile_fits {
    struct kind_set plain[OPEN_SQUARES_MAX];
    struct kind_set bridged[OPEN_SQUARES_MAX]; /* only with a bridge that somebody has left (BR6) */
};

/* Good at any moment of a game; squares that are not open have empty sets. */
void tile_fits_find(struct tile_fits *fits, const struct game *game);

/* Whether nothing that is to come fits on that open square, not even with a bridge. */
static inline bool tile_fits_is_dead(const struct tile_fits *fits, unsigned open)
{
    return kind_set_is_empty(&fits->plain[open]) && kind_set_is_empty(&fits->bridged[open]);
}

/* Whether anybody has a bridge left to build. */
bool tile_fits_has_bridges(const struct game *game);

#endif
