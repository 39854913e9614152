#include "facts/openings.h"

static struct opening *opening_at(struct openings *openings, struct square at)
{
    for (unsigned o = 0; o < openings->count; o++)
        if (square_equal(openings->opening[o].at, at))
            return &openings->opening[o];
    struct opening *opening = &openings->opening[openings->count++];
    *opening = (struct opening){.at = at};
    return opening;
}

static void add_ends(struct openings *openings, const struct game *game, uint16_t node)
{
    struct square at = game->board.tile[game->features.tile[node]].at;
    unsigned edges = segment_edges_on_board(game, node);
    for (unsigned edge = 0; edge < EDGES; edge++) {
        struct square beside = square_beside(at, edge);
        if ((edges >> edge & 1u) && board_tile_at(&game->board, beside) == NO_TILE)
            opening_at(openings, beside)->edges |= (uint8_t)(1u << edge_opposite(edge));
    }
}

static void add_around(struct openings *openings, const struct game *game, uint16_t node)
{
    struct square at = game->board.tile[game->features.tile[node]].at;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (board_tile_at(&game->board, square_at(at, dx, dy)) == NO_TILE)
                opening_at(openings, square_at(at, dx, dy));
}

void openings_find(struct openings *openings, const struct game *game, uint16_t node)
{
    const struct features *features = &game->features;
    enum feature_kind kind = game_feature_kind(game, node);
    uint16_t next = node;
    openings->count = 0;
    if (feature_is_closed(features, node))
        return;
    if (kind == FEATURE_MONASTERY)
        add_around(openings, game, node);
    if (kind != FEATURE_ROAD && kind != FEATURE_CITY)
        return;
    do {
        add_ends(openings, game, next);
        next = features->next[next];
    } while (next != node);
}

/* How many tiles may still be placed. */
static unsigned tiles_unplaced(const struct game *game)
{
    unsigned tiles = game->pile.tiles + (game_hand(game) != NO_TILE_KIND ? 1u : 0u);
#define X(more, kinds, is_unplaced) tiles += (more);
    UNPLACED_TILES(X)
#undef X
    return tiles;
}

bool openings_are_hopeless(const struct openings *openings, const struct game *game,
                           const struct tile_fits *fits)
{
    if (openings->count > tiles_unplaced(game))
        return true;
    for (unsigned o = 0; o < openings->count; o++) {
        unsigned open = board_open_at(&game->board, openings->opening[o].at);
        if (open < OPEN_SQUARES_MAX && tile_fits_is_dead(fits, open))
            return true;
    }
    return false;
}

enum follower_fate follower_fate_of(const struct game *game, const struct tile_fits *fits,
                                    unsigned follower)
{
    uint16_t node = game->followers.follower[follower].node;
    struct openings openings;
    switch (game_feature_kind(game, node)) {
    case FEATURE_FIELD:
        return FATE_LIES;
#define X(made, fate, when)                                                                        \
    case FEATURE_##made:                                                                           \
        return FATE_##fate;
        MADE_FATES(X)
#undef X
    case FEATURE_ROAD:
    case FEATURE_CITY:
    case FEATURE_MONASTERY:
    case FEATURE_KINDS:
        break;
    }
    if (game_feature_is_complete(game, node))
        return FATE_RETURNS;
    openings_find(&openings, game, node);
    return openings_are_hopeless(&openings, game, fits) ? FATE_STUCK : FATE_WAITS;
}

uint16_t feature_met_at(const struct board *board, struct square at, unsigned edge)
{
    tile_number tile = board_tile_beside(board, at, edge);
    unsigned theirs = edge_opposite(edge);
    if (tile == NO_TILE)
        return NO_NODE;
    uint16_t node = feature_node_at_edge(board, tile, theirs);
    return node != NO_NODE ? node : feature_node_at_half(board, tile, edge_first_half(theirs));
}

unsigned tiles_beside(const struct board *board, struct square at)
{
    unsigned beside = 0;
    for (unsigned edge = 0; edge < EDGES; edge++)
        beside += board_tile_beside(board, at, edge) != NO_TILE;
    return beside;
}

unsigned monasteries_around(const struct game *game, struct square at,
                            uint16_t nodes[NEIGHBOURS_MAX])
{
    unsigned count = 0;
    for (unsigned m = 0; m < game->monasteries; m++) {
        uint16_t node = game->monastery[m];
        struct square there = game->board.tile[game->features.tile[node]].at;
        int dx = there.x - at.x, dy = there.y - at.y;
        if (dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1)
            nodes[count++] = node;
    }
    return count;
}
