/* What random games see of abbots and gardens. */
#include "support/random_tally.h"

static bool is_garden(const struct game *game, uint16_t node)
{
    return node != NO_NODE && game_feature_kind(game, node) == FEATURE_GARDEN;
}

/* Whether the dragon came somewhere. */
static bool is_flight(const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++)
        if (events->event[e].type == EVENT_DRAGON)
            return true;
    return false;
}

void random_tally_abbot(struct random_tally *tally, const struct game *before,
                        const struct game *game, const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        bool is_score = event->type == EVENT_SCORE, in_garden = is_garden(game, event->node);
        bool deployed = event->type == EVENT_DEPLOY && event->figure == FIGURE_ABBOT;
        bool elsewhere =
            deployed && feature_tile(&game->features, event->node) != before->turn.placed;
        bool home = is_score && event->reason == REASON_ABBOT;
        tally->count[TALLY_GARDENS] +=
            event->type == EVENT_PLACE && tile_kinds[event->tile_kind].set == SET_ABBOT;
        tally->count[TALLY_ABBOTS] += deployed;
        tally->count[TALLY_ABBOTS_IN_GARDENS] += deployed && in_garden;
        tally->count[TALLY_ABBOTS_BY_PORTAL] += elsewhere;
        tally->count[TALLY_ABBOTS_HOME] += home;
        tally->count[TALLY_ABBOTS_HOME_IN_PARTS] += home && game_part(before) == 2;
        tally->count[TALLY_GARDENS_COMPLETE] +=
            is_score && event->reason == REASON_COMPLETE && event->kind == FEATURE_GARDEN;
        tally->count[TALLY_GARDENS_OF_CASTLES] +=
            is_score && event->reason == REASON_CASTLE && event->kind == FEATURE_GARDEN;
        tally->count[TALLY_ABBOTS_EATEN] +=
            event->type == EVENT_HOME && event->figure == FIGURE_ABBOT && is_flight(events);
    }
}
