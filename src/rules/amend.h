/* Moves of records that older versions of the rules wrote. */
#ifndef BASTIDE_RULES_AMEND_H
#define BASTIDE_RULES_AMEND_H

#include "bastide/game.h"

#define X(is_meant, make_way)                                                                      \
    bool is_meant(const struct game *game, struct move move);                                      \
    void make_way(struct game *game);
OLD_MOVES(X)
#undef X

#endif
