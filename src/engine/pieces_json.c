#include "engine/command.h"

#include <stdlib.h>

json_t *square_json(struct square at)
{
    return json_pack("[ii]", at.x, at.y);
}

static int in_reading_order(const void *one, const void *other)
{
    const struct square *a = one, *b = other;
    return square_reads_before(*a, *b) ? -1 : 1;
}

json_t *feature_tiles_json(const struct game *game, uint16_t node)
{
    struct tile_mask mask;
    struct square at[TILES_MAX];
    size_t count = 0;
    json_t *tiles = json_array();
    feature_tiles(&game->features, node, &mask);
    for (unsigned tile = 0; tile < game->board.tiles; tile++)
        if (tile_mask_has(&mask, tile))
            at[count++] = game->board.tile[tile].at;
    /* cppcheck-suppress uninitvar; the first `count` are filled in */
    qsort(at, count, sizeof at[0], in_reading_order);
    for (size_t i = 0; i < count; i++)
        json_array_append_new(tiles, square_json(at[i]));
    return tiles;
}

json_t *player_json(unsigned player)
{
    return player == NOBODY ? json_null() : json_integer(player + 1);
}

json_t *player_list_json(const uint8_t *players, unsigned count)
{
    json_t *array = json_array();
    for (unsigned p = 0; p < count; p++)
        json_array_append_new(array, player_json(players[p]));
    return array;
}

json_t *actor_json(unsigned actor)
{
    return actor == ACTOR_NOBODY   ? json_null()
           : actor == ACTOR_CHANCE ? json_string("chance")
                                   : player_json(actor);
}
