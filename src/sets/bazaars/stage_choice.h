/* The auction at the table: what the player who must decide has chosen so far. What has been
 * decided is the game's; this is only cursor, preset and view. */
#ifndef BASTIDE_BAZAARS_STAGE_CHOICE_H
#define BASTIDE_BAZAARS_STAGE_CHOICE_H

#include "choosing/choosing.h"
#include "facts/contact.h"
#include "facts/outcome.h"
#include "facts_auction.h"
#include "tui/table/board_pane.h"

enum { AUCTION_HINT_SIZE = 64 };

/* Points that are entered, step by step or digit by digit. */
struct points_entry {
    int points;
    bool is_typed; /* digits go on with them instead of beginning them */
};

bool points_entry_is_within(const struct points_entry *entry, struct bid_limits limits);

/* A new auction is all zeros. */
struct auction {
    uint8_t tile;  /* the tile looked at, from 0; at `offer` and `draft` the one to be chosen */
    bool sells;    /* at `settle`: which of both is chosen */
    bool is_blind; /* without the aid: nothing of `trial` is known */
    enum ranking ranking; /* the order in which Tab goes to the squares */
    struct points_entry bid;
    struct game trial;        /* the game with the tile looked at in the hand of who must decide, */
    struct placing placing;   /* where it fits there, */
    struct forecast forecast; /* and what it would complete where it lies, */
    struct contacts contacts; /* and what else it meets, */
    struct move forced;       /* with the action that it needs there, if it does, */
    struct overlays overlays; /* and what would be built on it */
    bool is_laid;             /* whether it is shown there: else only where it fits */
    bool is_aimed;            /* whether the board shows the squares as well as it can */
    struct board_pane pane;   /* the board, smaller than at the table */
    char hint[AUCTION_HINT_SIZE]; /* room to say what Enter does: "bid 7" */
};

/* Begins a decision: the first tile that can be chosen, the least bid. Everything here is for games
 * in which a player must decide about tiles (auction_is_open). */
void auction_begin(struct auction *auction, const struct game *game);

/* On to the next tile (`by` 1) or the one before (-1), or to tile `number`, counted from 1. Tiles
 * that cannot be chosen are passed over where one must be chosen. Where a tile was laid on trial,
 * the new one lies there instead; where it does not fit, where placing begins. */
void auction_step(struct auction *auction, const struct game *game, int by);
void auction_choose(struct auction *auction, const struct game *game, unsigned number);

/* Lays the tile looked at on trial: at first where placing begins, then on the next square (`by` 1)
 * or the one before (-1); or on that square, and returns whether it fits there. Once it is laid,
 * turns it to the next rotation that fits (not where it fits nowhere). */
void auction_lay(struct auction *auction, int by);
bool auction_lay_on(struct auction *auction, struct square at);
void auction_turn(struct auction *auction, int by);

/* The move that Enter makes. */
struct move auction_move(const struct auction *auction, const struct game *game);

/* To be called before drawing: lays the view over `board` so that all squares where the tile looked
 * at would fit are in sight, as large as possible but never too small for pictures of tiles; a view
 * that was zoomed by hand is left alone. */
void auction_aim(struct auction *auction, const struct game *game, struct area board,
                 const struct surroundings *around);

/* How many of the squares are out of sight. */
unsigned auction_unseen(const struct auction *auction);

/* Entering which tiles a bazaar reveals, with chance by hand (BZ4). */

struct auction_reveal {
    kind_number kind[REVEALED_MAX]; /* those entered */
    uint8_t count;
};

/* The pile without those entered; at least one tile is left in it. */
struct pile auction_reveal_pile(const struct auction_reveal *reveal, const struct game *game);

/* Enters a tile; returns whether it was the last one. */
bool auction_reveal_enter(struct auction_reveal *reveal, const struct game *game, kind_number kind);

/* Entering how a tile was sold on a real table: who took it, who was paid, for how many points. */

struct sale_entry {
    struct auction_deal way[SALE_WAYS_MAX]; /* those that are possible, with the least points */
    uint8_t ways;
    uint8_t chosen; /* which of them */
    struct points_entry price;
};

/* The points that are possible for what has been entered. */
struct bid_limits sale_entry_limits(const struct sale_entry *entry, const struct game *game);

#endif
