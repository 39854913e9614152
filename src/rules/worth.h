/* What features are worth, and whether they are complete: by kind. */
#ifndef BASTIDE_RULES_WORTH_H
#define BASTIDE_RULES_WORTH_H

#include "bastide/game.h"

/* The functions of each row: game_feature_points, game_feature_is_complete. */
#define X(kind, points, is_complete)                                                               \
    int points(const struct game *game, uint16_t node);                                            \
    bool is_complete(const struct game *game, uint16_t node);
WORTHS(X)
#undef X

/* Whether the printed feature of `node`, of the kind that a row names, is one of those made. */
#define X(made, of, has_any, is_one) bool is_one(const struct game *game, uint16_t node);
MADE_OF(X)
#undef X

#endif
