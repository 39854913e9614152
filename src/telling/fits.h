/* What may still come and where it would fit, worked out from what everybody at the table knows:
 * the pile's counts, the tile in hand, the tiles of a bazaar. */
#ifndef BASTIDE_TELLING_FITS_H
#define BASTIDE_TELLING_FITS_H

#include "bastide/game.h"

/* For every open square, by its number in game.board, which kinds to come could be placed there,
 * turned in some way: bit k for kind k, as in all masks of kinds. */
struct fits {
    uint64_t plain[OPEN_SQUARES_MAX];
    uint64_t bridged[OPEN_SQUARES_MAX]; /* only with a bridge that somebody has left (BR6) */
};

/* The kinds that are still in the pile. */
uint64_t fits_in_pile(const struct game *game);

/* Those, and the kinds that were drawn or revealed and may not have been placed yet. */
uint64_t fits_to_come(const struct game *game);

/* Good at any moment of a game. */
void fits_find(struct fits *fits, const struct game *game);

/* The same, kept: found again only for another position than the one asked about last. A new one is
 * all zeros; what is returned is good until the next call. */
struct fits_kept {
    bool is_known;
    struct game of;
    struct fits fits;
};

const struct fits *fits_keep(struct fits_kept *kept, const struct game *game);

/* Whether nothing that is to come fits on that open square, not even with a bridge. */
static inline bool fits_is_dead(const struct fits *fits, unsigned open)
{
    return (fits->plain[open] | fits->bridged[open]) == 0;
}

/* How many tiles of these kinds are in the pile. */
unsigned fits_count(const struct game *game, uint64_t kinds);

/* How many edges of the tiles in the pile are of each terrain; of kinds in `kinds` only. */
struct edge_counts {
    unsigned edges[TERRAIN_CITY + 1]; /* by enum terrain */
    unsigned monasteries;
};

struct edge_counts fits_edges(const struct game *game, uint64_t kinds);

#endif
