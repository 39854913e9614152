/* After placing: what sets offer to build, a follower, or neither (B5). */
#include "rules/actions.h"
#include "rules/moments.h"
#include "rules/phase.h"

static_assert(VERB_DRAW == 0, "turn.forced is 0 if no action is");

/* Those of the base game are asked first, as they are possible most often. */
static bool is_anything_possible(const struct game *game)
{
#define X(verb, set, action, ...) (SET_##set == SET_BASE && action##_is_possible(game)) ||
#define Y(verb, set, action, ...)                                                                  \
    (SET_##set != SET_BASE && is_in_play(game, SET_##set) && action##_is_possible(game)) ||
    return ACTIONS(X) ACTIONS(Y) false;
#undef X
#undef Y
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

static void build_legal(const struct game *game, struct move_list *moves)
{
    uint8_t forced = game->turn.forced;
#define X(verb, set, action, ...)                                                                  \
    if (is_in_play(game, SET_##set) && (!forced || forced == VERB_##verb))                         \
        action##_legal(game, moves);
    ACTIONS(X)
#undef X
    if (!forced)
        add_move(moves, move_plain(VERB_PASS));
}

/* Why nothing but the action of that verb may be done now. */
static enum refusal refusal_while_forced(unsigned forced)
{
#define X(verb, set, action, why)                                                                  \
    if (forced == VERB_##verb)                                                                     \
        return REFUSAL_##why;
    ACTIONS(X)
#undef X
    return REFUSAL_NONE;
}

static enum refusal apply_action(struct game *game, struct move move, struct event_list *events)
{
#define X(of, set, action, ...)                                                                    \
    if (move.verb == VERB_##of)                                                                    \
        return action##_apply(game, move, events);
    ACTIONS(X)
#undef X
    turn_pass_on(game);
    return REFUSAL_NONE;
}

static bool is_action(unsigned verb)
{
#define X(of, ...) verb == VERB_##of ||
    return ACTIONS(X) verb == VERB_PASS;
#undef X
}

static enum refusal build_apply(struct game *game, struct move move, struct event_list *events)
{
    uint8_t forced = game->turn.forced;
    if (!is_action(move.verb))
        return REFUSAL_WRONG_MOMENT;
    if (forced && move.verb != forced)
        return refusal_while_forced(forced);
    enum refusal refusal = apply_action(game, move, events);
    if (forced && refusal == REFUSAL_NONE) {
        game->turn.forced = 0;
        moment_placed(game);
    }
    return refusal;
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
