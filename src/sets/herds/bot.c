/* What herds add to their fields (SG8). */
#include "bots/terms.h"

float herd_prospect(const struct game *game, uint16_t root, float cities)
{
    return cities * (float)game_herds_in(game, root);
}
