/* What the herd adds to its field (RV14). */
#include "bots/terms.h"

float herd_prospect(const struct game *game, uint16_t root, float cities)
{
    const struct river *river = &game->river;
    return river->has_herd && feature_root(&game->features, river->herd) == root ? cities : 0;
}
