/* What the active player may do after placing: the rows of ACTIONS. */
#ifndef BASTIDE_RULES_ACTIONS_H
#define BASTIDE_RULES_ACTIONS_H

#include "bastide/game.h"

/* Of each: whether it is possible now; the moves, which are a single one if turn.forced names the
 * verb; making one. The player goes on with the next action, or the action sets turn.phase. */
#define X(verb, set, action, ...)                                                                  \
    bool action##_is_possible(const struct game *game);                                            \
    void action##_legal(const struct game *game, struct move_list *moves);                         \
    enum refusal action##_apply(struct game *game, struct move move, struct event_list *events);
ACTIONS(X)
#undef X

#endif
