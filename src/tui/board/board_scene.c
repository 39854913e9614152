#include "tui/board/board_scene.h"

struct board_scene board_scene_of(const struct game *game, const struct seats *seats)
{
    return (struct board_scene){.game = game,
                                .seats = seats,
                                .ghost_kind = NO_TILE_KIND,
                                .away = FOLLOWERS_MAX,
                                .lit = NO_NODE,
                                .cursor = NO_TILE,
                                .last = NO_TILE};
}

unsigned castle_halves(const struct game *game, uint8_t tile, struct castle_half halves[EDGES])
{
    unsigned count = 0;
    for (unsigned c = 0; c < game->castles.count; c++) {
        const struct castle *castle = &game->castles.castle[c];
        struct square first = game->board.tile[castle->tile[0]].at;
        struct square second = game->board.tile[castle->tile[1]].at;
        enum edge edge = first.x == second.x ? EDGE_S : EDGE_E; /* they are in reading order */
        if (castle->tile[0] == tile)
            halves[count++] = (struct castle_half){castle, edge};
        if (castle->tile[1] == tile)
            halves[count++] = (struct castle_half){castle, edge_opposite(edge)};
    }
    return count;
}

unsigned gates_of_kind(uint8_t kind)
{
    unsigned gates = 0;
    for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
        gates |= tile_kinds[kind].segment[s].gates;
    return gates;
}

unsigned lowered_gates(const struct game *game, uint8_t tile)
{
    const struct placed_tile *placed = &game->board.tile[tile];
    unsigned gates = gates_of_kind(placed->kind), lowered = 0;
    for (unsigned s = 0; gates >> s != 0; s++)
        if ((gates >> s & 1u) && feature_books_open(game->features.books[feature_root(
                                     &game->features, (uint16_t)(placed->first_node + s))]) > 0)
            lowered |= 1u << s;
    return lowered;
}

struct fief_frame fief_frame_of(const struct square fief[FIEF_SQUARES])
{
    struct square last = fief[FIEF_SQUARES - 1];
    return (struct fief_frame){fief[0], last.x - fief[0].x + 1, last.y - fief[0].y + 1};
}

struct node_mask node_mask_of(const struct game *game, uint16_t node)
{
    struct node_mask mask = {{0}};
    if (node == NO_NODE)
        return mask;
    uint16_t at = node;
    do {
        mask.bits[at / 64] |= (uint64_t)1 << (at % 64);
        at = game->features.next[at];
    } while (at != node);
    return mask;
}
