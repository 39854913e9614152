/* What the list of a tile implies: where its roads end, what stands in the middle,
 * which city runs out to a corner. All follows from which fields are separated and which touch. */
#ifndef BASTIDE_PICTURE_LAYOUT_H
#define BASTIDE_PICTURE_LAYOUT_H

#include "bastide/tiles.h"
#include "picture/shape.h"

#include <stdbool.h>

struct layout {
    const struct tile_kind *tile;
    struct point hub;          /* the middle, moved away from cities beside it */
    bool has_bazaar;           /* a market place lies there */
    bool has_village;          /* roads end there, and neither bazaar nor monastery ends them */
    uint8_t end[SEGMENTS_MAX]; /* a road with one edge: the city it ends at, or NO_SEGMENT */
    uint8_t lanes;             /* bit s for a city that a lane joins with the hub */
    uint8_t lane;              /* the segment the lanes belong to: a road, or NO_SEGMENT */
    uint8_t spur[EDGES];       /* the city that runs to the corner clockwise after that edge */
    uint8_t monastery;         /* segment or NO_SEGMENT */
    struct point abbey;        /* its middle */
    float abbey_reach;         /* how far its walls lie from there */
    float bow;                 /* how far a road yields to a city beside it */
};

/* The layout of a tile `size` pixels wide. */
struct layout layout_of(const struct tile_kind *tile, unsigned size);

/* How far the middle of a road that passes from `edge` to the opposite one yields to the side of
 * the next edge clockwise. */
float layout_bow(const struct layout *layout, unsigned edge);

/* The edge that a gate of road `road` to city `city` lies before: the road goes straight towards
 * it for the last steps. */
unsigned layout_gate_edge(const struct layout *layout, unsigned road, unsigned city);

/* Segment `segment` as a road that passes, with two edges. */
bool layout_passes(const struct layout *layout, unsigned segment);

#endif
