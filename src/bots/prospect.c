#include "bots/terms.h"
#include "facts/placements.h"

/* An open square at a feature, the tiles that fit there, and the edges at which the feature comes
 * in.
 */
struct way_in {
    uint16_t open;
    tile_number fit;
    uint8_t edges;
};

/* A road or city as it lies. With more ways in than are kept it is never finished. */
enum { WAYS_IN_MAX = 24 };

struct extent {
    unsigned tiles, ways;
    struct way_in way[WAYS_IN_MAX];
};

static void note_way_in(const struct appraising *appraising, struct extent *extent, unsigned open,
                        unsigned edge)
{
    unsigned w = 0;
    while (w < extent->ways && extent->way[w].open != open)
        w++;
    if (w == WAYS_IN_MAX)
        return;
    if (w == extent->ways)
        extent->way[extent->ways++] =
            (struct way_in){(uint16_t)open, (tile_number)appraising_fit(appraising, open), 0};
    extent->way[w].edges = (uint8_t)(extent->way[w].edges | 1u << edge);
}

static void extent_find(const struct appraising *appraising, uint16_t node, struct extent *extent)
{
    const struct game *game = appraising->game;
    const struct features *features = &game->features;
    unsigned missing = feature_counts_open(features->counts[feature_root(features, node)]);
    struct tile_mask seen = {{0}};
    uint16_t at = node;
    extent->tiles = extent->ways = 0;
    do {
        unsigned tile = feature_tile(features, at);
        extent->tiles += !tile_mask_has(&seen, tile);
        seen.bits[tile / 64] |= (uint64_t)1 << (tile % 64);
        unsigned edges = missing > 0 ? segment_edges_on_board(game, at) : 0;
        for (; edges != 0; edges &= edges - 1) {
            unsigned edge = (unsigned)__builtin_ctz(edges);
            unsigned open =
                board_open_at(&game->board, square_beside(game->board.tile[tile].at, edge));
            if (open == OPEN_SQUARES_MAX)
                continue;
            missing--;
            note_way_in(appraising, extent, open, edge_opposite(edge));
        }
        at = features->next[at];
    } while (at != node);
}

/* At most how many tiles end there all of what comes in. */
static unsigned ends_of_way(const struct appraising *appraising, struct way_in way)
{
    unsigned ends = way.fit;
    for (unsigned edges = way.edges; edges != 0; edges &= edges - 1) {
        unsigned there = appraising_ends(appraising, way.open, (unsigned)__builtin_ctz(edges));
        ends = there < ends ? there : ends;
    }
    return ends;
}

