/* After placing: a bridge, a follower, or neither (BR2, B5). */
#include "rules/deploy.h"
#include "rules/phase.h"
#include "sets/bridges/rules.h"
#include "sets/traders/rules_doubles.h"

/* No decision is needed if passing is the only move. */
static bool enter(struct game *game, struct event_list *events)
{
    (void)events;
    game->turn.actor = game->turn.player;
    if (deploy_is_possible(game) || bridges_are_possible(game))
        return true;
    turn_pass_on(game);
    return false;
}

static void legal(const struct game *game, struct move_list *moves)
{
    struct move forced;
    if (game_forced_bridge(game, &forced)) {
        add_move(moves, forced);
        return;
    }
    bridges_legal(game, moves);
    deploy_legal(game, moves);
    add_move(moves, move_plain(VERB_PASS));
}

static enum refusal apply(struct game *game, struct move move, struct event_list *events)
{
    struct move forced;
    if (move.verb != VERB_BRIDGE && move.verb != VERB_DEPLOY && move.verb != VERB_PASS)
        return REFUSAL_WRONG_MOMENT;
    bool is_forced = game_forced_bridge(game, &forced);
    if (is_forced && !move_equal(move, forced))
        return REFUSAL_BRIDGE_IS_FORCED;
    if (move.verb == VERB_BRIDGE) {
        enum refusal refusal = bridges_apply(game, move, events);
        if (is_forced && refusal == REFUSAL_NONE)
            doubles_judge_placement(game); /* TB7 */
        return refusal;
    }
    if (move.verb == VERB_DEPLOY)
        return deploy_apply(game, move, events);
    turn_pass_on(game);
    return REFUSAL_NONE;
}

const struct phase_rules build_phase = {.enter = enter, .legal = legal, .apply = apply};
