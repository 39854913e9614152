#include "facts/feature_summary.h"

#include "facts/pieces.h"

static void count_touched(struct feature_summary *summary, const struct game *game, uint16_t node)
{
    uint16_t cities[TILES_MAX];
    size_t count = game_field_cities(game, node, cities, TILES_MAX);
    for (size_t c = 0; c < count; c++)
        summary->touched[game_feature_kind(game, cities[c])]++;
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

/* Who has helpers in it. */
static void find_helpers(struct feature_summary *summary, const struct game *game, uint16_t root)
{
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower follower = game->followers.follower[f];
        if (!figure_is_follower((enum figure)follower.figure) &&
            feature_root(&game->features, follower.node) == root)
            summary->helpers[follower.figure] |= (uint8_t)(1u << follower.player);
    }
}

unsigned feature_owners(const struct game *game, uint16_t node)
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
    if (summary.kind == FEATURE_FIELD)
        count_touched(&summary, game, node);
    return summary;
}

size_t features_on_board(const struct game *game, uint16_t nodes[NODES_MAX])
{
    struct {
        uint64_t bits[(NODES_MAX + 63) / 64];
    } seen = {{0}};
    size_t count = 0;
    for (tile_number tile = 0; tile < game->board.tiles; tile++)
        for (unsigned s = 0; s <= SEGMENT_TRACK; s++) {
            uint16_t node = feature_node(&game->board, tile, s);
            if (node == NO_NODE)
                continue;
            uint16_t root = feature_root(&game->features, node);
            if (!(seen.bits[root / 64] >> (root % 64) & 1u))
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
