/* Entering which tiles a bazaar reveals, with chance by hand (BZ4). */
#ifndef BASTIDE_BAZAARS_STAGE_REVEAL_H
#define BASTIDE_BAZAARS_STAGE_REVEAL_H

#include "bastide/game.h"

struct auction_reveal {
    kind_number kind[REVEALED_MAX]; /* those entered */
    uint8_t count;
};

/* The pile without those entered; at least one tile is left in it. */
struct pile auction_reveal_pile(const struct auction_reveal *reveal, const struct game *game);

/* Enters a tile; returns whether it was the last one. */
bool auction_reveal_enter(struct auction_reveal *reveal, const struct game *game, kind_number kind);

/* Takes back the last one, and returns it; there must be one. */
kind_number auction_reveal_erase(struct auction_reveal *reveal);

/* The move, once all are entered. */
struct move auction_reveal_move(const struct auction_reveal *reveal);

/* A bazaar of the tiles entered and, unless that are all, `kind`, to be shown. */
struct bazaar auction_reveal_bazaar(const struct auction_reveal *reveal, const struct game *game,
                                    kind_number kind);

#endif
