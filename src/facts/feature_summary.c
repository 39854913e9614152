#include "facts/feature_summary.h"
#include "facts/position.h"

static void count_touched(struct feature_summary *summary, const struct game *game, uint16_t node)
{
    uint16_t cities[TILES_MAX];
    size_t count = game_field_cities(game, node, cities, TILES_MAX);
    for (size_t c = 0; c < count; c++)
        summary->touched[game_feature_kind(game, cities[c])]++;
    summary->touched[FEATURE_CITY] =
        (uint8_t)(summary->touched[FEATURE_CITY] + game_cities_besides(game, node));
}

unsigned feature_parts(const struct game *game, uint16_t node)
{
    unsigned parts = 0;
    (void)game, (void)node;
#define X(part, source, is_in_play, has) parts |= (has(game, node) ? 1u : 0u) << PART_##part;
    SCORE_PARTS(X)
#undef X
    return parts;
}

/* Whether a figure in the feature of `root` adds nothing to the strength of its player. */
static bool counts_nothing(const struct feature_summary *summary, const struct game *game,
                           uint16_t root, struct follower figure)
{
    return !figure_is_follower((enum figure)figure.figure) ||
           (figure_rules[figure.figure].strength == 0 &&
            summary->strength[figure.player] ==
                feature_counts_strength(game->features.counts[root], figure.player));
}

static void find_helpers(struct feature_summary *summary, const struct game *game, uint16_t root)
{
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower figure = game->followers.follower[f];
        if (feature_root(&game->features, figure.node) == root &&
            counts_nothing(summary, game, root, figure))
            summary->helpers[figure.figure] |= (uint8_t)(1u << figure.player);
    }
}

