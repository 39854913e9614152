/* Every player's points by source, in play and in the final scoring. */
#ifndef BASTIDE_ANALYSIS_SCORE_TABLE_H
#define BASTIDE_ANALYSIS_SCORE_TABLE_H

#include "analysis/log.h"

/* Sources of points. Castles score by other features but are counted separately; auctions may cost
 * more than they bring (BZ7). */
enum score_source {
    FROM_ROADS,
    FROM_CITIES,
    FROM_MONASTERIES,
    FROM_FIELDS,
    FROM_CASTLES,
    FROM_AUCTIONS,
    SCORE_SOURCES
};

struct score_table {
    unsigned players;
    unsigned sources;                       /* how many are in play; these come first */
    int during[PLAYERS_MAX][SCORE_SOURCES]; /* in play */
    int at_end[PLAYERS_MAX][SCORE_SOURCES]; /* and in the final scoring */
    int total[PLAYERS_MAX];
    int bridged[PLAYERS_MAX];  /* the part of the roads' points from roads with a bridge */
    int paid[PLAYERS_MAX];     /* paid at auctions */
    int received[PLAYERS_MAX]; /* received there; both at least 0 */
    unsigned winners;          /* mask of the players with the highest score */
};

/* From the whole log, or from its first `told` entries. */
struct score_table score_table_of(const struct log *log, const struct options *options);
struct score_table score_table_until(const struct log *log, size_t told,
                                     const struct options *options);

/* The same from events as they occur, without a log: call begin, then add each event; end before
 * reading. Only `bridged` stays 0, as events do not show it. */
struct score_table score_table_begin(const struct options *options);
void score_table_add(struct score_table *table, const struct event *event);
void score_table_end(struct score_table *table);

/* Whether castles and auctions, which share a set, are in play. */
static inline bool score_table_is_expanded(const struct score_table *table)
{
    return table->sources > FROM_CASTLES;
}

/* The source for points of a kind of feature, and for those of a score event. */
enum score_source score_source_of_kind(enum feature_kind kind);
enum score_source score_source_of(const struct event *score);

/* The players ranked by points; ties stay in seating order. */
void score_table_rank(const struct score_table *table, unsigned order[PLAYERS_MAX]);

#endif
