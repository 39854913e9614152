/* The evaluation of a position taken apart, into what a player sees on the table. */
#ifndef BASTIDE_BOTS_BREAKDOWN_H
#define BASTIDE_BOTS_BREAKDOWN_H

#include "bots/plans.h"

/* The parts: rows of bots/bot.def and of the sets. */
enum part {
#define X(part, meaning) PART_##part,
    VALUE_PARTS(X)
#undef X
        PARTS_COUNT,
    PART_MIXED = PARTS_COUNT /* of terms that are of several */
};

/* Points for each player, by part. For each player their sum is what `appraise` finds. */
struct breakdown {
    struct values of[PARTS_COUNT];
};

/* Of the position being appraised, between two turns, which must not follow another. */
void breakdown_find(struct breakdown *breakdown, struct appraising *appraising);

#endif
