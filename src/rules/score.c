/* Scoring what a placement completed (B6-B9, OR1). */
#include "rules/moments.h"
#include "rules/payment.h"
#include "rules/phase.h"

static bool enter(struct game *game, struct event_list *events)
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

const struct phase_rules score_phase = {.enter = enter};
