/* What random games see of special monasteries. */
#include "support/random_tally.h"

static bool is_lain_in(const struct game *game, uint16_t node)
{
    return node != NO_NODE && game_feature_kind(game, node) == FEATURE_ABBOTS;
}

static bool has_somebody(const struct game *game, uint16_t node)
{
    return feature_counts_occupied(game->features.counts[node]);
}

static void count_who_came(struct random_tally *tally, const struct game *before,
                           const struct game *game, struct move move, uint16_t node)
{
    uint16_t standing = game_standing_node(game, node);
    tally->count[TALLY_LYING]++;
    tally->count[TALLY_LYING_BY_PORTAL] += move.verb == VERB_PORTAL;
    tally->count[TALLY_LYING_FLOWN] += move.verb == VERB_LAND;
    tally->count[TALLY_LYING_DRIVEN] += move.verb == VERB_DRIVE;
    tally->count[TALLY_LYING_BESIDE] += has_somebody(before, standing);
    tally->count[TALLY_LYING_LATE] += feature_is_closed(&before->features, standing);
}

/* Monasteries that were open before the placement and are neither open nor complete now. */
static void count_left(struct random_tally *tally, const struct game *before,
                       const struct game *game)
{
    for (unsigned m = 0; m < before->monasteries; m++)
        tally->count[TALLY_LYING_LEFT] +=
            feature_is_closed(&game->features, before->monastery[m]) &&
            !feature_is_closed(&before->features, before->monastery[m]) &&
            !game_feature_is_complete(game, before->monastery[m]);
}

void random_tally_monasteries(struct random_tally *tally, const struct game *before,
                              const struct game *game, struct move move,
                              const struct event_list *events)
{
    if (!options_has_monasteries(&game->options))
        return;
    count_left(tally, before, game);
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        bool comes = event->type == EVENT_DEPLOY || event->type == EVENT_DRIVE;
        if (!is_lain_in(game, event->node))
            continue;
        if (comes)
            count_who_came(tally, before, game, move, event->node);
        tally->count[TALLY_LYING_EATEN] += event->type == EVENT_HOME && move.verb == VERB_DRAGON;
        tally->count[TALLY_LYING_CAPTURED] += event->type == EVENT_CAPTURE;
        tally->count[TALLY_LYING_PAID] += event->type == EVENT_SCORE;
    }
}
