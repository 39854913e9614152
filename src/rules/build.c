/* After placing: what sets offer to build, a follower, or neither (B5). */
#include "rules/build.h"
#include "rules/moments.h"
#include "rules/phase.h"
#include "rules/pieces.h"

static_assert(VERB_DRAW == 0, "turn.forced is 0 if no action is");

/* The sets that bring actions, as a mask: most games have none but deploying. */
enum {
#define X(verb, set, ...) | 1u << SET_##set
    SETS_WITH_ACTIONS = 0 ACTIONS(X)
#undef X
};

static bool has_more_actions(const struct game *game)
{
    return game->options.sets & SETS_WITH_ACTIONS & ~(1u << SET_BASE);
}

static bool is_more_possible(const struct game *game)
{
#define X(verb, set, action, ...)                                                                  \
    (SET_##set != SET_BASE && is_in_play(game, SET_##set) && action##_is_possible(game)) ||
    return ACTIONS(X) false;
#undef X
}

/* Those of the base game are asked first, as they are possible most often. */
static bool is_anything_possible(const struct game *game)
{
#define X(verb, set, action, ...) (SET_##set == SET_BASE && action##_is_possible(game)) ||
    return ACTIONS(X)(has_more_actions(game) && is_more_possible(game));
#undef X
}

/* No decision is needed if passing is the only move. */
static bool build_enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->turn.actor = game->turn.player;
    if (is_anything_possible(game))
        return true;
    turn_pass_on(game);
    return false;
}

enum { USES_NOTHING, USES_FIGURE };

/* The actions as bits, and passing. */
enum {
#define X(verb, ...) ACTION_##verb,
    ACTIONS(X)
#undef X
        ACTION_PASS,
    ALL_ACTIONS = (1 << (ACTION_PASS + 1)) - 1
};

