/* What random games see of sieges. */
#include "support/random_tally.h"

static void count_event(struct random_tally *tally, const struct game *before,
                        const struct game *game, const struct event *event)
{
    uint16_t cities[TILES_MAX];
    bool is_score = event->type == EVENT_SCORE && event->node != NO_NODE;
    if (event->type == EVENT_CASTLE) {
        feature_counts counts = game->features.counts[feature_root(&game->features, event->node)];
        tally->count[TALLY_SIEGES_CASTLES] += feature_counts_marks(counts) > 0;
    }
    if (is_score && game_is_besieged(game, event->node)) {
        tally->count[TALLY_SIEGES]++;
        tally->count[TALLY_SIEGES_FINAL] += event->reason == REASON_FINAL && event->points == 0;
    }
    if (is_score && event->kind == FEATURE_FIELD) {
        size_t count = game_field_cities(game, event->node, cities, TILES_MAX), c = 0;
        while (c < count && !game_is_besieged(game, cities[c]))
            c++;
        tally->count[TALLY_SIEGES_IN_FIELDS] += c < count;
    }
    tally->count[TALLY_ESCAPES_WITH_BUILDERS] +=
        event->type == EVENT_HOME && event->figure == FIGURE_BUILDER && game_awaits_escape(before);
}

void random_tally_siege(struct random_tally *tally, const struct game *before,
                        const struct game *game, struct move move, const struct event_list *events)
{
    uint8_t players[OWED_MAX], hosts[BAZAARS_MAX];
    if (!options_has_sieges(&game->options))
        return;
    for (size_t e = 0; e < events->count; e++)
        count_event(tally, before, game, &events->event[e]);
    tally->count[TALLY_NOBODY_ESCAPED] += game_awaits_escape(before) && move.verb == VERB_PASS;
    if (move.verb != VERB_ESCAPE)
        return;
    tally->count[TALLY_ESCAPES]++;
    tally->count[TALLY_ESCAPES_BETWEEN] +=
        game_owed(before, players) > 0 || game_announced(before, hosts) > 0;
}
