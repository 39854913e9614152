#include "bots/appraisal.h"
#include "bots/terms.h"

#include <assert.h>

/* Joins. Two features that come in at one open square may become one (B10, B13): then the majority
 * in both together gets what both bring. */

/* A follower that is thought to be deployed, or none: NO_NODE. */
struct thought {
    uint16_t root;
    feature_counts counts;
};

static feature_counts thought_in(struct thought thought, uint16_t root)
{
    return root == thought.root ? thought.counts : 0;
}

static float bits_of(uint64_t bits)
{
    unsigned count = 0;
    for (; bits != 0; bits &= bits - 1)
        count++;
    return (float)count;
}

/* What both bring together. Of two fields what both touch counts once (B13). */
static float points_together(const struct prospect *a, const struct prospect *b)
{
    uint64_t both = a->touched & b->touched;
    if (both == 0)
        return a->points + b->points;
    return a->points + b->points * (1 - bits_of(both) / bits_of(b->touched));
}

/* Nobody gains by a join of features that are nobody's. */
static void weigh_join(struct appraising *appraising, struct thought thought, struct join *join)
{
    const struct game *game = appraising->game;
    uint16_t a = join->a, b = join->b;
    feature_counts more_a = thought_in(thought, a), more_b = thought_in(thought, b);
    join->holders = join->holders_a = join->holders_b = 0;
    if (!feature_counts_occupied(game->features.counts[a] + more_a) &&
        !feature_counts_occupied(game->features.counts[b] + more_b))
        return;
    const struct prospect *in_a = prospect_of(appraising, a), *in_b = prospect_of(appraising, b);
    join->points_a = join->chance * in_a->points;
    join->points_b = join->chance * in_b->points;
    join->points = join->chance * points_together(in_a, in_b);
    join->holders = (uint8_t)game_majority_together(game, a, b, more_a + more_b);
    join->holders_a = (uint8_t)game_majority_together(game, a, NO_NODE, more_a);
    join->holders_b = (uint8_t)game_majority_together(game, b, NO_NODE, more_b);
}

/* Adds what it changes, so many times: once, or minus once. */
static void add_join(const struct join *join, float times, struct values *values)
{
    values_add_to_each(values, join->holders, times * join->points);
    values_add_to_each(values, join->holders_a, -times * join->points_a);
    values_add_to_each(values, join->holders_b, -times * join->points_b);
}

static void note_join(struct appraising *appraising, const struct join *join)
{
    if (join->a == join->b || appraising->joins_count == JOINS_MAX)
        return;
    struct join *own = &appraising->join[appraising->joins_count++];
    *own = *join;
    roots_add(appraising->may_join, own->a);
    roots_add(appraising->may_join, own->b);
    weigh_join(appraising, (struct thought){NO_NODE, 0}, own);
    add_join(own, 1, &appraising->joins);
}

/* The chance that a tile comes there that does not end what comes in at that edge. */
static float join_chance(const struct appraising *appraising, enum feature_kind kind, unsigned open,
                         unsigned edge)
{
    unsigned on = appraising_fit(appraising, open) - appraising_ends(appraising, open, edge);
    return appraising->appraiser->join[kind] * (1 - appraising->appraiser->miss[kind][on]);
}

static void find_joins_of(struct appraising *appraising, unsigned open, enum feature_kind kind,
                          unsigned edges)
{
    const struct board *board = &appraising->game->board;
    struct square at = board_open_square(board, open);
    uint16_t root[EDGES];
    unsigned count = 0;
    for (; edges != 0; edges &= edges - 1) {
        unsigned edge = (unsigned)__builtin_ctz(edges);
        tile_number tile = board_tile_beside(board, at, edge);
        float chance = join_chance(appraising, kind, open, edge);
        root[count] = feature_root(&appraising->game->features,
                                   feature_node_at_edge(board, tile, edge_opposite(edge)));
        for (unsigned other = 0; other < count; other++)
            note_join(
                appraising,
                &(struct join){.at = at, .a = root[other], .b = root[count], .chance = chance});
        count++;
    }
}

