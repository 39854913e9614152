#include "bots/appraisal.h"

#include "bots/power.h"

/* Making the weights ready. */

static void fill_powers(float *table, double base)
{
    double power = 1;
    for (unsigned n = 0; n <= TILES_MAX; n++) {
        table[n] = (float)power;
        power *= base;
    }
}

static void prepare_kind(struct appraiser *appraiser, enum feature_kind kind, enum weight miss,
                         enum weight joint, enum weight join, enum weight help, enum weight growth,
                         enum weight fill)
{
    const double *of = appraiser->weights->of;
    fill_powers(appraiser->miss[kind], of[miss]);
    fill_powers(appraiser->help[kind], power_of(of[miss], of[help]));
    appraiser->joint[kind] = (float)of[joint];
    appraiser->join[kind] = (float)of[join];
    appraiser->growth[kind] = (float)of[growth];
    appraiser->fill[kind] = (float)of[fill];
}

void appraiser_prepare(struct appraiser *appraiser, const struct options *options,
                       const struct weights *weights, bool sees_fields)
{
    unsigned start = 0;
    memset(appraiser, 0, sizeof *appraiser);
    appraiser->weights = weights;
    appraiser->sees_fields = sees_fields;
    for (uint8_t kind = 0; kind < tile_kinds_count; kind++)
        if (options_has_set(options, (enum tile_set)tile_kinds[kind].set))
            start += tile_kinds[kind].copies;
    for (unsigned left = 1; left <= TILES_MAX; left++)
        appraiser->phase[left] = (float)power_of((double)left / start, weights->of[WEIGHT_CURVE]);
    for (unsigned count = 1; count <= FIGURES_EACH; count++) {
        unsigned row = WEIGHT_HOME_1 + count - 1;
        appraiser->home[count] =
            (float)weights->of[row < WEIGHT_HOME_8 ? row : (unsigned)WEIGHT_HOME_8];
    }
    prepare_kind(appraiser, FEATURE_ROAD, WEIGHT_ROAD_MISS, WEIGHT_ROAD_JOINT, WEIGHT_ROAD_JOIN,
                 WEIGHT_ROAD_HELP, WEIGHT_ROAD_GROWTH, WEIGHT_ROAD_FILL);
    prepare_kind(appraiser, FEATURE_CITY, WEIGHT_CITY_MISS, WEIGHT_CITY_JOINT, WEIGHT_CITY_JOIN,
                 WEIGHT_CITY_HELP, WEIGHT_CITY_GROWTH, WEIGHT_CITY_FILL);
    fill_powers(appraiser->miss[FEATURE_MONASTERY], weights->of[WEIGHT_MONASTERY_MISS]);
}

static float weight(const struct appraising *appraising, enum weight weight)
{
    return (float)appraising->appraiser->weights->of[weight];
}

/* Prospects of features. */

/* An open square at a feature, and the edges at which the feature comes in there. */
struct way_in {
    uint16_t open;
    uint8_t edges;
};

/* A road or city as it lies. With more ways in than are kept it is never finished. */
enum { WAYS_IN_MAX = 24 };

struct extent {
    unsigned tiles, ways;
    struct way_in way[WAYS_IN_MAX];
};

static void note_way_in(struct extent *extent, unsigned open, unsigned edge)
{
    unsigned w = 0;
    while (w < extent->ways && extent->way[w].open != open)
        w++;
    if (w == WAYS_IN_MAX)
        return;
    if (w == extent->ways)
        extent->way[extent->ways++] = (struct way_in){.open = (uint16_t)open};
    extent->way[w].edges = (uint8_t)(extent->way[w].edges | 1u << edge);
}

/* The edges of the board that the road or city segment of `node` reaches. */
static unsigned board_edges(const struct game *game, uint16_t node)
{
    unsigned edges = feature_segment(&game->features, &game->board, node)->edges;
    if (node >= SEGMENT_NODES_MAX) /* a bridge */
        return edges;
    unsigned turn = game->board.tile[game->features.tile[node]].orientation;
    return (edges << turn | edges >> (EDGES - turn)) & 0xfu;
}

