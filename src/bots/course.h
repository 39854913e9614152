/* A game that is played on for some turns, each the best by the evaluation, with tiles drawn at
 * random. The same seed draws the same tiles, whatever is done with them. */
#ifndef BASTIDE_BOTS_COURSE_H
#define BASTIDE_BOTS_COURSE_H

#include "bots/plans.h"

struct course {
    const struct sight *sight;
    struct game game;
    struct outlook outlook; /* of its pile */
    struct rng rng;
    /* Of the bazaar being held, the tile that each player gets; NO_TILE: the course ends there. */
    uint8_t tile_of[PLAYERS_MAX];
    unsigned turns; /* still to be begun; those with a bazaar's tiles are not counted */
    unsigned made;  /* turns made, of all kinds */
};

/* Begins a course at the game's position, without tiles of a bazaar. */
void course_begin(struct course *course, const struct sight *sight, const struct outlook *outlook,
                  const struct game *game, uint64_t seed, unsigned turns);

/* Plays on to the end of the turns or of the game, or to a bazaar: at one that is being held,
 * everybody opens with 0 points for the tile they are to get, and nobody bids more. `values` is
 * what the position is worth then. It goes on from there if it is given more turns. */
void course_run(struct course *course, struct values *values);

#endif
