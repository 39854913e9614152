/* The log: what happened in the game, turn by turn, as read off the session's moves. */
#ifndef BASTIDE_TELLING_LOG_H
#define BASTIDE_TELLING_LOG_H

#include "play/session.h"
#include "telling/facts.h"
#include "telling/seats.h"

struct log_entry {
    struct event event; /* `kind` is filled in wherever there is a node */
    size_t step;        /* the move that did it */
    uint8_t turn;       /* the turn's number, */
    uint8_t player;     /* and whose it was */
    struct facts facts; /* of the feature, when it happened */
    bool minor;         /* for the whole log, not for the few lines beside the board */
};

/* Every tile is laid or put aside, may come from a bazaar and bring a follower, and each follower
 * scores, crosses a drawbridge and goes home at most once before the end; castles and bridges are
 * few. */
enum { LOG_SIZE = 7 * TILES_MAX + FOLLOWERS_MAX + 2 * CASTLES_MAX + BRIDGES_MAX + 8 };

struct log {
    struct log_entry entry[LOG_SIZE];
    size_t count;
    size_t steps; /* how many of the session's moves have been entered */
};

/* Enters the moves made since, or strikes out those taken back. To be called after every change
 * of the session; a new log is all zeros. */
void log_follow(struct log *log, const struct session *session);

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
