/* What random games see of king and robber. */
#include "support/random_tally.h"

static unsigned closed_by_abbey(const struct game *game)
{
    tile_number placed = (tile_number)(game->board.tiles - 1);
    return (tile_kinds[game->board.tile[placed].kind].flags & TILE_ABBEY) != 0;
}

/* That it went from one player to another; that nobody was paid for the feature. */
static void count_honour(struct random_tally *tally, const struct game *before,
                         const struct game *game, const struct event_list *events,
                         const struct event *event)
{
    enum honour honour = event->type == EVENT_KING ? HONOUR_KING : HONOUR_ROBBER;
    unsigned had = game_honour_player(before, honour);
    bool is_paid = false;
    for (const struct event *e = events->event; e < event; e++)
        is_paid = is_paid || (e->type == EVENT_SCORE && e->node == event->node);
    tally->count[TALLY_KINGS] += honour == HONOUR_KING;
    tally->count[TALLY_ROBBERS] += honour == HONOUR_ROBBER;
    tally->count[TALLY_HONOURS_TAKEN] += had != NOBODY && had != event->player;
    tally->count[TALLY_HONOURS_FREE] += !is_paid;
    tally->count[TALLY_HONOURS_IN_ROUNDS] += before->bazaar.host != NOBODY;
    tally->count[TALLY_HONOURS_BY_ABBEYS] += closed_by_abbey(game);
    tally->count[TALLY_HONOURS_BY_BRIDGES] += event->node >= SEGMENT_NODES_MAX;
}

void random_tally_king(struct random_tally *tally, const struct game *before,
                       const struct game *game, const struct event_list *events)
{
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        if (event->type == EVENT_KING || event->type == EVENT_ROBBER)
            count_honour(tally, before, game, events, event);
        tally->count[TALLY_HONOURS_PAID] +=
            event->type == EVENT_SCORE &&
            (event->reason == REASON_KING || event->reason == REASON_ROBBER);
    }
}
