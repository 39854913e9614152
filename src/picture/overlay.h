/* Structures built on a painted tile during a game: lowered drawbridges, castles, bridges; to be
 * painted in that order. All work on the size * size pixels of a tile as it lies on the board. */
#ifndef BASTIDE_PICTURE_OVERLAY_H
#define BASTIDE_PICTURE_OVERLAY_H

#include "bastide/square.h"
#include "picture/picture.h"

/* Paints a bridge over a tile. Its pixels get segment SEGMENT_TRACK; all others are unchanged,
 * except that those in its shadow are shaded. */
void picture_bridge(enum direction direction, unsigned size, struct pixel *pixels);

/* Paints a tile's half of a castle whose other half is beyond the board's edge `edge`: it covers
 * the pixels of the city there, which keep that segment. */
void picture_castle(unsigned edge, unsigned size, struct pixel *pixels);

/* Lowers the drawbridges of the tile's city segments in the mask `cities` (DB2); a tile is painted
 * with all of them raised. */
void picture_lower(unsigned cities, unsigned size, struct pixel *pixels);

/* Where a follower stands on a bridge, off its middle so that a monk below stays visible; and on
 * its half of a castle. */
struct picture_anchor picture_bridge_anchor(enum direction direction, unsigned size);
struct picture_anchor picture_castle_anchor(unsigned edge, unsigned size);

#endif
