/* The log: what happened in the game, turn by turn, derived from its moves. */
#ifndef BASTIDE_FACTS_LOG_H
#define BASTIDE_FACTS_LOG_H

#include "facts/feature_summary.h"
#include "rows/facts.h"

struct log_entry {
    struct event event;             /* `kind` is filled in whenever there is a node */
    tile_number turn;               /* the turn's number, */
    uint8_t player;                 /* and the player whose turn it was */
    uint32_t step;                  /* the number of the move that caused it, from 0 */
    struct feature_summary feature; /* at that moment; all zeros if the event has no feature */
    bool minor; /* only for the full log, not for the few lines beside the board */
};

enum {
    LOG_SIZE = 0
#define X(entries) +(entries)
    LOG_ROOM(X)
#undef X
};

struct log {
    struct log_entry entry[LOG_SIZE];
    size_t count;
    size_t steps; /* how many moves have been logged */
};

/* Whether an event is about a feature, which `node` is part of. A score for something else, as
 * goods, is not. */
bool log_has_feature(const struct event *event);

/* Whether an event without one happened on its square `at`, and there on which segment, or
 * NO_SEGMENT. */
bool log_has_site(const struct event *event, uint8_t *segment);

/* Logs the next move of the game: what it did, in so many events. A new log is all zeros. */
void log_enter(struct log *log, const struct game *before, const struct game *after,
               const struct event *event, size_t events);

/* How many entries the first `steps` moves have. */
size_t log_until(const struct log *log, size_t steps);

/* Removes all moves but the first `steps`. */
void log_cut(struct log *log, size_t steps);

/* The first entry after the last turn of `player`; `count` if there is none. */
size_t log_since_turn_of(const struct log *log, unsigned player);

/* What each player gained or lost in the entries `from` to `to` - 1, by scoring and by payments. */
void log_points(const struct log *log, size_t from, size_t to, int points[PLAYERS_MAX]);

/* The first entry of turn number `turn`, or `count`. */
size_t log_of_turn(const struct log *log, unsigned turn);

/* The last of the first `entries` entries in which a player placed a tile, or NULL. */
const struct log_entry *log_placed(const struct log *log, size_t entries);

/* The index of final score number `number` (from 0), not counting those of 0 points, or `count` if
 * there are fewer. */
size_t log_final_score(const struct log *log, unsigned number);

#endif