static void find_field_holders(struct feature_summary *summary, const struct game *game,
                               uint16_t node)
{
#define X(figure, node_of, players, points)                                                        \
    summary->helpers[FIGURE_##figure] = (uint8_t)players(game, node);                              \
    summary->holders |= summary->helpers[FIGURE_##figure];
    FIELD_HOLDERS(X)
#undef X
}

/* What a field pays those who hold it without farmers, while no farmers are paid. */
static int points_of_field(const struct game *game, uint16_t node)
{
#define X(figure, node_of, players, points)                                                        \
    if (game_majority(game, node) == 0 && players(game, node) != 0)                                \
        return points(game, node);
    FIELD_HOLDERS(X)
#undef X
    return game_feature_points(game, node);
}

/* The players whom a feature made of others pays, or has paid, as a mask; 0 for any other. */
static unsigned feature_owners(const struct game *game, uint16_t node)
{
    switch ((int)game_feature_kind(game, node)) {
#define X(kind, owners, scored)                                                                    \
    case FEATURE_##kind:                                                                           \
        return owners(game, node);
        MADE_PAY(X)
#undef X
    default:
        return 0;
    }
}

static int points_of(const struct game *game, enum feature_kind kind, uint16_t node)
{
    switch ((int)kind) {
#define X(kind, owners, scored)                                                                    \
    case FEATURE_##kind:                                                                           \
        return scored(game, node);
        MADE_PAY(X)
#undef X
    case FEATURE_FIELD:
        return points_of_field(game, node);
    default:
        return game_feature_points(game, node);
    }
}

struct feature_summary feature_summary_in_short(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    feature_counts counts = game->features.counts[root];
    struct feature_summary summary = {
        .kind = game_feature_kind(game, node),
        .pennants = feature_counts_pennants(counts),
        .complete = game_feature_is_complete(game, node),
        .holders = (uint8_t)game_majority(game, node),
    };
    if (summary.kind != FEATURE_FIELD)
        summary.open = feature_counts_open(counts);
    if (summary.kind >= PRINTED_KINDS)
        summary.owners = (uint8_t)feature_owners(game, node);
    for (unsigned player = 0; player < game->options.players; player++)
        summary.strength[player] = (uint8_t)game_strength(game, node, player);
    find_helpers(&summary, game, root);
    if (summary.kind == FEATURE_FIELD)
        find_field_holders(&summary, game, node);
    return summary;
}

struct feature_summary feature_summary_of(const struct game *game, uint16_t node)
{
    struct feature_summary summary = feature_summary_in_short(game, node);
    struct tile_mask tiles;
    summary.tiles = feature_tiles(&game->features, node, &tiles);
    summary.points = points_of(game, summary.kind, node);
    for (unsigned flag = 0; flag < SEGMENT_FLAGS_COUNT; flag++)
        summary.printed[flag] = (uint8_t)game_feature_flags(game, node, (enum segment_flag)flag);
    summary.parts = (uint8_t)feature_parts(game, node);
#define X(of, height_of)                                                                           \
    if (summary.kind == FEATURE_##of)                                                              \
        summary.height = (uint8_t)height_of(game, node);
    HEIGHTS(X)
#undef X
    if (summary.kind == FEATURE_FIELD)
        count_touched(&summary, game, node);
    return summary;
}

size_t features_on_board(const struct game *game, uint16_t nodes[NODES_MAX])
{
    struct node_mask seen = {{0}};
    size_t count = 0;
    for (tile_number tile = 0; tile < game->board.tiles; tile++)
        for (unsigned s = 0; s <= SEGMENT_TRACK; s++) {
            uint16_t node = feature_node(&game->board, tile, s);
            if (node == NO_NODE)
                continue;
            uint16_t root = feature_root(&game->features, node);
            if (!node_mask_has(&seen, root))
                nodes[count++] = root;
            seen.bits[root / 64] |= (uint64_t)1 << (root % 64);
        }
    return count;
}

/* Whether an earlier segment of the tile belongs to the same feature. */
static bool is_listed(const struct game *game, const uint16_t *nodes, size_t count, uint16_t node)
{
    for (size_t n = 0; n < count; n++)
        if (feature_root(&game->features, nodes[n]) == feature_root(&game->features, node))
            return true;
    return false;
}

size_t features_free_to_take(const struct game *game, uint16_t nodes[FREE_FEATURES_MAX])
{
    size_t count = 0;
    for (unsigned s = 0; game_awaits_action(game) && s <= SEGMENT_TRACK; s++) {
        uint16_t node = feature_node(&game->board, game_placed(game), s);
        if (node == NO_NODE || is_listed(game, nodes, count, node))
            continue;
        feature_counts counts = game->features.counts[feature_root(&game->features, node)];
        if (!feature_counts_occupied(counts) && game_feature_is_complete(game, node))
            nodes[count++] = node;
    }
    return count;
}

/* What is made of others is handled separately: its owners need not be those who stand in it, as
 * CA12. */
static bool is_of_kind(const struct game *game, uint16_t node, enum territory_kind kind)
{
    enum feature_kind feature = game_feature_kind(game, node);
    return feature < PRINTED_KINDS && (feature == FEATURE_FIELD) == (kind == TERRITORY_FIELDS);
}

static void territory_own(struct territory *territory, const struct features *features,
                          uint16_t node, unsigned owners)
{
    uint16_t at = node;
    do {
        territory->owners[at] = (uint8_t)owners;
        at = features->next[at];
    } while (at != node);
}

/* What it would pay the owner who gets most: it may be worth more to one than to another. */
static int worth_of(const struct game *game, uint16_t node, unsigned owners)
{
    int most = 0;
    for (unsigned player = 0; player < game->options.players; player++)
        if (owners >> player & 1u) {
            int more = game_extra_points(game, node, player);
            most = more > most ? more : most;
        }
    return game_feature_points(game, node) + most;
}

static void add_field(struct territory *territory, const struct game *game, uint16_t node,
                      int points)
{
    uint16_t cities[TILES_MAX];
    size_t count = game_field_cities(game, node, cities, TILES_MAX);
    for (size_t c = 0; c < count; c++)
        node_mask_add(&territory->paying, &game->features, cities[c]);
    territory->worth[territory->worths++] = (struct field_worth){node, (int16_t)points};
}

/* Fields that somebody holds without a farmer. */
static void add_held_fields(struct territory *territory, const struct game *game)
{
    for (unsigned player = 0; player < game->options.players; player++) {
#define X(figure, node_of, players, points)                                                        \
    if (node_of(game, player) != NO_NODE && territory->owners[node_of(game, player)] == 0) {       \
        uint16_t node = node_of(game, player);                                                     \
        territory_own(territory, &game->features, node, players(game, node));                      \
        add_field(territory, game, node, points(game, node));                                      \
    }
        FIELD_HOLDERS(X)
#undef X
    }
}

static void add_made(struct territory *territory, const struct game *game)
{
    uint16_t nodes[NODES_MAX];
    size_t count = features_on_board(game, nodes);
    for (size_t n = 0; n < count; n++)
        if (game_feature_kind(game, nodes[n]) >= PRINTED_KINDS)
            territory_own(territory, &game->features, nodes[n], feature_owners(game, nodes[n]));
}

struct territory territory_of(const struct game *game, enum territory_kind kind)
{
    struct territory territory = {.kind = kind};
    for (unsigned f = 0; kind != TERRITORY_NONE && f < game->followers.count; f++) {
        uint16_t node = game->followers.follower[f].node;
        unsigned owners = game_majority(game, node);
        bool is_first = owners != 0 && territory.owners[node] == 0;
        if (!is_of_kind(game, node, kind) || !is_first)
            continue;
        territory_own(&territory, &game->features, node, owners);
        if (kind == TERRITORY_FIELDS)
            add_field(&territory, game, node, worth_of(game, node, owners));
    }
    if (kind == TERRITORY_FEATURES)
        add_made(&territory, game);
    if (kind == TERRITORY_FIELDS)
        add_held_fields(&territory, game);
    return territory;
}

void node_mask_add(struct node_mask *mask, const struct features *features, uint16_t node)
{
    uint16_t at = node;
    if (node == NO_NODE)
        return;
    do {
        mask->bits[at / 64] |= (uint64_t)1 << (at % 64);
        at = features->next[at];
    } while (at != node);
}

struct node_mask node_mask_of(const struct game *game, uint16_t node)
{
    struct node_mask mask = {{0}};
    node_mask_add(&mask, &game->features, node);
    return mask;
}