/* Those that may be made while one is forced, or one that must be made bars others. */
static __attribute__((noinline)) unsigned actions_while_forced(unsigned forced, unsigned must)
{
    unsigned open = 0;
#define X(verb, set, action, why, uses)                                                            \
    if ((!forced || forced == VERB_##verb) &&                                                      \
        (!must || USES_##uses == USES_NOTHING || must == VERB_##verb))                             \
        open |= 1u << ACTION_##verb;
    ACTIONS(X)
#undef X
    return open;
}

/* Games without more actions have nothing forced, and nothing they must do. */
static void build_legal(const struct game *game, struct move_list *moves)
{
    unsigned open = ALL_ACTIONS;
    bool has_more = has_more_actions(game);
    if (has_more) {
        unsigned forced = game->turn.forced, must = moment_must(game);
        if (forced | must)
            open = actions_while_forced(forced, must);
    }
#define X(verb, set, action, ...)                                                                  \
    if ((SET_##set == SET_BASE || (has_more && is_in_play(game, SET_##set))) &&                    \
        (open >> ACTION_##verb & 1u))                                                              \
        action##_legal(game, moves);
    ACTIONS(X)
#undef X
    if (open >> ACTION_PASS & 1u)
        add_move(moves, move_plain(VERB_PASS));
}

/* Whether what must be done first is not that, but bars it. */
static bool is_barred(unsigned must, unsigned verb)
{
    if (!must || must == verb)
        return false;
#define X(of, set, action, why, uses)                                                              \
    if (verb == VERB_##of)                                                                         \
        return USES_##uses == USES_FIGURE;
    ACTIONS(X)
#undef X
    return true;
}

static bool is_action(unsigned verb)
{
#define X(of, ...) verb == VERB_##of ||
    return ACTIONS(X) verb == VERB_PASS;
#undef X
}

/* Why a move of `verb` may not be made, but only the action of `forced`. */
static enum refusal refusal_while_forced(unsigned forced, unsigned verb)
{
    if (!is_action(verb))
        return REFUSAL_WRONG_MOMENT;
#define X(of, set, action, why, ...)                                                               \
    if (forced == VERB_##of)                                                                       \
        return REFUSAL_##why;
    ACTIONS(X)
#undef X
    return REFUSAL_NONE;
}

static enum refusal apply_action(struct game *game, struct move move, struct event_list *events)
{
    if (move.verb == VERB_PASS) {
        turn_pass_on(game);
        return REFUSAL_NONE;
    }
#define X(of, set, action, ...)                                                                    \
    if (move.verb == VERB_##of)                                                                    \
        return action##_apply(game, move, events);
    ACTIONS(X)
#undef X
    return REFUSAL_WRONG_MOMENT;
}

static enum refusal build_apply(struct game *game, struct move move, struct event_list *events)
{
    uint8_t forced = game->turn.forced;
    if (forced && move.verb != forced)
        return refusal_while_forced(forced, move.verb);
    unsigned must = moment_must(game);
    if (is_barred(must, move.verb))
        return refusal_while_forced(must, move.verb);
    uint8_t built = game->turn.built;
    enum refusal refusal = apply_action(game, move, events);
    if (refusal != REFUSAL_NONE)
        return refusal;
    if (forced) {
        game->turn.forced = 0;
        moment_placed(game);
    }
    if (forced || game->turn.built != built)
        moment_built(game);
    return REFUSAL_NONE;
}

bool game_forced_action(const struct game *game, struct move *action)
{
    struct move_list moves;
    if (!game->turn.forced || !game_awaits_action(game))
        return false;
    moves.count = 0;
    build_legal(game, &moves);
    *action = moves.move[0];
    return true;
}

const struct phase_rules build_phase = {
    .enter = build_enter, .legal = build_legal, .apply = build_apply};

/* Deploying a figure on the tile just placed (B5), or on a track built there. */

/* A follower may stand where there is no other. */
enum refusal deploy_unoccupied(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    if (game->options.value[OPTION_FARMERS] == FARMERS_NO &&
        feature_segment(&game->features, &game->board, node)->kind == FEATURE_FIELD)
        return REFUSAL_NO_FARMERS;
    return feature_counts_occupied(game->features.counts[root]) ? REFUSAL_FEATURE_OCCUPIED
                                                                : REFUSAL_NONE;
}

enum refusal deploy_nowhere(const struct game *game, uint16_t node)
{
    (void)game, (void)node;
    return REFUSAL_NOT_ON_SEGMENTS;
}

typedef enum refusal refusal_at(const struct game *game, uint16_t node);

/* What each figure needs where it may stand. */
static refusal_at *const refusals_at[FIGURES_COUNT] = {
#define X(figure, word, key, each, set, role, strength, where) [FIGURE_##figure] = where,
    FIGURES(X)
#undef X
};

/* Why a figure may not be deployed on a feature of a kind on which it does not stand. */
static enum refusal refusal_on_kind(enum figure figure, unsigned kind)
{
    static const uint8_t of_figure[FIGURES_COUNT] = {
#define X(figure, why) [FIGURE_##figure] = REFUSAL_##why,
        ONLY_ON_SOME(X)
#undef X
    };
    static const uint8_t of_kind[PRINTED_KINDS] = {[FEATURE_ROAD] = REFUSAL_NONE,
#define X(kind, why) [FEATURE_##kind] = REFUSAL_##why,
                                                   ONLY_FOR_SOME(X)
#undef X
    };
    unsigned why = of_kind[kind] != REFUSAL_NONE ? of_kind[kind] : of_figure[figure];
    return why != REFUSAL_NONE ? (enum refusal)why : REFUSAL_NOT_ON_SEGMENTS;
}

/* Whether the figure is the one of the turn (B5), or may follow it. */
static inline __attribute__((always_inline)) bool may_come(const struct game *game, unsigned figure)
{
    if (game->turn.deployed == 0)
        return true;
    (void)figure;
#define X(follows, may_follow)                                                                     \
    if (figure == FIGURE_##follows)                                                                \
        return may_follow(game);
    FIGURES_FOLLOWING(X)
#undef X
    return false;
}

bool deploy_may_come(const struct game *game, enum figure figure)
{
    return may_come(game, figure);
}

/* Those of the segments where no set forbids the figure. Apart, as most games have no such set. */
static __attribute__((noinline)) unsigned without_forbidden(const struct game *game,
                                                            unsigned figure, unsigned segments)
{
    for (unsigned rest = segments; rest != 0; rest &= rest - 1) {
        unsigned s = (unsigned)__builtin_ctz(rest);
        uint16_t node = feature_node(&game->board, game->turn.placed, s);
        if (moment_may_deploy(game, (enum figure)figure, node) != REFUSAL_NONE)
            segments &= ~(1u << s);
    }
    return segments;
}

/* Bit s: the active player has the figure in hand and may deploy it on segment s of the tile just
 * placed. Inlined for each figure, as a call for each segment slows games down. */
static inline __attribute__((always_inline)) unsigned
segments_for(const struct game *game, unsigned figure, refusal_at *refused)
{
    if (refused == deploy_nowhere || !may_come(game, figure) ||
        game->player[game->turn.player].supply[figure] == 0)
        return 0;
    const struct placed_tile *placed = &game->board.tile[game->turn.placed];
    unsigned segments = tile_kinds[placed->kind].segments, mask = 0;
    for (unsigned s = 0; s < segments; s++)
        mask |= (unsigned)!refused(game, (uint16_t)(placed->first_node + s)) << s;
    mask &= tile_deploys[FIGURES_COUNT * placed->kind + figure];
    if (placed->track != NO_TRACK && figure_may_stand(figure, FEATURE_ROAD, STANDS_DEPLOYED))
        mask |= (unsigned)!refused(game, feature_track_node(placed->track)) << SEGMENT_TRACK;
    return moment_deploys_vary(game) ? without_forbidden(game, figure, mask) : mask;
}

/* The sets that bring figures, as a mask. */
enum {
#define X(figure, word, key, each, set, ...) | 1u << SET_##set
    SETS_WITH_FIGURES = 0 FIGURES(X)
#undef X
};

/* Most games have no figures but meeples: one test for all others. */
static bool has_more_figures(const struct game *game)
{
    return game->options.sets & SETS_WITH_FIGURES & ~(1u << SET_BASE);
}

static __attribute__((noinline)) bool is_more_deployable(const struct game *game)
{
#define X(figure, word, key, each, set, role, strength, where)                                     \
    (SET_##set != SET_BASE && segments_for(game, FIGURE_##figure, where) != 0) ||
    return FIGURES(X) false;
#undef X
}

bool deploy_is_possible(const struct game *game)
{
#define X(figure, word, key, each, set, role, strength, where)                                     \
    (SET_##set == SET_BASE && segments_for(game, FIGURE_##figure, where) != 0) ||
    return FIGURES(X)(has_more_figures(game) && is_more_deployable(game));
#undef X
}

static void add_deployments(struct move_list *moves, unsigned figure, unsigned segments)
{
    for (; segments != 0; segments &= segments - 1)
        add_move(moves, move_deploy((enum figure)figure, (unsigned)__builtin_ctz(segments)));
}

static __attribute__((noinline)) void add_more_deployments(const struct game *game,
                                                           struct move_list *moves)
{
#define X(figure, word, key, each, set, role, strength, where)                                     \
    if (SET_##set != SET_BASE)                                                                     \
        add_deployments(moves, FIGURE_##figure, segments_for(game, FIGURE_##figure, where));
    FIGURES(X)
#undef X
}

void deploy_legal(const struct game *game, struct move_list *moves)
{
#define X(figure, word, key, each, set, role, strength, where)                                     \
    if (SET_##set == SET_BASE)                                                                     \
        add_deployments(moves, FIGURE_##figure, segments_for(game, FIGURE_##figure, where));
    FIGURES(X)
#undef X
    if (has_more_figures(game))
        add_more_deployments(game, moves);
}

enum refusal deploy_check(const struct game *game, enum figure figure, uint16_t node)
{
    if (!may_come(game, figure))
        return REFUSAL_ALREADY_DEPLOYED;
    if (game->player[game->turn.player].supply[figure] == 0)
        return REFUSAL_NO_FOLLOWER_LEFT;
    unsigned kind = feature_segment(&game->features, &game->board, node)->kind;
    if (!figure_may_stand(figure, kind, STANDS_DEPLOYED))
        return refusal_on_kind(figure, kind);
    enum refusal refusal = refusals_at[figure](game, node);
    return refusal == REFUSAL_NONE ? moment_may_deploy(game, figure, node) : refusal;
}

void deploy_put(struct game *game, struct follower follower, struct event_list *events)
{
    piece_deploy(game, follower);
    tell(events, (struct event){.type = EVENT_DEPLOY,
                                .player = follower.player,
                                .figure = follower.figure,
                                .node = follower.node,
                                .at = game_node_square(game, follower.node)});
}

enum refusal deploy_apply(struct game *game, struct move move, struct event_list *events)
{
    if (move.figure >= FIGURES_COUNT || figures_each(&game->options, (enum figure)move.figure) == 0)
        return REFUSAL_NO_SUCH_FIGURE;
    uint16_t node = feature_node(&game->board, game->turn.placed, move.arg);
    if (node == NO_NODE)
        return REFUSAL_NO_SUCH_SEGMENT;
    enum refusal refusal = deploy_check(game, (enum figure)move.figure, node);
    if (refusal != REFUSAL_NONE)
        return refusal;
    deploy_put(game, (struct follower){game->turn.player, move.figure, node}, events);
    game->turn.deployed++;
    moment_deployed(game, move.figure);
    return REFUSAL_NONE;
}
