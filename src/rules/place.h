/* Placing a tile. */
#ifndef BASTIDE_RULES_PLACE_H
#define BASTIDE_RULES_PLACE_H

#include "bastide/game.h"

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

#endif
