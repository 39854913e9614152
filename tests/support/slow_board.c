#include "support/slow_board.h"

#include <ctype.h>
#include <string.h>

static tile_number *cell(struct slow_board *board, struct square at)
{
    return &board->grid[at.x + SLOW_GRID / 2][at.y + SLOW_GRID / 2];
}

void slow_board_clear(struct slow_board *board)
{
    memset(board, 0, sizeof *board);
}

void slow_board_lay(struct slow_board *board, struct square at, unsigned kind, unsigned orientation)
{
    board->tile[board->tiles++] = (struct slow_tile){
        at, (kind_number)kind, (uint8_t)orientation, SLOW_NO_TRACK, false, false};
    *cell(board, at) = (tile_number)board->tiles;
}

void slow_board_take_up(struct slow_board *board)
{
    *cell(board, board->tile[--board->tiles].at) = 0;
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
    if (toupper((unsigned char)tile_kinds[kind].id[printed]) == 'W')
        return TERRAIN_WATER;
    if (segment == NO_SEGMENT)
        return TERRAIN_FIELD;
    return tile_kinds[kind].segment[segment].kind == FEATURE_CITY ? TERRAIN_CITY : TERRAIN_ROAD;
}

static bool is_bridged(const struct slow_tile *tile, unsigned edge)
{
    return (tile->track == DIRECTION_NS && (edge == EDGE_N || edge == EDGE_S)) ||
           (tile->track == DIRECTION_EW && (edge == EDGE_E || edge == EDGE_W));
}

enum terrain slow_board_terrain(const struct slow_board *board, unsigned tile, unsigned edge)
{
    const struct slow_tile *t = &board->tile[tile];
    if (is_bridged(t, edge))
        return TERRAIN_ROAD;
    return kind_terrain(t->kind, (edge + EDGES - t->orientation) % EDGES);
}

bool slow_board_touches(const struct slow_board *board, struct square at)
{
    for (unsigned e = 0; e < EDGES; e++)
        if (slow_board_tile_at(board, square_beside(at, e)) != SLOW_NO_TILE)
            return true;
    return false;
}

static bool has_water(unsigned kind, unsigned orientation, unsigned edge)
{
    return tile_kinds[kind].copies > 0 && /* an abbey has none */
           kind_terrain(kind, (edge + EDGES - orientation) % EDGES) == TERRAIN_WATER;
}

/* RV3, RV4, RV11, RV12: water goes on from one tile, whose other ends point elsewhere than its
 * own. */
static bool river_goes_on(const struct slow_board *board, struct square at, unsigned kind,
                          unsigned orientation)
{
    bool is_river = false;
    unsigned from = EDGES, joined = 0;
    for (unsigned e = 0; e < EDGES; e++) {
        bool is_wet = has_water(kind, orientation, e);
        is_river = is_river || is_wet;
        if (is_wet && slow_board_tile_at(board, square_beside(at, e)) != SLOW_NO_TILE) {
            from = e;
            joined++;
        }
    }
    if (!is_river || joined != 1)
        return !is_river;
    const struct slow_tile *before =
        &board->tile[slow_board_tile_at(board, square_beside(at, from))];
    for (unsigned e = 0; e < EDGES; e++)
        if (e != from && e != (from + 2) % EDGES && has_water(kind, orientation, e) &&
            has_water(before->kind, before->orientation, e))
            return false;
    return true;
}

bool slow_board_may_lay(const struct slow_board *board, struct square at, unsigned kind,
                        unsigned orientation)
{
    if (slow_board_tile_at(board, at) != SLOW_NO_TILE || !slow_board_touches(board, at))
        return false;
    if (tile_kinds[kind].flags & TILE_ABBEY)
        return slow_board_is_hole(board, at);
    for (unsigned e = 0; e < EDGES; e++) {
        unsigned beside = slow_board_tile_at(board, square_beside(at, e));
        if (beside != SLOW_NO_TILE && slow_board_terrain(board, beside, (e + 2) % EDGES) !=
                                          kind_terrain(kind, (e + EDGES - orientation) % EDGES))
            return false;
    }
    return river_goes_on(board, at, kind, orientation);
}

bool slow_board_is_abbey(const struct slow_board *board, unsigned tile)
{
    return tile_kinds[board->tile[tile].kind].flags & TILE_ABBEY;
}

bool slow_board_is_hole(const struct slow_board *board, struct square at)
{
    bool hole = slow_board_tile_at(board, at) == SLOW_NO_TILE;
    for (unsigned e = 0; e < EDGES; e++)
        hole = hole && slow_board_tile_at(board, square_beside(at, e)) != SLOW_NO_TILE;
    return hole;
}

/* AM3: an abbey fits every edge. */
static bool is_abbey_between(const struct slow_board *board, unsigned a, unsigned b)
{
    return slow_board_is_abbey(board, a) || slow_board_is_abbey(board, b);
}

