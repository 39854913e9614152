#include "bastide/feature.h"

#include <string.h>

void features_clear(struct features *features)
{
    features->nodes = 0;
    memset(features->page, 0xff, sizeof features->page);
    features->splits = 0;
}

static void copy_nodes(struct features *to, const struct features *from, size_t first, size_t count)
{
    memcpy(to->next + first, from->next + first, count * sizeof *from->next);
    memcpy(to->counts + first, from->counts + first, count * sizeof *from->counts);
}

void features_copy(struct features *to, const struct features *from)
{
    copy_nodes(to, from, 0, from->nodes);
    copy_nodes(to, from, SEGMENT_NODES_MAX, TRACKS_MAX);
    memcpy(to->tile, from->tile, from->nodes);
    memcpy(to->track, from->track, sizeof to->track);
    memcpy(to->page, from->page, sizeof to->page);
    to->nodes = from->nodes;
    to->splits = from->splits;
    memcpy(to->split, from->split, sizeof to->split);
}

/* Nearly every node is a root or a child of one, and a branch between the two mispredicts, so both
 * cases take the first step without one. */
static uint16_t step_up(feature_counts counts, uint16_t node)
{
    return counts & FEATURE_JOINED ? (uint16_t)counts : node;
}

uint16_t feature_root(const struct features *features, uint16_t node)
{
    const feature_counts *counts = features->counts;
    node = step_up(counts[node], node);
    while (counts[node] & FEATURE_JOINED)
        node = (uint16_t)counts[node];
    return node;
}

/* The same, with path compression for later calls. */
static uint16_t find_root(struct features *features, uint16_t node)
{
    feature_counts *counts = features->counts;
    uint16_t up = step_up(counts[node], node);
    while (counts[up] & FEATURE_JOINED) {
        counts[node] = counts[up];
        node = up;
        up = (uint16_t)counts[up];
    }
    return up;
}

/* Merges two features; harmless if they are already one. Returns the root. */
static uint16_t features_join(struct features *features, uint16_t a, uint16_t b)
{
    a = find_root(features, a);
    b = find_root(features, b);
    if (a == b)
        return a;
    features->counts[a] += features->counts[b];
    features->counts[b] = FEATURE_JOINED | a;
    uint16_t next = features->next[a];
    features->next[a] = features->next[b];
    features->next[b] = next;
    return a;
}

/* Writes as many nodes as nearly every tile has segments, or more; the surplus is overwritten by
 * the next tile. This takes a few instructions and no loop. */
enum { NODES_AT_ONCE = SEGMENTS_MAX < 8 ? SEGMENTS_MAX : 8 };

static void add_nodes(struct features *features, tile_number tile, const struct tile_kind *kind)
{
    unsigned first = features->nodes;
    if (tile % TILE_PAGE == 0)
        features->page[tile / TILE_PAGE] = (uint16_t)first;
    for (unsigned s = 0; s < NODES_AT_ONCE; s++)
        features->next[first + s] = (uint16_t)(first + s);
    for (unsigned s = 0; s < NODES_AT_ONCE; s++)
        features->tile[first + s] = (uint8_t)tile;
    for (unsigned s = 0; s < NODES_AT_ONCE; s++)
        features->counts[first + s] = kind->counts[s];
    for (unsigned s = NODES_AT_ONCE; s < kind->segments; s++) {
        features->next[first + s] = (uint16_t)(first + s);
        features->tile[first + s] = (uint8_t)tile;
        features->counts[first + s] = kind->counts[s];
    }
    features->nodes = (uint16_t)(first + kind->segments);
}

uint16_t feature_node_at_edge(const struct board *board, tile_number tile, unsigned edge)
{
    const struct placed_tile *placed = &board->tile[tile];
    if (board_has_track(board, tile, edge))
        return feature_track_node(placed->track);
    uint8_t segment = tile_segment_at_edge(placed->kind, placed->orientation, edge);
    return segment == NO_SEGMENT ? NO_NODE : (uint16_t)(placed->first_node + segment);
}

