/* What random games see of the city of Carcassonne and the count. */
#include "support/random_tally.h"

static void count_entry(struct random_tally *tally, const struct game *before)
{
    tally->count[TALLY_ENTERED]++;
    tally->count[TALLY_ENTERED_IN_ROUNDS] += game_holds_bazaar(before);
    tally->count[TALLY_ENTERED_IN_PARTS] += game_part(before) == 2;
}

/* Whether some make it a castle (CC10). */
static bool is_converted(const struct game *game, uint16_t node)
{
    uint16_t root = feature_root(&game->features, node);
    for (unsigned s = 0; s < game->castles.smalls; s++)
        if (feature_root(&game->features, game->castles.small[s].node) == root)
            return game->castles.small[s].converters != 0;
    return false;
}

static void count_join(struct random_tally *tally, const struct game *before, uint16_t node)
{
    enum feature_kind kind = game_feature_kind(before, node);
    if (game_is_last_join(before)) {
        tally->count[TALLY_JOINED_LAST]++;
        tally->count[TALLY_JOINED_LAST_ALL] += kind != FEATURE_FIELD;
        return;
    }
    tally->count[TALLY_JOINED_ROADS] += kind == FEATURE_ROAD;
    tally->count[TALLY_JOINED_CITIES] += kind == FEATURE_CITY;
    tally->count[TALLY_JOINED_MONASTERIES] += kind == FEATURE_MONASTERY;
    tally->count[TALLY_JOINED_FIELDS] += kind == FEATURE_FIELD;
    tally->count[TALLY_JOINED_EMPTY] += !game_is_occupied(before, node);
    tally->count[TALLY_JOINED_SHARED] += is_converted(before, node);
}

/* Whether there is a follower in the castle's quarter who could come out. */
static bool is_somebody_in_castle(const struct game *game)
{
    unsigned count = 0;
    for (unsigned player = 0; player < game->options.players; player++)
        for (unsigned figure = 0; figure < FIGURES_COUNT; figure++)
            count += game_followers_in_quarter(game, player, (enum figure)figure, QUARTER_CASTLE);
    return count > 0 && game_count_is_in(game) != QUARTER_CASTLE;
}

void random_tally_count(struct random_tally *tally, const struct game *before, struct move move,
                        const struct event_list *events)
{
    if (!options_has_count(&before->options))
        return;
    tally->count[TALLY_ENTRY_KEPT] += game_awaits_entry(before) && move.verb == VERB_PASS;
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        if (event->type == EVENT_JOIN)
            count_join(tally, before, event->node);
        if (event->type == EVENT_ENTER)
            count_entry(tally, before);
        tally->count[TALLY_COUNT_MOVES] += event->type == EVENT_MOVE_COUNT;
        tally->count[TALLY_JOINED_BARRED] +=
            event->type == EVENT_CASTLE && is_somebody_in_castle(before);
    }
}