static void survey(const struct game *game, uint16_t node, struct extent *extent)
{
    const struct features *features = &game->features;
    unsigned missing = feature_counts_open(features->counts[feature_root(features, node)]);
    struct tile_mask seen = {{0}};
    uint16_t at = node;
    extent->tiles = extent->ways = 0;
    do {
        unsigned tile = features->tile[at];
        extent->tiles += !tile_mask_has(&seen, tile);
        seen.bits[tile / 64] |= (uint64_t)1 << (tile % 64);
        unsigned edges = missing > 0 ? board_edges(game, at) : 0;
        for (; edges != 0; edges &= edges - 1) {
            unsigned edge = (unsigned)__builtin_ctz(edges);
            unsigned open =
                board_open_at(&game->board, square_beside(game->board.tile[tile].at, edge));
            if (open == OPEN_SQUARES_MAX)
                continue;
            missing--;
            note_way_in(extent, open, edge_opposite(edge));
        }
        at = features->next[at];
    } while (at != node);
}

/* The chance that a tile is found for that square which finishes the feature there. */
static float chance_of_way(const struct appraising *appraising, enum feature_kind kind,
                           struct way_in way)
{
    const struct appraiser *appraiser = appraising->appraiser;
    unsigned pattern = appraising->game->board.wanted[way.open];
    unsigned fit = appraising->outlook->fit[pattern], ends = fit;
    for (unsigned edge = 0; edge < EDGES; edge++)
        if ((unsigned)way.edges >> edge & 1u && appraising->outlook->ends[edge][pattern] < ends)
            ends = appraising->outlook->ends[edge][pattern];
    return fit == 0 ? 0 : 1 - appraiser->miss[kind][ends] * appraiser->help[kind][fit - ends];
}

static float chance_of(const struct appraising *appraising, enum feature_kind kind,
                       const struct extent *extent)
{
    float chance = 1;
    if (extent->ways > appraising->game->pile.tiles || extent->ways == WAYS_IN_MAX)
        return 0;
    for (unsigned w = 0; w < extent->ways; w++) {
        chance *= chance_of_way(appraising, kind, extent->way[w]);
        if (w > 0)
            chance *= appraising->appraiser->joint[kind];
    }
    return chance;
}

/* Points a tile or pennant, in a finished feature and at the end (B6, B7, B12). */
struct rates {
    float finished, unfinished;
};

static struct rates rates_of(enum feature_kind kind)
{
    return kind == FEATURE_CITY ? (struct rates){2, 1} : (struct rates){1, 1};
}

static struct prospect road_or_city(const struct appraising *appraising, enum feature_kind kind,
                                    uint16_t root)
{
    const struct appraiser *appraiser = appraising->appraiser;
    struct rates rates = rates_of(kind);
    struct extent extent;
    struct prospect prospect;
    survey(appraising->game, root, &extent);
    float ways = (float)extent.ways;
    float size =
        (float)(extent.tiles + feature_counts_pennants(appraising->game->features.counts[root]));
    prospect.chance = chance_of(appraising, kind, &extent);
    prospect.finished = rates.finished * (size + appraiser->fill[kind] * ways);
    prospect.points =
        prospect.chance * prospect.finished +
        (1 - prospect.chance) * (rates.unfinished * size + appraiser->growth[kind] * ways);
    return prospect;
}

/* A square at a corner that touches no tile yet may take any tile. */
static struct prospect monastery(const struct appraising *appraising, uint16_t root)
{
    const struct game *game = appraising->game;
    const float *miss = appraising->appraiser->miss[FEATURE_MONASTERY];
    struct square at = game->board.tile[game->features.tile[root]].at;
    struct prospect prospect = {.points = 9, .finished = 9, .chance = 1};
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            struct square beside = square_at(at, dx, dy);
            if (board_tile_at(&game->board, beside) != NO_TILE)
                continue;
            unsigned open = board_open_at(&game->board, beside);
            unsigned wanted = open == OPEN_SQUARES_MAX ? 0 : game->board.wanted[open];
            float empty = miss[appraising->outlook->fit[wanted]];
            prospect.points -= empty;
            prospect.chance *= 1 - empty;
        }
    return prospect;
}

