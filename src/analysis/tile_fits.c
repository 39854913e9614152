#include "analysis/tile_fits.h"

/* Adds a kind to every square where one of the moves places it. */
static void enter(struct kind_set *squares, const struct board *board,
                  const struct move_list *moves, unsigned kind)
{
    for (size_t m = 0; m < moves->count; m++)
        kind_set_add(&squares[board_open_at(board, moves->move[m].at)], kind);
}

/* If the kind fits on a square as it is in another orientation, no action is needed. */
static void enter_forced(struct tile_fits *fits, const struct board *board,
                         const struct move_list *moves, unsigned kind, enum verb action)
{
    for (size_t m = 0; m < moves->count; m++) {
        unsigned open = board_open_at(board, moves->move[m].at);
        if (kind_set_has(&fits->plain[open], kind))
            continue;
        kind_set_add(&fits->forced[open], kind);
        if (fits->action[open] == 0)
            fits->action[open] = (uint8_t)action;
    }
}

void tile_fits_find(struct tile_fits *fits, const struct game *game)
{
    struct kind_set kinds = kinds_to_come(game);
    *fits = (struct tile_fits){{{{0}}}, {{{0}}}, {0}};
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        struct move_list moves;
        if (!kind_set_has(&kinds, kind))
            continue;
        game_placements(game, kind, &moves);
        enter(fits->plain, &game->board, &moves, kind);
#define X(verb, ...)                                                                               \
    game_placements_with(game, kind, VERB_##verb, (1u << game->options.players) - 1, &moves);      \
    enter_forced(fits, &game->board, &moves, kind, VERB_##verb);
        WAYS_TO_FIT(X)
#undef X
    }
}