uint16_t feature_node_at_half(const struct board *board, tile_number tile, unsigned half)
{
    const struct placed_tile *placed = &board->tile[tile];
    uint8_t segment = tile_segment_at_half(placed->kind, placed->orientation, half);
    return segment == NO_SEGMENT ? NO_NODE : (uint16_t)(placed->first_node + segment);
}

uint16_t feature_node_split_off(const struct board *board, tile_number tile, unsigned edge)
{
    const struct placed_tile *placed = &board->tile[tile];
    if (!(tile_splits(placed->kind, placed->orientation) >> edge & 1u))
        return NO_NODE;
    uint8_t segment = tile_segment_split_off(placed->kind, placed->orientation, edge);
    return (uint16_t)(placed->first_node + segment);
}

/* Edges that are split between two cities. Each of the two has an open end there, until they become
 * one city: then it is one end. */

/* The cities at both halves of an edge, clockwise: mostly one. */
struct halves {
    uint16_t node[2];
};

static struct halves halves_at(const struct board *board, tile_number tile, unsigned edge)
{
    uint16_t first = feature_node_at_edge(board, tile, edge);
    uint16_t second = feature_node_split_off(board, tile, edge);
    return (struct halves){{first, second == NO_NODE ? first : second}};
}

static void forget_split(struct features *features, unsigned split)
{
    features->split[split] = features->split[--features->splits];
}

/* Whether the two cities of that split edge are one. */
static bool is_one_city(struct features *features, const struct board *board, uint16_t first)
{
    tile_number tile = feature_tile(features, first);
    unsigned edges = tile_splits(board->tile[tile].kind, board->tile[tile].orientation);
    unsigned edge = (unsigned)__builtin_ctz(edges);
    return find_root(features, first) ==
           find_root(features, feature_node_split_off(board, tile, edge));
}

static void settle_splits(struct features *features, const struct board *board)
{
    for (unsigned s = features->splits; s-- > 0;) {
        uint16_t first = features->split[s];
        if (!is_one_city(features, board, first))
            continue;
        features->counts[find_root(features, first)]--;
        forget_split(features, s);
    }
}

/* The ends of an edge, one or two, have partners now. */
static void match_ends(struct features *features, struct halves ends)
{
    uint16_t first = find_root(features, ends.node[0]);
    uint16_t second = find_root(features, ends.node[1]);
    features->counts[first]--;
    if (second != first)
        features->counts[second]--;
    for (unsigned s = features->splits; s-- > 0;)
        if (features->split[s] == ends.node[0] && ends.node[0] != ends.node[1])
            forget_split(features, s);
}

/* Two edges of cities, at least one of them split, join half by half. */
static void join_halves(struct features *features, struct halves own, struct halves met)
{
    match_ends(features, own);
    match_ends(features, met);
    features_join(features, met.node[1], own.node[0]);
    features_join(features, met.node[0], own.node[1]);
}

/* Whether the halves of its own edge there may be two fields'. Both are asked only where nothing
 * but fields meets: what does not match there is a field's, whose halves are one. */
static bool is_parted(const struct board *board, tile_number tile, unsigned edge)
{
    const struct placed_tile *placed = &board->tile[tile];
    return tile_is_parted(placed->kind, placed->orientation, edge);
}

static void join_half(struct features *features, const struct board *board, tile_number tile,
                      tile_number other, unsigned half)
{
    uint16_t a = feature_node_at_half(board, tile, half);
    uint16_t b = feature_node_at_half(board, other, half_opposite(half));
    if (a != NO_NODE && b != NO_NODE)
        features_join(features, b, a);
}

static void join_edge(struct features *features, const struct board *board, tile_number tile,
                      tile_number other, unsigned edge)
{
    uint16_t a = feature_node_at_edge(board, tile, edge);
    uint16_t b = feature_node_at_edge(board, other, edge_opposite(edge));
    if (a != NO_NODE && b != NO_NODE)
        features->counts[features_join(features, b, a)] -= 2; /* both ends are now matched */
    /* Where field meets field, both halves of the edge are mostly one segment on either tile. */
    unsigned first = edge_first_half(edge), halves = 2;
    if (a == NO_NODE && b == NO_NODE && !is_parted(board, tile, edge) &&
        !is_parted(board, other, edge_opposite(edge)))
        halves = 1;
    for (unsigned half = first; half < first + halves; half++)
        join_half(features, board, tile, other, half);
}

