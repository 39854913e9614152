/* What the followers on the board would bring if the game ended now. */
#ifndef BASTIDE_ANALYSIS_PROJECTION_H
#define BASTIDE_ANALYSIS_PROJECTION_H

#include "analysis/score_table.h"

/* What every player would be paid, on top of the score. */
struct projection {
    int points[PLAYERS_MAX][SCORE_SOURCES_COUNT];
    int bridged[PLAYERS_MAX]; /* so much of the roads' points for roads with a bridge */
};

struct projection projection_of(const struct game *game);

/* What every player would have then. */
void projection_scores(const struct game *game, int scores[PLAYERS_MAX]);

/* The same, of a projection that is at hand. */
void projection_add_up(const struct projection *projection, const struct game *game,
                       int scores[PLAYERS_MAX]);

#endif
