/* Herds (SG8, RV14). */
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"

unsigned game_herds_in(const struct game *game, uint16_t node)
{
    const struct herds *herds = &game->herds;
    unsigned count = 0;
    for (unsigned h = 0; h < herds->count; h++)
        count +=
            feature_root(&game->features, herds->node[h]) == feature_root(&game->features, node);
    return count;
}

int game_herd_points(const struct game *game, uint16_t node)
{
    unsigned herds = game_herds_in(game, node);
    return herds == 0 ? 0 : (int)herds * field_count(game, node);
}

int herd_extra(const struct game *game, uint16_t node, unsigned player)
{
    (void)player;
    return game_herd_points(game, node);
}

void herd_comes(struct game *game, struct event_list *events)
{
    struct herds *herds = &game->herds;
    tile_number tile = game->turn.placed;
    const struct tile_kind *kind = &tile_kinds[game->board.tile[tile].kind];
    (void)events;
    for (unsigned s = 0; s < kind->segments; s++)
        if (kind->segment[s].flags & SEGMENT_HERD && herds->count < HERDS_MAX)
            herds->node[herds->count++] = feature_node(&game->board, tile, s);
}
