/* Mage and witch against those of the slow game (MW). */
#include "support/slow_compare.h"

static bool same(struct bad_text *bad, long core, long slow, const char *what)
{
    return core == slow ||
           bad_text_say(bad, 0, 0, "%s: the game has %ld, by hand it is %ld", what, core, slow);
}

bool slow_compare_mage(const struct slow_game *slow, const struct game *game, struct bad_text *bad)
{
    for (unsigned m = 0; m < SLOW_MAGICS; m++) {
        const struct slow_magic *magic = &slow->pieces.magic[m];
        uint16_t node = game_magic_at(game, (enum figure)(FIGURE_MAGE + m));
        uint16_t there = magic->here ? feature_node(&game->board, magic->tile, magic->segment)
                                     : (uint16_t)NO_NODE;
        if (!same(bad, node, there, m == 0 ? "where the mage is" : "where the witch is"))
            return false;
    }
    return true;
}

bool slow_compare_mage_events(const struct slow_game *slow, const struct event_list *events,
                              struct bad_text *bad)
{
    unsigned moves = 0, leaves = 0;
    for (size_t e = 0; e < events->count; e++) {
        const struct event *event = &events->event[e];
        bool is_magic = event->type == EVENT_MAGE || event->type == EVENT_WITCH;
        moves += is_magic && event->amount[0] == 0;
        leaves += is_magic && event->amount[0] != 0;
    }
    return same(bad, moves, slow->magic_moves, "moves of mage and witch") &&
           same(bad, leaves, slow->magic_leaves, "mage or witch leaving the board");
}
