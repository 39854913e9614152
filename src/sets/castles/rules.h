/* From a small city to a castle (CA2, CA3, CA12). */
#ifndef BASTIDE_RULES_CASTLES_H
#define BASTIDE_RULES_CASTLES_H

#include "bastide/game.h"

/* Records a feature that was just completed if it is a small city whose occupant may decide
 * (CA2). */
void castles_note_city(struct game *game, uint16_t node);

/* Builds the castles decided on (CA3), and pays those who share the city with a converter but score
 * it (CA12). */
void castles_build(struct game *game, struct event_list *events);

/* The two tiles of the small city or castle of `node`, in reading order. */
void castles_two_tiles(const struct game *game, uint16_t node, uint8_t tiles[2]);

/* Whether a small city or castle on the tiles `a` precedes one on the tiles `b` (OR2). If they
 * share their first tile, the second decides. */
bool castles_read_before(const struct game *game, const uint8_t a[2], const uint8_t b[2]);

/* Whether the completed feature of `node` is a small city that some player converts (CA3, CA12). */
bool castles_is_converted(const struct game *game, uint16_t node);

#endif