static const struct prospect *prospect_of(struct appraising *appraising, uint16_t root);

/* 3 points a city, 4 a castle (B13, CA11). */
static struct prospect field(struct appraising *appraising, uint16_t root)
{
    const struct game *game = appraising->game;
    const struct features *features = &game->features;
    uint64_t seen[(NODES_MAX + 63) / 64] = {0};
    struct prospect prospect = {0, 0, 0};
    float later = weight(appraising, WEIGHT_FIELD_CITY);
    uint16_t at = root;
    if (!appraising->appraiser->sees_fields)
        return prospect;
    do {
        uint16_t city = game->board.tile[features->tile[at]].first_node;
        unsigned touched = feature_segment(features, &game->board, at)->cities;
        for (; touched != 0; city++, touched >>= 1) {
            if (!(touched & 1u))
                continue;
            uint16_t city_root = feature_root(features, city);
            uint64_t bit = (uint64_t)1 << (city_root % 64);
            if (seen[city_root / 64] & bit)
                continue;
            seen[city_root / 64] |= bit;
            if (feature_counts_open(features->counts[city_root]) != 0)
                prospect.points += 3 * later * prospect_of(appraising, city_root)->chance;
            else
                prospect.points +=
                    game->castles.count > 0 && game_castle_of(game, city_root) < CASTLES_MAX ? 4
                                                                                             : 3;
        }
        at = features->next[at];
    } while (at != root);
    prospect.finished = prospect.points;
    return prospect;
}

static enum feature_kind kind_of(const struct game *game, uint16_t node)
{
    return (enum feature_kind)feature_segment(&game->features, &game->board, node)->kind;
}

static bool is_in(const uint64_t *roots, uint16_t root)
{
    return roots[root / 64] >> (root % 64) & 1u;
}

/* A field's cities may lie anywhere around it, and a monastery sees corners, so little is asked of
 * them: a field is as it was if no city differs, and a monastery is looked at anew. */
static bool is_as_before(const struct appraising *appraising, enum feature_kind kind, uint16_t root)
{
    return appraising->before != NULL && kind != FEATURE_MONASTERY &&
           !is_in(appraising->differs, root) &&
           !(kind == FEATURE_FIELD && appraising->a_city_differs);
}

static const struct prospect *prospect_of(struct appraising *appraising, uint16_t root)
{
    struct prospect *prospect = &appraising->prospect[root];
    uint64_t bit = (uint64_t)1 << (root % 64);
    if (appraising->known[root / 64] & bit)
        return prospect;
    enum feature_kind kind = kind_of(appraising->game, root);
    if (is_as_before(appraising, kind, root))
        return prospect_of(appraising->before, root);
    *prospect = kind == FEATURE_FIELD       ? field(appraising, root)
                : kind == FEATURE_MONASTERY ? monastery(appraising, root)
                                            : road_or_city(appraising, kind, root);
    appraising->known[root / 64] |= bit;
    return prospect;
}

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
    return appraising->phase * (prospect->chance > 0
                                    ? weight(appraising, WEIGHT_RETURN) * prospect->chance
                                    : -weight(appraising, WEIGHT_DEAD));
}

static bool has_lowered_gate(const struct game *game, uint16_t road)
{
    uint16_t at = road;
    do {
        unsigned gates = feature_segment(&game->features, &game->board, at)->gates;
        if (gates & game_lowered_gates(game, game->features.tile[at]))
            return true;
        at = game->features.next[at];
    } while (at != road);
    return false;
}

/* What a feature is expected to bring each of its holders; if there is only one, they may cross its
 * drawbridges (DB3). */
