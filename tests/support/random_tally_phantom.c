/* What random games see of phantoms. */
#include "support/random_tally.h"

void random_tally_phantom(struct random_tally *tally, const struct game *before, struct move move,
                          const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        if (event->figure != FIGURE_PHANTOM)
            continue;
        bool comes = event->type == EVENT_DEPLOY;
        tally->count[TALLY_PHANTOMS] += comes;
        tally->count[TALLY_PHANTOMS_SECOND] += comes && game_has_deployed(before);
        tally->count[TALLY_PHANTOMS_BY_PORTAL] += comes && move.verb == VERB_PORTAL;
        tally->count[TALLY_PHANTOM_GUARDS] += comes && move.verb == VERB_GUARD;
        tally->count[TALLY_PHANTOMS_HOME] += event->type == EVENT_HOME;
        tally->count[TALLY_PHANTOMS_CROSSED] += event->type == EVENT_CROSS;
        tally->count[TALLY_PHANTOMS_CAPTURED] += event->type == EVENT_CAPTURE;
    }
}
