/* The functions named in the rows of bots/bot.def. */
#ifndef BASTIDE_BOTS_TERMS_H
#define BASTIDE_BOTS_TERMS_H

#include "bots/prospect.h"

/* Adds to `values` what something is worth to each player. */
#define X(set, term) void term(struct appraising *appraising, struct values *values);
TERMS(X)
#undef X

/* What a figure that is no follower is worth to its player, on the feature with that root. */
#define X(figure, value)                                                                           \
    float value(struct appraising *appraising, struct follower follower, uint16_t root);
FIGURE_VALUES(X)
#undef X

/* Points a tile or pennant, in a finished feature and at the end (B6, B7, B12). */
struct rates {
    float finished, unfinished;
};

/* Changes those of a feature with such counts. */
#define X(set, change)                                                                             \
    void change(const struct options *options, feature_counts counts, struct rates *rates);
RATES(X)
#undef X

/* Whether that action is worth trying. */
#define X(verb, is_worth_it) bool is_worth_it(const struct game *game, struct move action);
CHOOSY_ACTIONS(X)
#undef X

/* Fills in what the appraiser knows for a set. */
#define X(prepare) void prepare(struct appraiser *appraiser, const struct options *options);
APPRAISER_PREPARATIONS(X)
#undef X

#endif
