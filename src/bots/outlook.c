#include "bots/appraisal.h"

/* The edges with a tile beyond, bit 2e for edge e, of a pattern: none of it is water. */
static unsigned sides_of(unsigned wanted)
{
    return (wanted | wanted >> 1) & 0x55u;
}

static bool pattern_fits(unsigned pattern, unsigned wanted)
{
    return ((pattern ^ wanted) & 3u * sides_of(wanted)) == 0;
}

/* Bit 1 + e: the road or city at the board's edge e reaches no other edge of the tile. */
static unsigned ends_of(kind_number kind, unsigned orientation)
{
    const struct tile_kind *tile = &tile_kinds[kind];
    unsigned ends = 0;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        uint8_t segment = tile_segment_at_edge(kind, orientation, edge);
        unsigned edges = segment == NO_SEGMENT ? 0 : tile->segment[segment].edges;
        ends |= (unsigned)(edges != 0 && (edges & (edges - 1)) == 0) << (1 + edge);
    }
    return ends;
}

static unsigned terrain_at(unsigned pattern, unsigned edge)
{
    return pattern >> 2 * edge & 3u;
}

/* Whether different fields may come in at these halves: at different edges, or on both sides of a
 * road or of water. */
static bool may_differ(unsigned wanted, unsigned sides, unsigned half, unsigned other)
{
    unsigned edge = half_edge_of(half), other_edge = half_edge_of(other);
    unsigned terrain = terrain_at(wanted, edge);
    bool has_both = sides >> 2 * edge & sides >> 2 * other_edge & 1u;
    return has_both && (edge != other_edge || terrain == TERRAIN_ROAD || terrain == TERRAIN_WATER);
}

/* By pairs of halves at which different fields may come in: on the tile they belong to one. */
static uint32_t joins_of(kind_number kind, unsigned orientation, unsigned wanted, unsigned sides)
{
    uint32_t joins = 0;
    for (unsigned b = 1; b < HALF_EDGES; b++)
        for (unsigned a = 0; a < b; a++) {
            uint8_t segment = tile_segment_at_half(kind, orientation, a);
            if (segment != NO_SEGMENT && segment == tile_segment_at_half(kind, orientation, b) &&
                may_differ(wanted, sides, a, b))
                joins |= (uint32_t)1 << half_pair(a, b);
        }
    return joins;
}

void outlook_rows_fill(struct outlook_rows *rows)
{
    memset(rows, 0, sizeof *rows);
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            unsigned pattern = board_pattern(kind, orientation), ends = ends_of(kind, orientation);
            rows->has_ends[kind] |= ends != 0;
            for (unsigned wanted = 0; wanted < PATTERNS; wanted++)
                if (pattern_fits(pattern, wanted)) {
                    rows->row[kind][wanted] |= (uint8_t)(1u | ends);
                    rows->joins[wanted][kind] |=
                        joins_of(kind, orientation, wanted, sides_of(wanted));
                }
        }
}

/* Adds `copies` tiles of a kind, modulo what a number holds, so minus one takes one away. Straight
 * loops, which compilers turn into vectors. */
static void outlook_add(struct outlook *outlook, kind_number kind, unsigned copies)
{
    const uint8_t *row = outlook->rows->row[kind];
    for (unsigned p = 0; p < PATTERNS; p++)
        outlook->fit[p] = (tile_number)(outlook->fit[p] + (row[p] & 1u) * copies);
    for (unsigned e = 0; e < EDGES && outlook->rows->has_ends[kind]; e++)
        for (unsigned p = 0; p < PATTERNS; p++)
            outlook->ends[e][p] =
                (tile_number)(outlook->ends[e][p] + ((unsigned)row[p] >> (1 + e) & 1u) * copies);
}

void outlook_of(struct outlook *outlook, const struct outlook_rows *rows, const struct pile *pile)
{
    memset(outlook, 0, sizeof *outlook);
    outlook->rows = rows;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        if (pile->left[kind] > 0)
            outlook_add(outlook, kind, pile->left[kind]);
}

void outlook_draw(struct outlook *outlook, kind_number kind)
{
    outlook_add(outlook, kind, 0u - 1u);
}

/* Whether a tile of the pile with water matches there, turned so. */
static bool fits_beside_water(const struct game *game, unsigned open, kind_number kind,
                              unsigned orientation)
{
    return tile_kinds[kind].water != 0 && game->pile.left[kind] > 0 &&
           board_matches(&game->board, open, board_pattern(kind, orientation));
}

unsigned outlook_fit_beside_water(const struct game *game, unsigned open)
{
    unsigned tiles = 0;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        bool fits = false;
        for (unsigned o = 0; o < EDGES; o++)
            fits |= fits_beside_water(game, open, kind, o);
        tiles += fits * game->pile.left[kind];
    }
    return tiles;
}

unsigned outlook_ends_beside_water(const struct game *game, unsigned open, unsigned edge)
{
    unsigned tiles = 0;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        unsigned ends = 0;
        for (unsigned o = 0; o < EDGES; o++)
            ends |= fits_beside_water(game, open, kind, o) ? ends_of(kind, o) : 0;
        tiles += (ends >> (1 + edge) & 1u) * game->pile.left[kind];
    }
    return tiles;
}

unsigned outlook_joining_beside_water(const struct game *game, unsigned open, unsigned pair)
{
    unsigned sides = board_sides(&game->board, open), tiles = 0;
    for (kind_number kind = 0; kind < tile_kinds_count; kind++) {
        uint32_t joins = 0;
        for (unsigned o = 0; o < EDGES; o++)
            if (fits_beside_water(game, open, kind, o))
                joins |= joins_of(kind, o, game->board.wanted[open], sides);
        tiles += (joins >> pair & 1u) * game->pile.left[kind];
    }
    return tiles;
}

unsigned outlook_joining(const struct outlook *outlook, const struct game *game, unsigned pattern,
                         unsigned pair)
{
    const uint32_t *joins = outlook->rows->joins[pattern];
    unsigned tiles = 0;
    for (unsigned set = 0; set < TILE_SETS_COUNT; set++) {
        if (!options_has_set(&game->options, (enum tile_set)set))
            continue;
        for (kind_number kind = tile_set_first[set]; kind < tile_set_first[set + 1]; kind++)
            tiles += game->pile.left[kind] * (joins[kind] >> pair & 1u);
    }
    return tiles;
}
