/* The luck of a game: what its draws were worth to each player, by the evaluation, beyond what they
 * were worth on average. Over all orders of the pile it is 0, whoever plays and whatever the
 * evaluation is worth; so a score less its luck has the same mean as the score, and varies much
 * less. */
#ifndef BASTIDE_RATING_GAME_LUCK_H
#define BASTIDE_RATING_GAME_LUCK_H

#include "bots/plans.h"

/* How the luck is judged; the same for games with the same options. */
struct game_luck {
    struct sight sight;
    struct outlook outlook;
};

void game_luck_begin(struct game_luck *luck, const struct options *options);

/* What drawing `kind` is worth to each player, in points beyond the average draw. The game is at
 * the phase `draw`, and the tile is in its pile. */
void game_luck_of_draw(struct game_luck *luck, const struct game *game, kind_number kind,
                       double of[PLAYERS_MAX]);

#endif
