/* The figures in the phrases in which they occur. */
#ifndef BASTIDE_WORDING_FIGURE_WORDS_H
#define BASTIDE_WORDING_FIGURE_WORDS_H

#include "analysis/feature_summary.h"
#include "wording/sentence.h"

/* Marked texts: _() says them. */
struct figure_words {
    const char *name;                    /* as a title */
    const char *at_home;                 /* as the title of a count */
    const char *left_one, *left_many;    /* counted by %u */
    const char *deployed[FEATURE_KINDS]; /* what is told when it was deployed there */
    const char *there[PRINTED_KINDS];    /* where it may go; %s are the places of the segment */
    const char *on_bridge;
    const char *stands[FEATURE_KINDS]; /* where it stands: %s its player, %s the places */
    const char *stands_on_bridge;
    const char *beside; /* a helper that is there too: %s is its player and who is there */
    const char *back_home, *crosses; /* what came of it; %s is the player who crosses */
};

extern const struct figure_words figure_words[FIGURES_COUNT];

/* "5 followers left, 1 pig left": a player's figures at home. No meeple left is told, too. */
struct sentence wording_figures_left(const struct options *options, const struct player *player);

/* What deploying the figure there is worth, after a phrase for the feature: "road: 3 points so
 * far"; with a pig "field: 2 more points at the end so far"; a builder brings no points itself. */
struct sentence wording_figure_worth(const char *feature, const struct feature_summary *summary,
                                     enum figure figure);

#endif
