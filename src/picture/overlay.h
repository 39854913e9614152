/* What a game builds upon a painted tile: drawbridges let down, castles, bridges; to be painted in
 * that order. All work on the size * size pixels of a tile as it lies on the board. */
#ifndef BASTIDE_PICTURE_OVERLAY_H
#define BASTIDE_PICTURE_OVERLAY_H

#include "bastide/square.h"
#include "picture/picture.h"

/* Paints a bridge over a tile. Its pixels are those of segment SEGMENT_BRIDGE; all others keep what
 * they show, and those in its shadow are shaded. */
void picture_bridge(enum direction direction, unsigned size, struct pixel *pixels);

/* Paints the half of a castle that lies on a tile, whose other half lies beyond the board's edge
 * `edge`: it takes the pixels of the city there, and they stay that segment's. */
void picture_castle(unsigned edge, unsigned size, struct pixel *pixels);

/* Lets down the drawbridges of the tile's city segments in the mask `cities` (DB2); a tile is
 * painted with all of them raised. */
void picture_lower(unsigned cities, unsigned size, struct pixel *pixels);

/* Where a follower stands on a bridge, off its middle so that a monk below can be seen; and on the
 * half of a castle. */
struct picture_anchor picture_bridge_anchor(enum direction direction, unsigned size);
struct picture_anchor picture_castle_anchor(unsigned edge, unsigned size);

#endif
