/* Choices that a scoring brings, one after another and not always for the player at turn: a castle
 * or points (CA2), what a castle scores by (CA7, CA8), a follower before a drawbridge (DB3). */
#ifndef BASTIDE_ANALYSIS_SCORING_CHOICE_H
#define BASTIDE_ANALYSIS_SCORING_CHOICE_H

#include "analysis/feature_summary.h"

enum { SCORING_CHOICES_MAX = 16 };

struct scoring_choice {
    enum phase phase; /* which of them it is */
    unsigned player;  /* who must decide */
    unsigned count;   /* how many moves there are to choose from */
    struct move move[SCORING_CHOICES_MAX];
    uint16_t node[SCORING_CHOICES_MAX]; /* the feature that each is about, or NO_NODE */
    int points[SCORING_CHOICES_MAX];    /* what it brings at once */
    unsigned follower;                  /* at `cross`: who is asked for, by its number */
    bool has_fief;                      /* at the others: */
    struct square fief[FIEF_SQUARES];   /* of the castle, or of the castle to be */
};

/* Whether somebody must decide such a thing now. */
bool scoring_choice_is_open(const struct game *game);

/* The choice at hand; one must be open. */
void scoring_choice_find(struct scoring_choice *choice, const struct game *game);

/* The feature that move number `number` is about, as it would be once the move is made: at `cross`
 * the city with the follower in it. The move must be about one. */
struct feature_summary scoring_choice_result(const struct scoring_choice *choice,
                                             const struct game *game, unsigned number);

#endif
