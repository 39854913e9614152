#include "analysis/tile_fits.h"

/* Adds a kind to every square where one of the moves places it. */
static void enter(struct kind_set *squares, const struct board *board,
                  const struct move_list *moves, unsigned kind)
{
    for (size_t m = 0; m < moves->count; m++)
        kind_set_add(&squares[board_open_at(board, moves->move[m].at)], kind);
}

/* If the kind fits on a square in another orientation without a bridge, none is needed. */
static void enter_bridged(struct tile_fits *fits, const struct board *board,
                          const struct move_list *moves, unsigned kind)
{
    for (size_t m = 0; m < moves->count; m++) {
        unsigned open = board_open_at(board, moves->move[m].at);
        if (!kind_set_has(&fits->plain[open], kind))
            kind_set_add(&fits->bridged[open], kind);
    }
}

bool tile_fits_has_bridges(const struct game *game)
{
    unsigned bridges = 0;
    for (unsigned player = 0; player < game->options.players; player++)
        bridges += game->player[player].bridges;
    return bridges > 0;
}

void tile_fits_find(struct tile_fits *fits, const struct game *game)
{
    struct kind_set kinds = kinds_to_come(game);
    bool has_bridges = tile_fits_has_bridges(game);
    *fits = (struct tile_fits){{{{0}}}, {{{0}}}};
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++) {
        struct move_list moves;
        if (!kind_set_has(&kinds, kind))
            continue;
        game_placements(game, kind, &moves);
        enter(fits->plain, &game->board, &moves, kind);
        if (!has_bridges)
            continue;
        game_bridged_placements(game, kind, &moves);
        enter_bridged(fits, &game->board, &moves, kind);
    }
}
