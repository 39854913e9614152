#include "engine/pieces_json.h"

json_t *inns_json(const struct game *game, uint16_t root)
{
    return json_integer(game_feature_flags(game, root, SEGMENT_FLAG_INN));
}

json_t *cathedrals_json(const struct game *game, uint16_t root)
{
    return json_integer(game_feature_flags(game, root, SEGMENT_FLAG_CATHEDRAL));
}
