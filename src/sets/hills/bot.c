/* What flocks and hills are worth (HS). */
#include "bots/terms.h"

/* A shepherd brings the sheep of the whole field, if the wolf does not come, and those still to be
 * drawn. */
float shepherd_value(struct appraising *appraising, struct follower shepherd, uint16_t root)
{
    const struct game *game = appraising->game;
    float sheep = (float)game_sheep(game, root);
    (void)shepherd;
    return appraising->phase > 0
               ? appraising_weight(appraising, WEIGHT_FLOCK) * sheep +
                     appraising->phase * appraising_weight(appraising, WEIGHT_FLOCK_GROWTH)
               : 0;
}

float hill_value(struct appraising *appraising, struct follower follower, uint16_t root,
                 float points)
{
    (void)root;
    return game_is_on_hill(appraising->game, follower)
               ? appraising->phase * appraising_weight(appraising, WEIGHT_ON_HILL) * points
               : 0;
}

/* A tie may be broken there. */
bool hill_may_decide(const struct game *game, uint16_t node)
{
    return game_is_on_hill(game, (struct follower){.node = node});
}