static float holding_value(const struct appraising *appraising, uint16_t root,
                           enum feature_kind kind, const struct prospect *prospect,
                           bool has_one_holder)
{
    const struct game *game = appraising->game;
    if (kind != FEATURE_ROAD || !has_one_holder ||
        !options_has_set(&game->options, SET_DRAWBRIDGES) || !has_lowered_gate(game, root))
        return prospect->points;
    return prospect->points +
           weight(appraising, WEIGHT_GATE) * prospect->chance * appraising->phase;
}

static void add_to_each(struct values *values, unsigned players, float points)
{
    for (unsigned player = 0; players != 0; player++, players >>= 1)
        if (players & 1u)
            values->of[player] += points;
}

static void add_feature(struct appraising *appraising, uint16_t root, enum feature_kind kind,
                        struct values *values)
{
    unsigned holders = feature_majority(appraising->game->features.counts[root]);
    bool has_one_holder = (holders & (holders - 1)) == 0;
    float points =
        holding_value(appraising, root, kind, prospect_of(appraising, root), has_one_holder);
    add_to_each(values, holders, points);
}

static void add_followers(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    uint64_t seen[(NODES_MAX + 63) / 64] = {0};
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        uint16_t root = feature_root(&game->features, follower.node);
        enum feature_kind kind = kind_of(game, root);
        if (!figure_is_follower((enum figure)follower.figure) ||
            (game->castles.count > 0 && game_castle_of(game, root) < CASTLES_MAX))
            continue;
        values->of[follower.player] +=
            follower_value(appraising, kind, prospect_of(appraising, root));
        uint64_t bit = (uint64_t)1 << (root % 64);
        if (!(seen[root / 64] & bit))
            add_feature(appraising, root, kind, values);
        seen[root / 64] |= bit;
    }
}

/* Joins. Two features that come in at one open square may become one (B10): then the majority in
 * both together gets what both bring. */

/* A follower that is thought to be deployed, or none: NO_NODE. */
struct thought {
    uint16_t root;
    feature_counts counts;
};

static feature_counts counts_with(const struct game *game, struct thought thought, uint16_t root)
{
    return game->features.counts[root] + (root == thought.root ? thought.counts : 0);
}

static void add_join(struct appraising *appraising, struct thought thought, uint16_t a, uint16_t b,
                     float chance, struct values *values)
{
    feature_counts counts_a = counts_with(appraising->game, thought, a);
    feature_counts counts_b = counts_with(appraising->game, thought, b);
    if (!feature_counts_occupied(counts_a) && !feature_counts_occupied(counts_b))
        return;
    float points_a = chance * prospect_of(appraising, a)->points;
    float points_b = chance * prospect_of(appraising, b)->points;
    add_to_each(values, feature_majority(counts_a + counts_b), points_a + points_b);
    add_to_each(values, feature_majority(counts_a), -points_a);
    add_to_each(values, feature_majority(counts_b), -points_b);
}

/* The chance that a tile comes there that does not end what comes in at `edge`. */
static float join_chance(const struct appraising *appraising, enum feature_kind kind, unsigned open,
                         unsigned edge)
{
    unsigned pattern = appraising->game->board.wanted[open];
    unsigned on = appraising->outlook->fit[pattern] - appraising->outlook->ends[edge][pattern];
    return appraising->appraiser->join[kind] * (1 - appraising->appraiser->miss[kind][on]);
}

static void add_joins_at(struct appraising *appraising, struct thought thought, unsigned open,
                         enum feature_kind kind, unsigned edges, struct values *values)
{
    const struct board *board = &appraising->game->board;
    struct square at = board_open_square(board, open);
    uint16_t root[EDGES];
    unsigned count = 0;
    for (; edges != 0; edges &= edges - 1) {
        unsigned edge = (unsigned)__builtin_ctz(edges);
        uint8_t tile = board_tile_beside(board, at, edge);
        root[count] = feature_root(&appraising->game->features,
                                   feature_node_at_edge(board, tile, edge_opposite(edge)));
        appraising->may_join[root[count] / 64] |= (uint64_t)1 << (root[count] % 64);
        for (unsigned other = 0; other < count; other++)
            if (root[other] != root[count])
                add_join(appraising, thought, root[other], root[count],
                         join_chance(appraising, kind, open, edge), values);
        count++;
    }
}

