/* Deploying a follower on the tile just placed (B5). */
#include "rules/chapters.h"

static uint16_t node_of(const struct game *game, unsigned segment)
{
    return (uint16_t)(game->board.tile[game->turn.placed].first_node + segment);
}

static unsigned segments(const struct game *game)
{
    return tile_kinds[game->board.tile[game->turn.placed].kind].segments;
}

static bool is_free(const struct game *game, unsigned segment)
{
    uint16_t root = feature_root(&game->features, node_of(game, segment));
    return !feature_books_occupied(game->features.books[root]);
}

void deploy_legal(const struct game *game, struct move_list *moves)
{
    if (game->player[game->turn.player].supply[FIGURE_MEEPLE] > 0)
        for (unsigned s = 0; s < segments(game); s++)
            if (is_free(game, s))
                add_move(moves, move_deploy(FIGURE_MEEPLE, s));
    add_move(moves, move_plain(VERB_PASS));
}

/* Nobody is asked where passing is all that can be done. */
bool deploy_enter(struct game *game, struct event_list *events)
{
    (void)events;
    if (game->player[game->turn.player].supply[FIGURE_MEEPLE] > 0)
        for (unsigned s = 0; s < segments(game); s++)
            if (is_free(game, s))
                return true;
    game->turn.phase = PHASE_SCORE;
    return false;
}

static enum refusal deploy(struct game *game, struct move move, struct event_list *events)
{
    if (move.figure >= FIGURES_COUNT)
        return REFUSAL_NO_SUCH_FIGURE;
    if (move.arg >= segments(game))
        return REFUSAL_NO_SUCH_SEGMENT;
    struct player *player = &game->player[game->turn.player];
    if (player->supply[move.figure] == 0)
        return REFUSAL_NO_FOLLOWER_LEFT;
    if (!is_free(game, move.arg))
        return REFUSAL_FEATURE_OCCUPIED;
    uint16_t node = node_of(game, move.arg);
    player->supply[move.figure]--;
    game->followers.follower[game->followers.count++] =
        (struct follower){game->turn.player, move.figure, node};
    feature_count_follower(&game->features, node, game->turn.player, 1);
    tell(events, (struct event){.type = EVENT_DEPLOY,
                                .player = game->turn.player,
                                .figure = move.figure,
                                .node = node,
                                .at = game->board.tile[game->turn.placed].at});
    game->turn.phase = PHASE_SCORE;
    return REFUSAL_NONE;
}

enum refusal deploy_apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb == VERB_DEPLOY)
        return deploy(game, move, events);
    if (move.verb != VERB_PASS)
        return REFUSAL_WRONG_MOMENT;
    game->turn.phase = PHASE_SCORE;
    return REFUSAL_NONE;
}
