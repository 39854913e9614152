/* Castles, painted. */
#ifndef BASTIDE_CASTLES_PAINT_H
#define BASTIDE_CASTLES_PAINT_H

#include "picture/overlay.h"

/* Where a follower stands on its half of a castle, whose other half is beyond that edge: in the
 * middle of both. */
struct picture_anchor castle_anchor(unsigned edge, unsigned size);

#endif
