/* The results of a game per player, gathered from its events as it is replayed: no log is kept, so
 * thousands of games can be processed. */
#ifndef BASTIDE_ANALYSIS_GAME_RESULT_H
#define BASTIDE_ANALYSIS_GAME_RESULT_H

#include "analysis/score_table.h"

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

#endif
