/* Scoring what a placement completed (B6-B9, OR1). */
#include "rules/score.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"

#include <stdint.h>

static bool score_enter(struct game *game, struct event_list *events)
{
    const struct completed *completed = &game->completed;
    for (unsigned c = 0; c < completed->count; c++) {
        uint16_t node = completed->node[c];
        if (moment_instead_of_scoring(game, node))
            continue;
        unsigned staying = moment_stays(game, node);
        pay_players(game, node, game_majority(game, node), REASON_COMPLETE, events);
        moment_paid(game, node, ~0u, REASON_COMPLETE, events);
        send_figures_away(game, node, ~staying, events);
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

void pay_points(struct game *game, uint16_t node, unsigned players, int points,
                enum score_reason reason, struct event_list *events)
{
    bool is_decided = moment_decides(game, node);
    for (unsigned player = 0; player < game->options.players; player++) {
        if (!mask_has(players, player))
            continue;
        int paid = points + game_extra_points(game, node, player);
        game->player[player].score += paid;
        moment_pays(game, player, paid, reason);
        tell(events, (struct event){.type = EVENT_SCORE,
                                    .player = (uint8_t)player,
                                    .points = (int16_t)paid,
                                    .kind = (uint8_t)game_feature_kind(game, node),
                                    .reason = (uint8_t)reason,
                                    .what = is_decided,
                                    .node = node,
                                    .held = node,
                                    .at = game_node_square(game, node)});
    }
}

void pay_players(struct game *game, uint16_t node, unsigned players, enum score_reason reason,
                 struct event_list *events)
{
    if (players != 0)
        pay_points(game, node, players, game_feature_points(game, node), reason, events);
}

void send_follower_home(struct game *game, unsigned number, struct event_list *events)
{
    struct follower follower = game->followers.follower[number];
    struct piece piece = game_piece(game, number);
    piece_take_home(game, number);
    tell(events, (struct event){.type = EVENT_HOME,
                                .player = follower.player,
                                .figure = follower.figure,
                                .node = follower.node,
                                .at = game_node_square(game, follower.node)});
    moment_leaves(game, piece, follower.node, events);
}

void move_follower(struct game *game, unsigned number, uint16_t node, struct event_list *events)
{
    struct follower *follower = &game->followers.follower[number], before = *follower;
    feature_remove_follower(&game->features, before);
    follower->node = node;
    feature_add_follower(&game->features, *follower);
    moment_leaves(game, game_piece(game, number), before.node, events);
}

void send_follower_away(struct game *game, unsigned number, struct event_list *events)
{
    if (!moment_goes_on(game, game->followers.follower[number]))
        send_follower_home(game, number, events);
}

typedef void send_follower(struct game *game, unsigned number, struct event_list *events);

static inline __attribute__((always_inline)) void send_figures(struct game *game, uint16_t node,
                                                               unsigned players,
                                                               send_follower *send,
                                                               struct event_list *events)
{
    const struct followers *followers = &game->followers;
    uint16_t root = feature_root(&game->features, node);
    bool is_empty = !feature_counts_occupied(game->features.counts[root]);
    if (is_empty && game->amended == 0) /* only an amendment leaves a helper alone */
        return;
    for (unsigned f = followers->count; f-- > 0;) {
        struct follower follower = followers->follower[f];
        bool goes = figure_is_follower((enum figure)follower.figure)
                        ? mask_has(players, follower.player)
                        : figure_is_helper((enum figure)follower.figure);
        if (goes && feature_root(&game->features, follower.node) == root)
            send(game, f, events);
    }
}

void send_figures_home(struct game *game, uint16_t node, unsigned players,
                       struct event_list *events)
{
    send_figures(game, node, players, send_follower_home, events);
}

void send_figures_away(struct game *game, uint16_t node, unsigned players,
                       struct event_list *events)
{
    send_figures(game, node, players, send_follower_away, events);
}

/* The number of a helper of that player in the feature of `node`, or FOLLOWERS_MAX. */
static unsigned helper_there(const struct game *game, unsigned player, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    for (unsigned f = 0; f < game->followers.count; f++) {
        struct follower it = game->followers.follower[f];
        if (it.player == player && figure_is_helper((enum figure)it.figure) &&
            feature_root(&game->features, it.node) == root)
            return f;
    }
    return FOLLOWERS_MAX;
}

void send_helpers_left(struct game *game, unsigned player, uint16_t node, struct event_list *events)
{
    if (game_has_follower(game, node, player))
        return;
    for (unsigned f; (f = helper_there(game, player, node)) != FOLLOWERS_MAX;)
        send_follower_home(game, f, events);
}

/* Finding what a placement completed (B6-B8). */

/* Once however many of its segments are seen. */
void completed_note(struct game *game, uint16_t node)
{
    struct completed *completed = &game->completed;
    uint16_t root = feature_root(&game->features, node);
    for (unsigned c = 0; c < completed->count; c++)
        if (feature_root(&game->features, completed->node[c]) == root)
            return;
    completed->node[completed->count++] = node;
    moment_completed(game, node);
}

/* Bit s: segment s of that tile is a complete road or city. A branch per segment would mispredict,
 * so all take the same path. */
static unsigned closed_segments(const struct game *game, const struct placed_tile *placed)
{
    const struct tile_kind *kind = &tile_kinds[placed->kind];
    unsigned closed = 0;
    for (unsigned s = 0; s < kind->segments; s++) {
        unsigned has_ends = kind->segment[s].edges != 0;
        closed |=
            (has_ends & feature_is_closed(&game->features, (uint16_t)(placed->first_node + s)))
            << s;
    }
    return closed;
}

/* If a road or city of the tile just placed, or of the track just built, is complete, it became so
 * now; so did a monastery whose last empty square was filled. */
static bool complete_enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->completed.count = 0;
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    for (unsigned closed = closed_segments(game, placed); closed != 0; closed &= closed - 1)
        completed_note(game, (uint16_t)(placed->first_node + (unsigned)__builtin_ctz(closed)));
    if (game->turn.built != NO_TRACK &&
        feature_is_closed(&game->features, feature_track_node(game->turn.built)))
        completed_note(game, feature_track_node(game->turn.built));
    for (unsigned m = game->monasteries; m-- > 0;) {
        uint16_t node = game->monastery[m];
        if (!feature_is_closed(&game->features, node))
            continue;
        game->monastery[m] = game->monastery[--game->monasteries];
        if (!moment_incomplete(game, node))
            completed_note(game, node);
    }
    moment_closed(game);
    if (game->completed.count > 0 || moment_scores_besides(game))
        turn_pass_on(game);
    else
        game->turn.phase = PHASE_END;
    return false;
}

const struct phase_rules complete_phase = {.enter = complete_enter};

/* Final scoring (B12, B13). */

/* The places of kinds in the order of scoring. */
enum {
#define X(kind, ...) RANK_##kind,
    WORTHS(X)
#undef X
};

/* The place of a feature in the order in which people score at the table: by kind, each from top to
 * bottom of the board. */
static uint64_t scoring_place(const struct game *game, uint16_t node)
{
    static const uint8_t rank[FEATURE_KINDS] = {
#define X(kind, ...) [FEATURE_##kind] = RANK_##kind,
        WORTHS(X)
#undef X
    };
    enum { COORDINATES = UINT16_MAX + 1 };
    struct square at = game_node_square(game, node);
    uint64_t kind = rank[feature_segment(&game->features, &game->board, node)->kind];
    unsigned row = (unsigned)(at.y - INT16_MIN), column = (unsigned)(at.x - INT16_MIN);
    return (kind * COORDINATES + row) * COORDINATES + column;
}

/* Complete features have been paid, even if a follower was put there later (B12). */
static bool is_to_score(const struct game *game, struct follower follower)
{
    return figure_is_follower((enum figure)follower.figure) &&
           !game_feature_is_complete(game, follower.node) &&
           feature_kind_scores(game_feature_kind(game, follower.node));
}

/* Where the followers stand whose features are to score, in scoring order. */
static unsigned occupied_features(const struct game *game, uint16_t nodes[FOLLOWERS_MAX])
{
    uint64_t places[FOLLOWERS_MAX];
    unsigned count = 0;
    for (unsigned f = 0; f < game->followers.count; f++) {
        if (!is_to_score(game, game->followers.follower[f]))
            continue;
        uint16_t node = game->followers.follower[f].node;
        uint64_t place = scoring_place(game, node);
        unsigned at = count++;
        for (; at > 0 && place < places[at - 1]; at--) {
            places[at] = places[at - 1];
            nodes[at] = nodes[at - 1];
        }
        places[at] = place;
        nodes[at] = node;
    }
    return count;
}

/* The followers stay on the board, to be looked at (OR3); what sets add comes last (OR4). */
static bool over_enter(struct game *game, struct event_list *events)
{
    game->turn.actor = ACTOR_NOBODY;
    uint16_t nodes[FOLLOWERS_MAX], roots[FOLLOWERS_MAX];
    unsigned count = occupied_features(game, nodes);
    for (unsigned n = 0; n < count; n++) {
        unsigned earlier = 0;
        roots[n] = feature_root(&game->features, nodes[n]);
        while (roots[earlier] != roots[n])
            earlier++;
        if (earlier < n)
            continue;
        pay_players(game, nodes[n], game_majority(game, nodes[n]), REASON_FINAL, events);
        moment_paid(game, nodes[n], ~0u, REASON_FINAL, events);
    }
    moment_final(game, events);
    tell(events, (struct event){.type = EVENT_OVER});
    return true;
}

static void over_legal(const struct game *game, struct move_list *moves)
{
    (void)game;
    (void)moves;
}

static enum refusal over_apply(struct game *game, struct move move, struct event_list *events)
{
    (void)game;
    (void)move;
    (void)events;
    return REFUSAL_GAME_OVER;
}

const struct phase_rules over_phase = {
    .enter = over_enter, .legal = over_legal, .apply = over_apply};
