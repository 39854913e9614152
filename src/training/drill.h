/* Drills: auctions of practice that begin in the middle, so that the very next decision of the
 * player whose turn it is to decide is the one practised. Docs: docs/TRAINER.md. */
#ifndef BASTIDE_TRAINING_DRILL_H
#define BASTIDE_TRAINING_DRILL_H

#include "bastide/rng.h"
#include "sets/bazaars/bot_haggling.h"

/* What is drilled. The row: name in C, its word. */
#define PRACTICE_DRILLS(X)                                                                         \
    X(NONE, "none")        /* whole auctions */                                                    \
    X(SALE, "buy-or-sell") /* somebody outbid the chooser, who buys or sells */                    \
    X(BID, "bid-up-to")    /* a tile is offered; the next player bids or passes */                 \
    X(OFFER, "offer")      /* which tile to offer, and for how much */                             \
    X(SPITE, "spite")      /* as BID, with a third player, for a tile better for the chooser */

enum practice_drill {
#define X(drill, word) DRILL_##drill,
    PRACTICE_DRILLS(X)
#undef X
        PRACTICE_DRILLS_COUNT
};

extern const char *const practice_drill_names[PRACTICE_DRILLS_COUNT];

/* How many players it takes at least. */
unsigned practice_drill_players(enum practice_drill drill);

/* Whether tiles are bid for in games with these options, by players enough. Always of NONE. */
bool practice_drill_is_possible(enum practice_drill drill, const struct options *options);

/* Whether the decision of the drill is due: not where an auction begins because no drill was found
 * (practice_wish.drill). Never of NONE. */
bool practice_drill_is_due(enum practice_drill drill, const struct game *game);

/* What a decision must be worth: the best move leads to so many points more than the best one of
 * the other answers. Less is a matter of taste, and more is plain to see. */
#define DRILL_WORTH_LEAST 1.0
#define DRILL_WORTH_MOST  8.0

/* What is wanted of a bazaar. */
struct drill_wish {
    enum practice_drill drill; /* not NONE */
    uint8_t group;             /* enum tile_group of the tile it is about */
    bool acts;                 /* which answer is right: to buy, to bid. Not of OFFER */
};

enum { DRILL_MOVES_MAX = PLAYERS_MAX /* an offer, and a bid or pass of every other player */ };

/* Room to work in, and what was found. Large, and the caller's. */
struct drill {
    struct move move[DRILL_MOVES_MAX]; /* from the reveal up to the decision, */
    unsigned moves;                    /* of which there are none for OFFER */
    double worth;                      /* of the decision, in points of final margin */
    /* What follows is for the file itself. */
    struct haggling haggling;
    struct alternatives alternatives;
    struct game game;
};

/* Looks for a drill at the bazaar of `revealed`, whose tiles have just been revealed and have these
 * prices. Of several one is drawn. False: there is none, and `drill` holds nothing. */
bool practice_drill_find(struct drill *drill, const struct drill_wish *wish,
                         const struct game *revealed, const struct prices *prices, struct rng *rng);

#endif
