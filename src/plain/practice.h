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

/* Asks what to practise and with whom, and practises it. */
bool practice_ask(struct dialogue *dialogue, struct problem *problem);

#endif