/* Bit e: there is a neighbour at edge e. Most tiles have one, at any edge: the number of iterations
 * is more predictable than which of four branches are taken. */
static unsigned edges_met(const struct neighbours *neighbours)
{
    unsigned edges = 0;
    for (unsigned edge = 0; edge < EDGES; edge++)
        edges |= (unsigned)(neighbours->tile[edge] != NO_TILE) << edge;
    return edges;
}

/* Its segments, joined with nothing yet. */
static inline void add_segments(struct features *features, struct board *board, tile_number tile)
{
    struct placed_tile *placed = &board->tile[tile];
    placed->first_node = features->nodes;
    add_nodes(features, tile, &tile_kinds[placed->kind]);
}

static bool is_split(const struct halves *ends)
{
    return ends->node[0] != ends->node[1];
}

/* As below, where an edge may be split. */
static __attribute__((noinline)) void join_edge_split(struct features *features,
                                                      const struct board *board, tile_number tile,
                                                      tile_number other, unsigned edge)
{
    struct halves own = halves_at(board, tile, edge);
    struct halves met = halves_at(board, other, edge_opposite(edge));
    settle_splits(features, board);
    if (own.node[0] != NO_NODE && met.node[0] != NO_NODE && (is_split(&own) || is_split(&met)))
        join_halves(features, own, met);
    else
        join_edge(features, board, tile, other, edge);
}

/* Notes a split edge of that tile, if it has one. Whether there is any, of whatever tile. */
static bool note_splits(struct features *features, const struct board *board, tile_number tile)
{
    const struct placed_tile *placed = &board->tile[tile];
    if (tile_kinds[placed->kind].split != 0) {
        unsigned edge = (unsigned)__builtin_ctz(tile_splits(placed->kind, placed->orientation));
        features->split[features->splits++] = feature_node_at_edge(board, tile, edge);
    }
    return features->splits > 0;
}

static __attribute__((noinline)) void join_split(struct features *features,
                                                 const struct board *board, tile_number tile,
                                                 const struct neighbours *neighbours)
{
    for (unsigned edge = 0; edge < EDGES; edge++)
        if (neighbours->tile[edge] != NO_TILE)
            join_edge_split(features, board, tile, neighbours->tile[edge], edge);
    settle_splits(features, board);
}

void features_add_tile(struct features *features, struct board *board, tile_number tile,
                       const struct neighbours *neighbours)
{
    add_segments(features, board, tile);
    if (note_splits(features, board, tile)) {
        join_split(features, board, tile, neighbours);
        return;
    }
    for (unsigned edges = edges_met(neighbours); edges != 0; edges &= edges - 1) {
        unsigned edge = (unsigned)__builtin_ctz(edges);
        join_edge(features, board, tile, neighbours->tile[edge], edge);
    }
}

/* Whether a road ends at a city there. */
static bool clash_at(const struct board *board, tile_number tile, tile_number other, unsigned edge)
{
    enum terrain own = board_terrain(board, tile, edge);
    enum terrain met = board_terrain(board, other, edge_opposite(edge));
    return own != met && own > TERRAIN_FIELD && met > TERRAIN_FIELD;
}

void features_add_misfit(struct features *features, struct board *board, tile_number tile,
                         const struct neighbours *neighbours)
{
    add_segments(features, board, tile);
    note_splits(features, board, tile);
    for (unsigned edge = 0; edge < EDGES; edge++) {
        tile_number other = neighbours->tile[edge];
        if (other == NO_TILE || clash_at(board, tile, other, edge))
            continue;
        join_edge_split(features, board, tile, other, edge);
    }
    settle_splits(features, board);
}

void features_close_edge(struct features *features, const struct board *board, tile_number tile,
                         unsigned edge)
{
    struct halves ends = halves_at(board, tile, edge);
    if (ends.node[0] != NO_NODE)
        match_ends(features, ends);
}