/* Bit e: the pattern wants that terrain at edge e. */
static unsigned edges_wanting(unsigned pattern, enum terrain terrain)
{
    unsigned differs = pattern ^ 0x55u * terrain, same = ~(differs | differs >> 1) & 0x55u;
    return (same & 1u) | (same >> 1 & 2u) | (same >> 2 & 4u) | (same >> 3 & 8u);
}

static void add_joins(struct appraising *appraising, struct thought thought, struct values *values)
{
    const struct board *board = &appraising->game->board;
    for (unsigned open = 0; open < board->opens; open++) {
        unsigned cities = edges_wanting(board->wanted[open], TERRAIN_CITY);
        unsigned roads = edges_wanting(board->wanted[open], TERRAIN_ROAD);
        if (cities & (cities - 1))
            add_joins_at(appraising, thought, open, FEATURE_CITY, cities, values);
        if (roads & (roads - 1))
            add_joins_at(appraising, thought, open, FEATURE_ROAD, roads, values);
    }
}

/* Castles. */

/* The best that a tile in a fief promises, as a feature not yet finished (CA5). */
static float best_on_tile(struct appraising *appraising, uint8_t tile)
{
    const struct game *game = appraising->game;
    const struct placed_tile *placed = &game->board.tile[tile];
    float best = 0;
    for (unsigned s = 0; s < tile_kinds[placed->kind].segments; s++) {
        uint16_t root = feature_root(&game->features, (uint16_t)(placed->first_node + s));
        if (tile_kinds[placed->kind].segment[s].kind == FEATURE_FIELD ||
            feature_counts_open(game->features.counts[root]) == 0)
            continue;
        const struct prospect *prospect = prospect_of(appraising, root);
        float value = prospect->chance * prospect->finished;
        best = value > best ? value : best;
    }
    return best;
}

static float castle_value(struct appraising *appraising, unsigned castle)
{
    struct square fief[FIEF_SQUARES];
    float best = 0, room = 0;
    game_fief(appraising->game, castle, fief);
    for (unsigned s = 0; s < FIEF_SQUARES; s++) {
        uint8_t tile = board_tile_at(&appraising->game->board, fief[s]);
        float value = tile == NO_TILE ? 0 : best_on_tile(appraising, tile);
        room += tile == NO_TILE;
        best = value > best ? value : best;
    }
    return weight(appraising, WEIGHT_FIEF) * best +
           appraising->phase * (weight(appraising, WEIGHT_FIEF_ROOM) * room);
}

static void add_castles(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    for (unsigned c = 0; c < game->castles.count; c++) {
        if (game->castles.castle[c].wave != 0)
            continue;
        float value = castle_value(appraising, c);
        for (unsigned player = 0; player < game->options.players; player++)
            if (game->castles.castle[c].owners >> player & 1u)
                values->of[player] += value;
    }
}

/* The whole. */

void appraising_begin(struct appraising *appraising, const struct appraiser *appraiser,
                      const struct outlook *outlook, const struct game *game)
{
    appraising->appraiser = appraiser;
    appraising->outlook = outlook;
    appraising->game = game;
    appraising->phase = appraiser->phase[game->pile.tiles];
    appraising->before = NULL;
    memset(appraising->known, 0, sizeof appraising->known);
}

static void note_difference(struct appraising *appraising, uint16_t node)
{
    if (node == NO_NODE)
        return;
    uint16_t root = feature_root(&appraising->game->features, node);
    appraising->differs[root / 64] |= (uint64_t)1 << (root % 64);
    appraising->a_city_differs |= kind_of(appraising->game, root) == FEATURE_CITY;
}

