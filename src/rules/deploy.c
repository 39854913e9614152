/* Deploying a follower on the tile just placed (B5), or on a bridge built there (BR11). */
#include "rules/deploy.h"

#include "rules/phase.h"

static bool is_free(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    return !feature_counts_occupied(game->features.counts[root]);
}

static bool has_follower(const struct game *game)
{
    return game->turn.deployed == 0 && game->player[game->turn.player].supply[FIGURE_MEEPLE] > 0;
}

/* Bit s: the player at turn may put a follower on segment s of the tile just placed. */
static unsigned free_segments(const struct game *game)
{
    if (!has_follower(game))
        return 0;
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    unsigned segments = tile_kinds[placed->kind].segments, mask = 0;
    for (unsigned s = 0; s < segments; s++)
        mask |= (unsigned)is_free(game, (uint16_t)(placed->first_node + s)) << s;
    if (placed->bridge != NO_BRIDGE)
        mask |= (unsigned)is_free(game, feature_bridge_node(placed->bridge)) << SEGMENT_BRIDGE;
    return mask;
}

bool deploy_is_possible(const struct game *game)
{
    return free_segments(game) != 0;
}

void deploy_legal(const struct game *game, struct move_list *moves)
{
    for (unsigned mask = free_segments(game); mask != 0; mask &= mask - 1)
        add_move(moves, move_deploy(FIGURE_MEEPLE, (unsigned)__builtin_ctz(mask)));
}

enum refusal deploy_apply(struct game *game, struct move move, struct event_list *events)
{
    uint8_t player = game->turn.player;
    if (move.figure >= FIGURES_COUNT)
        return REFUSAL_NO_SUCH_FIGURE;
    uint16_t node = feature_node(&game->board, game->turn.placed, move.arg);
    if (node == NO_NODE)
        return REFUSAL_NO_SUCH_SEGMENT;
    if (game->turn.deployed > 0)
        return REFUSAL_ALREADY_DEPLOYED;
    if (game->player[player].supply[move.figure] == 0)
        return REFUSAL_NO_FOLLOWER_LEFT;
    if (!is_free(game, node))
        return REFUSAL_FEATURE_OCCUPIED;
    game->player[player].supply[move.figure]--;
    game->followers.follower[game->followers.count++] =
        (struct follower){player, move.figure, node};
    feature_count_follower(&game->features, node, player, 1);
    game->turn.deployed = 1;
    tell(events, (struct event){.type = EVENT_DEPLOY,
                                .player = player,
                                .figure = move.figure,
                                .node = node,
                                .at = square_of(game, node)});
    return REFUSAL_NONE;
}
