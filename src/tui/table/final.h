/* The final table: every player's points by what they were scored for, during the game and at its
 * end. */
#ifndef BASTIDE_TUI_FINAL_H
#define BASTIDE_TUI_FINAL_H

#include "telling/log.h"
#include "tui/canvas.h"

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
    unsigned winners; /* mask of those with most points */
};

struct final_table final_table_of(const struct log *log, const struct options *options);

/* "Ann wins with 87 points." */
struct sentence;
struct sentence final_verdict(const struct final_table *table, const struct seats *seats);

/* Draws the table in a box over `area`, with `choices` below it. */
void final_draw(struct canvas *canvas, struct area area, const struct final_table *table,
                const struct seats *seats, const char *choices);

#endif
