/* What the chapters of the made-up set ask of each other (MU). */
#ifndef BASTIDE_MADE_UP_RULES_H
#define BASTIDE_MADE_UP_RULES_H

#include "bastide/game.h"

/* Whether the tile placed in this turn has that flag. */
static inline bool has_placed(const struct game *game, enum tile_flag flag)
{
    tile_number tile = game->turn.placed;
    return options_has_made_up(&game->options) && tile != NO_TILE &&
           (tile_kinds[game->board.tile[tile].kind].flags & flag) != 0;
}

/* The pedlar, and the tile where it stands. */
static inline struct piece the_pedlar(void)
{
    return (struct piece){NOBODY, FIGURE_PEDLAR, 0};
}

static inline struct square pedlar_at(const struct game *game)
{
    return game_piece_place(game, the_pedlar()).at;
}

#endif
