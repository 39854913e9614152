#include "engine/set_json.h"

static const struct set_json *const sets[TILE_SETS_COUNT] = {
    [SET_BCB] = &bcb_json,
    [SET_INNS] = &inns_json,
    [SET_TRADERS] = &traders_json,
};

/* The keys of a set, or NULL where it is not in play or adds none. */
static const struct set_json *keys_of(const struct game *game, unsigned set)
{
    return options_has_set(&game->options, (enum tile_set)set) ? sets[set] : NULL;
}

void set_json_add_to_player(json_t *object, const struct game *game, unsigned player)
{
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++) {
        const struct set_json *keys = keys_of(game, set);
        if (keys && keys->player)
            keys->player(object, game, player);
    }
}

void set_json_add_to_feature(json_t *object, const struct game *game, uint16_t root)
{
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++) {
        const struct set_json *keys = keys_of(game, set);
        if (keys && keys->feature)
            keys->feature(object, game, root);
    }
}

void set_json_add_to_follower(json_t *pending, const struct game *game, unsigned number)
{
    for (unsigned set = 0; set < TILE_SETS_COUNT && number < game->followers.count; set++) {
        const struct set_json *keys = keys_of(game, set);
        if (keys && keys->follower)
            keys->follower(pending, game, number);
    }
}

void set_json_add_to_state(json_t *object, const struct game *game)
{
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++) {
        const struct set_json *keys = keys_of(game, set);
        if (keys && keys->state)
            keys->state(object, game);
    }
}
