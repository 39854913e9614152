/* Scoring what a placement completed (B6-B9, OR1). */
#include "rules/score.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"

static bool score_enter(struct game *game, struct event_list *events)
{
    const struct completed *completed = &game->completed;
    for (unsigned c = 0; c < completed->count; c++) {
        uint16_t node = completed->node[c];
        if (moment_instead_of_scoring(game, node))
            continue;
        unsigned staying = moment_stays(game, node);
        pay_players(game, node, game_majority(game, node), REASON_COMPLETE, events);
        send_figures_home(game, node, ~staying, events);
        moment_scored(game, node, events);
    }
    moment_all_scored(game, events);
    turn_pass_on(game);
    return false;
}

const struct phase_rules score_phase = {.enter = score_enter};

/* Paying features and sending their followers home (B9). */

int game_extra_points(const struct game *game, uint16_t node, unsigned player)
{
    return moment_extra(game, node, player);
}

void pay_players(struct game *game, uint16_t node, unsigned players, enum score_reason reason,
                 struct event_list *events)
{
    if (players == 0)
        return;
    int points = game_feature_points(game, node);
    for (unsigned player = 0; player < game->options.players; player++) {
        if (!mask_has(players, player))
            continue;
        int paid = points + game_extra_points(game, node, player);
        game->player[player].score += paid;
        tell(events, (struct event){.type = EVENT_SCORE,
                                    .player = (uint8_t)player,
                                    .points = (int16_t)paid,
                                    .kind = (uint8_t)game_feature_kind(game, node),
                                    .reason = (uint8_t)reason,
                                    .node = node,
                                    .held = node,
                                    .at = square_of(game, node)});
    }
}

void send_follower_home(struct game *game, unsigned number, struct event_list *events)
{
    struct follower follower = game->followers.follower[number];
    piece_take_home(game, number);
    tell(events, (struct event){.type = EVENT_HOME,
                                .player = follower.player,
                                .figure = follower.figure,
                                .node = follower.node,
                                .at = square_of(game, follower.node)});
    moment_goes_home(game, follower, events);
}

void send_figures_home(struct game *game, uint16_t node, unsigned players,
                       struct event_list *events)
{
    const struct followers *followers = &game->followers;
    uint16_t root = feature_root(&game->features, node);
    bool is_empty = !feature_counts_occupied(game->features.counts[root]);
    if (is_empty && game->amended == 0) /* only an amendment leaves a helper alone */
        return;
    for (unsigned f = followers->count; f-- > 0;) {
        struct follower follower = followers->follower[f];
        bool goes =
            mask_has(players, follower.player) || !figure_is_follower((enum figure)follower.figure);
        if (goes && feature_root(&game->features, follower.node) == root)
            send_follower_home(game, f, events);
    }
}
