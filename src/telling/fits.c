#include "telling/fits.h"

#include <string.h>

_Static_assert(TILE_KINDS_MAX <= 64, "a mask of kinds has a bit for each");

static uint64_t bit_of(unsigned kind)
{
    return (uint64_t)1 << kind;
}

uint64_t fits_in_pile(const struct game *game)
{
    uint64_t kinds = 0;
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        if (game->pile.left[kind] > 0)
            kinds |= bit_of(kind);
    return kinds;
}

uint64_t fits_to_come(const struct game *game)
{
    uint64_t kinds = fits_in_pile(game);
    if (game->turn.hand != NO_TILE_KIND)
        kinds |= bit_of(game->turn.hand);
    for (unsigned t = 0; game->bazaar.host != NOBODY && t < game->bazaar.tiles; t++)
        kinds |= bit_of(game->bazaar.tile[t]);
    return kinds;
}

static void find_plain(struct fits *fits, const struct board *board, unsigned kind)
{
    for (unsigned open = 0; open < board->opens; open++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++)
            if (board_matches(board, open, board_pattern((uint8_t)kind, orientation)))
                fits->plain[open] |= bit_of(kind);
}

/* The rules are asked where a player with a bridge could place it. */
static void find_bridged(struct fits *fits, struct game *asked, unsigned kind)
{
    struct move_list moves;
    asked->turn.hand = (uint8_t)kind;
    game_legal(asked, &moves);
    for (size_t m = 0; m < moves.count; m++) {
        if (moves.move[m].verb != VERB_PLACE)
            continue;
        unsigned open = board_open_at(&asked->board, moves.move[m].at);
        if (!(fits->plain[open] & bit_of(kind)))
            fits->bridged[open] |= bit_of(kind);
    }
}

void fits_find(struct fits *fits, const struct game *game)
{
    uint64_t kinds = fits_to_come(game);
    struct game asked = *game;
    bool has_bridge = false;
    for (unsigned player = 0; player < game->options.players; player++)
        has_bridge |= game->player[player].bridges > 0;
    asked.turn.phase = PHASE_PLACE;
    asked.turn.actor = asked.turn.player = 0;
    asked.player[0].bridges = 1;
    *fits = (struct fits){{0}, {0}};
    for (unsigned kind = 0; kind < tile_kinds_count; kind++) {
        if (!(kinds & bit_of(kind)))
            continue;
        find_plain(fits, &game->board, kind);
        if (has_bridge)
            find_bridged(fits, &asked, kind);
    }
}

const struct fits *fits_keep(struct fits_kept *kept, const struct game *game)
{
    if (!kept->is_known || memcmp(&kept->of, game, sizeof *game) != 0) {
        memcpy(&kept->of, game, sizeof *game); /* what lies between its members is compared, too */
        fits_find(&kept->fits, game);
        kept->is_known = true;
    }
    return &kept->fits;
}

unsigned fits_count(const struct game *game, uint64_t kinds)
{
    unsigned tiles = 0;
    for (unsigned kind = 0; kind < tile_kinds_count; kind++)
        if (kinds & bit_of(kind))
            tiles += game->pile.left[kind];
    return tiles;
}

struct edge_counts fits_edges(const struct game *game, uint64_t kinds)
{
    struct edge_counts counts = {{0}, 0};
    for (unsigned kind = 0; kind < tile_kinds_count; kind++) {
        unsigned left = kinds & bit_of(kind) ? game->pile.left[kind] : 0;
        for (unsigned edge = 0; edge < EDGES; edge++)
            counts.edges[tile_kinds[kind].terrain[edge]] += left;
        counts.monasteries += tile_kinds[kind].monastery != NO_SEGMENT ? left : 0;
    }
    return counts;
}
