/* Scoring what a placement completed (B6-B9, OR1). */
#include "rules/payment.h"
#include "rules/phase.h"
#include "sets/castles/rules.h"
#include "sets/drawbridges/rules.h"
#include "sets/traders/rules_goods.h"

static bool enter(struct game *game, struct event_list *events)
{
    struct completed *completed = &game->completed;
    for (unsigned c = 0; c < completed->count; c++) {
        uint16_t node = completed->node[c];
        if (game->castles.old > 0) /* nobody else needs it afterwards */
            completed->points[c] = (int16_t)game_feature_points(game, node);
        if (castles_is_converted(game, node))
            continue;
        unsigned crossing = drawbridges_hold(game, node);
        pay_players(game, node, holders_of(game, node), REASON_COMPLETE, events);
        send_figures_home(game, node, ~crossing, events);
        goods_hand_out(game, node, events);
    }
    castles_build(game, events);
    turn_pass_on(game);
    return false;
}

const struct phase_rules score_phase = {.enter = enter};
