/* The final table: every player's points by what they were scored for, during the game and at its
 * end. */
#ifndef BASTIDE_TELLING_FINAL_TABLE_H
#define BASTIDE_TELLING_FINAL_TABLE_H

#include "telling/log.h"
#include "telling/wording.h"

/* What points come from. Castles score by other features, but are counted by themselves; auctions
 * may cost more than they bring (BZ7). */
enum final_source {
    FROM_ROADS,
    FROM_CITIES,
    FROM_MONASTERIES,
    FROM_FIELDS,
    FROM_CASTLES,
    FROM_AUCTIONS,
    FINAL_SOURCES
};

struct final_table {
    unsigned players;
    unsigned sources;                       /* the first so many are in play */
    int during[PLAYERS_MAX][FINAL_SOURCES]; /* the game, */
    int at_end[PLAYERS_MAX][FINAL_SOURCES]; /* and in the final scoring */
    int total[PLAYERS_MAX];
    int bridged[PLAYERS_MAX];  /* so much of the roads' points for roads with a bridge */
    int paid[PLAYERS_MAX];     /* at auctions, */
    int received[PLAYERS_MAX]; /* and got there: both above 0 */
    unsigned winners;          /* mask of those with most points */
};

/* The whole log; or its first `told` entries. */
struct final_table final_table_of(const struct log *log, const struct options *options);
struct final_table final_table_until(const struct log *log, size_t told,
                                     const struct options *options);

/* Whether castles, and auctions with them, are in play. */
static inline bool final_is_expanded(const struct final_table *table)
{
    return table->sources > FROM_CASTLES;
}

/* Where the points for a kind of feature are counted; and those of a score. */
enum final_source final_source_of_kind(enum feature_kind kind);
enum final_source final_source_of(const struct event *score);

/* "Ann wins with 87 points." */
struct sentence final_verdict(const struct final_table *table, const struct seats *seats);

/* The players by their points; those who tie stay in seating order. */
void final_rank(const struct final_table *table, unsigned order[PLAYERS_MAX]);

#endif
