/* What a game brought its players, gathered from its events as it is played through: no log is
 * kept, so thousands of games can be gone through. */
#ifndef BASTIDE_ANALYSIS_GAME_RESULT_H
#define BASTIDE_ANALYSIS_GAME_RESULT_H

#include "analysis/score_table.h"

struct game_result {
    struct score_table table;
    /* Tiles of auctions (BZ6). One that is drafted or comes unasked as the last one (BZ9, BZ13) is
     * none of these. */
    uint8_t won[PLAYERS_MAX];    /* taken for a bid, */
    uint8_t bought[PLAYERS_MAX]; /* and of those: offered, and kept against a higher bid; */
    uint8_t sold[PLAYERS_MAX];   /* offered, and left to the highest bidder */
    uint8_t offerer;             /* who offered the tile at hand, or NOBODY */
};

/* Begun; the events of each move; and, to be read, ended. */
struct game_result game_result_begin(const struct options *options);
void game_result_add(struct game_result *result, const struct event_list *events);
void game_result_end(struct game_result *result);

#endif
