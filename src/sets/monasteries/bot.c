/* What abbots are expected to bring (MO5). */
#include "bots/terms.h"

enum { GAPS_FILLED = 3 /* of each line; what lies further counts for nothing */ };

/* The tiles that a line is expected to gain: where its end is filled it goes on, over tiles that
 * lie behind it, to the next gap. */
static float line_gains(const struct appraising *appraising, struct square at, unsigned edge)
{
    const struct game *game = appraising->game;
    float gain = 0, chance = 1;
    for (unsigned gap = 0; gap < GAPS_FILLED; gap++) {
        for (unsigned tiles = game_abbots_line(game, at, edge); tiles > 0; tiles--) {
            at = square_beside(at, edge);
            gain += gap > 0 ? chance : 0;
        }
        at = square_beside(at, edge);
        chance *= 1 - chance_of_gap(appraising, at);
        gain += chance;
    }
    return gain;
}

struct prospect abbots_prospect(const struct appraising *appraising, uint16_t root)
{
    const struct game *game = appraising->game;
    struct square at = game_node_square(game, root);
    float gain = 0;
    for (unsigned edge = 0; edge < EDGES; edge++)
        gain += line_gains(appraising, at, edge);
    float points = (float)game_abbots_worth(game, at) +
                   appraising_weight(appraising, WEIGHT_ABBOTS_LINE) * gain;
    return (struct prospect){.points = points, .finished = points};
}

/* Unlike who is stuck he brings all that he came for. */
float abbots_value(struct appraising *appraising, struct follower follower, uint16_t root,
                   float points)
{
    (void)follower, (void)points;
    return game_feature_kind(appraising->game, root) == FEATURE_ABBOTS
               ? appraising->phase * appraising_weight(appraising, WEIGHT_ABBOTS_STAY)
               : 0;
}
