/* What a castle is, and what it is worth (CA10, CA11). */
#include "rules/worth.h"

#include "rules/moments.h"
#include "rules/phase.h"

unsigned game_castle_of(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    for (unsigned c = 0; c < game->castles.count; c++)
        if (feature_root(&game->features, game->castles.castle[c].node) == root)
            return c;
    return CASTLES_MAX;
}

unsigned game_castle_lords(const struct game *game, unsigned castle)
{
    const struct castle *of = &game->castles.castle[castle];
    unsigned lords = of->owners;
    for (unsigned player = 0; player < game->options.players; player++)
        if (mask_has(lords, player) && !game_has_follower(game, of->node, player))
            lords &= ~(1u << player);
    return lords;
}

bool castles_is_one(const struct game *game, uint16_t node)
{
    return game_castle_of(game, node) < CASTLES_MAX;
}

/* Its lords are paid by what they claim (CA10). */
int castles_worth(const struct game *game, uint16_t node)
{
    (void)game, (void)node;
    return 0;
}

/* Once it has scored; in its own wave it has yet to be paid. */
bool castles_is_complete(const struct game *game, uint16_t node)
{
    uint8_t wave = game->castles.castle[game_castle_of(game, node)].wave;
    return wave != 0 && wave != game->castles.wave;
}

/* 4 for each castle instead of 3 (CA11). */
int castles_in_field(const struct game *game, uint16_t city)
{
    return castles_is_one(game, city);
}
