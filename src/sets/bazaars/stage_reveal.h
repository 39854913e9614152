/* Entering which tiles a bazaar reveals, with chance by hand (BZ4). */
#ifndef BASTIDE_TUI_AUCTION_REVEAL_H
#define BASTIDE_TUI_AUCTION_REVEAL_H

#include "bastide/game.h"

struct auction_reveal {
    uint8_t kind[REVEALED_MAX]; /* those entered, and behind them the one that is proposed */
    uint8_t count;
};

/* Begins where tiles are to be revealed. */
void auction_reveal_begin(struct auction_reveal *reveal, const struct game *game);

/* The pile without those entered, of which at least one is left to be proposed. */
struct pile auction_reveal_pile(const struct auction_reveal *reveal, const struct game *game);

/* What is proposed. */
uint8_t auction_reveal_proposed(const struct auction_reveal *reveal);

/* Proposes a kind; if none of it is left, the next of which one is. */
void auction_reveal_propose(struct auction_reveal *reveal, const struct game *game, uint8_t kind);

/* Enters what is proposed; returns whether that was the last one. */
bool auction_reveal_enter(struct auction_reveal *reveal, const struct game *game);

/* Takes back the last one. */
void auction_reveal_erase(struct auction_reveal *reveal);

/* The move, once all are entered. */
struct move auction_reveal_move(const struct auction_reveal *reveal);

/* A bazaar of the tiles entered and proposed, to be shown. */
struct bazaar auction_reveal_bazaar(const struct auction_reveal *reveal, const struct game *game);

#endif
