/* Why a turn was taken, as far as the table can check it: what it changes, in numbers. */
#ifndef BASTIDE_FACTS_TURN_REASON_H
#define BASTIDE_FACTS_TURN_REASON_H

#include "facts/outcome.h"

/* If as little as possible is decided after the turn, as in a forecast. */
struct turn_reason {
    struct forecast forecast;  /* all that it completes, and who goes home */
    struct turn_effect effect; /* what it is good for */
    bool has_feature;          /* a feature is claimed or extended and not complete: */
    struct feature_summary feature;
    int before[PLAYERS_MAX], after[PLAYERS_MAX]; /* what each would have if the game ended then */
};

/* Of the player whose turn it is, at `place`: the moves of a turn, all legal. */
void turn_reason_find(struct turn_reason *reason, const struct game *game, const struct move *move,
                      unsigned moves);

#endif