/* A field that comes in at a half-edge. */
struct comer {
    uint16_t root;
    uint8_t at;
};

/* The fields that come in at a square; one that does at both halves of an edge counts once. */
static unsigned fields_in(const struct game *game, struct square at, unsigned pattern,
                          struct comer field[HALF_EDGES])
{
    const struct board *board = &game->board;
    unsigned count = 0;
    for (unsigned edge = 0; edge < EDGES; edge++, pattern >>= 2) {
        enum terrain terrain = pattern & 3u;
        if (terrain != TERRAIN_FIELD && terrain != TERRAIN_ROAD)
            continue;
        unsigned first = edge_first_half(edge), halves = terrain == TERRAIN_ROAD ? 2 : 1;
        tile_number tile = board_tile_beside(board, at, edge);
        for (unsigned half = first; half < first + halves; half++) {
            uint16_t node = feature_node_at_half(board, tile, half_opposite(half));
            if (node != NO_NODE)
                field[count++] = (struct comer){feature_root(&game->features, node), (uint8_t)half};
        }
    }
    return count;
}

/* How many tiles join the fields of a pair of half-edges there: counted once for all positions that
 * follow the same one, as their piles are the same. */
static unsigned tiles_joining(struct appraising *appraising, unsigned open, unsigned banks,
                              unsigned pair)
{
    const struct game *game = appraising->game;
    struct appraising *first = appraising_follows(appraising) ? appraising->before : appraising;
    unsigned pattern = game->board.wanted[open];
    if (banks != 0)
        return outlook_joining_beside_water(game, open, pair);
    tile_number *tiles = &first->joining[pattern][pair];
    if (*tiles == JOINING_UNKNOWN)
        *tiles = (tile_number)outlook_joining(appraising->outlook, game, pattern, pair);
    return *tiles;
}

/* Two are joined by a tile on which one field reaches both. Water parts them as a road does. */
static void find_field_joins(struct appraising *appraising, unsigned open, unsigned banks)
{
    const struct appraiser *appraiser = appraising->appraiser;
    const struct board *board = &appraising->game->board;
    struct square at = board_open_square(board, open);
    struct comer field[HALF_EDGES];
    unsigned pattern = board->wanted[open] | banks * TERRAIN_ROAD;
    unsigned count = fields_in(appraising->game, at, pattern, field);
    for (unsigned b = 1; b < count; b++)
        for (unsigned a = 0; a < b; a++) {
            if (field[a].root == field[b].root)
                continue;
            unsigned tiles =
                tiles_joining(appraising, open, banks, half_pair(field[a].at, field[b].at));
            if (tiles > 0)
                note_join(appraising,
                          &(struct join){.at = at,
                                         .a = field[a].root,
                                         .b = field[b].root,
                                         .chance = appraiser->join[FEATURE_FIELD] *
                                                   (1 - appraiser->miss[FEATURE_FIELD][tiles])});
        }
}

/* Bit e: the pattern wants that terrain at edge e. */
static unsigned edges_wanting(unsigned pattern, enum terrain terrain)
{
    unsigned differs = pattern ^ 0x55u * terrain, same = ~(differs | differs >> 1) & 0x55u;
    return (same & 1u) | (same >> 1 & 2u) | (same >> 2 & 4u) | (same >> 3 & 8u);
}

/* A bit for each edge of an open square beyond which a tile lies, without water there. */
static unsigned edges_with_tile(unsigned pattern)
{
    return (pattern | pattern >> 1) & 0x55u;
}

