/* The functions named in the rows of facts/facts.def. */
#ifndef BASTIDE_FACTS_PIECES_H
#define BASTIDE_FACTS_PIECES_H

#include "facts/position.h"
#include "facts/score_table.h"

/* How much there is of what a turn may earn. */
#define X(type, count) unsigned count(const struct game *game);
FORECAST_EARNINGS(X)
#undef X

/* Of a feature made of others: whom it pays, or has paid, as a mask; how many points it has scored.
 */
#define X(kind, owners, scored)                                                                    \
    unsigned owners(const struct game *game, uint16_t node);                                       \
    int scored(const struct game *game, uint16_t node);
MADE_PAY(X)
#undef X

/* Whether the feature of `node` is a part of its source. */
#define X(part, source, is_in_play, has) bool has(const struct game *game, uint16_t node);
SCORE_PARTS(X)
#undef X

/* Adds what would score at the end of the game. */
#define X(project) void project(struct projection *projection, const struct game *game);
PROJECTED(X)
#undef X

/* Whether that tile of UNPLACED_TILES is still to be placed. */
#define X(count, kinds, is_unplaced) bool is_unplaced(const struct game *game, unsigned tile);
UNPLACED_TILES(X)
#undef X

#define X(is_due) bool is_due(const struct game *game);
TILE_DECISIONS(X)
#undef X

/* Of each counter: a game begins; one of its events; a player's game is added to others. */
#define X(counter)                                                                                 \
    void counter##_begin(struct game_result *result);                                              \
    void counter##_add(struct game_result *result, const struct event *event);                     \
    void counter##_sum_up(struct career *career, const struct game_result *result, unsigned player);
COUNTERS(X)
#undef X

#endif
