/* What king and robber would pay if the game ended now (KR4). */
#include "facts/position.h"

void project_honours(struct projection *projection, const struct game *game)
{
    for (unsigned honour = 0; honour < HONOURS_COUNT; honour++) {
        unsigned player = game_honour_player(game, (enum honour)honour);
        if (player != NOBODY)
            projection->points[player][FROM_HONOURS] +=
                game_honour_points(game, (enum honour)honour);
    }
}
