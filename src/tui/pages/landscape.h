/* The land on the title page: a game that plays itself by the rules, with all sets, and with an eye
 * for what looks well. The same seed gives the same land. */
#ifndef BASTIDE_TUI_LANDSCAPE_H
#define BASTIDE_TUI_LANDSCAPE_H

#include "bastide/game.h"
#include "bastide/rng.h"
#include "wording/seats.h"

/* The squares that are to be filled, around the start tile on 0,0. */
struct landscape_frame {
    int west, east, north, south;
};

struct landscape {
    struct game game;
    struct seats seats;
    struct rng rng;
    struct landscape_frame frame;
};

/* Begins with the start tile alone. */
void landscape_begin(struct landscape *landscape, uint64_t seed, struct landscape_frame frame);

/* Lays the next tile, near the middle of the frame and without leaving holes if that can be, and
 * all that a turn brings with it. False where the frame is full or no tile is left that fits into
 * it. */
bool landscape_grow(struct landscape *landscape);

#endif
