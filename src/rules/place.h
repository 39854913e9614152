/* Placing a tile. */
#ifndef BASTIDE_RULES_PLACE_H
#define BASTIDE_RULES_PLACE_H

#include "bastide/game.h"
#include "core/lanes.h"

#include <string.h>

/* Other ways for a tile to fit than to match (WAYS_TO_FIT): the functions of each row. The first
 * lists, after others, where one of those `players`, a mask, could place a tile that way and it
 * does not match; the second tells whether the active player may place the tile in hand so on an
 * open square, by its number. */
#define X(verb, is_in_play, add, fits)                                                             \
    void add(const struct game *game, kind_number kind, unsigned players,                          \
             struct move_list *moves);                                                             \
    bool fits(const struct game *game, unsigned open, unsigned orientation);
WAYS_TO_FIT(X)
#undef X

/* Places a tile and updates every count. */
void place_tile(struct game *game, struct square at, kind_number kind, unsigned orientation);

/* The same for a tile that does not match on the open square `at` (features_add_misfit). */
void place_misfit(struct game *game, struct square at, kind_number kind, unsigned orientation);

/* Why nothing can be placed on `at`, which is not an open square. */
enum refusal place_why_not_open(const struct game *game, struct square at);

/* Searching all open squares at once for those where a tile matches. */

/* Straight into the list: most moves ever listed are these. All of `kinds` is cleared, as moves are
 * compared by it (move_equal). */
static inline void put_place(struct move *move, struct square at, unsigned orientation)
{
    move->verb = VERB_PLACE;
    move->arg = (kind_number)orientation;
    memset(move->kinds, 0, sizeof move->kinds);
    move->at = at;
}

enum { CHUNKS_MAX = OPEN_SQUARES_ROOM / LANES /* of open squares compared at once */ };

/* The open squares of that chunk whose neighbours all match the edge pattern (board_matches). */
static inline uint64_t find_in_chunk(const struct board *board, unsigned chunk, uint8_t pattern)
{
    unsigned first = chunk * LANES;
    uint64_t found = lanes_match(&board->wanted[first], &board->care[first], pattern);
    unsigned open = board->opens - first;
    return open < LANES ? found & (((uint64_t)1 << open) - 1) : found;
}

#endif
