/* A decision held against the best one. */
#ifndef BASTIDE_TRAINING_JUDGEMENT_H
#define BASTIDE_TRAINING_JUDGEMENT_H

#include "sets/bazaars/bot_haggling.h"
#include "sets/bazaars/bot_lots.h"
#include "valuing/tally.h"

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
    uint16_t step;        /* which decision it was, from 0 */
    struct move made;     /* the move that was made, */
    struct move best;     /* and the best one: where kinds share a move, the best in this respect */
    struct estimate loss; /* points of final margin; its interval where values are estimates */
    /* Of an auction: the tile it is about, which at a choice is the best one's; the players who
     * could still get it, as a mask, and what it was worth to each, against the best of the other
     * tiles left; and what the best move leads to by the theory. */
    uint8_t tile, players;
    struct estimate worth[PLAYERS_MAX];
    struct outcome leads;
    /* At bidding and buying or selling, and at opening for the best-placed bidder: the terms
     * between the chooser and a bidder. */
    bool has_terms;
    uint8_t bidder;
    struct terms terms;
    struct estimate buy_below; /* of the terms, with its interval */
};

/* Whether the best one was made, in this respect. */
static inline bool judgement_is_best(const struct judgement *judgement)
{
    bool is_choice = judgement->kind == DECISION_CHOICE;
    return is_choice ? judgement->made.arg == judgement->best.arg
                     : move_equal(judgement->made, judgement->best);
}

/* Whether the numbers do not say that the best one was better. */
static inline bool judgement_is_too_close(const struct judgement *judgement)
{
    return estimate_is_too_close(judgement->loss);
}

/* What is at stake at a bazaar. */

/* How much there is to gain by getting the best tile and not the worst, for the player to whom that
 * matters most: points of lead over the others, whose leads are averaged. By the evaluation a few
 * turns on (sets/bazaars/bot_lots.h), so it is rough, and takes some milliseconds. `game` is at
 * `offer` or `draft`; `values` is room to work in. */
float stake_of(const struct sight *sight, const struct game *game, struct tile_values *values);

#endif
