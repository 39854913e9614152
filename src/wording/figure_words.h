/* The figures in the phrases in which they occur. */
#ifndef BASTIDE_WORDING_FIGURE_WORDS_H
#define BASTIDE_WORDING_FIGURE_WORDS_H

#include "bastide/game.h"
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
    const char *back_home, *crosses; /* what came of it; %s is the player who crosses */
};

extern const struct figure_words figure_words[FIGURES_COUNT];

/* "5 followers left": a player's figures at home, those of the sets in play. */
struct sentence wording_figures_left(const struct options *options, const struct player *player);

#endif
