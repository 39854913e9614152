#include "facts/finishing.h"

#include "facts/placements.h"

/* The one empty square that a feature needs, and the edges at which it comes in there. */
struct gap {
    unsigned squares; /* how many there are; from two on the rest means nothing */
    struct square at;
    unsigned edges;
};

static void add_square(struct gap *gap, struct square at, unsigned edges)
{
    if (gap->squares == 0 || !square_equal(gap->at, at))
        gap->squares++;
    gap->at = at;
    gap->edges |= edges;
}

static struct gap gap_of_lines(const struct game *game, uint16_t node)
{
    const struct features *features = &game->features;
    struct gap gap = {0};
    uint16_t at = node;
    do {
        struct square here = game->board.tile[feature_tile(features, at)].at;
        for (unsigned edges = segment_edges_on_board(game, at); edges != 0; edges &= edges - 1) {
            unsigned edge = (unsigned)__builtin_ctz(edges);
            struct square beside = square_beside(here, edge);
            if (board_tile_at(&game->board, beside) == NO_TILE)
                add_square(&gap, beside, 1u << edge_opposite(edge));
        }
        at = features->next[at];
    } while (at != node);
    return gap;
}

static struct gap gap_around(const struct game *game, uint16_t node)
{
    struct square here = game_node_square(game, node);
    struct gap gap = {0};
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (board_tile_at(&game->board, square_at(here, dx, dy)) == NO_TILE)
                add_square(&gap, square_at(here, dx, dy), 0);
    return gap;
}

/* The edges of a tile turned like that which one of its segments reaches with `edge`. */
static unsigned edges_with(kind_number kind, unsigned orientation, unsigned edge)
{
    unsigned edges = 0, printed = edge_on_tile(edge, orientation);
    const struct tile_kind *tile = &tile_kinds[kind];
    for (unsigned s = 0; s < tile->segments; s++)
        if ((unsigned)tile->segment[s].edges >> printed & 1u)
            for (unsigned e = 0; e < EDGES; e++)
                edges |= ((unsigned)tile->segment[s].edges >> e & 1u)
                         << edge_on_board(e, orientation);
    return edges;
}

/* Where what comes in at that edge of the square has no other gap, the edges at which it comes in;
 * else none. */
static unsigned edges_ended(const struct game *game, struct square at, unsigned edge)
{
    tile_number tile = board_tile_beside(&game->board, at, edge);
    if (tile == NO_TILE)
        return 0;
    unsigned theirs = edge_opposite(edge);
    struct gap gap = gap_of_lines(game, feature_node_at_edge(&game->board, tile, theirs));
    uint16_t second = feature_node_split_off(&game->board, tile, theirs);
    struct gap other = second == NO_NODE ? gap : gap_of_lines(game, second);
    return gap.squares == 1 && other.squares == 1 ? gap.edges | other.edges : 0;
}

/* Whether a tile turned like that leaves nothing open of what comes in at those edges and of what
 * it joins to that. */
static bool ends_all(const struct game *game, struct gap gap, kind_number kind,
                     unsigned orientation)
{
    unsigned seen = 0, edges = gap.edges;
    while ((edges & ~seen) != 0) {
        unsigned edge = (unsigned)__builtin_ctz(edges & ~seen);
        unsigned ended = edges_ended(game, gap.at, edge);
        if (ended == 0)
            return false;
        seen |= 1u << edge;
        edges |= ended | edges_with(kind, orientation, edge);
    }
    return true;
}

static bool finishes(const struct game *game, struct gap gap, kind_number kind)
{
    unsigned open = board_open_at(&game->board, gap.at);
    for (unsigned orientation = 0; orientation < EDGES; orientation++)
        if (open != OPEN_SQUARES_MAX && game_fits(game, open, kind, orientation) &&
            ends_all(game, gap, kind, orientation))
            return true;
    return false;
}

unsigned finishing_tiles(const struct game *game, uint16_t node)
{
    enum feature_kind kind =
        (enum feature_kind)feature_segment(&game->features, &game->board, node)->kind;
    struct gap gap = kind_is_surrounded(kind) ? gap_around(game, node) : gap_of_lines(game, node);
    unsigned tiles = 0;
    if (kind == FEATURE_FIELD || gap.squares != 1)
        return 0;
    for (kind_number k = 0; k < tile_kinds_count; k++)
        if (game->pile.left[k] > 0 && finishes(game, gap, k))
            tiles += game->pile.left[k];
    return tiles;
}