static void find_joins_at(struct appraising *appraising, unsigned open)
{
    const struct board *board = &appraising->game->board;
    unsigned pattern = board->wanted[open], sides = edges_with_tile(pattern);
    unsigned roads = edges_wanting(pattern, TERRAIN_ROAD);
    bool has_fields = appraising->appraiser->join[FEATURE_FIELD] > 0;
    if (has_fields && appraising_is_wet(appraising, open))
        find_field_joins(appraising, open, board_sides_with_water(board, open));
    else if (has_fields && (roads != 0 || (sides & (sides - 1)) != 0))
        find_field_joins(appraising, open, 0);
    if ((sides & (sides - 1)) == 0) /* most have one neighbour */
        return;
    unsigned cities = edges_wanting(pattern, TERRAIN_CITY);
    if (cities & (cities - 1))
        find_joins_of(appraising, open, FEATURE_CITY, cities);
    if (roads & (roads - 1))
        find_joins_of(appraising, open, FEATURE_ROAD, roads);
}

static void find_joins(struct appraising *appraising);

static void find_all_joins(struct appraising *appraising)
{
    appraising->joins = (struct values){{0}};
    memset(appraising->joining, JOINING_UNKNOWN, sizeof appraising->joining);
    for (unsigned open = 0; open < appraising->game->board.opens; open++)
        find_joins_at(appraising, open);
}

/* Whether the features of a join found before are as they were. */
static bool join_stays(const struct appraising *appraising, const struct join *join)
{
    return appraising_stays(appraising, join->a) && appraising_stays(appraising, join->b);
}

/* Of those before only what differs is looked at again. */
static void find_changed_joins(struct appraising *appraising)
{
    const struct features *features = &appraising->game->features;
    struct appraising *before = appraising->before;
    assert(before->before == NULL);
    find_joins(before);
    appraising->joins = before->joins;
    for (unsigned j = 0; j < before->joins_count; j++) {
        struct join join = before->join[j];
        bool is_gone = appraising_has_changed(appraising, join.at);
        if (!is_gone && join_stays(appraising, &join))
            continue;
        add_join(&join, -1, &appraising->joins);
        if (is_gone)
            continue;
        join.a = feature_root(features, join.a);
        join.b = feature_root(features, join.b);
        note_join(appraising, &join);
    }
    for (unsigned c = 0; c < appraising->changed_count; c++) {
        unsigned open = board_open_at(&appraising->game->board, appraising->changed[c]);
        if (open != OPEN_SQUARES_MAX)
            find_joins_at(appraising, open);
    }
}

static void find_joins(struct appraising *appraising)
{
    if (appraising->joins_known)
        return;
    appraising->joins_known = true;
    appraising->joins_count = 0;
    memset(appraising->may_join, 0, sizeof appraising->may_join);
    if (appraising_follows(appraising))
        find_changed_joins(appraising);
    else
        find_all_joins(appraising);
}

void joins_term(struct appraising *appraising, struct values *values)
{
    find_joins(appraising);
    values_add(values, &appraising->joins, appraising->game->options.players);
}

/* What a join at that feature would change then instead. */
static void add_thought(struct appraising *appraising, struct join join, struct thought thought,
                        struct values *values)
{
    if (join.a != thought.root && join.b != thought.root)
        return;
    add_join(&join, -1, values);
    weigh_join(appraising, thought, &join);
    add_join(&join, 1, values);
}

void joins_add_deployment(struct appraising *appraising, uint16_t root, feature_counts counts,
                          struct values *values)
{
    const struct appraising *before = appraising->before;
    struct thought thought = {root, counts};
    if (roots_have(appraising->may_join, root))
        for (unsigned j = 0; j < appraising->joins_count; j++)
            add_thought(appraising, appraising->join[j], thought, values);
    if (!appraising_follows(appraising) || roots_have(appraising->differs, root) ||
        !roots_have(before->may_join, root))
        return;
    for (unsigned j = 0; j < before->joins_count; j++)
        if (!appraising_has_changed(appraising, before->join[j].at) &&
            join_stays(appraising, &before->join[j]))
            add_thought(appraising, before->join[j], thought, values);
}
