/* Choices among a few answers, made one after another and not always by the player whose turn it
 * is: what a scoring asks, and whatever else sets ask of players or of chance. */
#ifndef BASTIDE_ANALYSIS_SCORING_CHOICE_H
#define BASTIDE_ANALYSIS_SCORING_CHOICE_H

#include "analysis/feature_summary.h"

enum { SCORING_CHOICES_MAX = 256 /* no decision has more, or the program ends */ };

struct scoring_choice {
    enum phase phase; /* which of them */
    unsigned player;  /* who must decide; where chance does, whose turn it is */
    unsigned count;   /* how many moves to choose from */
    struct move move[SCORING_CHOICES_MAX];
    uint16_t node[SCORING_CHOICES_MAX]; /* the feature each move concerns, or NO_NODE */
    int points[SCORING_CHOICES_MAX];    /* points it pays at once */
    unsigned follower;                  /* at `cross`: the follower in question, by its number */
    bool has_fief;                      /* at the others: */
    struct square fief[FIEF_SQUARES];   /* of the castle, or of the castle that would be built */
};

/* Whether such a choice must be made now: anything but a draw, a placement, what follows it, and
 * what a bazaar asks, which have ways of their own. */
bool scoring_choice_is_open(const struct game *game);

/* The current choice; one must be open. */
void scoring_choice_find(struct scoring_choice *choice, const struct game *game);

/* The feature that move number `number` concerns, as it would be after the move: at `cross` the
 * city with the follower in it. The move must concern one. */
struct feature_summary scoring_choice_result(const struct scoring_choice *choice,
                                             const struct game *game, unsigned number);

#endif
