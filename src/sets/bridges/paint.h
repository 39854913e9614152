/* Bridges, painted. */
#ifndef BASTIDE_BRIDGES_PAINT_H
#define BASTIDE_BRIDGES_PAINT_H

#include "picture/overlay.h"

/* Where a follower stands on a bridge: off its middle, so that a monk below stays visible. */
struct picture_anchor bridge_anchor(enum direction direction, unsigned size);

#endif
