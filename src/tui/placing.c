#include "tui/placing.h"

#include "tui/heading.h"

#include <stdlib.h>
#include <string.h>

/* Whether a tile of that kind joins everything in the same way in both orientations: what lies at
 * each edge in the one has its like at the same edge in the other. */
static bool looks_alike(uint8_t kind, unsigned a, unsigned b)
{
    const struct tile_kind *tile = &tile_kinds[kind];
    uint8_t twin[SEGMENTS_MAX];
    memset(twin, NO_SEGMENT, sizeof twin);
    for (unsigned half = 0; half < HALF_EDGES; half++) {
        unsigned edge = half_edge_of(half);
        const uint8_t in_a[] = {tile_segment_at_half(kind, a, half),
                                tile_segment_at_edge(kind, a, edge)};
        const uint8_t in_b[] = {tile_segment_at_half(kind, b, half),
                                tile_segment_at_edge(kind, b, edge)};
        for (unsigned i = 0; i < 2; i++) {
            uint8_t s = in_a[i], t = in_b[i];
            if ((s == NO_SEGMENT) != (t == NO_SEGMENT))
                return false;
            if (s == NO_SEGMENT)
                continue;
            if (tile->segment[s].kind != tile->segment[t].kind ||
                tile->segment[s].pennants != tile->segment[t].pennants)
                return false;
            if (twin[s] != NO_SEGMENT && twin[s] != t)
                return false;
            twin[s] = t;
        }
    }
    return true;
}

/* Keeps the first of those rotations that look alike. */
static uint8_t without_doubles(uint8_t kind, uint8_t ways)
{
    for (unsigned b = 1; b < EDGES; b++)
        for (unsigned a = 0; a < b; a++)
            if ((ways >> a & 1u) && (ways >> b & 1u) && looks_alike(kind, a, b))
                ways &= (uint8_t) ~(1u << b);
    return ways;
}

static void add_way(struct placing *placing, struct square at, unsigned orientation)
{
    unsigned place = 0;
    while (place < placing->squares && square_reads_before(placing->at[place], at))
        place++;
    if (place == placing->squares || !square_equal(placing->at[place], at)) {
        unsigned behind = placing->squares++ - place;
        memmove(&placing->at[place + 1], &placing->at[place], behind * sizeof *placing->at);
        memmove(&placing->ways[place + 1], &placing->ways[place], behind);
        placing->at[place] = at;
        placing->ways[place] = 0;
    }
    placing->ways[place] |= (uint8_t)(1u << orientation);
}

/* Turns the ghost clockwise as far as it must to fit. */
static void make_fit(struct placing *placing)
{
    while (!(placing->ways[placing->here] >> placing->orientation & 1u))
        placing->orientation = (placing->orientation + 1) & 3u;
}

static int distance(struct square a, struct square b)
{
    return abs(a.x - b.x) + abs(a.y - b.y);
}

void placing_begin(struct placing *placing, const struct game *game)
{
    struct move_list moves;
    *placing = (struct placing){.squares = 0};
    game_legal(game, &moves);
    for (size_t m = 0; m < moves.count; m++)
        if (moves.move[m].verb == VERB_PLACE)
            add_way(placing, moves.move[m].at, moves.move[m].arg);
    if (placing->squares == 0)
        return;
    struct square last = game->board.tile[game->board.tiles - 1].at;
    for (unsigned s = 0; s < placing->squares; s++) {
        placing->ways[s] = without_doubles(game->turn.hand, placing->ways[s]);
        if (distance(placing->at[s], last) < distance(placing->at[placing->here], last))
            placing->here = s;
    }
    make_fit(placing);
}

void placing_step(struct placing *placing, int by)
{
    if (placing->squares == 0)
        return;
    placing->here = (placing->here + placing->squares + (unsigned)by) % placing->squares;
    make_fit(placing);
}

void placing_go(struct placing *placing, enum edge towards)
{
    unsigned best = placing->here;
    int best_cost = 0;
    for (unsigned s = 0; s < placing->squares; s++) {
        int cost = heading_cost(placing->at[placing->here], placing->at[s], towards);
        if (cost > 0 && (best_cost == 0 || cost < best_cost)) {
            best = s;
            best_cost = cost;
        }
    }
    if (best_cost == 0)
        return;
    placing->here = best;
    make_fit(placing);
}

void placing_turn(struct placing *placing, int by)
{
    if (placing->squares == 0)
        return;
    do
        placing->orientation = (uint8_t)((placing->orientation + EDGES + (unsigned)by) % EDGES);
    while (!(placing->ways[placing->here] >> placing->orientation & 1u));
}

unsigned placing_ways(const struct placing *placing)
{
    unsigned count = 0;
    if (placing->squares > 0)
        for (unsigned o = 0; o < EDGES; o++)
            count += placing->ways[placing->here] >> o & 1u;
    return count;
}

struct move placing_move(const struct placing *placing)
{
    return move_place(placing->at[placing->here], placing->orientation);
}
