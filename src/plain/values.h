/* Values in text mode: nothing moves here, so an answer waits until all of its budget is played. */
#ifndef BASTIDE_PLAIN_VALUES_H
#define BASTIDE_PLAIN_VALUES_H

#include "plain/dialogue.h"
#include "thinking/valuer.h"

/* Waits for the values begun; where people watch a long wait, says so. NULL if the dialogue has
 * ended meanwhile. They stay as they are until the next call, or the valuer's. */
const struct valuing *values_await(struct valuer *valuer, struct dialogue *dialogue);

/* Begins, and waits. Also NULL where threads run out, which is said. */
const struct valuing *values_find(struct valuer *valuer, struct dialogue *dialogue,
                                  const struct valuing_request *request);

/* "Tile 2 for Ben: worth 3.0 +- 1.2, against tile 1.": what it changes for a player to get a tile
 * and not the best other one, `against`, both from 0. */
void values_say_worth(struct dialogue *dialogue, unsigned tile, const char *name,
                      struct estimate worth, unsigned against);

/* How far the values can be trusted. */
void values_say_trust(struct dialogue *dialogue, const struct valuing *values,
                      const struct game *game);

#endif
