/* Goods and second parts, foreseen. */
#include "facts/position.h"

/* Those that have begun or wait for auctions. One that had waited and begins now is counted before
 * and after (TB9). */
unsigned second_parts(const struct game *game)
{
    return game_part(game) + game_part_waits(game);
}

void project_goods(struct projection *projection, const struct game *game)
{
    for (unsigned good = 0; good < GOODS_COUNT; good++) {
        unsigned most = game_goods_majority(game, (enum good)good);
        for (unsigned player = 0; player < game->options.players; player++)
            if (most >> player & 1u)
                projection->points[player][FROM_GOODS] += GOODS_POINTS;
    }
}
