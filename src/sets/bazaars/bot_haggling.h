/* The theory of an auction or draft (BZ), given what each tile is worth to each player: by backward
 * induction over the tiles and players left, bids in whole points, what each decision leads to if
 * everybody does what is best for them from there on.
 *
 * What an outcome is worth to a player is the sum of what every tile's going to its taker is worth
 * to them, plus what payments change: a point paid costs the payer one, and brings every other one
 * a part of a point as the payer is likely to be the rival they are measured by, and the other way
 * round for the one who is paid. For two players that is the margin itself. */
#ifndef BASTIDE_BAZAARS_BOT_HAGGLING_H
#define BASTIDE_BAZAARS_BOT_HAGGLING_H

#include "bastide/game.h"

/* What is given. */
struct prices {
    /* By the player who gets it and the tile: what that is worth to each player. Only differences
     * between tiles, for one taker, mean anything. */
    double worth[PLAYERS_MAX][REVEALED_MAX][PLAYERS_MAX];
    /* Of a player: the part of a point that another's point costs them. Of each player the parts
     * sum to 1. */
    double rival[PLAYERS_MAX][PLAYERS_MAX];
    uint8_t fault[PLAYERS_MAX]; /* enum player_fault (bot_faults.h): not everybody does what is best
                                   for them */
};

/* Who gets what and pays what, from a decision to the end of the auction. */
struct outcome {
    uint8_t tile[PLAYERS_MAX];  /* or NOBODY: they have theirs already */
    int16_t gains[PLAYERS_MAX]; /* points received less points paid */
    double worth[PLAYERS_MAX];
};

/* What has been found for a tile and a chooser, by the tiles left, the players left and the
 * chooser. */
enum { HAGGLING_MASKS = 1 << PLAYERS_MAX };

struct haggling {
    const struct game *game;
    const struct prices *prices;
    int most;                           /* no bid above this comes into question */
    const volatile _Atomic(bool) *stop; /* NULL unless the caller sets it, or: true ends it soon,
                                           as if the tiles that come later were worth nothing */
    bool known[HAGGLING_MASKS][HAGGLING_MASKS][PLAYERS_MAX];
    struct outcome outcome[HAGGLING_MASKS][HAGGLING_MASKS][PLAYERS_MAX];
};

/* Gets ready for a position at `offer`, `bid`, `settle` or `draft`. It and `prices` stay the
 * caller's and must not change. With option bazaar-bids=own-score, what is paid for one tile is not
 * seen to change what can be paid for the next ones. */
void haggling_begin(struct haggling *haggling, const struct game *game,
                    const struct prices *prices);

/* A move and what it leads to. */
struct alternative {
    struct move move;
    struct outcome outcome;
    double seems; /* worth to the player who decides; where they have a fault, what they take it to
                     be */
};

/* Bids looked at are at most so many above the least. */
enum { HAGGLING_BIDS = 64, ALTERNATIVES_MAX = REVEALED_MAX * HAGGLING_BIDS };

struct alternatives {
    unsigned player; /* who decides */
    unsigned count;
    struct alternative alternative[ALTERNATIVES_MAX]; /* best first; of equals the lower bid */
};

/* Every move of the decision due that comes into question: all but bids so high that nobody can
 * gain by them. */
void haggling_list(struct haggling *haggling, struct alternatives *alternatives);

/* The best of them. */
struct alternative haggling_best(struct haggling *haggling);

/* Goes on to another decision of the same auction, with the same prices: `game` has nothing that
 * was not there where it began, and must not change either. What has been found is kept where it
 * still holds. Not in a draft, where tiles are placed in between. */
void haggling_turn_to(struct haggling *haggling, const struct game *game);

/* What a legal move of the decision due leads to, however high its bid. */
struct outcome haggling_outcome(struct haggling *haggling, struct move move);

/* What the chooser's tile `tile` means between the chooser and one who may bid for it; not in a
 * draft. The tile must be left, be the one offered if there is one, and not be the last. */
struct terms {
    double buy_below; /* the chooser buys at that player's bids below this and sells at those above
                         it (BZ6) */
    int highest; /* the highest bid that leads to more for the bidder than passing, whoever else
                    bids later: no less than the best bid; -1: none does, or they are not asked
                    any more */
};

/* `opening`: of a tile that is not offered yet, what it is opened at. */
struct terms haggling_terms(struct haggling *haggling, unsigned tile, unsigned bidder, int opening);

#endif
