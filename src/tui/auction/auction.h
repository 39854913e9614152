/* The auction at the table: what the player who must decide has chosen so far. What has been
 * decided is the game's; this is only cursor, preset and view. */
#ifndef BASTIDE_TUI_AUCTION_H
#define BASTIDE_TUI_AUCTION_H

#include "analysis/placements.h"
#include "tui/table/board_pane.h"
#include "wording/follow.h"

enum { AUCTION_HINT_SIZE = 64 };

/* A new auction is all zeros. */
struct auction {
    uint8_t tile;  /* the tile looked at, from 0; at `offer` and `draft` the one to be chosen */
    bool is_typed; /* digits go on with the bid instead of beginning it */
    bool sells;    /* at `settle`: which of both is chosen */
    bool is_blind; /* without the aid: `fits` stays empty */
    int bid;
    struct placements fits;       /* of the tile looked at, for the player who must decide */
    bool is_aimed;                /* whether the board shows them as well as it can */
    struct board_pane pane;       /* the board, smaller than at the table */
    char hint[AUCTION_HINT_SIZE]; /* what Enter does: "bid 7" */
};

/* Begins a decision: the first tile that can be chosen, the least bid. Everything here is for games
 * in which somebody must decide about tiles (auction_is_open). */
void auction_begin(struct auction *auction, const struct game *game);

/* On to the next tile (`by` 1) or the one before (-1), or to tile `number`, counted from 1. Tiles
 * that cannot be chosen are passed over where one is to be chosen. */
void auction_step(struct auction *auction, const struct game *game, int by);
void auction_choose(struct auction *auction, const struct game *game, unsigned number);

/* Bids more or less, within the limits. */
void auction_raise(struct auction *auction, const struct game *game, int by);

/* Adds a digit to the bid, or takes the last one away. What is typed may be out of limits. */
void auction_type(struct auction *auction, const struct game *game, int digit);
void auction_erase(struct auction *auction, const struct game *game);

/* At `offer`, where digits are tiles: from now on they are the bid, or no longer. */
void auction_turn_typing(struct auction *auction, const struct game *game);

/* At `settle`: selling instead of buying, or back. */
void auction_turn_selling(struct auction *auction, const struct game *game);

/* The move that Enter makes. */
struct move auction_move(const struct auction *auction, const struct game *game);

/* Whether the bid as it stands is within the limits. */
bool auction_bid_is_good(const struct auction *auction, const struct game *game);

/* To be called before drawing: lays the view over `board` so that all squares where the tile looked
 * at would fit are in sight, as large as possible; a view that was zoomed by hand is left alone. */
void auction_aim(struct auction *auction, const struct game *game, struct area board,
                 const struct surroundings *around);

/* How many of the squares are out of sight. */
unsigned auction_unseen(const struct auction *auction);

#endif
