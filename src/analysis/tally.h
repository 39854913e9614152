/* A tally: totals over one player's games. */
#ifndef BASTIDE_ANALYSIS_TALLY_H
#define BASTIDE_ANALYSIS_TALLY_H

#include "analysis/game_result.h"

/* A new tally is all zeros. */
struct tally {
    unsigned games;
    unsigned wins;     /* alone */
    unsigned ties;     /* shared */
    unsigned expanded; /* games with castles and auctions */
    int best;          /* score; valid if there are games */
    long total;
    long points[SCORE_SOURCES];
    unsigned won, bought, sold; /* at auctions, as in game_result.h */
    long paid, received;        /* there */
};

/* Adds one seat of a finished game. */
void tally_add(struct tally *tally, const struct game_result *result, unsigned player);

/* The average per game of a source, in tenths of a point, rounded; 0 if there are no games. Castles
 * and auctions are averaged over games that had them. */
long tally_average(const struct tally *tally, enum score_source source);

/* The same for total scores, and for the cost of a tile won at an auction. */
long tally_average_score(const struct tally *tally);
long tally_average_price(const struct tally *tally);

#endif