/* The chance that a tile is found for that square which finishes the feature there. */
static float chance_of_way(const struct appraising *appraising, enum feature_kind kind,
                           struct way_in way)
{
    const struct appraiser *appraiser = appraising->appraiser;
    unsigned ends = ends_of_way(appraising, way);
    return way.fit == 0 ? 0
                        : 1 - appraiser->miss[kind][ends] * appraiser->help[kind][way.fit - ends];
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

/* The best chance of any of its squares that the next tile fits there. */
static float chance_to_go_on(const struct appraising *appraising, const struct extent *extent)
{
    const struct game *game = appraising->game;
    unsigned most = 0;
    for (unsigned w = 0; w < extent->ways; w++) {
        most = extent->way[w].fit > most ? extent->way[w].fit : most;
    }
    /* After the last tile, what was counted need not be renewed. */
    return most == 0 || game->pile.tiles == 0 ? 0 : (float)most / (float)pile_held(&game->pile);
}

static struct rates rates_of(const struct options *options, enum feature_kind kind,
                             feature_counts counts)
{
    struct rates rates = {kind == FEATURE_CITY ? 2 : 1, 1};
#define X(set, change)                                                                             \
    if (options_has_any(options, SETS_OF_##set))                                                   \
        change(options, counts, &rates);
    RATES(X)
#undef X
    return rates;
}

/* What sets make of its points, with so many tiles. */
static float expected_worth(const struct appraising *appraising, uint16_t root, float tiles,
                            float points)
{
    (void)appraising, (void)root, (void)tiles; /* no set may have a row */
#define X(set, worth_of)                                                                           \
    if (options_has_set(&appraising->game->options, SET_##set))                                    \
        points = worth_of(appraising, root, tiles, points);
    EXPECTED_WORTHS(X)
#undef X
    return points;
}

static struct prospect prospect_of_road_or_city(const struct appraising *appraising,
                                                enum feature_kind kind, uint16_t root)
{
    const struct appraiser *appraiser = appraising->appraiser;
    feature_counts counts = appraising->game->features.counts[root];
    struct rates rates = rates_of(&appraising->game->options, kind, counts);
    struct extent extent;
    struct prospect prospect = {.cities = 0};
    extent_find(appraising, root, &extent);
    float ways = (float)extent.ways;
    float tiles = (float)extent.tiles;
    float size = (float)(extent.tiles + feature_counts_pennants(counts));
    float filled = appraiser->fill[kind] * ways, grown = appraiser->growth[kind] * ways;
    prospect.chance = chance_of(appraising, kind, &extent);
    prospect.finished =
        expected_worth(appraising, root, tiles + filled, rates.finished * (size + filled));
    prospect.points = prospect.chance * prospect.finished +
                      expected_worth(appraising, root, (1 - prospect.chance) * (tiles + grown),
                                     (1 - prospect.chance) * rates.unfinished * (size + grown));
    prospect.goes_on = chance_to_go_on(appraising, &extent);
    return prospect;
}

float chance_of_gap(const struct appraising *appraising, struct square at)
{
    unsigned open = board_open_at(&appraising->game->board, at);
    return appraising->appraiser
        ->miss[FEATURE_MONASTERY][open == OPEN_SQUARES_MAX ? appraising->outlook->fit[0]
                                                           : appraising_fit(appraising, open)];
}

static struct prospect prospect_of_monastery(const struct appraising *appraising, uint16_t root)
{
    const struct game *game = appraising->game;
    struct square at = game_node_square(game, root);
    struct prospect prospect = {.points = 9, .finished = 9, .chance = 1};
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++) {
            struct square beside = square_at(at, dx, dy);
            if (board_tile_at(&game->board, beside) != NO_TILE)
                continue;
            float empty = chance_of_gap(appraising, beside);
            prospect.points -= empty;
            prospect.chance *= 1 - empty;
        }
    return prospect;
}

/* What a field is paid for each feature that it touches, by its kind (B13). */
static const float field_points[FEATURE_KINDS] = {
#define X(kind, points) [FEATURE_##kind] = (points),
    FIELD_POINTS(X)
#undef X
};

static struct prospect prospect_of_field(struct appraising *appraising, uint16_t root)
{
    const struct game *game = appraising->game;
    const struct features *features = &game->features;
    uint64_t seen[ROOTS_WORDS] = {0};
    struct prospect prospect = {.points = 0};
    float later = appraising_weight(appraising, WEIGHT_FIELD_CITY);
    uint16_t at = root;
    if (!appraising->appraiser->sees_fields)
        return prospect;
    prospect.cities = (float)game_cities_besides(game, root);
    prospect.points = field_points[FEATURE_CITY] * prospect.cities;
    do {
        uint16_t city = game->board.tile[feature_tile(features, at)].first_node;
        unsigned touched = feature_segment(features, &game->board, at)->cities;
        for (; touched != 0; city++, touched >>= 1) {
            if (!(touched & 1u))
                continue;
            uint16_t city_root = feature_root(features, city);
            if (!roots_add(seen, city_root))
                continue;
            bool is_open = feature_counts_open(features->counts[city_root]) != 0;
            float count = is_open ? later * prospect_of(appraising, city_root)->chance : 1;
#define X(set, times)                                                                              \
    if (options_has_any(&game->options, SETS_OF_##set))                                            \
        count *= times(game, city_root);
            TIMES_IN_FIELDS(X)
#undef X
            prospect.cities += count;
            prospect.touched |= (uint64_t)1 << city_root % 64;
            prospect.points +=
                field_points[is_open ? FEATURE_CITY : game_feature_kind(game, city_root)] * count;
        }
        at = features->next[at];
    } while (at != root);
#define X(set, extra_of)                                                                           \
    if (options_has_any(&game->options, SETS_OF_##set))                                            \
        prospect.extra += extra_of(game, root, prospect.cities);
    FIELD_EXTRAS(X)
#undef X
    prospect.points += prospect.extra;
    prospect.finished = prospect.points;
    return prospect;
}

bool prospect_sees_further(enum feature_kind kind)
{
#define X(seen, prospect) | 1u << FEATURE_##seen
    return kind_is_surrounded(kind) || ((0u PROSPECTS(X)) >> kind & 1u) != 0;
#undef X
}

static bool is_as_before(const struct appraising *appraising, enum feature_kind kind, uint16_t root)
{
    return appraising->before != NULL && !prospect_sees_further(kind) &&
           !roots_have(appraising->differs, root);
}

static struct prospect prospect_of_kind(struct appraising *appraising, enum feature_kind kind,
                                        uint16_t root)
{
#define X(seen, prospect)                                                                          \
    if (kind == FEATURE_##seen)                                                                    \
        return prospect(appraising, root);
    PROSPECTS(X)
#undef X
    return kind == FEATURE_FIELD       ? prospect_of_field(appraising, root)
           : kind_is_surrounded(kind)  ? prospect_of_monastery(appraising, root)
           : feature_kind_scores(kind) ? prospect_of_road_or_city(appraising, kind, root)
                                       : (struct prospect){.points = 0};
}

const struct prospect *prospect_of(struct appraising *appraising, uint16_t root)
{
    struct prospect *prospect = &appraising->prospect[root];
    if (roots_have(appraising->known, root))
        return prospect;
    enum feature_kind kind = prospect_kind(appraising->game, root);
    if (is_as_before(appraising, kind, root))
        return prospect_of(appraising->before, root);
    *prospect = prospect_of_kind(appraising, kind, root);
    roots_add(appraising->known, root);
    return prospect;
}

/* Beginning an appraisal. */

void appraising_begin(struct appraising *appraising, const struct appraiser *appraiser,
                      const struct outlook *outlook, const struct game *game)
{
    appraising->appraiser = appraiser;
    appraising->outlook = outlook;
    appraising->game = game;
    appraising->phase = appraiser->phase[game->pile.tiles];
    appraising->before = NULL;
    appraising->followers_known = appraising->joins_known = false;
    memset(appraising->known, 0, sizeof appraising->known);
#define X(set, begin)                                                                              \
    if (options_has_any(&game->options, SETS_OF_##set))                                            \
        begin(appraising);
    APPRAISING_BEGINNINGS(X)
#undef X
}

/* The fields that a city touches. */
static void note_fields(struct appraising *appraising, uint16_t city)
{
    const struct game *game = appraising->game;
    uint16_t at = city;
    do {
        const struct placed_tile *tile = &game->board.tile[feature_tile(&game->features, at)];
        const struct tile_kind *kind = &tile_kinds[tile->kind];
        for (unsigned s = 0; s < kind->segments; s++)
            if (kind->segment[s].kind == FEATURE_FIELD &&
                (unsigned)kind->segment[s].cities >> (at - tile->first_node) & 1u)
                roots_add(appraising->differs,
                          feature_root(&game->features, (uint16_t)(tile->first_node + s)));
        at = game->features.next[at];
    } while (at != city);
}

void appraising_note_difference(struct appraising *appraising, uint16_t node)
{
    if (node == NO_NODE)
        return;
    uint16_t root = feature_root(&appraising->game->features, node);
    if (roots_add(appraising->differs, root) &&
        prospect_kind(appraising->game, root) == FEATURE_CITY)
        note_fields(appraising, root);
}

static void note_changed(struct appraising *appraising, struct square at)
{
    if (appraising->changed_count < SQUARES_CHANGED_MAX && !appraising_has_changed(appraising, at))
        appraising->changed[appraising->changed_count++] = at;
}

/* An open square wants something else now: so all roads and cities that come in there differ. */
static void note_square(struct appraising *appraising, struct square at)
{
    const struct board *board = &appraising->game->board;
    note_changed(appraising, at);
    for (unsigned edge = 0; edge < EDGES; edge++) {
        tile_number tile = board_tile_beside(board, at, edge);
        if (tile == NO_TILE)
            continue;
        unsigned beyond = edge_opposite(edge);
        appraising_note_difference(appraising, feature_node_at_edge(board, tile, beyond));
        appraising_note_difference(appraising, feature_node_split_off(board, tile, beyond));
    }
}

static void note_squares_beside(struct appraising *appraising, tile_number tile)
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
    memset(appraising->differs, 0, sizeof appraising->differs);
    appraising->changed_count = 0;
    for (tile_number tile = before->game->board.tiles; tile < board->tiles; tile++) {
        unsigned first = board->tile[tile].first_node;
        note_changed(appraising, board->tile[tile].at);
        for (unsigned s = 0; s < tile_kinds[board->tile[tile].kind].segments; s++)
            appraising_note_difference(appraising, (uint16_t)(first + s));
        note_squares_beside(appraising, tile);
    }
    for (uint8_t track = before->game->board.tracks; track < board->tracks; track++) {
        appraising_note_difference(appraising, feature_track_node(track));
        note_squares_beside(appraising, board->track[track].tile);
    }
#define X(set, note)                                                                               \
    if (options_has_set(&game->options, SET_##set))                                                \
        note(appraising, before->game);
    APPRAISING_DIFFERENCES(X)
#undef X
}
