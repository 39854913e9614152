#include "support/slow_board.h"

#include <string.h>

static uint8_t *cell(struct slow_board *board, struct square at)
{
    return &board->grid[at.x + SLOW_GRID / 2][at.y + SLOW_GRID / 2];
}

void slow_board_clear(struct slow_board *board)
{
    memset(board, 0, sizeof *board);
}

void slow_board_lay(struct slow_board *board, struct square at, unsigned kind, unsigned orientation)
{
    board->tile[board->tiles++] = (struct slow_tile){at, (uint8_t)kind, (uint8_t)orientation};
    *cell(board, at) = (uint8_t)board->tiles;
}

unsigned slow_board_tile_at(const struct slow_board *board, struct square at)
{
    unsigned number = board->grid[at.x + SLOW_GRID / 2][at.y + SLOW_GRID / 2];
    return number ? number - 1 : SLOW_NO_TILE;
}

struct slow_area slow_board_area(const struct slow_board *board)
{
    struct slow_area area = {0, 0, 0, 0};
    for (unsigned t = 0; t < board->tiles; t++) {
        struct square at = board->tile[t].at;
        area.left = at.x < area.left ? at.x : area.left;
        area.right = at.x > area.right ? at.x : area.right;
        area.top = at.y < area.top ? at.y : area.top;
        area.bottom = at.y > area.bottom ? at.y : area.bottom;
    }
    return (struct slow_area){area.left - 1, area.top - 1, area.right + 1, area.bottom + 1};
}

static unsigned kind_segment_at_edge(unsigned kind, unsigned printed)
{
    for (unsigned s = 0; s < tile_kinds[kind].segments; s++)
        if (tile_kinds[kind].segment[s].edges >> printed & 1u)
            return s;
    return NO_SEGMENT;
}

static enum terrain kind_terrain(unsigned kind, unsigned printed)
{
    unsigned segment = kind_segment_at_edge(kind, printed);
    if (segment == NO_SEGMENT)
        return TERRAIN_FIELD;
    return tile_kinds[kind].segment[segment].kind == FEATURE_CITY ? TERRAIN_CITY : TERRAIN_ROAD;
}

enum terrain slow_board_terrain(const struct slow_board *board, unsigned tile, unsigned edge)
{
    const struct slow_tile *t = &board->tile[tile];
    return kind_terrain(t->kind, (edge + EDGES - t->orientation) % EDGES);
}

bool slow_board_touches(const struct slow_board *board, struct square at)
{
    for (unsigned e = 0; e < EDGES; e++)
        if (slow_board_tile_at(board, square_beside(at, e)) != SLOW_NO_TILE)
            return true;
    return false;
}

bool slow_board_may_lay(const struct slow_board *board, struct square at, unsigned kind,
                        unsigned orientation)
{
    if (slow_board_tile_at(board, at) != SLOW_NO_TILE || !slow_board_touches(board, at))
        return false;
    for (unsigned e = 0; e < EDGES; e++) {
        unsigned beside = slow_board_tile_at(board, square_beside(at, e));
        if (beside != SLOW_NO_TILE && slow_board_terrain(board, beside, (e + 2) % EDGES) !=
                                          kind_terrain(kind, (e + EDGES - orientation) % EDGES))
            return false;
    }
    return true;
}

bool slow_board_fits_anywhere(const struct slow_board *board, unsigned kind)
{
    struct slow_area area = slow_board_area(board);
    for (int y = area.top; y <= area.bottom; y++)
        for (int x = area.left; x <= area.right; x++)
            for (unsigned o = 0; o < EDGES; o++)
                if (slow_board_may_lay(board, (struct square){(int8_t)x, (int8_t)y}, kind, o))
                    return true;
    return false;
}

unsigned slow_board_segment_at_edge(const struct slow_board *board, unsigned tile, unsigned edge)
{
    const struct slow_tile *t = &board->tile[tile];
    return kind_segment_at_edge(t->kind, (edge + EDGES - t->orientation) % EDGES);
}

unsigned slow_board_segment_at_half(const struct slow_board *board, unsigned tile, unsigned half)
{
    const struct slow_tile *t = &board->tile[tile];
    unsigned printed = (half + HALF_EDGES - 2u * t->orientation) % HALF_EDGES;
    for (unsigned s = 0; s < tile_kinds[t->kind].segments; s++)
        if (tile_kinds[t->kind].segment[s].halves >> printed & 1u)
            return s;
    return NO_SEGMENT;
}
