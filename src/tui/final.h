/* The final table: every player's points by kind of feature, during the game and at its end. */
#ifndef BASTIDE_TUI_FINAL_H
#define BASTIDE_TUI_FINAL_H

#include "tui/log.h"

struct final_table {
    unsigned players;
    int points[PLAYERS_MAX][FEATURE_KINDS][SCORE_REASONS_COUNT];
    int total[PLAYERS_MAX];
    unsigned winners; /* mask of those with most points */
};

struct final_table final_table_of(const struct log *log, unsigned players);

/* "Ann wins with 87 points." */
struct sentence;
struct sentence final_verdict(const struct final_table *table, const struct seats *seats);

/* Draws the table in a box over `area`, with `choices` below it. */
void final_draw(struct canvas *canvas, struct area area, const struct final_table *table,
                const struct seats *seats, const char *choices);

#endif
