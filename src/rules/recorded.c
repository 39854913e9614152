/* Moves as records have them: amendments, and what older versions of the rules wrote. */
#include "rules/draw.h"
#include "rules/turn.h"
#include "sets/bazaars/rules.h"

/* Bazaars drawn in place of won tiles used to bring no auction (BZ11). */
static bool goes_on_without_auction(const struct game *game, struct move move)
{
    return move.verb == VERB_DRAW && bazaars_are_new(game) && draw_has(game, move.arg);
}

/* With a tile in the pile for each player, somebody draws. */
static enum refusal draw_without_auction(struct game *game, struct move move,
                                         struct event_list *events)
{
    if (events)
        events->count = 0;
    bazaars_hold_none(game);
    turn_go_on(game, events);
    enum refusal refusal = phases[game->turn.phase]->apply(game, move, events);
    turn_go_on(game, events);
    return refusal;
}

enum refusal game_make(struct game *game, struct move move, struct event_list *events)
{
    if (move_is_amendment(move))
        return game_amend(game, move, events);
    if (goes_on_without_auction(game, move))
        return draw_without_auction(game, move, events);
    return game_apply(game, move, events);
}
