/* The herd of River II (RV14). The rest is the river's. */
#include "rules/moments.h"
#include "rules/phase.h"

int game_herd_points(const struct game *game, uint16_t node)
{
    const struct river *river = &game->river;
    if (!river->has_herd ||
        feature_root(&game->features, river->herd) != feature_root(&game->features, node))
        return 0;
    return (int)game_field_cities(game, node, NULL, 0);
}

int herd_extra(const struct game *game, uint16_t node, unsigned player)
{
    (void)player;
    return game_herd_points(game, node);
}

void herd_comes(struct game *game, struct event_list *events)
{
    tile_number tile = game->turn.placed;
    const struct tile_kind *kind = &tile_kinds[game->board.tile[tile].kind];
    (void)events;
    for (unsigned s = 0; s < kind->segments; s++)
        if (kind->segment[s].flags & SEGMENT_HERD) {
            game->river.has_herd = 1;
            game->river.herd = feature_node(&game->board, tile, s);
        }
}
