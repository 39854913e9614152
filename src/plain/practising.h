/* Practice while it goes on: what its loop (practice.c) and its reviews (practice_review.c) share.
 */
#ifndef BASTIDE_PLAIN_PRACTISING_H
#define BASTIDE_PLAIN_PRACTISING_H

#include "plain/review.h"
#include "play/given_moves.h"
#include "thinking/judging.h"
#include "thinking/practice_source.h"

struct practising {
    struct dialogue *dialogue;
    const struct practice_plan *plan;
    struct practice_source *source;
    struct valuer *valuer;
    struct plain_game *game; /* the one whose auction is held */
    struct practice_origin origin;
    struct plain_review review;
    struct turn_review turn; /* where it is not an auction */
    unsigned playouts;       /* for the values of this auction */
    struct own_estimate own[PLAYERS_MAX];
    struct practice_total total;
    struct losses turns; /* of turns, which are not in the total */
    bool is_told;        /* what is wrong with an opponent whose fault was to be found */
};

/* Whether a turn is practised, and not an auction. */
static inline bool practising_turn(const struct practising *practising)
{
    return given_moves_begin_turn(&practising->game->session);
}

/* The players for whom a person decides: bit p for player p. */
unsigned practising_people(const struct practising *practising);

/* The name of the opponent whose fault is to be found, or is practised against. */
const char *practising_faulty_name(const struct practising *practising);

/* What comes of a line typed after the review. */
enum reply { REPLY_STAYS, REPLY_LEAVES, REPLY_NEXT, REPLY_AGAIN };

/* Reviews what has been played, for whose values the valuer is at work if it was an auction; enters
 * it into the total and the history if it `counts`; and asks what comes next. */
enum reply practising_review(struct practising *practising, bool counts, bool is_last);

#endif
