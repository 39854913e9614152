/* Decisions held against the best ones, and what they lost in all. They are in lists, by time: of
 * an auction (training/auction_review.h), or of a whole game (training/game_analysis.h). */
#ifndef BASTIDE_TRAINING_JUDGEMENT_H
#define BASTIDE_TRAINING_JUDGEMENT_H

#include "bots/plans.h"
#include "valuing/auction_prices.h"

/* Kinds of decisions. The row: name in C, its word in the history. */
#define DECISION_KINDS(X)                                                                          \
    X(CHOICE, choosing) /* which tile to offer or to draft */                                      \
    X(OPENING, opening) /* the first bid for it */                                                 \
    X(BID, bidding)     /* a higher bid, or none */                                                \
    X(SALE, selling)    /* buying or selling */                                                    \
    X(TURN, placing)    /* a turn: the placement with its bridge and figure */

enum decision_kind {
#define X(kind, word) DECISION_##kind,
    DECISION_KINDS(X)
#undef X
        DECISION_KINDS_COUNT
};

/* The word of a kind in the history. */
const char *decision_kind_word(enum decision_kind kind);

struct judgement {
    uint8_t kind;         /* enum decision_kind */
    uint8_t player;       /* who decided */
    uint16_t step;        /* which decision or move it was, from 0; a turn's first move */
    tile_number turn;     /* the number of the game's turn */
    struct move made;     /* the move that was made, */
    struct move best;     /* and the best one: where kinds share a move, the best in this respect */
    bool is_unvalued;     /* an analysis has not looked at it, and knows nothing of its loss */
    struct estimate loss; /* points of final margin; its interval where values are estimates.
                             Unknown (`within` < 0) after too few games */
    bool is_exact;        /* all values are solved */
    bool depends; /* the policies of playing on say clearly different things of which is better */
    /* Of a turn: all its moves, and whether none was better. */
    struct plan turn_made, turn_best;
    bool turn_is_best;
    /* Of an auction: the tile it is about, which at a choice is the best one's; the players who
     * could still get it, as a mask, and what it was worth to each, against the best of the other
     * tiles left; and what the best move leads to by the theory. */
    uint8_t tile, players;
    struct estimate worth[PLAYERS_MAX];
    struct outcome leads;
    /* Of an auction with a player who has a fault: the best move if nobody had one, the best move
     * as it is, and what that leads to more, for the player who decided. */
    struct move sound, against;
    struct estimate gain;
    /* At bidding and buying or selling, and at opening for the one who may bid most against the
     * opening made: the terms between the chooser and a bidder (haggling_terms). The limit does not
     * contradict the verdict: it allows for the best bid, and for none that surely lost. */
    bool has_terms;
    uint8_t bidder;
    struct estimate buy_below;
    struct bid_limit limit;
};

/* Who gets a tile if all play their best from the decision on, by the theory; NOBODY: it is gone,
 * or nothing is known yet. */
unsigned judgement_taker(const struct judgement *judgement, unsigned tile);

/* Whether the best one was made, in this respect. */
bool judgement_is_best(const struct judgement *judgement);

/* Whether the numbers do not say that the best one was better. */
static inline bool judgement_is_too_close(const struct judgement *judgement)
{
    return estimate_is_too_close(judgement->loss);
}

/* The numbers of the judgements with the largest losses that are sure, the largest first. Returns
 * how many there are. */
enum { TURNING_POINTS_MOST = 5 };
unsigned judgement_turning_points(const struct judgement *judgement, unsigned judgements,
                                  unsigned number[TURNING_POINTS_MOST]);

/* Losses added up: of decisions that are not too close to call, and of all that were valued. */
struct losses {
    double sure, all;
    unsigned decisions, mistakes;
    double sure_by[DECISION_KINDS_COUNT];
    unsigned decisions_by[DECISION_KINDS_COUNT];
};

/* Adds those of a player. */
void losses_add(struct losses *losses, const struct judgement *judgement, unsigned judgements,
                unsigned player);

#endif
