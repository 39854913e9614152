/* Entering which tiles a bazaar reveals, with chance by hand (BZ4). */
#ifndef BASTIDE_TUI_AUCTION_REVEAL_H
#define BASTIDE_TUI_AUCTION_REVEAL_H

#include "bastide/game.h"

struct auction_reveal {
    uint8_t kind[REVEALED_MAX]; /* those entered, and behind them the one that is proposed */
    uint8_t count;
};

/* Begins in PHASE_REVEAL. */
void auction_reveal_begin(struct auction_reveal *reveal, const struct game *game);

/* Proposes the next kind that is left (`by` 1) or the one before (-1). */
void auction_reveal_step(struct auction_reveal *reveal, const struct game *game, int by);

/* Enters what is proposed; returns whether that was the last one. */
bool auction_reveal_enter(struct auction_reveal *reveal, const struct game *game);

/* Takes back the last one. */
void auction_reveal_erase(struct auction_reveal *reveal);

/* The move, once all are entered. */
struct move auction_reveal_move(const struct auction_reveal *reveal);

/* A bazaar of the tiles entered and proposed, to be shown. */
struct bazaar auction_reveal_bazaar(const struct auction_reveal *reveal, const struct game *game);

#endif
