/* What castles pay (CA). */
#include "facts/position.h"

/* Its builders, except those whose lord went home before it scored (CA9). */
unsigned castle_owners(const struct game *game, uint16_t node)
{
    unsigned castle = game_castle_of(game, node);
    return game_feature_is_complete(game, node) ? game->castles.castle[castle].owners
                                                : game_castle_lords(game, castle);
}

int castle_scored_so_far(const struct game *game, uint16_t node)
{
    return game->castles.castle[game_castle_of(game, node)].points;
}
