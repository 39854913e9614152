/* What random games see of flying machines. */
#include "support/random_tally.h"

void random_tally_flyers(struct random_tally *tally, const struct game *before,
                         const struct game *game, struct move move, const struct event_list *events)
{
    if (move.verb == VERB_THROW) {
        tally->count[TALLY_FLYERS]++;
        tally->count[TALLY_FLIGHTS_TO_NOTHING] += !game_awaits_landing(game);
    }
    for (size_t e = 0; e < events->count && move.verb == VERB_LAND; e++) {
        const struct event *event = &events->event[e];
        if (event->type != EVENT_DEPLOY)
            continue;
        for (unsigned player = 0; player < before->options.players; player++)
            if (player != event->player && game_has_follower(before, event->node, player)) {
                tally->count[TALLY_LANDINGS_BESIDE]++;
                break;
            }
        tally->count[TALLY_LANDINGS_ON_BRIDGES] += event->node >= SEGMENT_NODES_MAX;
    }
}
