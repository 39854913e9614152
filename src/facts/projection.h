/* What the followers on the board and the goods would score if the game ended now. */
#ifndef BASTIDE_FACTS_PROJECTION_H
#define BASTIDE_FACTS_PROJECTION_H

#include "facts/score_table.h"

/* Points each player would get on top of the score. */
struct projection {
    int points[PLAYERS_MAX][SCORE_SOURCES_COUNT];
    int part[PLAYERS_MAX][SCORE_PARTS_COUNT]; /* of its source's points */
};

struct projection projection_of(const struct game *game);

/* Every player's resulting score. */
void projection_scores(const struct game *game, int scores[PLAYERS_MAX]);

/* The same, from a projection already made. */
void projection_add_up(const struct projection *projection, const struct game *game,
                       int scores[PLAYERS_MAX]);

#endif
