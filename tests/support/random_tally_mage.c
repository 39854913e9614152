/* What random games see of mage and witch. */
#include "support/random_tally.h"

static bool has_magic(const struct game *game, uint16_t node)
{
    return game_magic_is_in(game, FIGURE_MAGE, node) || game_magic_is_in(game, FIGURE_WITCH, node);
}

static void count_move(struct random_tally *tally, const struct game *before, struct move move)
{
    enum figure figure = move_magic_figure(move);
    uint16_t from = game_magic_at(before, figure);
    bool goes = move.verb == VERB_MAGE || move.verb == VERB_WITCH;
    tally->count[TALLY_MAGES] += move.verb == VERB_MAGE;
    tally->count[TALLY_WITCHES] += move.verb == VERB_WITCH;
    tally->count[TALLY_MAGIC_OFF] += !goes;
    tally->count[TALLY_MAGIC_AFTER_BRIDGES] += game_built(before) != NO_TRACK;
    if (from == NO_NODE)
        return;
    tally->count[TALLY_MAGIC_FROM_COMPLETE] += game_feature_is_complete(before, from);
    tally->count[TALLY_MAGIC_APART] +=
        game_magic_is_in(before, FIGURE_MAGE, from) && game_magic_is_in(before, FIGURE_WITCH, from);
}

void random_tally_mage(struct random_tally *tally, const struct game *before,
                       const struct game *game, struct move move, const struct event_list *events)
{
    if (game_awaits_magic(before))
        count_move(tally, before, move);
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        bool is_magic = event->type == EVENT_MAGE || event->type == EVENT_WITCH;
        bool leaves = is_magic && event->amount[0] != 0;
        bool paid = event->type == EVENT_SCORE && event->node != NO_NODE &&
                    event->kind < PRINTED_KINDS && has_magic(before, event->node);
        tally->count[TALLY_MAGIC_PAID] += paid && event->reason == REASON_COMPLETE;
        tally->count[TALLY_MAGIC_CASTLES] += paid && event->reason == REASON_CASTLE;
        tally->count[TALLY_MAGIC_CONVERTED] +=
            leaves && game_feature_kind(game, event->node) == FEATURE_CASTLE;
        tally->count[TALLY_MAGIC_OFF] += leaves && !game_feature_is_complete(game, event->node) &&
                                         game_feature_kind(game, event->node) < PRINTED_KINDS &&
                                         !game_awaits_magic(before);
    }
}