bool slow_board_is_matched(const struct slow_board *board, unsigned tile)
{
    for (unsigned e = 0; e < EDGES && !board->tile[tile].misfit; e++) {
        unsigned beside = slow_board_tile_at(board, square_beside(board->tile[tile].at, e));
        if (beside != SLOW_NO_TILE && !is_abbey_between(board, tile, beside) &&
            slow_board_terrain(board, beside, (e + 2) % EDGES) !=
                slow_board_terrain(board, tile, e))
            return false;
    }
    return true;
}

unsigned slow_board_sites(const struct slow_board *board, unsigned tile,
                          unsigned sites[SLOW_SITES_MAX])
{
    unsigned count = 0;
    sites[count++] = tile;
    for (unsigned e = 0; e < EDGES; e++) {
        unsigned beside = slow_board_tile_at(board, square_beside(board->tile[tile].at, e));
        if (beside != SLOW_NO_TILE)
            sites[count++] = beside;
    }
    return count;
}

bool slow_board_may_bridge(const struct slow_board *board, unsigned tile, unsigned direction)
{
    static const uint8_t ends[DIRECTIONS][2] = {
        [DIRECTION_NS] = {EDGE_N, EDGE_S},
        [DIRECTION_EW] = {EDGE_E, EDGE_W},
    };
    if (board->tile[tile].track != SLOW_NO_TRACK || board->tile[tile].barred ||
        slow_board_is_abbey(board, tile) ||                  /* AM7 */
        tile_kinds[board->tile[tile].kind].set == SET_COUNT) /* CC11 */
        return false;
    for (unsigned end = 0; end < 2; end++) {
        unsigned e = ends[direction][end];
        unsigned beside = slow_board_tile_at(board, square_beside(board->tile[tile].at, e));
        if (slow_board_terrain(board, tile, e) != TERRAIN_FIELD)
            return false;
        if (beside != SLOW_NO_TILE &&
            slow_board_terrain(board, beside, (e + 2) % EDGES) != TERRAIN_ROAD)
            return false;
    }
    return true;
}

bool slow_board_mends(struct slow_board *board, unsigned placed, unsigned tile, unsigned direction)
{
    if (!slow_board_may_bridge(board, tile, direction))
        return false;
    board->tile[tile].track = (uint8_t)direction;
    bool mended = slow_board_is_matched(board, placed);
    board->tile[tile].track = SLOW_NO_TRACK;
    return mended;
}

bool slow_board_may_lay_with_bridge(struct slow_board *board, struct square at, unsigned kind,
                                    unsigned orientation)
{
    unsigned sites[SLOW_SITES_MAX], placed = board->tiles;
    bool mended = false;
    if (slow_board_tile_at(board, at) != SLOW_NO_TILE || !slow_board_touches(board, at) ||
        !river_goes_on(board, at, kind, orientation))
        return false;
    slow_board_lay(board, at, kind, orientation);
    unsigned count = slow_board_sites(board, placed, sites);
    for (unsigned s = 0; s < count; s++)
        for (unsigned direction = 0; direction < DIRECTIONS; direction++)
            mended = mended || slow_board_mends(board, placed, sites[s], direction);
    slow_board_take_up(board);
    return mended;
}

bool slow_board_fits_anywhere(const struct slow_board *board, unsigned kind)
{
    struct slow_area area = slow_board_area(board);
    for (int y = area.top; y <= area.bottom; y++)
        for (int x = area.left; x <= area.right; x++) {
            struct square at = {(int16_t)x, (int16_t)y};
            if (slow_board_tile_at(board, at) != SLOW_NO_TILE || !slow_board_touches(board, at))
                continue;
            for (unsigned o = 0; o < EDGES; o++)
                if (slow_board_may_lay(board, at, kind, o))
                    return true;
        }
    return false;
}

unsigned slow_board_segment_at_edge(const struct slow_board *board, unsigned tile, unsigned edge)
{
    const struct slow_tile *t = &board->tile[tile];
    if (is_bridged(t, edge))
        return SEGMENT_TRACK;
    return kind_segment_at_edge(t->kind, (edge + EDGES - t->orientation) % EDGES);
}

unsigned slow_board_segment_at(const struct slow_board *board, unsigned tile, unsigned edge,
                               unsigned half)
{
    const struct slow_tile *t = &board->tile[tile];
    unsigned printed = (edge + EDGES - t->orientation) % EDGES;
    unsigned first = slow_board_segment_at_edge(board, tile, edge);
    if (!(tile_kinds[t->kind].split >> printed & 1u) || half == 0)
        return first;
    for (unsigned s = first + 1; s < tile_kinds[t->kind].segments; s++)
        if (tile_kinds[t->kind].segment[s].edges >> printed & 1u)
            return s;
    return NO_SEGMENT;
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
