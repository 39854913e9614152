/* What a turn is good for, as far as it can be seen on the table: one fact, the first there is of
 * completing, claiming and extending a feature. */
#ifndef BASTIDE_ANALYSIS_TURN_EFFECT_H
#define BASTIDE_ANALYSIS_TURN_EFFECT_H

#include "analysis/outcome.h"

enum turn_effect_type {
    EFFECT_NOTHING,   /* nothing to be told but the square */
    EFFECT_SET_ASIDE, /* the tile fits nowhere (B4) */
    EFFECT_COMPLETES, /* the feature pays the player `points`: the most of those completed */
    EFFECT_CLAIMS,    /* `figure` is deployed on the feature */
    EFFECT_EXTENDS,   /* the player's feature now covers `tiles`: the one worth most */
};

struct turn_effect {
    uint8_t type;     /* enum turn_effect_type */
    uint8_t kind;     /* enum feature_kind; of what scores (KINDS_OF_REASONS) */
    uint8_t figure;   /* enum figure */
    bool is_new;      /* a follower is deployed in this turn, so the player need not have been there
                         before */
    struct square at; /* where the tile goes */
    int points;
    int all_points; /* of everything the turn completes, to the player */
    unsigned tiles;
};

/* Of the player whose turn it is, at `place`: the moves of a turn, all legal. */
void turn_effect_find(struct turn_effect *effect, const struct game *game, const struct move *move,
                      unsigned moves);

#endif
