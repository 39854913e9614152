/* The results of a game per player, gathered from its events as it is replayed: no log is kept, so
 * thousands of games can be processed. */
#ifndef BASTIDE_FACTS_RESULTS_H
#define BASTIDE_FACTS_RESULTS_H

#include "facts/score_table.h"

struct game_result {
    struct score_table table;
#define X(member) member;
    RESULT_STATES(X)
#undef X
};

/* Call begin, then pass the events of each move; end before reading. */
struct game_result game_result_begin(const struct options *options);
void game_result_add(struct game_result *result, const struct event_list *events);
void game_result_end(struct game_result *result);

/* A tally: totals over one player's games. */

/* A new tally is all zeros. */
struct tally {
    unsigned games;
    unsigned wins; /* alone, */
    unsigned ties; /* and with others */
    int best;      /* score; good where there are games */
    long total;
    long points[SCORE_SOURCES_COUNT];
    unsigned counted[SCORE_SOURCES_COUNT]; /* games with that source in play */
    long paid[SCORE_SOURCES_COUNT], received[SCORE_SOURCES_COUNT]; /* by PAYMENTS */
#define X(member) member;
    TALLY_STATES(X)
#undef X
};

/* Adds one seat of a finished game. */
void tally_add(struct tally *tally, const struct game_result *result, unsigned player);

/* The sum of all games that count for a source, divided by their number, in tenths of a point,
 * rounded; 0 where there are none. A game counts for the sources that were in play. */
long tally_average(const struct tally *tally, enum score_source source);

/* Any sum divided by a number, likewise. */
long tally_average_of(long sum, unsigned count);

/* The same for total scores. */
long tally_average_score(const struct tally *tally);

#endif
