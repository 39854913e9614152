/* Every player's points by what they were scored for, during the game and in the final scoring. */
#ifndef BASTIDE_ANALYSIS_SCORE_TABLE_H
#define BASTIDE_ANALYSIS_SCORE_TABLE_H

#include "analysis/log.h"

/* What points come from. Castles score by other features, but are counted by themselves; auctions
 * may cost more than they bring (BZ7). */
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
    unsigned sources;                       /* the first so many are in play */
    int during[PLAYERS_MAX][SCORE_SOURCES]; /* the game, */
    int at_end[PLAYERS_MAX][SCORE_SOURCES]; /* and in the final scoring */
    int total[PLAYERS_MAX];
    int bridged[PLAYERS_MAX];  /* so much of the roads' points for roads with a bridge */
    int paid[PLAYERS_MAX];     /* at auctions, */
    int received[PLAYERS_MAX]; /* and got there: both above 0 */
    unsigned winners;          /* mask of those with most points */
};

/* The whole log; or its first `told` entries. */
struct score_table score_table_of(const struct log *log, const struct options *options);
struct score_table score_table_until(const struct log *log, size_t told,
                                     const struct options *options);

/* The same from events as they come, without a log: begun, each event, and, to be read, ended. Only
 * `bridged` stays empty, which the events do not tell. */
struct score_table score_table_begin(const struct options *options);
void score_table_add(struct score_table *table, const struct event *event);
void score_table_end(struct score_table *table);

/* Whether castles, and auctions with them, are in play. */
static inline bool score_table_is_expanded(const struct score_table *table)
{
    return table->sources > FROM_CASTLES;
}

/* Where the points for a kind of feature are counted; and those of a score. */
enum score_source score_source_of_kind(enum feature_kind kind);
enum score_source score_source_of(const struct event *score);

/* The players by their points; those who tie stay in seating order. */
void score_table_rank(const struct score_table *table, unsigned order[PLAYERS_MAX]);

#endif
