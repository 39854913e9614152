/* The goods of completed cities (TB1-TB3). */
#include "bastide/game.h"

/* Every symbol has a token (TB1). */
static unsigned tokens_of(enum good good)
{
    unsigned tokens = 0;
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
            if (tile_kinds[kind].segment[s].flags & segment_flag_of_good(good))
                tokens += tile_kinds[kind].copies;
    return tokens;
}

unsigned game_goods_left(const struct game *game, enum good good)
{
    if (!options_has_set(&game->options, SET_TRADERS))
        return 0;
    unsigned left = tokens_of(good);
    for (unsigned player = 0; player < game->options.players; player++)
        left -= game->player[player].goods[good];
    return left;
}
