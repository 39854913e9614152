/* Deploying a figure on the tile just placed (B5), or on a bridge built there (BR11). */
#include "rules/deploy.h"

#include "rules/phase.h"

/* A follower may stand where there is no other. */
static enum refusal unoccupied(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    return feature_counts_occupied(game->features.counts[root]) ? REFUSAL_FEATURE_OCCUPIED
                                                                : REFUSAL_NONE;
}

static bool has_own_follower(const struct game *game, feature_counts counts)
{
    return feature_counts_strength(counts, game->turn.player) > 0;
}

/* A builder works on an unfinished road or city with a follower of its player (TB5). */
static enum refusal at_work(const struct game *game, uint16_t node)
{
    uint8_t kind = feature_segment(&game->features, &game->board, node)->kind;
    feature_counts counts = game->features.counts[feature_root(&game->features, node)];
    if ((kind != FEATURE_ROAD && kind != FEATURE_CITY) || feature_counts_open(counts) == 0)
        return REFUSAL_BUILDER_NEEDS_WORK;
    return has_own_follower(game, counts) ? REFUSAL_NONE : REFUSAL_NO_OWN_FOLLOWER;
}

/* A pig lives in a field with a farmer of its player (TB11). */
static enum refusal with_own_farmer(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    if (feature_segment(&game->features, &game->board, node)->kind != FEATURE_FIELD)
        return REFUSAL_PIG_NEEDS_FIELD;
    return has_own_follower(game, game->features.counts[root]) ? REFUSAL_NONE
                                                               : REFUSAL_NO_OWN_FOLLOWER;
}

/* Where each figure may be deployed. */
static enum refusal (*const refusal_at[FIGURES_COUNT])(const struct game *game, uint16_t node) = {
#define X(figure, word, key, each, set, role, strength, where) [FIGURE_##figure] = where,
    FIGURES(X)
#undef X
};

static bool is_in_hand(const struct game *game, unsigned figure)
{
    return game->turn.deployed == 0 && game->player[game->turn.player].supply[figure] > 0;
}

/* Bit s: the active player may deploy the figure on segment s of the tile just placed. */
static unsigned segments_for(const struct game *game, unsigned figure)
{
    if (!is_in_hand(game, figure))
        return 0;
    enum refusal (*refused)(const struct game *, uint16_t) = refusal_at[figure];
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    unsigned segments = tile_kinds[placed->kind].segments, mask = 0;
    for (unsigned s = 0; s < segments; s++)
        mask |= (unsigned)!refused(game, (uint16_t)(placed->first_node + s)) << s;
    if (placed->bridge != NO_BRIDGE)
        mask |= (unsigned)!refused(game, feature_bridge_node(placed->bridge)) << SEGMENT_BRIDGE;
    return mask;
}

bool deploy_is_possible(const struct game *game)
{
    unsigned segments = 0;
    for (unsigned figure = 0; figure < FIGURES_COUNT && segments == 0; figure++)
        segments = segments_for(game, figure);
    return segments != 0;
}

void deploy_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
        for (unsigned mask = segments_for(game, figure); mask != 0; mask &= mask - 1)
            add_move(moves, move_deploy((enum figure)figure, (unsigned)__builtin_ctz(mask)));
}

enum refusal deploy_apply(struct game *game, struct move move, struct event_list *events)
{
    uint8_t player = game->turn.player;
    if (move.figure >= FIGURES_COUNT || figures_each(&game->options, (enum figure)move.figure) == 0)
        return REFUSAL_NO_SUCH_FIGURE;
    uint16_t node = feature_node(&game->board, game->turn.placed, move.arg);
    if (node == NO_NODE)
        return REFUSAL_NO_SUCH_SEGMENT;
    if (game->turn.deployed > 0)
        return REFUSAL_ALREADY_DEPLOYED;
    if (game->player[player].supply[move.figure] == 0)
        return REFUSAL_NO_FOLLOWER_LEFT;
    enum refusal refusal = refusal_at[move.figure](game, node);
    if (refusal != REFUSAL_NONE)
        return refusal;
    game->player[player].supply[move.figure]--;
    struct follower follower = {player, move.figure, node};
    game->followers.follower[game->followers.count++] = follower;
    feature_add_follower(&game->features, follower);
    game->turn.deployed = 1;
    tell(events, (struct event){.type = EVENT_DEPLOY,
                                .player = player,
                                .figure = move.figure,
                                .node = node,
                                .at = square_of(game, node)});
    return REFUSAL_NONE;
}
