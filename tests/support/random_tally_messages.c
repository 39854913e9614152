/* What random games see of messages and the figures moved by points. */
#include "support/random_tally.h"

static void count_event(struct random_tally *tally, const struct game *game,
                        const struct event *event)
{
    if (event->type == EVENT_ADVANCE) {
        tally->count[TALLY_COURIERS] += event->what == RACER_COURIER;
        tally->count[TALLY_RACERS_OF_OTHERS] += event->player != game_player(game);
    } else if (event->type == EVENT_SCORE && event->reason == REASON_MESSAGE) {
        bool is_sealed = event->what == MESSAGE_SEALED;
        tally->count[is_sealed ? TALLY_SEALS : TALLY_DELIVERED]++;
    }
}

static bool brings_helpers(const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++)
        if (events->event[e].type == EVENT_HOME &&
            !figure_is_follower((enum figure)events->event[e].figure))
            return true;
    return false;
}

static void count_tile(struct random_tally *tally, const struct game *before)
{
    uint8_t players[OWED_MAX], hosts[BAZAARS_MAX];
    tally->count[TALLY_LETTER_TILES]++;
    tally->count[TALLY_LETTER_TILES_IN_ROUNDS] += game_holds_bazaar(before);
    tally->count[TALLY_LETTER_TILES_IN_PARTS] += game_part(before) == 2;
    tally->count[TALLY_LETTER_TILES_BEFORE] +=
        game_owed(before, players) > 0 || game_announced(before, hosts) > 0;
}

void random_tally_messages(struct random_tally *tally, const struct game *before,
                           const struct game *game, struct move move,
                           const struct event_list *events)
{
    if (!options_has_messages(&game->options))
        return;
    for (size_t e = 0; e < events->count; e++)
        count_event(tally, before, &events->event[e]);
    if (move.verb == VERB_MESSAGE) {
        tally->count[TALLY_MESSAGES]++;
        tally->count[TALLY_MESSAGES_AGAIN] += before->messages.seen_count == MESSAGES_COUNT;
    }
    tally->count[TALLY_RECALLED] += move.verb == VERB_RECALL;
    tally->count[TALLY_RECALLED_WITH_HELPERS] += move.verb == VERB_RECALL && brings_helpers(events);
    if (move.verb == VERB_DELIVER && game_message(before) == MESSAGE_TILE)
        count_tile(tally, before);
}
