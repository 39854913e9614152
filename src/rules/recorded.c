/* Moves as records have them: amendments, and what older versions of the rules wrote. */
#include "rules/recorded.h"

#include "rules/turn.h"

/* Whether the move was legal in an older version; if so, it is now. */
static bool make_way(struct game *game, struct move move, struct event_list *events)
{
#define X(is_meant, make_way)                                                                      \
    if (is_meant(game, move)) {                                                                    \
        make_way(game);                                                                            \
        turn_go_on(game, events);                                                                  \
        return true;                                                                               \
    }
    OLD_MOVES(X)
#undef X
    return false;
}

static enum refusal make_old(struct game *game, struct move move, struct event_list *events)
{
    enum refusal refusal = phases[game->turn.phase]->apply(game, move, events);
    turn_go_on(game, events);
    return refusal;
}

enum refusal game_make(struct game *game, struct move move, struct event_list *events)
{
    if (events)
        events->count = 0;
    if (move_is_amendment(move))
        return game_amend(game, move, events);
    return make_way(game, move, events) ? make_old(game, move, events)
                                        : game_apply(game, move, events);
}
