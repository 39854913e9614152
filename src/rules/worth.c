/* A feature's kind, completeness and worth (B6-B8, B12, B13, CA10, CA11, IN2, IN3). */
#include "bastide/game.h"

unsigned game_castle_of(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    for (unsigned c = 0; c < game->castles.count; c++)
        if (feature_root(&game->features, game->castles.castle[c].node) == root)
            return c;
    return CASTLES_MAX;
}

unsigned game_castle_lords(const struct game *game, unsigned castle)
{
    const struct castle *of = &game->castles.castle[castle];
    feature_counts counts = game->features.counts[feature_root(&game->features, of->node)];
    unsigned lords = of->owners;
    for (unsigned player = 0; player < game->options.players; player++)
        if (feature_counts_strength(counts, player) == 0)
            lords &= ~(1u << player);
    return lords;
}

enum feature_kind game_feature_kind(const struct game *game, uint16_t node)
{
    uint8_t kind = feature_segment(&game->features, &game->board, node)->kind;
    return kind == FEATURE_CITY && game_castle_of(game, node) < CASTLES_MAX
               ? FEATURE_CASTLE
               : (enum feature_kind)kind;
}

bool game_feature_is_complete(const struct game *game, uint16_t node)
{
    enum feature_kind kind = game_feature_kind(game, node);
    if (kind == FEATURE_CASTLE) {
        uint8_t wave = game->castles.castle[game_castle_of(game, node)].wave;
        return wave != 0 && wave != game->castles.wave; /* in its own wave it has yet to be paid */
    }
    return kind != FEATURE_FIELD && feature_is_closed(&game->features, node);
}

size_t game_field_cities(const struct game *game, uint16_t node, uint16_t *cities, size_t size)
{
    const struct features *features = &game->features;
    uint64_t seen[(NODES_MAX + 63) / 64] = {0};
    size_t count = 0;
    uint16_t at = node;
    do {
        uint16_t first = game->board.tile[features->tile[at]].first_node;
        unsigned touched = feature_segment(features, &game->board, at)->cities;
        for (uint16_t city = first; touched != 0; city++, touched >>= 1) {
            uint16_t root = feature_root(features, city);
            if (!(touched & 1u) || feature_counts_open(features->counts[root]) != 0)
                continue; /* a castle is closed, like the city it was */
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

/* An inn or a cathedral makes its road or city worth more, or nothing (IN1-IN3). */
static bool has_raised_stakes(const struct game *game, feature_counts counts)
{
    return feature_counts_stakes(counts) != 0 && options_has_set(&game->options, SET_INNS);
}

/* What each tile and pennant of such a road or city is worth; without an inn or a cathedral it
 * would be `plain`. */
static int raised(const struct game *game, feature_counts counts, int plain)
{
    if (feature_counts_open(counts) == 0)
        return plain + 1;
    return game->options.value[OPTION_INN_FINAL] == INN_FINAL_ZERO ? 0 : plain;
}

static int road_points(const struct game *game, uint16_t node)
{
    struct tile_mask mask;
    int tiles = (int)feature_tiles(&game->features, node, &mask);
    feature_counts counts = game->features.counts[feature_root(&game->features, node)];
    return has_raised_stakes(game, counts) ? raised(game, counts, 1) * tiles : tiles;
}

static int city_points(const struct game *game, uint16_t node)
{
    struct tile_mask mask;
    feature_counts counts = game->features.counts[feature_root(&game->features, node)];
    int tiles = (int)feature_tiles(&game->features, node, &mask);
    bool is_tiny = tiles == 2 && game->options.value[OPTION_TINY_CITY] == TINY_CITY_2;
    int each = feature_counts_open(counts) == 0 && !is_tiny ? 2 : 1;
    if (has_raised_stakes(game, counts))
        each = raised(game, counts, each);
    return each * (tiles + (int)feature_counts_pennants(counts));
}

/* 3 for each completed city, 4 for each castle (B13, CA11). */
static int field_points(const struct game *game, uint16_t node)
{
    uint16_t cities[TILES_MAX];
    size_t count = game_field_cities(game, node, cities, TILES_MAX);
    int points = 3 * (int)count;
    for (size_t c = 0; c < count; c++)
        points += game_castle_of(game, cities[c]) < CASTLES_MAX;
    return points;
}

int game_feature_points(const struct game *game, uint16_t node)
{
    switch (game_feature_kind(game, node)) {
    case FEATURE_ROAD: /* B6, B12, IN2 */
        return road_points(game, node);
    case FEATURE_CITY: /* B7, B12, IN3 */
        return city_points(game, node);
    case FEATURE_MONASTERY: /* B8, B12 */
        return 9 - (int)feature_counts_open(game->features.counts[node]);
    case FEATURE_FIELD: /* B13 */
        return field_points(game, node);
    case FEATURE_CASTLE: /* CA10 */
    case FEATURE_KINDS:
        break;
    }
    return 0;
}