/* An open square wants something else now: so all roads and cities that come in there differ. */
static void note_square(struct appraising *appraising, struct square at)
{
    const struct board *board = &appraising->game->board;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        uint8_t tile = board_tile_beside(board, at, edge);
        if (tile != NO_TILE)
            note_difference(appraising, feature_node_at_edge(board, tile, edge_opposite(edge)));
    }
}

static void note_squares_beside(struct appraising *appraising, uint8_t tile)
{
    const struct board *board = &appraising->game->board;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        struct square beside = square_beside(board->tile[tile].at, edge);
        if (board_tile_at(board, beside) == NO_TILE)
            note_square(appraising, beside);
    }
}

void appraising_begin_after(struct appraising *appraising, struct appraising *before,
                            const struct game *game)
{
    const struct board *board = &game->board;
    appraising_begin(appraising, before->appraiser, before->outlook, game);
    appraising->before = before;
    appraising->a_city_differs = game->castles.count != before->game->castles.count;
    memset(appraising->differs, 0, sizeof appraising->differs);
    for (uint8_t tile = before->game->board.tiles; tile < board->tiles; tile++) {
        unsigned first = board->tile[tile].first_node;
        for (unsigned s = 0; s < tile_kinds[board->tile[tile].kind].segments; s++)
            note_difference(appraising, (uint16_t)(first + s));
        note_squares_beside(appraising, tile);
    }
    for (uint8_t bridge = before->game->board.bridges; bridge < board->bridges; bridge++) {
        note_difference(appraising, feature_bridge_node(bridge));
        note_squares_beside(appraising, board->bridge[bridge].tile);
    }
}

static float supply_value(const struct appraising *appraising, unsigned player)
{
    const struct player *has = &appraising->game->player[player];
    return appraising->phase *
           (appraising->appraiser->home[followers_at_home(appraising->game, player)] +
            weight(appraising, WEIGHT_BRIDGE) * (float)has->bridges +
            weight(appraising, WEIGHT_TOKEN) * (float)has->castles);
}

void appraise(struct appraising *appraising, struct values *values)
{
    const struct game *game = appraising->game;
    for (unsigned player = 0; player < game->options.players; player++)
        values->of[player] = (float)game->player[player].score;
    if (game_is_over(game))
        return;
    for (unsigned player = 0; player < game->options.players; player++)
        values->of[player] += supply_value(appraising, player);
    add_followers(appraising, values);
    memset(&appraising->joins, 0, sizeof appraising->joins);
    memset(appraising->may_join, 0, sizeof appraising->may_join);
    add_joins(appraising, (struct thought){NO_NODE, 0}, &appraising->joins);
    for (unsigned player = 0; player < game->options.players; player++)
        values->of[player] += appraising->joins.of[player];
    if (game->castles.count > 0)
        add_castles(appraising, values);
    if (game->turn.phase == PHASE_DRAW || game->turn.phase == PHASE_PLACE)
        values->of[game->turn.player] += weight(appraising, WEIGHT_TEMPO);
}

void appraise_deployment(struct appraising *appraising, struct follower follower,
                         struct values *values)
{
    const struct game *game = appraising->game;
    unsigned player = follower.player;
    unsigned shift = FEATURE_STRENGTH_SHIFT + FEATURE_STRENGTH_BITS * player;
    uint16_t root = feature_root(&game->features, follower.node);
    const struct prospect *prospect = prospect_of(appraising, root);
    enum feature_kind kind = kind_of(game, root);
    const float *home = appraising->appraiser->home;
    unsigned count = followers_at_home(game, player);
    values->of[player] += holding_value(appraising, root, kind, prospect, true) +
                          follower_value(appraising, kind, prospect) -
                          appraising->phase * (home[count] - home[count - 1]);
    if (!is_in(appraising->may_join, root))
        return;
    struct thought thought = {root,
                              (feature_counts)1 << FEATURE_FOLLOWERS_SHIFT |
                                  (feature_counts)figure_rules[follower.figure].strength << shift};
    struct values joins = {{0}};
    add_joins(appraising, thought, &joins);
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
