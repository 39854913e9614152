/* The log: what happened in the game, turn by turn, as read off its moves. */
#ifndef BASTIDE_ANALYSIS_LOG_H
#define BASTIDE_ANALYSIS_LOG_H

#include "analysis/feature_summary.h"

struct log_entry {
    struct event event;             /* `kind` is filled in wherever there is a node */
    size_t step;                    /* the number of the move that did it, from 0 */
    uint8_t turn;                   /* the turn's number, */
    uint8_t player;                 /* and whose it was */
    struct feature_summary feature; /* when it happened; all zeros where the event is about none */
    bool minor;                     /* for the whole log, not for the few lines beside the board */
};

/* Every tile is laid or put aside, may come from a bazaar and bring a follower, and each follower
 * scores, crosses a drawbridge and goes home at most once before the end; castles and bridges are
 * few. */
enum { LOG_SIZE = 7 * TILES_MAX + FOLLOWERS_MAX + 2 * CASTLES_MAX + BRIDGES_MAX + 8 };

struct log {
    struct log_entry entry[LOG_SIZE];
    size_t count;
    size_t steps; /* how many moves have been entered */
};

/* Enters the next move of the game, made in `before`: it is made once more to see what it did. A
 * new log is all zeros. */
void log_enter(struct log *log, const struct game *before, struct move move);

/* Strikes out all moves but the first `steps`. */
void log_cut(struct log *log, size_t steps);

/* The first entry of the turns after the last one of `player`; `count` where there is none. */
size_t log_since_turn_of(const struct log *log, unsigned player);

/* What each player gained or lost in the entries `from` to `to` - 1, by scores and at auctions. */
void log_points(const struct log *log, size_t from, size_t to, int points[PLAYERS_MAX]);

/* The first entry of turn number `turn`, or `count`. */
size_t log_of_turn(const struct log *log, unsigned turn);

/* The place of final score number `number` (from 0), not counting those of no points, or `count`
 * where there are not so many. */
size_t log_final_score(const struct log *log, unsigned number);

#endif
