/* What besieged cities are worth (SG). */
#include "bots/terms.h"

void sieges_rates(const struct options *options, feature_counts counts, struct rates *rates)
{
    (void)options;
    if (feature_counts_marks(counts) == 0)
        return;
    rates->finished--;
    rates->unfinished = 0;
}

float sieges_times(const struct game *game, uint16_t root)
{
    return game_is_besieged(game, root) ? 2 : 1;
}

/* Whoever is deployed where there is a way out may leave at the end of the turn. */
bool escape_follows(const struct game *game, uint16_t node)
{
    struct square at;
    return game_way_out(game, node, &at);
}

/* Whoever can escape is not stuck there, if the city is never completed. */
float way_out_value(struct appraising *appraising, struct follower follower, uint16_t root,
                    float points)
{
    const struct game *game = appraising->game;
    struct square at;
    (void)points;
    if (feature_counts_marks(game->features.counts[root]) == 0 ||
        !game_way_out(game, follower.node, &at))
        return 0;
    return appraising_weight(appraising, WEIGHT_WAY_OUT) * appraising->phase *
           (1 - prospect_of(appraising, root)->chance);
}
