/* A feature's kind, completeness and worth (B6-B8, B12, B13). */
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/score.h"

enum feature_kind game_feature_kind(const struct game *game, uint16_t node)
{
    enum feature_kind kind =
        (enum feature_kind)feature_segment(&game->features, &game->board, node)->kind;
#define X(made, of, has_any, is_one)                                                               \
    if (kind == FEATURE_##of && has_any(game) && is_one(game, node))                               \
        return FEATURE_##made;
    MADE_OF(X)
#undef X
    return kind;
}

bool worth_is_closed(const struct game *game, uint16_t node)
{
    return feature_is_closed(&game->features, node);
}

/* B8; nor is one complete later that was not when its last square was filled. */
bool worth_is_surrounded(const struct game *game, uint16_t node)
{
    return feature_is_closed(&game->features, node) && !moment_incomplete(game, node);
}

bool worth_is_never_complete(const struct game *game, uint16_t node)
{
    (void)game, (void)node;
    return false;
}

bool game_feature_is_complete(const struct game *game, uint16_t node)
{
    switch (game_feature_kind(game, node)) {
#define X(kind, points, is_complete)                                                               \
    case FEATURE_##kind:                                                                           \
        return is_complete(game, node);
        WORTHS(X) /* NOLINT(bugprone-branch-clone) */
#undef X
    case FEATURE_KINDS:
        break;
    }
    return false;
}

uint16_t game_standing_node(const struct game *game, uint16_t node)
{
    unsigned kind = feature_segment(&game->features, &game->board, node)->kind;
    return kind_is_lain_in(kind) ? game_other_way(game, node) : node;
}

/* The node of that kind on the tile of `node`, which must be there. */
static uint16_t node_of_kind(const struct game *game, uint16_t node, enum feature_kind kind)
{
    tile_number tile = feature_tile(&game->features, node);
    unsigned segment = tile_segment_of(&tile_kinds[game->board.tile[tile].kind], kind);
    return segment == NO_SEGMENT ? (uint16_t)NO_NODE : feature_node(&game->board, tile, segment);
}

uint16_t game_other_way(const struct game *game, uint16_t node)
{
    unsigned kind = feature_segment(&game->features, &game->board, node)->kind;
    (void)kind, (void)node_of_kind; /* no set may have such kinds */
#define X(lying, standing)                                                                         \
    if (kind == FEATURE_##lying || kind == FEATURE_##standing)                                     \
        return node_of_kind(game, node,                                                            \
                            kind == FEATURE_##lying ? FEATURE_##standing : FEATURE_##lying);
    LYING(X)
#undef X
    return NO_NODE;
}

bool game_is_occupied(const struct game *game, uint16_t node)
{
    const struct features *features = &game->features;
    uint16_t other = game_other_way(game, node);
    return feature_counts_occupied(features->counts[feature_root(features, node)]) ||
           (other != NO_NODE && feature_counts_occupied(features->counts[other]));
}

/* The feature's first segment on tile number `tile` clockwise from north; a monastery meets no
 * edge. */
static unsigned first_segment(const struct game *game, uint16_t node, tile_number tile)
{
    const struct features *features = &game->features;
    for (unsigned edge = 0; edge < EDGES; edge++) {
        uint16_t at = feature_node_at_edge(&game->board, tile, edge);
        if (at != NO_NODE && feature_root(features, at) == feature_root(features, node))
            return feature_segment_number(features, &game->board, at);
    }
    return feature_segment_number(features, &game->board, node);
}

struct move move_about(const struct game *game, enum verb verb, uint16_t node)
{
    const struct features *features = &game->features;
    uint16_t first = node;
    for (uint16_t at = features->next[node]; at != node; at = features->next[at])
        if (square_reads_before(game_node_square(game, at), game_node_square(game, first)))
            first = at;
    return move_on_square(verb, game_node_square(game, first),
                          first_segment(game, first, feature_tile(features, first)));
}

unsigned game_feature_flags(const struct game *game, uint16_t node, enum segment_flag flag)
{
    static const uint32_t sets_of[SEGMENT_FLAGS_COUNT] = {
#define X(flag, kind, word, set) [SEGMENT_FLAG_##flag] = SETS_OF_##set,
        SEGMENT_FLAGS(X)
#undef X
    };
    unsigned count = 0;
    uint16_t at = node;
    if (!options_has_any(&game->options, sets_of[flag]) ||
        game_feature_kind(game, node) >= (enum feature_kind)PRINTED_KINDS)
        return 0;
    do {
        count += (unsigned)feature_segment(&game->features, &game->board, at)->flags >> flag & 1u;
        at = game->features.next[at];
    } while (at != node);
    return count;
}

size_t game_field_cities(const struct game *game, uint16_t node, uint16_t *cities, size_t size)
{
    const struct features *features = &game->features;
    uint64_t seen[(NODES_MAX + 63) / 64] = {0};
    size_t count = 0;
    uint16_t at = node;
    do {
        uint16_t first = game->board.tile[feature_tile(features, at)].first_node;
        unsigned touched = feature_segment(features, &game->board, at)->cities;
        for (uint16_t city = first; touched != 0; city++, touched >>= 1) {
            uint16_t root = feature_root(features, city);
            if (!(touched & 1u) || feature_counts_open(features->counts[root]) != 0)
                continue; /* what play has made of a city is closed as the city was */
            uint64_t bit = (uint64_t)1 << (root % 64);
            if (seen[root / 64] & bit)
                continue;
            seen[root / 64] |= bit;
            if (count < size)
                cities[count] = city;
            count++;
        }
        at = features->next[at];
    } while (at != node);
    return count;
}

int game_cities_besides(const struct game *game, uint16_t node)
{
    return moment_cities_besides(game, node);
}

/* B6, B12 */
int worth_of_road(const struct game *game, uint16_t node)
{
    struct tile_mask mask;
    feature_counts counts = game->features.counts[feature_root(&game->features, node)];
    unsigned tiles = feature_tiles(&game->features, node, &mask);
    return moment_worth(game, node, tiles, moment_each(game, counts, 1) * (int)tiles);
}

/* B7, B12 */
int worth_of_city(const struct game *game, uint16_t node)
{
    struct tile_mask mask;
    feature_counts counts = game->features.counts[feature_root(&game->features, node)];
    unsigned tiles = feature_tiles(&game->features, node, &mask);
    bool is_tiny = tiles == 2 && game->options.value[OPTION_TINY_CITY] == TINY_CITY_2;
    int each = feature_counts_open(counts) == 0 && !is_tiny ? 2 : 1;
    int points = moment_each(game, counts, each) * (int)(tiles + feature_counts_pennants(counts));
    return moment_worth(game, node, tiles, points);
}

/* B8, B12 */
int worth_of_monastery(const struct game *game, uint16_t node)
{
    int open = (int)feature_counts_open(game->features.counts[node]);
    return open > 0 ? 9 - open : 9 + moment_surrounded(game, node);
}

int field_count(const struct game *game, uint16_t node)
{
    uint16_t cities[TILES_MAX];
    int besides = moment_cities_besides(game, node);
    if (!moment_times_in_field_vary(game))
        return (int)game_field_cities(game, node, NULL, 0) + besides;
    size_t count = game_field_cities(game, node, cities, TILES_MAX);
    unsigned times = 0;
    for (size_t c = 0; c < count; c++)
        times += moment_times_in_field(game, cities[c]);
    return (int)times + besides;
}

int field_points(const struct game *game, uint16_t node, int each)
{
    uint16_t cities[TILES_MAX];
    size_t count = game_field_cities(game, node, cities, TILES_MAX);
    int points = each * moment_cities_besides(game, node);
    for (size_t c = 0; c < count; c++)
        points +=
            each * (int)moment_times_in_field(game, cities[c]) + moment_in_field(game, cities[c]);
    return points;
}

/* 3 for each completed city (B13). */
int worth_of_field(const struct game *game, uint16_t node)
{
    return field_points(game, node, 3);
}

int game_feature_points(const struct game *game, uint16_t node)
{
    switch (game_feature_kind(game, node)) {
#define X(kind, points, is_complete)                                                               \
    case FEATURE_##kind:                                                                           \
        return points(game, node);
        WORTHS(X) /* NOLINT(bugprone-branch-clone) */
#undef X
    case FEATURE_KINDS:
        break;
    }
    return 0;
}

/* Who has the majority in a feature (B9). */

/* Whether there are followers without strength, which the counts of features do not tell apart. */
enum {
#define X(figure, word, key, each, set, role, strength, ...)                                       \
    || (ROLE_##role == ROLE_FOLLOWER && (strength) == 0)
    SOME_HAVE_NO_STRENGTH = false FIGURES(X)
#undef X
};

bool game_has_follower(const struct game *game, uint16_t node, unsigned player)
{
    uint16_t root = feature_root(&game->features, node);
    feature_counts counts = game->features.counts[root];
    if (feature_counts_strength(counts, player) > 0)
        return true;
    if (!SOME_HAVE_NO_STRENGTH || !feature_counts_occupied(counts))
        return false;
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        if (follower.player == player && figure_is_follower((enum figure)follower.figure) &&
            feature_root(&game->features, follower.node) == root)
            return true;
    }
    return false;
}

unsigned game_strength(const struct game *game, uint16_t node, unsigned player)
{
    feature_counts counts = game->features.counts[feature_root(&game->features, node)];
    return feature_counts_strength(counts, player) + moment_strength(game, node, counts, player);
}

static bool is_tie(unsigned players)
{
    return (players & (players - 1)) != 0;
}

/* What sets make of it. */
static unsigned without_losers(const struct game *game, uint16_t node, uint16_t other,
                               unsigned players)
{
    return moment_ties_vary(game) && is_tie(players) ? moment_tie(game, node, other, players)
                                                     : players;
}

unsigned game_majority(const struct game *game, uint16_t node)
{
    if (moment_strength_varies(game))
        return game_majority_together(game, node, NO_NODE, 0);
    unsigned players = feature_majority(game->features.counts[feature_root(&game->features, node)]);
    return without_losers(game, node, NO_NODE, players);
}

unsigned majority_among(const struct game *game, uint16_t node, unsigned players)
{
    struct majority majority = {.most = 1};
    for (unsigned player = 0; player < game->options.players; player++)
        if (mask_has(players, player))
            majority_look(&majority, player, game_strength(game, node, player));
    return without_losers(game, node, NO_NODE, majority.players);
}

/* The counts of features know, unless a set's strengths are not the figures' alone. */
unsigned game_majority_together(const struct game *game, uint16_t node, uint16_t other,
                                feature_counts more)
{
    const struct features *features = &game->features;
    bool is_one = other == NO_NODE;
    feature_counts counts = features->counts[feature_root(features, node)] + more;
    if (!is_one)
        counts += features->counts[feature_root(features, other)];
    if (!moment_strength_varies(game))
        return without_losers(game, node, other, feature_majority(counts));
    struct majority majority = {.most = 1};
    for (unsigned player = 0; player < game->options.players; player++)
        majority_look(&majority, player,
                      feature_counts_strength(counts, player) +
                          moment_strength(game, node, counts, player) +
                          (is_one ? 0 : moment_strength(game, other, counts, player)));
    return without_losers(game, node, other, majority.players);
}
