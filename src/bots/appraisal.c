#include "bots/appraisal.h"
#include "bots/terms.h"

/* Followers. */

static unsigned followers_at_home(const struct game *game, unsigned player)
{
    unsigned count = 0;
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        if (figure_is_follower((enum figure)figure))
            count += game->player[player].supply[figure];
    return count;
}

/* A follower out on the board comes home if its feature is finished, or never. Farmers are there to
 * stay, and their points say what that is worth. */
static float follower_value(const struct appraising *appraising, enum feature_kind kind,
                            const struct prospect *prospect)
{
    if (kind == FEATURE_FIELD)
        return 0;
    return appraising->phase *
           (prospect->chance > 0 ? appraising_weight(appraising, WEIGHT_RETURN) * prospect->chance
                                 : -appraising_weight(appraising, WEIGHT_DEAD));
}

static void add_to_each(struct values *values, unsigned players, float points)
{
    for (unsigned player = 0; players != 0; player++, players >>= 1)
        if (players & 1u)
            values->of[player] += points;
}

/* What sets say of a follower that gets so many points. */
static float value_besides(struct appraising *appraising, struct follower follower, uint16_t root,
                           float points)
{
    float value = 0;
    (void)appraising, (void)follower, (void)root, (void)points; /* no set may have one */
#define X(set, value_there)                                                                        \
    if (options_has_set(&appraising->game->options, SET_##set))                                    \
        value += value_there(appraising, follower, root, points);
    FOLLOWER_VALUES(X)
#undef X
    return value;
}

/* The other figures, each by a row of its own. */
static float figure_value(struct appraising *appraising, struct follower figure, uint16_t root)
{
#define X(of, value)                                                                               \
    if (figure.figure == FIGURE_##of)                                                              \
        return value(appraising, figure, root);
    FIGURE_VALUES(X)
#undef X
    return 0;
}

void figures_term(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    if (!appraising->appraiser->has_figures)
        return;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower figure = game->followers.follower[f];
        if (!figure_is_follower((enum figure)figure.figure))
            values->of[figure.player] +=
                figure_value(appraising, figure, feature_root(&game->features, figure.node));
    }
}

/* Those in a feature that is made of others, as a castle is, are left to its set. */
void followers_term(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    uint64_t seen[ROOTS_WORDS] = {0};
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        uint16_t root = feature_root(&game->features, follower.node);
        enum feature_kind kind = prospect_kind(game, root);
        if (!figure_is_follower((enum figure)follower.figure) ||
            game_feature_kind(game, root) != kind)
            continue;
        const struct prospect *prospect = prospect_of(appraising, root);
        bool is_new = roots_add(seen, root), has_values = appraising->appraiser->has_values;
        unsigned holders = is_new || has_values ? game_majority(game, root) : 0;
        values->of[follower.player] += follower_value(appraising, kind, prospect);
        if (has_values)
            values->of[follower.player] += value_besides(
                appraising, follower, root, holders >> follower.player & 1u ? prospect->points : 0);
        if (is_new)
            add_to_each(values, holders, prospect->points);
    }
}

/* Joins. Two features that come in at one open square may become one (B10): then the majority in
 * both together gets what both bring. */

/* A follower that is thought to be deployed, or none: NO_NODE. */
struct thought {
    uint16_t root;
    feature_counts counts;
};

static feature_counts thought_in(struct thought thought, uint16_t root)
{
    return root == thought.root ? thought.counts : 0;
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
    join->points_a = join->chance * prospect_of(appraising, a)->points;
    join->points_b = join->chance * prospect_of(appraising, b)->points;
    join->holders = (uint8_t)game_majority_together(game, a, b, more_a + more_b);
    join->holders_a = (uint8_t)game_majority_together(game, a, NO_NODE, more_a);
    join->holders_b = (uint8_t)game_majority_together(game, b, NO_NODE, more_b);
}

static void add_join(const struct join *join, struct values *values)
{
    add_to_each(values, join->holders, join->points_a + join->points_b);
    add_to_each(values, join->holders_a, -join->points_a);
    add_to_each(values, join->holders_b, -join->points_b);
}

static void note_join(struct appraising *appraising, uint16_t a, uint16_t b, float chance)
{
    if (appraising->joins_count == JOINS_MAX)
        return;
    struct join *join = &appraising->join[appraising->joins_count++];
    *join = (struct join){.a = a, .b = b, .chance = chance};
    weigh_join(appraising, (struct thought){NO_NODE, 0}, join);
    add_join(join, &appraising->joins);
}

/* The chance that a tile comes there that does not end what comes in at `edge`. */
static float join_chance(const struct appraising *appraising, enum feature_kind kind, unsigned open,
                         unsigned edge)
{
    unsigned pattern = appraising->game->board.wanted[open];
    unsigned on = appraising->outlook->fit[pattern] - appraising->outlook->ends[edge][pattern];
    return appraising->appraiser->join[kind] * (1 - appraising->appraiser->miss[kind][on]);
}

static void find_joins_at(struct appraising *appraising, unsigned open, enum feature_kind kind,
                          unsigned edges)
{
    const struct board *board = &appraising->game->board;
    struct square at = board_open_square(board, open);
    uint16_t root[EDGES];
    unsigned count = 0;
    for (; edges != 0; edges &= edges - 1) {
        unsigned edge = (unsigned)__builtin_ctz(edges);
        tile_number tile = board_tile_beside(board, at, edge);
        root[count] = feature_root(&appraising->game->features,
                                   feature_node_at_edge(board, tile, edge_opposite(edge)));
        roots_add(appraising->may_join, root[count]);
        for (unsigned other = 0; other < count; other++)
            if (root[other] != root[count])
                note_join(appraising, root[other], root[count],
                          join_chance(appraising, kind, open, edge));
        count++;
    }
}

/* Bit e: the pattern wants that terrain at edge e. */
static unsigned edges_wanting(unsigned pattern, enum terrain terrain)
{
    unsigned differs = pattern ^ 0x55u * terrain, same = ~(differs | differs >> 1) & 0x55u;
    return (same & 1u) | (same >> 1 & 2u) | (same >> 2 & 4u) | (same >> 3 & 8u);
}

/* A bit for each edge of an open square beyond which a tile lies. */
static unsigned edges_with_tile(unsigned pattern)
{
    return (pattern | pattern >> 1) & 0x55u;
}

static void find_joins(struct appraising *appraising)
{
    const struct board *board = &appraising->game->board;
    for (unsigned open = 0; open < board->opens; open++) {
        unsigned sides = edges_with_tile(board->wanted[open]);
        if ((sides & (sides - 1)) == 0) /* most have one neighbour */
            continue;
        unsigned cities = edges_wanting(board->wanted[open], TERRAIN_CITY);
        unsigned roads = edges_wanting(board->wanted[open], TERRAIN_ROAD);
        if (cities & (cities - 1))
            find_joins_at(appraising, open, FEATURE_CITY, cities);
        if (roads & (roads - 1))
            find_joins_at(appraising, open, FEATURE_ROAD, roads);
    }
}

/* The whole. */

static float supply_value(const struct appraising *appraising, unsigned player)
{
    const struct player *has = &appraising->game->player[player];
    float points = appraising->appraiser->home[followers_at_home(appraising->game, player)];
#define X(weight, count) points += appraising_weight(appraising, WEIGHT_##weight) * (float)(count);
    KEPT(X)
#undef X
    return appraising->phase * points;
}

void supply_term(struct appraising *appraising, struct values *values)
{
    for (unsigned player = 0; player < appraising->game->options.players; player++)
        values->of[player] += supply_value(appraising, player);
}

void joins_term(struct appraising *appraising, struct values *values)
{
    appraising->joins_count = 0;
    memset(&appraising->joins, 0, sizeof appraising->joins);
    memset(appraising->may_join, 0, sizeof appraising->may_join);
    find_joins(appraising);
    for (unsigned player = 0; player < appraising->game->options.players; player++)
        values->of[player] += appraising->joins.of[player];
}

/* The right to move. */
void tempo_term(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    if (game_awaits_draw(game) || game_awaits_placement(game))
        values->of[game_player(game)] += appraising_weight(appraising, WEIGHT_TEMPO);
}

void appraise(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    for (unsigned player = 0; player < game->options.players; player++)
        values->of[player] = (float)game->player[player].score;
    if (game_is_over(game))
        return;
#define X(set, term)                                                                               \
    if (SET_##set == SET_BASE || options_has_set(&game->options, SET_##set))                       \
        term(appraising, values);
    TERMS(X)
#undef X
}

void appraise_deployment(struct appraising *appraising, struct follower follower,
                         struct values *values)
{
    const struct game *game = appraising->game;
    unsigned player = follower.player;
    unsigned shift = FEATURE_STRENGTH_SHIFT + FEATURE_STRENGTH_BITS * player;
    uint16_t root = feature_root(&game->features, follower.node);
    const struct prospect *prospect = prospect_of(appraising, root);
    enum feature_kind kind = prospect_kind(game, root);
    const float *home = appraising->appraiser->home;
    unsigned count = followers_at_home(game, player);
    values->of[player] += prospect->points + follower_value(appraising, kind, prospect) -
                          appraising->phase * (home[count] - home[count - 1]);
    if (appraising->appraiser->has_values)
        values->of[player] += value_besides(appraising, follower, root, prospect->points);
    if (!roots_have(appraising->may_join, root))
        return;
    struct thought thought = {root,
                              (feature_counts)1 << FEATURE_FOLLOWERS_SHIFT |
                                  (feature_counts)figure_rules[follower.figure].strength << shift};
    struct values joins = {{0}};
    for (unsigned j = 0; j < appraising->joins_count; j++) {
        struct join join = appraising->join[j];
        if (join.a == root || join.b == root)
            weigh_join(appraising, thought, &join);
        add_join(&join, &joins);
    }
    for (unsigned p = 0; p < game->options.players; p++)
        values->of[p] += joins.of[p] - appraising->joins.of[p];
}

float values_lead(const struct values *values, unsigned players, unsigned player)
{
    float best = -1e9f;
    for (unsigned other = 0; other < players; other++)
        if (other != player && values->of[other] > best)
            best = values->of[other];
    return values->of[player] - best;
}

static bool pattern_fits(unsigned pattern, unsigned wanted)
{
    unsigned has = (wanted | wanted >> 1) & 0x55u; /* the edges with a tile beyond */
    return ((pattern ^ wanted) & 3u * has) == 0;
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

void outlook_rows_fill(struct outlook_rows *rows)
{
    memset(rows, 0, sizeof *rows);
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        for (unsigned orientation = 0; orientation < EDGES; orientation++) {
            unsigned pattern = board_pattern(kind, orientation), ends = ends_of(kind, orientation);
            for (unsigned wanted = 0; wanted < PATTERNS; wanted++)
                if (pattern_fits(pattern, wanted))
                    rows->row[kind][wanted] |= (uint8_t)(1u | ends);
        }
}

/* Adds `copies` tiles of a kind, modulo what a number holds, so minus one takes one away. Straight
 * loops, which compilers turn into vectors. */
static void outlook_add(struct outlook *outlook, const uint8_t row[PATTERNS], unsigned copies)
{
    for (unsigned p = 0; p < PATTERNS; p++)
        outlook->fit[p] = (tile_number)(outlook->fit[p] + (row[p] & 1u) * copies);
    for (unsigned e = 0; e < EDGES; e++)
        for (unsigned p = 0; p < PATTERNS; p++)
            outlook->ends[e][p] =
                (tile_number)(outlook->ends[e][p] + ((unsigned)row[p] >> (1 + e) & 1u) * copies);
}

void outlook_of(struct outlook *outlook, const struct outlook_rows *rows, const struct pile *pile)
{
    memset(outlook, 0, sizeof *outlook);
    for (kind_number kind = 0; kind < tile_kinds_count; kind++)
        if (pile->left[kind] > 0)
            outlook_add(outlook, rows->row[kind], pile->left[kind]);
}

void outlook_draw(struct outlook *outlook, const struct outlook_rows *rows, kind_number kind)
{
    outlook_add(outlook, rows->row[kind], 0u - 1u);
}
