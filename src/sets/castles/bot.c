/* What castles are worth (CA5). */
#include "bots/terms.h"

/* The best that a tile in a fief promises, as a feature not yet finished (CA5). */
static float best_on_tile(struct appraising *appraising, tile_number tile)
{
    const struct game *game = appraising->game;
    const struct placed_tile *placed = &game->board.tile[tile];
    float best = 0;
    for (unsigned s = 0; s < tile_kinds[placed->kind].segments; s++) {
        uint16_t root = feature_root(&game->features, (uint16_t)(placed->first_node + s));
        if (tile_kinds[placed->kind].segment[s].kind == FEATURE_FIELD ||
            feature_counts_open(game->features.counts[root]) == 0)
            continue;
        const struct prospect *prospect = prospect_of(appraising, root);
        float value = prospect->chance * prospect->finished;
        best = value > best ? value : best;
    }
    return best;
}

static float castle_value(struct appraising *appraising, unsigned castle)
{
    struct square fief[FIEF_SQUARES];
    float best = 0, room = 0;
    game_fief(appraising->game, castle, fief);
    for (unsigned s = 0; s < FIEF_SQUARES; s++) {
        tile_number tile = board_tile_at(&appraising->game->board, fief[s]);
        float value = tile == NO_TILE ? 0 : best_on_tile(appraising, tile);
        room += tile == NO_TILE;
        best = value > best ? value : best;
    }
    return appraising_weight(appraising, WEIGHT_FIEF) * best +
           appraising->phase * (appraising_weight(appraising, WEIGHT_FIEF_ROOM) * room);
}

void castles_term(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    for (unsigned c = 0; c < game->castles.count; c++) {
        if (game->castles.castle[c].wave != 0)
            continue;
        float value = castle_value(appraising, c);
        unsigned lords = game_castle_lords(game, c);
        for (unsigned player = 0; player < game->options.players; player++)
            if (lords >> player & 1u)
                values->of[player] += value;
    }
}
