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
    uint8_t wanted[PLAYERS_MAX]; /* what each player is to choose where a decider plays on
                                    (bots/deciders.h); NO_TILE: the course ends there */
    unsigned turns;              /* still to be begun; those of EXTRA_TURNS are not counted */
    unsigned made;               /* turns made, of all kinds */
};

/* Begins a course at the game's position, in which nobody is to choose anything. */
void course_begin(struct course *course, const struct sight *sight, const struct outlook *outlook,
                  const struct game *game, uint64_t seed, unsigned turns);

/* Plays on to the end of the turns or of the game, or to where a decider does not know what a
 * player wants. `values` is what the position is worth then. It goes on from there if it is given
 * more turns. */
void course_run(struct course *course, struct values *values);

#endif
