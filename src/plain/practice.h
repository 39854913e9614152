/* The auction trainer in text mode: one bazaar after another, each with its review. */
#ifndef BASTIDE_PLAIN_PRACTICE_H
#define BASTIDE_PLAIN_PRACTICE_H

#include "plain/dialogue.h"
#include "plain/review.h"
#include "thinking/practice_source.h"
#include "training/practice_plan.h"
#include "training/progress.h"

/* Practises until all auctions were held, the players leave, or the input ends. Each auction is in
 * the history as soon as it has been reviewed. False if the plan cannot be followed, such as with a
 * record without a bazaar: `problem` says why. */
bool practice_play(struct dialogue *dialogue, const struct practice_plan *plan,
                   struct problem *problem);

/* Asks what is to be practised and with whom, and practises it. */
bool practice_ask(struct dialogue *dialogue, struct problem *problem);

/* Practice under way, between its files. */

struct practising {
    struct dialogue *dialogue;
    const struct practice_plan *plan;
    struct practice_source *source;
    struct valuer *valuer;
    struct plain_game *game; /* the one whose auction is held */
    struct practice_origin origin;
    struct plain_review review;
    unsigned playouts; /* for the values of this auction */
    struct practice_total total;
};

/* The players for whom a person decides: bit p for player p. */
unsigned practising_people(const struct practising *practising);

enum after_review { AFTER_LEAVES, AFTER_GOES_ON, AFTER_REPEATS };

/* Reviews the auction that has been held, for whose values the valuer is at work; enters it into
 * the total and the history if it `counts`; and asks what comes next. */
enum after_review practising_review(struct practising *practising, bool counts, bool is_last);

#endif
