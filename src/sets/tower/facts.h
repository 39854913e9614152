/* Whom towers reach, now and with one more floor (TW3, TW4). */
#ifndef BASTIDE_TOWER_FACTS_H
#define BASTIDE_TOWER_FACTS_H

#include "bastide/game.h"

/* Those whom a tower would take. */
struct tower_reach {
    unsigned of[PLAYERS_MAX]; /* by player, how many */
    unsigned count;           /* in all */
    unsigned one;             /* one of them, by the number in game.followers */
};

/* Of a tower of so many floors there. */
struct tower_reach tower_reach_from(const struct game *game, struct square at, unsigned floors);

/* Whether that tower, which no guard closes, reaches whom it may take on that tile, with so many
 * floors more. */
bool tower_threatens(const struct game *game, unsigned tower, unsigned more, tile_number tile);

#endif
