/* Whether every piece of a game is in one place. */
#ifndef BASTIDE_TESTS_PIECES_H
#define BASTIDE_TESTS_PIECES_H

#include "bastide/game.h"

/* What is wrong with the pieces of the game, or NULL: each is at home, on one segment or in one
 * other place, and those at home are the supply. */
const char *pieces_wrong(const struct game *game);

#endif