void features_add_track(struct features *features, const struct board *board, uint8_t track)
{
    tile_number tile = board->track[track].tile;
    uint16_t node = feature_track_node(track);
    features->next[node] = node;
    features->track[track] = tile;
    features->counts[node] = 2;
    for (unsigned edge = board->track[track].direction; edge < EDGES; edge += DIRECTIONS) {
        tile_number other = board_tile_beside(board, board->tile[tile].at, edge);
        uint16_t road =
            other == NO_TILE ? NO_NODE : feature_node_at_edge(board, other, edge_opposite(edge));
        if (road != NO_NODE)
            features->counts[features_join(features, road, node)] -= 2;
    }
}

unsigned feature_segment_number(const struct features *features, const struct board *board,
                                uint16_t node)
{
    return node >= SEGMENT_NODES_MAX
               ? (unsigned)SEGMENT_TRACK
               : (unsigned)node - board->tile[feature_tile(features, node)].first_node;
}

uint16_t feature_node(const struct board *board, tile_number tile, unsigned segment)
{
    const struct placed_tile *placed = &board->tile[tile];
    if (segment == SEGMENT_TRACK)
        return placed->track == NO_TRACK ? NO_NODE : feature_track_node(placed->track);
    return segment < tile_kinds[placed->kind].segments ? (uint16_t)(placed->first_node + segment)
                                                       : NO_NODE;
}

const struct segment *feature_segment(const struct features *features, const struct board *board,
                                      uint16_t node)
{
    static const struct segment road[DIRECTIONS] = {
        [DIRECTION_NS] = {.kind = FEATURE_ROAD, .edges = 1u << EDGE_N | 1u << EDGE_S},
        [DIRECTION_EW] = {.kind = FEATURE_ROAD, .edges = 1u << EDGE_E | 1u << EDGE_W},
    };
    if (node >= SEGMENT_NODES_MAX)
        return &road[board->track[node - SEGMENT_NODES_MAX].direction];
    const struct placed_tile *placed = &board->tile[feature_tile(features, node)];
    return &tile_kinds[placed->kind].segment[node - placed->first_node];
}

/* What a figure adds to the counts of its feature. */
static feature_counts counts_of(struct follower follower)
{
    const struct figure_rules *rules = &figure_rules[follower.figure];
    unsigned shift = FEATURE_STRENGTH_SHIFT + FEATURE_STRENGTH_BITS * (unsigned)follower.player;
    return (feature_counts)(rules->role == ROLE_FOLLOWER) << FEATURE_FOLLOWERS_SHIFT |
           (feature_counts)rules->strength << shift;
}

void feature_add_follower(struct features *features, struct follower follower)
{
    features->counts[find_root(features, follower.node)] += counts_of(follower);
}

void feature_remove_follower(struct features *features, struct follower follower)
{
    features->counts[find_root(features, follower.node)] -= counts_of(follower);
}

unsigned feature_majority(feature_counts counts)
{
    struct majority majority = {.most = 1};
    enum { STRENGTHS_BITS = FEATURE_MARKS_SHIFT - FEATURE_STRENGTH_SHIFT };
    feature_counts rest =
        counts >> FEATURE_STRENGTH_SHIFT & (((feature_counts)1 << STRENGTHS_BITS) - 1);
    for (unsigned player = 0; rest != 0; player++, rest >>= FEATURE_STRENGTH_BITS)
        majority_look(&majority, player, feature_counts_strength(counts, player));
    return majority.players;
}

unsigned feature_tiles(const struct features *features, uint16_t node, struct tile_mask *tiles)
{
    unsigned count = 0;
    uint16_t at = node;
    memset(tiles, 0, sizeof *tiles);
    do {
        unsigned tile = feature_tile(features, at);
        uint64_t bit = (uint64_t)1 << (tile % 64);
        count += !(tiles->bits[tile / 64] & bit);
        tiles->bits[tile / 64] |= bit;
        at = features->next[at];
    } while (at != node);
    return count;
}
